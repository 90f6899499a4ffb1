// The wishes for a present take the whole width of the form, above quantity and button.
import { globalStyle, style } from '@vanilla-extract/css';
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
/** In the cart: below the facts of its line. */
export const ofLine = style({});
globalStyle(`${ofLine} > details`, { borderBottom: 0 });
globalStyle(`${ofLine} summary`, { justifyContent: 'flex-start', fontWeight: 400, color: vars.color.link });
