// A quiet plate with its picture at the right, which goes first when there is no room.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });
export const picture = style({
  display: 'none',
  width: '8rem',
  height: '8rem',
  flex: 'none',
  objectFit: 'contain',
  '@media': { [from.sm]: { display: 'block' } },
});
