// A row of recommendations: title and "see all" on one line.
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { drawnNear } from '~/ui/theme/drawn-near';
import { measure, space } from '~/ui/theme/sizes';
import * as tile from './tile.css';

export const section = style({ display: 'grid', gap: space[4], minWidth: 0, ...drawnNear('27rem') });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  fontWeight: 600,
  color: vars.color.link,
});

// As many stand beside each other as the look says; the room goes to what is in them.
const gap = `min(${vars.density.gap}, ${space[5]})`;

/** Spec §4: 1, 3 or 5 in view by the width of the window; a little of the next one shows that there is more. */
export const row = style([
  tile.row,
  {
    gridAutoColumns: '78%',
    columnGap: gap,
    scrollSnapType: 'inline mandatory',
    '@media': {
      [from.sm]: { gridAutoColumns: `calc((100% - 2 * ${gap}) / 3)` },
      [from.xl]: {
        gridAutoColumns: `calc((100% - (${vars.front.rowTiles} - 1) * ${gap}) / ${vars.front.rowTiles})`,
      },
    },
  },
]);
globalStyle(`${row} > li`, { padding: `min(${vars.density.card}, 0.875rem)` });

// One alone is lost in a row for five: its picture stands at its side instead.
const alone = `${row}:has(> :only-child)`;
globalStyle(alone, { '@media': { [from.md]: { gridAutoColumns: 'minmax(0, 32rem)' } } });
globalStyle(`${alone} > ${tile.tile}`, {
  '@media': { [from.md]: { gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: space[4] } },
});
globalStyle(`${alone} > ${tile.tile} > *`, { '@media': { [from.md]: { gridColumn: 2 } } });
// A name has one line here: as tall as a finger's tip all the same.
globalStyle(`${alone} ${tile.link}`, { display: 'block', paddingBlock: space[1] });
globalStyle(`${alone} > ${tile.tile} > ${tile.media}`, {
  '@media': { [from.md]: { gridArea: '1 / 1 / -1', alignSelf: 'start', margin: 0 } },
});

/** How many tiles the row has. */
const tiles = createVar();
/** How much of the controls' room is taken: 1 when the row has more tiles than it shows at a time, else 0. */
const taken = createVar();
/** Where the controls will stand, before the script that makes them work is there: nothing may move under a finger that presses. */
export const room = style({
  vars: { [taken]: `clamp(0, ${tiles} - 1, 1)` },
  height: `calc(${measure.tap} * ${taken})`,
  marginTop: `calc(${space[4]} * (${taken} - 1))`,
  '@media': {
    [from.sm]: { vars: { [taken]: `clamp(0, ${tiles} - 3, 1)` } },
    [from.xl]: { vars: { [taken]: `clamp(0, ${tiles} - ${vars.front.rowTiles}, 1)` } },
  },
});
/** By the number of tiles, from one on; rows of more are as full as the last. */
export const roomOf = ['1', '2', '3', '4', '5', '6'].map((count) => style({ vars: { [tiles]: count } }));
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const arrow = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.tap,
  height: measure.tap,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  ':hover': { borderColor: vars.color.ink },
});
export const dots = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${dots} > i`, {
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: '50%',
  background: vars.color.control,
  cursor: 'pointer',
});
globalStyle(`${dots} > i[data-current]`, {
  background: vars.color.accentStrong,
  width: '1.5rem',
  borderRadius: '0.3125rem',
});
