// Count and sort on one line.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';
import { number as numberByName } from './list-intro.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const sort = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: space[2],
  '@media': { [from.md]: { flex: 'none' } },
});
globalStyle(`${sort} > button`, {
  paddingInline: space[3],
  '@media': { [from.md]: { paddingInline: space[5] } },
});
/** On phones the sign alone is seen. */
export const word = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [from.md]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
// Beside the filters on a phone the order comes first, and the number below it, unless it stands beside the name of the list.
export const number = style({
  order: 1,
  fontSize: vars.size.small,
  '@media': { [from.md]: { order: 0, fontSize: vars.size.body } },
});
globalStyle(`[data-product-list]:has(${numberByName}) ${number}`, {
  display: 'none',
  '@media': { [from.md]: { display: 'block' } },
});
