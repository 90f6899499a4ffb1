// A quiet band above the footer: what for on the left, the field on the right.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const band = style({ background: vars.color.plate, color: vars.color.ink });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[8],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44rem)', columnGap: space[10] } },
});
export const ask = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
