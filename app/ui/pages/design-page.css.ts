// Three steps side by side where there is room, numbered in the look's own ink.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const steps = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  selectors: { 'ol&': { listStyle: 'decimal', paddingLeft: space[5] } },
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[8] } },
});
export const step = style({
  paddingLeft: space[1],
  selectors: { '&::marker': { color: vars.color.accent, fontWeight: 700 } },
});
