// Panels slide in from the right, over the full width on phones; the peek is a small card that does not cover the page.
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { layer, measure, motion, space } from '../theme/sizes';

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Not there for the layout. */
export const panelPlace = style({ display: 'contents' });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  background: vars.color.scrim,
  animation: `${fade} ${motion.slide}`,
});

export const panel = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: layer.modal,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.panel,
  animation: `${slide} ${motion.slide}`,
  selectors: { '&:not([open])': { display: 'none' }, '&::backdrop': { background: vars.color.scrim } },
  '@media': { [from.sm]: { width: measure.panel } },
});
globalStyle(`html:has(${panel}[open])`, { overflow: 'hidden' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const body = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: space[5] });
export const foot = style({
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  ':empty': { display: 'none' },
});
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.tap,
  height: measure.tap,
  flex: 'none',
  color: 'inherit',
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.plate },
});

const drop = keyframes({ from: { transform: 'translateY(-0.75rem)', opacity: 0 } });

export const peek = style({
  position: 'fixed',
  zIndex: layer.peek,
  insetInline: space[2],
  top: space[2],
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  animation: `${drop} ${motion.slide}`,
  '@media': {
    [from.sm]: { left: 'auto', right: space[4], width: '25rem', top: `calc(${measure.header} + ${space[2]})` },
  },
});
