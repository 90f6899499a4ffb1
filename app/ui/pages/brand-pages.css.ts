// Brands and certificates: an index in columns, and pages with a story next to the facts.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: measure.tap,
  minHeight: measure.tap,
  borderRadius: vars.radius.control,
  background: vars.color.plate,
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: vars.color.ink, color: vars.color.ground },
});
export const groups = style({
  columnGap: space[10],
  '@media': { [from.md]: { columns: 2 }, [from.xl]: { columns: 3 } },
});
export const group = style({
  breakInside: 'avoid',
  paddingBottom: space[6],
  scrollMarginTop: `calc(${measure.header} + ${space[4]})`,
});
export const initial = style({
  paddingBottom: space[1],
  borderBottom: `2px solid ${vars.color.accent}`,
});
export const names = style({ margin: 0 });
export const brand = style({
  display: 'block',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
});
export const brandName = style({ fontWeight: 600 });
globalStyle(`${brand}:hover ${brandName}`, { textDecoration: 'underline', textUnderlineOffset: '0.18em' });
export const story = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(16rem, 1fr)', gap: space[10] } },
});
export const telling = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const lead = style({ fontSize: vars.size.h4, lineHeight: 1.45, maxWidth: measure.text });
export const meaning = style({ display: 'grid', gap: space[2], paddingTop: space[3], maxWidth: measure.text });
export const aside = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  borderInlineStart: `3px solid ${vars.color.line}`,
});

export const marks = style({
  display: 'grid',
  gap: vars.density.gap,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const mark = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  height: '100%',
  padding: space[4],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  textDecoration: 'none',
});
export const markLogo = style({ width: 64, height: 64, objectFit: 'contain' });
export const markHead = style({ display: 'flex', alignItems: 'center', gap: space[4] });
globalStyle(`${mark}:hover ${brandName}`, { textDecoration: 'underline', textUnderlineOffset: '0.18em' });
