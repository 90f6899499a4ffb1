// The edges of every page: skip link, the strip with notification, store and language, toasts, loading line, demo bar.
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { layer, measure, motion, space } from '../theme/sizes';

export const skip = style({
  position: 'absolute',
  left: space[4],
  top: space[2],
  zIndex: layer.overlay,
  padding: `${space[2]} ${space[4]}`,
  background: vars.color.ink,
  color: vars.color.ground,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-6rem)' } },
});

export const top = style({ background: vars.color.topGround, color: vars.color.topInk, fontSize: vars.size.small });
export const topRow = style({ display: 'flex', alignItems: 'center', gap: space[6], minHeight: '2.25rem' });
export const topEnd = style({ display: 'flex', alignItems: 'center', gap: space[4], marginLeft: 'auto' });
export const stores = style({ display: 'flex', alignItems: 'center' });
export const store = style({
  minHeight: '2.25rem',
  padding: `0 ${space[3]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-pressed="true"]': { fontWeight: 700, borderBottomColor: vars.color.accent },
  },
});
export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.25rem',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  flex: '1 1 auto',
  '@media': { [from.md]: { flex: '0 1 auto' } },
});
export const noticeText = style({ minWidth: 0, paddingBlock: space[1], lineHeight: 1.3 });
globalStyle(`${noticeText} a`, { color: 'inherit', fontWeight: 600 });
globalStyle(`${noticeText} p`, { display: 'inline' });
// On a phone the strip says one thing: until the notification is closed, store and language are in the menu alone.
globalStyle(`${notice} + ${topEnd}`, { display: 'none', '@media': { [from.md]: { display: 'flex' } } });
globalStyle(`${notice} > form`, { flex: 'none', marginLeft: 'auto' });
export const noticeClose = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.tap,
  height: '2.25rem',
  border: 0,
  background: 'transparent',
  color: 'inherit',
});
/** A separate line across the page, such as the customer whom staff act for. */
export const lineRow = style({ display: 'flex', alignItems: 'center', gap: space[3], minHeight: measure.tap });
export const lineText = style({
  flex: 1,
  paddingBlock: space[2],
  fontSize: vars.size.small,
  '@media': { [from.md]: { fontSize: vars.size.body } },
});

/** Staff must never forget whom they act for: as loud as trouble, on every page. */
export const acting = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: '#7a1f2b',
  color: '#ffffff',
  fontSize: vars.size.small,
});
export const actingEnd = style({
  minHeight: measure.tap,
  padding: `0 ${space[4]}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
});

/** What is shown is not how the shop looks today. */
export const law = style([acting, { background: '#1d3a5f' }]);

/** Nor are test payments. */
export const test = style([acting, { background: '#5f4300' }]);

/** Nor is a draft. */
export const draft = style([acting, { background: '#4a3a6b' }]);
export const lineWay = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: measure.tap,
  color: 'inherit',
  fontWeight: 600,
});

/** A buyer of a procurement system always knows where the cart will go. */
export const punchout = style({
  background: vars.color.topGround,
  color: vars.color.topInk,
  borderBottom: '1px solid currentColor',
});
globalStyle(`${punchout} a, ${punchout} button`, { color: 'inherit', fontWeight: 600 });
/** Small on a phone, where the sentences wrap and the links are on a separate line. */
export const punchoutRow = style({
  paddingBlock: space[1],
  fontSize: vars.size.small,
  '@media': {
    [from.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[4],
      minHeight: measure.tap,
      fontSize: vars.size.body,
    },
  },
});
export const punchoutSaid = style({ lineHeight: 1.4, '@media': { [from.md]: { flex: '1 1 20rem' } } });
export const punchoutWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  whiteSpace: 'nowrap',
  lineHeight: 1.7,
});
export const punchoutLeave = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

/** With scripts it is a popover, so that it also appears above a modal panel; the browser's default popover styles are reset here. */
export const toasts = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: `auto ${space[4]} ${space[4]}`,
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  overflow: 'visible',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
});
// The primary button of an open panel is at the bottom edge and must remain visible.
globalStyle(`html:has(dialog[open]) ${toasts}`, { bottom: '6.5rem' });
const toastBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  maxWidth: '34rem',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.panel,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.slide}`,
});
export const toast = styleVariants({
  done: [toastBase, { background: vars.color.ink, color: vars.color.ground }],
  warned: [
    toastBase,
    {
      background: vars.color.warningGround,
      color: vars.color.ink,
      border: `1px solid ${vars.color.warning}`,
    },
  ],
  trouble: [toastBase, { background: vars.color.danger, color: '#ffffff' }],
});
globalStyle(`${toasts} > [hidden]`, { display: 'none' });
/** Scripts put it there: a round, quiet button with one icon; at least 44 px to touch. */
globalStyle(`${toasts} button`, {
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.tap,
  height: measure.tap,
  flex: 'none',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  borderRadius: vars.radius.control,
});
/** Styled like all icons (kit/icon): the script does not know their class names. */
globalStyle(`${toasts} button svg`, {
  width: '1rem',
  height: '1rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  zIndex: layer.overlay,
  overflow: 'hidden',
  background: vars.color.accentTint,
  animation: `${appear} ${motion.quick}`,
  ':empty': { display: 'none' },
});
globalStyle(`${loading} > i`, {
  display: 'block',
  height: '100%',
  background: vars.color.accent,
  animation: `${sweep} 900ms ease-in-out infinite`,
});
/** For screen readers only. */
globalStyle(`${loading} > span`, { position: 'absolute', clipPath: 'inset(50%)' });

export const demo = style({
  background: '#20242b',
  color: '#f1f3f5',
  fontSize: vars.size.small,
  borderTop: '3px solid #f4c542',
});
globalStyle(`${demo} a, ${demo} button`, { color: 'inherit' });
globalStyle(`${demo} > summary`, { listStyle: 'none' });
globalStyle(`${demo} > summary::-webkit-details-marker`, { display: 'none' });
export const demoSummary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  minHeight: measure.tap,
});
export const demoMeter = style({ marginLeft: 'auto', color: '#c4cad2' });
export const demoBody = style({ display: 'grid', gap: space[5], paddingBlock: `${space[2]} ${space[5]}` });
export const demoList = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const demoButton = style({
  minHeight: measure.tap,
  padding: `${space[1]} ${space[3]}`,
  border: '1px solid #6b7480',
  borderRadius: 4,
  background: 'transparent',
  textAlign: 'left',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  selectors: { '&:hover': { background: '#333a44' }, '&[aria-current]': { background: '#f4c542', color: '#20242b' } },
});
