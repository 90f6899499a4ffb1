// What stands below the first screen: the browser reckons with its usual height and lays it out when it comes near, so that the first screen is
// painted sooner on slow phones. The height is remembered once it is known.
import { space } from './sizes';

/** For boxes in which nothing lies over the edge; the ring of what has the focus has its room. */
export const drawnNear = (usualHeight: string) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicHeight: `auto ${usualHeight}`,
  overflowClipMargin: space[2],
});
