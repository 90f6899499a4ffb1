// The three layouts, the sidebar and the footer. Sizes of spec §9.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { drawnNear } from '../theme/drawn-near';
import { accent as markAccent } from '../theme/marks.css';
import { measure, space } from '../theme/sizes';

/** Spec §9: from 1920 px main is as wide as the window less 650 px; the `wide` container leaves it just that. */
export const withSidebar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.xl]: { gridTemplateColumns: `${measure.sidebar} minmax(0, 1fr)` },
  },
});
export const main = style({ minWidth: 0, paddingBlock: `${space[5]} ${vars.density.section}`, minHeight: '60vh' });
/** The goods of a list begin high. */
export const listMain = style([main, { paddingTop: space[2], '@media': { [from.lg]: { paddingTop: space[3] } } }]);

export const besideSidebar = style({ '@media': { [from.xl]: { paddingLeft: space[8] } } });

export const footer = style({
  background: vars.color.footGround,
  color: vars.color.footInk,
  ...drawnNear('85rem'),
  '@media': {
    [from.md]: { containIntrinsicHeight: 'auto 59rem' },
    [from.lg]: { containIntrinsicHeight: 'auto 53rem' },
    [from.xl]: { containIntrinsicHeight: 'auto 32.5rem' },
  },
});
globalStyle(`${footer} nav a`, {
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-block',
  paddingBlock: space[1],
});
globalStyle(`${footer} nav a:hover`, { textDecoration: 'underline' });
globalStyle(`${footer} ${markAccent}`, { fill: vars.color.footAccent });
export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${space[5]} ${space[8]}`,
  paddingBlock: space[8],
  borderBottom: `1px solid ${vars.color.footLine}`,
});
export const promise = style({ display: 'flex', gap: space[3] });
export const promiseTitle = style({ fontWeight: 700 });
export const footQuiet = style({ color: vars.color.footQuiet, fontSize: vars.size.small });
export const footColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
  paddingBlock: space[10],
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    // Room for the shop's name next to five columns.
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1.6fr) repeat(auto-fit, minmax(9rem, 1fr))' },
  },
});
export const footBrand = style({ gridColumn: '1 / -1', '@media': { [from.xl]: { gridColumn: 'auto' } } });
export const footTitle = style({ fontSize: vars.size.h4, marginBottom: space[2] });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${vars.color.footLine}`,
});

export const checkoutTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minHeight: '4.5rem',
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
});
export const checkoutFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[8],
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
});
export const sellerLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  fontStyle: 'normal',
  fontSize: vars.size.small,
  paddingBlock: space[2],
});
// A target of 24 px for a finger (WCAG 2.5.8).
globalStyle(`${legal} a, ${sellerLine} a`, { color: 'inherit', display: 'inline-block', minHeight: '1.5rem' });
export const payMarks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const payMark = style({
  padding: `0.125rem ${space[2]}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  fontWeight: 600,
});
export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  color: vars.color.link,
});

export const simple = style({
  display: 'grid',
  minHeight: '100vh',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [from.lg]: {
      gridTemplateRows: 'none',
      gridTemplateColumns: `calc(${measure.sidebar} + 2 * ${space[6]}) minmax(0, 1fr)`,
    },
  },
});
export const simpleSide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.footGround,
  color: vars.color.footInk,
  '@media': {
    [from.lg]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      flexWrap: 'nowrap',
      gap: space[8],
      padding: space[6],
      position: 'sticky',
      top: 0,
      height: '100vh',
      overflowY: 'auto',
    },
  },
});
globalStyle(`${simpleSide} a`, { color: 'inherit' });
globalStyle(`${simpleSide} ${markAccent}`, { fill: vars.color.footAccent });
globalStyle(`${simpleSide} > a:first-child`, {
  '@media': { [from.lg]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const simpleFacts = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'flex', flexDirection: 'column', gap: space[4], fontSize: vars.size.small } },
});
export const simpleMain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '66rem',
  padding: `${space[6]} ${space[4]} ${space[16]}`,
  '@media': { [from.lg]: { padding: `${space[12]} ${space[8]} ${space[16]}` } },
});
