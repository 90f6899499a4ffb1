// Styles for the terms of an order: each term has its link next to it.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const terms = style({ display: 'grid', gap: space[2] });
export const legend = style({ fontSize: vars.size.h4, marginBottom: space[2] });
export const term = style({
  display: 'grid',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: space[5],
  '@media': { [from.sm]: { gridTemplateColumns: 'auto auto' } },
});
export const read = style({ fontSize: vars.size.small, paddingBlock: space[2] });
