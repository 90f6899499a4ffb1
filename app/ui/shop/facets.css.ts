// Facets stand beside the list from 1024 px; on phones they are a fold above it.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

/** One column, two where the form stands beside the list. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: space[6] } },
});
export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 });

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
// Beside the list nothing is folded; a browser that cannot show a closed fold's inside keeps the handle.
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
// The next group has a line of its own.
globalStyle(`${group} details`, { borderBottom: 0 });
export const legend = style({ float: 'left', width: '100%', fontWeight: 700, paddingBottom: space[1] });
export const count = style({ color: vars.color.inkQuiet, fontSize: vars.size.small });
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
