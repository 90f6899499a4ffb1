// Count, shape and sort on one line.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';
import { number as numberByName } from './list-intro.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const ways = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  '@media': { [from.md]: { flex: 'none' } },
});
export const sort = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
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
// Next to the filters on a phone the sort order comes first, and the number below it, unless it is next to the name of the list.
export const number = style({
  order: 1,
  marginInlineStart: 'auto',
  fontSize: vars.size.small,
  '@media': { [from.md]: { order: 0, marginInlineStart: 0, fontSize: vars.size.body } },
});
globalStyle(`[data-product-list]:has(${numberByName}) ${number}`, {
  display: 'none',
  '@media': { [from.md]: { display: 'block' } },
});

const flow = vars.density.listFlow.slice('var('.length, -1);

/** Lines need the width of a tablet; a look whose lists are lines anyway has no other shape. */
export const views = style({
  display: 'none',
  '@media': { [from.md]: { display: 'flex', '@container': { [`style(${flow}: lines)`]: { display: 'none' } } } },
});
export const view = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.tap,
  height: measure.tap,
  border: `1px solid ${vars.color.control}`,
  color: vars.color.inkQuiet,
  selectors: {
    '&:first-child': { borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}` },
    '&:last-child': { borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`, borderInlineStart: 0 },
    '&[aria-current]': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.surface },
    '&:hover:not([aria-current])': { color: vars.color.ink, background: vars.color.plate },
  },
});
