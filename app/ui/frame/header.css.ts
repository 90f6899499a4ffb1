// Header: search is the largest thing in it. 80 px high from 1024 px (spec §9), two rows on phones.
import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { layer, measure, space } from '../theme/sizes';

const narrow = 'screen and (max-width: 1023.98px)';

export const header = style({
  position: 'relative',
  zIndex: layer.sticky,
  background: vars.color.headerGround,
  color: vars.color.headerInk,
  borderBottom: `1px solid ${vars.color.headerLine}`,
  '@media': { [from.lg]: { position: 'sticky', top: 0 } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  rowGap: space[1],
  paddingBlock: `${space[1]} ${space[2]}`,
  '@media': { [from.lg]: { flexWrap: 'nowrap', minHeight: measure.header, columnGap: space[5], paddingBlock: 0 } },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: measure.tap,
  color: 'inherit',
  textDecoration: 'none',
  minWidth: 0,
});
/** A shop's own picture, as high as two lines of its name would be. */
export const logo = style({
  width: 'auto',
  height: 'auto',
  maxWidth: 'min(12rem, 55vw)',
  maxHeight: '2.5rem',
  '@media': { [from.lg]: { maxWidth: '15rem', maxHeight: '3.25rem' } },
});
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.25rem',
  lineHeight: 1.05,
  letterSpacing: vars.font.headingTracking,
  '@media': { [from.lg]: { fontSize: '1.5rem' } },
});
export const nameRest = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontWeight: 500,
  fontSize: '0.875rem',
  letterSpacing: '0.01em',
  lineHeight: 1.2,
});

export const search = style({
  position: 'relative',
  order: 5,
  display: 'flex',
  flex: '1 0 100%',
  minWidth: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `2px solid ${vars.color.accentStrong}`,
  borderRadius: vars.radius.control,
  '@media': { [from.lg]: { order: 0, flex: '1 1 0' } },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `0 ${space[4]}`,
  border: 0,
  background: 'transparent',
  borderRadius: vars.radius.control,
  '::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outlineColor: vars.color.focus, outlineOffset: '2px' } },
});
export const searchButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: '3.25rem',
  padding: `0 ${space[4]}`,
  border: 0,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  fontWeight: 600,
  borderRadius: `0 calc(${vars.radius.control} - 2px) calc(${vars.radius.control} - 2px) 0`,
  margin: '-1px',
  ':hover': { background: vars.color.accentHover },
});
export const searchWord = style({ display: 'none', '@media': { [from.md]: { display: 'inline' } } });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  '@media': { [from.lg]: { gap: space[1], marginLeft: 0 } },
});
export const tool = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minWidth: measure.tap,
  minHeight: measure.tap,
  padding: `${space[1]} ${space[1]}`,
  color: 'inherit',
  fontSize: vars.size.small,
  lineHeight: 1.2,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': { [from.lg]: { minWidth: '4.25rem' } },
});
export const toolWord = style({
  display: 'none',
  maxWidth: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from.lg]: { display: 'block' } },
});
globalStyle(`${tool}:hover ${toolWord}`, { textDecoration: 'underline' });
export const count = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  marginLeft: '0.25rem',
  minWidth: '1.25rem',
  padding: '0 0.3125rem',
  borderRadius: '1rem',
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${vars.color.headerGround}`,
  '@media': { [forcedColors]: { outline: '1px solid' } },
});

/** Lists have their place in the mobile menu. */
export const onlyWideTool = style({ '@media': { [narrow]: { display: 'none' } } });

// What app/client/suggestions puts below the field.
globalStyle(`${search} [role=listbox]`, {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.sticky,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: space[2],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: '0 0.5rem 1.5rem rgb(0 0 0 / 0.15)',
});
globalStyle(`${search} [role=option]`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});
globalStyle(`${search} [role=option] span`, { flex: 1, minWidth: 0 });
globalStyle(`${search} [role=option] img`, { flex: 'none', width: 40, height: 40, objectFit: 'contain' });
globalStyle(`${search} [role=option] b`, { flex: 'none', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${search} [role=option] small`, { color: vars.color.inkQuiet, fontSize: vars.size.small });
// On a phone name and price are enough to distinguish two products.
globalStyle(`${search} [role=option]:has(b) small`, {
  display: 'none',
  '@media': { [from.sm]: { display: 'inline' } },
});
globalStyle(`${search} [role=option][aria-selected=true], ${search} [role=option]:hover`, {
  background: vars.color.accentTint,
});
globalStyle(`${search} [data-suggestions-said]`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
