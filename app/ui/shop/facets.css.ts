// Facets are next to the list from 1024 px; below that they are a sheet over the page.
import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { layer, measure, space } from '~/ui/theme/sizes';
import { ways } from './category-entries.css';
import { bar, taken } from './question-bar.css';
import { dot } from './swatch.css';
import { picture } from './tile.css';

/** One column; two where categories and form are next to the list, from the top of the page on. */
export const beside = style({
  display: 'grid',
  // On phones the filters' handle and the order share a line.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  '@media': {
    [from.lg]: {
      gridTemplate: '"side head" auto "side results" 1fr / 13rem minmax(0, 1fr)',
      columnGap: space[6],
    },
  },
});
export const listHead = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'head' } },
});
export const side = style({ minWidth: 0, '@media': { [from.lg]: { gridArea: 'side' } } });
globalStyle(`${side}:has(> details[open])`, { gridColumn: '1 / -1' });
export const results = style({
  display: 'contents',
  '@media': {
    [from.lg]: {
      gridArea: 'results',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      minWidth: 0,
    },
  },
});
globalStyle(`${results} > :not(:first-child)`, { gridColumn: '1 / -1' });
// The first row of products is fully visible below the head of a list: in a low window its pictures are smaller.
globalStyle(`${results} ${picture}`, {
  maxHeight: `max(7rem, 100svh - ${taken} - 38rem)`,
  '@media': { [from.lg]: { maxHeight: `max(6rem, 100svh - ${taken} - 35rem - 2 * ${vars.density.card})` } },
});
// Sub-categories above the list take a line, and goods below them may have a duty and a second line of their name.
globalStyle(`${beside}:has(${ways}) ${picture}`, {
  '@media': { [from.lg]: { maxHeight: `max(6rem, 100svh - ${taken} - 36.75rem - 2 * ${vars.density.card})` } },
});

// A notification that waits for the answer leaves its room to them.
globalStyle(`html:has(${bar}) ${results} ${picture}`, {
  '@media': { [below.sm]: { maxHeight: `max(7rem, 100svh - ${taken} - 36.5rem)` } },
});

export const sheet = style({ minWidth: 0 });
export const handle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: measure.tap,
  paddingInline: space[4],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontWeight: 600,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { borderColor: vars.color.ink } },
});
export const form = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  '@media': { [from.lg]: { paddingTop: 0 } },
});
export const close = style({ display: 'none', marginInlineStart: 'auto' });
// A long list of choices may never hide the way on.
export const foot = style({
  position: 'sticky',
  bottom: 0,
  background: vars.color.surface,
  paddingBlock: space[3],
  '@media': { [from.lg]: { position: 'static', padding: 0, background: 'none' } },
});
globalStyle(`${sheet}[open]`, {
  '@media': {
    [below.lg]: {
      position: 'fixed',
      inset: 0,
      zIndex: layer.modal,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: space[4],
      background: vars.color.surface,
    },
  },
});
globalStyle(`${sheet}[open] > ${handle}`, {
  '@media': {
    [below.lg]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.raised,
      minHeight: '3.5rem',
      marginInline: `calc(-1 * ${space[4]})`,
      border: 0,
      borderRadius: 0,
      borderBottom: `1px solid ${vars.color.line}`,
      fontSize: vars.size.lead,
    },
  },
});
globalStyle(`${sheet}[open] > ${handle} > ${close}`, { '@media': { [below.lg]: { display: 'inline-grid' } } });
globalStyle(`html:has(${sheet}[open])`, { '@media': { [below.lg]: { overflow: 'hidden' } } });
// Next to the list nothing is folded; a browser that cannot show a closed fold's content shows the handle.
globalStyle(`${sheet}::details-content`, {
  '@media': { [from.lg]: { contentVisibility: 'visible', height: 'auto', display: 'block' } },
});
globalStyle(`${handle}`, {
  '@supports': { 'selector(::details-content)': { '@media': { [from.lg]: { display: 'none' } } } },
});

export const group = style({
  display: 'grid',
  minWidth: 0,
  paddingTop: space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
// The next group has a separator line above it.
globalStyle(`${group} details`, { borderBottom: 0 });
export const legend = style({ float: 'left', width: '100%', fontWeight: 700, paddingBottom: space[1] });
globalStyle(`${group} ${dot}`, { display: 'inline-block', verticalAlign: '-0.25rem', marginInlineEnd: space[1] });
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[2],
  cursor: 'pointer',
});
globalStyle(`${choice} > input`, {
  width: '1.25rem',
  height: '1.25rem',
  margin: '0.125rem 0',
  flex: 'none',
  accentColor: vars.color.accentStrong,
});
globalStyle(`${choice} > span`, { flex: 1, minWidth: 0 });
globalStyle(`${choice} small`, { color: vars.color.inkQuiet, fontSize: vars.size.small });
export const prices = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] });

export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
globalStyle(`${chosen} a`, { gap: space[2] });
export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  paddingInline: space[2],
  color: vars.color.link,
  fontWeight: 600,
});
