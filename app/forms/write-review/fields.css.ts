// Stars to choose: every star up to the chosen one is lit, by selectors alone.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const group = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ fontWeight: 600, padding: 0, marginBottom: space[1] });
export const stars = style({ display: 'inline-flex' });
export const star = style({
  position: 'relative',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
// Over the star, so that it takes the press itself.
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  fontSize: '2rem',
  lineHeight: 1,
  color: vars.color.stockYellow,
  // In the stylesheet: the character is outside Latin-1, which would double the memory of each cached page.
  '::before': { content: '"\\2605"' },
});
// Stars after the chosen one, and all of them while none is chosen, are outlines.
const dim = { color: vars.color.line };
globalStyle(`${stars}:not(:has(:checked)) ${glyph}`, dim);
globalStyle(`${star}:has(:checked) ~ ${star} ${glyph}`, dim);
