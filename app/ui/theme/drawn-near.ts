// What stands below the first screen: at first the browser reckons with its usual height and lays it out only if it is near, so that the first screen
// is painted sooner on slow phones. The closer the reckoning, the less moves under someone who jumps there at once. A moment later all is laid
// out: someone who prints, saves or photographs a page gets the whole of it.
import { all } from './drawn-near.css';
import { space } from './sizes';

/** For boxes in which nothing lies over the edge; the ring of what has the focus has its room. */
export const drawnNear = (usualHeight: string) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicHeight: `auto ${usualHeight}`,
  overflowClipMargin: space[2],
  // Nothing moves in it: those who want no motion get it, too.
  animation: `${all} 1ms 800ms forwards !important`,
});
