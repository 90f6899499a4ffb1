// A question at the bottom edge: one thin line that leaves the goods in sight; on a phone the answers stand side by side under it.
import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { layer, space } from '~/ui/theme/sizes';

/** A window as low as that (a phone on its side, a page at 400 %) has no room to give away: there the question stands above the page. */
const high = '(min-height: 30rem)';
const highAndWide = `${from.md} and ${high}`;

/** How much of the bottom edge a question takes; 0 without one. What else stands there keeps above it. */
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
