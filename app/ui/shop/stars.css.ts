// Five stars, the lit ones over the unlit. The sheet draws them: the sign is outside Latin-1, which would double what the server
// stores of a page.
import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';

const FIVE = '"\\2605\\2605\\2605\\2605\\2605"';
const FIVE_OUTLINES = '"\\2606\\2606\\2606\\2606\\2606"';
const base = style({
  position: 'relative',
  display: 'inline-block',
  lineHeight: 1,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
  color: vars.color.line,
  '::before': { content: FIVE },
  // Where all have one colour, the unlit ones are outlines.
  '@media': { [forcedColors]: { '::before': { content: FIVE_OUTLINES } } },
});
export const stars = styleVariants({
  small: [base, { fontSize: '1rem' }],
  large: [base, { fontSize: '1.5rem' }],
});
const over = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: vars.color.stockYellow,
  '::before': { content: FIVE },
});
// Classes, not a width in the markup: the page's policy allows no styles there.
export const HALVES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Halves = (typeof HALVES)[number];
export const lit = styleVariants(
  { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9, '10': 10 } satisfies Record<
    Halves,
    number
  >,
  (count) => [over, { width: `${count * 10}%` }],
);
