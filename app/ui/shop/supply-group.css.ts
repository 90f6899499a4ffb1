// Originals and compatible ones side by side, each cartridge a row with what a page costs.
import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { INKS } from '~/ui/theme/inks';
import { space } from '~/ui/theme/sizes';

export const group = style({ display: 'grid', gap: space[4], scrollMarginTop: '7rem' });
export const title = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const dot = style({
  width: 18,
  height: 18,
  flex: 'none',
  borderRadius: '50%',
  border: `1px solid ${vars.color.control}`,
});
export const ink = styleVariants(INKS, (background) => ({ background }));
export const sides = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const sideName = style({
  paddingBottom: space[1],
  borderBottom: `2px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: 700,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [from.sm]: { gridTemplateColumns: '5rem minmax(0, 1fr) 13rem' } },
});
export const picture = style({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'contain',
  padding: '8%',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const what = style({ display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 });
export const name = style({
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const yields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const perPage = style({ fontWeight: 700 });
export const buy = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
});
export const form = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] });
export const add = style({ paddingInline: space[3], whiteSpace: 'nowrap' });
export const jumps = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.ink },
});
