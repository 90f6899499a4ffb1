// Deferred layout of content below the first screen: at first the browser uses its estimated height and lays it out only if it is near, so
// that the first screen is painted sooner on slow phones. The closer the estimate, the less moves when someone jumps there at once. A moment
// later everything is laid out, so that printing, saving or capturing a page includes all of it.
import { all } from './drawn-near.css';
import { space } from './sizes';

/** For boxes without content over the edge; the focus ring has room. */
export const drawnNear = (usualHeight: string) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicHeight: `auto ${usualHeight}`,
  overflowClipMargin: space[2],
  // Nothing moves in it: those who want no motion get it, too.
  animation: `${all} 1ms 800ms forwards !important`,
});
