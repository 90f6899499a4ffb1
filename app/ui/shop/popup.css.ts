// The popup: a box in the page, the same box as a modal once scripts run, and a pill in the corner that is left of it.
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { layer, measure, space } from '~/ui/theme/sizes';
import { taken } from './question-bar.css';

export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: '100%',
  maxWidth: '38rem',
  marginInline: 'auto',
  marginBlock: space[8],
  padding: space[6],
  background: vars.color.surface,
  color: vars.color.ink,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
globalStyle(`${box}[hidden]`, { display: 'none' });
/** The close button is in the corner: the heading leaves room for it. */
globalStyle(`${box} > h2`, { paddingRight: measure.tap });
/** Scripts put the box into a dialog of this class. */
export const modal = style({
  width: 'min(38rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  '::backdrop': { background: vars.color.scrim },
});
globalStyle(`${modal} > ${box}`, { margin: 0, border: 0 });

export const close = style({ position: 'absolute', top: space[2], right: space[2], zIndex: 1 });
const bare = style({ border: 0, background: 'transparent', color: 'inherit', font: 'inherit' });
export const cross = style([
  bare,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: measure.tap,
    height: measure.tap,
    flex: 'none',
    borderRadius: vars.radius.control,
  },
]);
globalStyle(`${close} ${cross}`, { background: vars.color.surface });
export const picture = style({ width: '100%', height: 'auto', borderRadius: vars.radius.card });
export const led = style({ display: 'block' });
export const never = style([
  bare,
  { minHeight: measure.tap, padding: 0, textDecoration: 'underline', fontSize: vars.size.small },
]);

/** Above a prompt at the bottom edge. The fallback is needed while a page has only its critical styles: the variable is registered in the others. */
export const mini = style({
  position: 'fixed',
  left: space[4],
  right: space[4],
  bottom: `calc(${fallbackVar(taken, '0px')} + ${space[4]})`,
  zIndex: layer.sticky,
  pointerEvents: 'none',
  '@media': { [from.md]: { left: 'auto' } },
});
// What has the focus is scrolled above it, and so can be the end of the page.
const room = `calc(${fallbackVar(taken, '0px')} + 5rem)`;
globalStyle(`html:has(${mini}:not([hidden]))`, { scrollPaddingBottom: room });
globalStyle(`html:has(${mini}:not([hidden])) body`, { paddingBottom: room });
globalStyle(`${mini}[hidden]`, { display: 'none' });
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  // Until its own two colours have come.
  color: vars.color.ground,
  background: vars.color.ink,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.panel,
  pointerEvents: 'auto',
});
export const again = style([
  bare,
  { minHeight: measure.tap, padding: `${space[2]} 0 ${space[2]} ${space[4]}`, textAlign: 'left', fontWeight: 600 },
]);
