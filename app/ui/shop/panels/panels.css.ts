// The insides of the cart's panels.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const added = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
});
export const addedPicture = style({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'contain',
  padding: '8%',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const plain = style({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const tick = style({ color: vars.color.success });
export const others = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space[4] });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
export const vat = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[2],
});
export const update = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
