// Event loop delay of this process: what a request waits for in addition to its own work.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A sample each time that this many milliseconds should have passed. */
const SAMPLE_MS = 20;
const WINDOW_MS = 500;
const NANOSECONDS = 1e6;

/** Milliseconds, over the last half second. */
export function watchEventLoop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  let late = 0;
  delays.enable();
  setInterval(() => {
    late = Math.max(0, delays.percentile(75) / NANOSECONDS - SAMPLE_MS);
    delays.reset();
  }, WINDOW_MS).unref();
  return () => late;
}
