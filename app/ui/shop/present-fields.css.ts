// The gift wishes take the full width of the form, above quantity and button.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const present = style({
  flexBasis: '100%',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const legend = style({ float: 'left', fontSize: vars.size.h4 });
// A card is short; quantity and button are to stay near.
globalStyle(`${present} textarea`, { minHeight: '4.5rem' });
/** In the cart: below its line, as wide as there is room. */
export const ofLine = style({
  gridColumn: '1 / -1',
  maxWidth: '34rem',
  '@media': { [from.md]: { gridColumn: '2 / -1' } },
});
globalStyle(`${ofLine} > details`, { borderBottom: 0 });
globalStyle(`${ofLine} summary`, { justifyContent: 'flex-start', fontWeight: 400, color: vars.color.link });
