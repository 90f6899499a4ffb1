// A row of recommendations: title, controls and "see all" on one line; on phones the controls are below, within reach of the thumb.
import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { drawnNear } from '~/ui/theme/drawn-near';
import { measure, space } from '~/ui/theme/sizes';
import * as tile from './tile.css';

export const section = style({
  display: 'grid',
  gridTemplate: '"title all" minmax(2.75rem, auto) "row row" auto "controls controls" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: space[4],
  minWidth: 0,
  ...drawnNear('40rem'),
  '@media': {
    [from.sm]: {
      gridTemplate: '"title controls all" minmax(2.75rem, auto) "row row row" auto / minmax(0, 1fr) auto auto',
      containIntrinsicHeight: 'auto 37rem',
    },
    // Pictures are as tall as they are wide: the fewer, the taller.
    [from.xl]: { containIntrinsicHeight: `auto calc(20rem + 88rem / ${vars.front.rowTiles})` },
  },
});
export const all = style({
  gridArea: 'all',
  marginInlineStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  fontWeight: 600,
  color: vars.color.link,
});

// The theme sets how many tiles are side by side; the remaining room goes to their content.
const gap = `min(${vars.density.gap}, ${space[5]})`;

/** Spec §4: 1, 3 or 5 in view by the width of the window; a little of the next one shows that there is more. */
export const row = style([
  tile.row,
  {
    gridArea: 'row',
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

// A single tile would look lost in a row for five: its picture is next to its text instead.
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

/** Reserves the room of the controls until their script has loaded: nothing may move under a finger that presses. */
export const room = style({ gridArea: 'controls', '@media': { [below.sm]: { height: measure.tap } } });
// A phone shows one tile at a time: a row of one has nothing to control.
globalStyle(`${section}:not(:has(> ul > li + li)) > ${room}`, { '@media': { [below.sm]: { display: 'none' } } });
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
