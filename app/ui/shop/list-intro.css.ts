// One line that ends in dots until the reader opens it; next to the name where there is room.
import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';
import { bar } from './question-bar.css';

export const intro = style({
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: space[4],
      selectors: { '&:has([open])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
/** From 768 px on it is in the line above the list. */
export const number = style({
  flex: 'none',
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': { [from.md]: { display: 'none' } },
});
export const text = style({ minWidth: 0, maxWidth: measure.text, color: vars.color.inkQuiet });
export const short = style({ display: 'flex', alignItems: 'baseline', columnGap: space[2] });
export const fitsWide = style({});
export const more = style({ flex: 'none' });
export const handle = style({
  paddingBlock: space[1],
  color: vars.color.link,
  fontWeight: 600,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
});

// A browser that cannot query whether the fold is open shows the full text.
const canAsk = 'selector(:has(a))';
globalStyle(`${short}:not(:has([open])) > ${text}`, {
  '@supports': { [canAsk]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
globalStyle(`${short}:has([open])`, { flexWrap: 'wrap' });
globalStyle(`${fitsWide} > ${text}`, { '@media': { [from.lg]: { whiteSpace: 'normal !important' } } });
globalStyle(`${fitsWide} > ${more}`, { '@media': { [from.lg]: { display: 'none' } } });
// While a question takes the lower edge of a phone, the goods come first: the words are back when it is answered.
globalStyle(`html:has(${bar}) ${intro} > :not(${title})`, { '@media': { [below.sm]: { display: 'none' } } });
