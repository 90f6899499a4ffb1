// A prompt at the bottom edge: one thin line that does not cover the products; on a phone the answers are side by side under it.
import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { layer, space } from '~/ui/theme/sizes';

/** Lower windows (a phone in landscape, a page at 400 %) have no spare room: there the prompt is above the page. */
const high = '(min-height: 30rem)';
const highAndWide = `${from.md} and ${high}`;

/** How much of the bottom edge a prompt takes; 0 without one. Other elements at the bottom edge are offset by it. */
export const taken = createGlobalVar('bottom-taken', { syntax: '<length>', inherits: true, initialValue: '0px' });

export const bar = style({
  background: vars.color.surface,
  color: vars.color.ink,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [high]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: layer.sticky,
      maxHeight: '70dvh',
      overflowY: 'auto',
      borderBottom: 0,
      borderTop: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.panel,
    },
  },
});
// The end of the page can be scrolled above it, and so can what has the focus.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [high]: { vars: { [taken]: '5.25rem' }, scrollPaddingBottom: `calc(${taken} + ${space[2]})` },
    [highAndWide]: { vars: { [taken]: '3.5rem' } },
  },
});
globalStyle(`html:has(${bar}) body`, { paddingBottom: taken });
// One bar at a time on a phone: the notification comes when the question is answered.
globalStyle(`html:has(${bar}) [data-strip]:has([data-notification])`, {
  '@media': { [below.sm]: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[1],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space[6] },
  },
});
