// Accepts new connections before further pages are started: Node accepts one per turn of its event loop, and while pages fill every turn
// the other clients wait for seconds without being accepted.
import type { Server } from 'node:http';

export type Arrivals = {
  /** Runs the work at once when the last turn brought no new connection; otherwise after the first turn that brings none, or when it has waited long enough. */
  whenTheyAreIn(work: () => void): void;
};

/** An endless stream of connections must not prevent pages from being rendered. */
const PATIENCE_MS = 300;

export const NO_ARRIVALS: Arrivals = { whenTheyAreIn: (work) => work() };

export function watchArrivals(server: Pick<Server, 'on'>, now: () => number = () => performance.now()): Arrivals {
  let came = 0;
  let seen = 0;
  server.on('connection', () => {
    came += 1;
    // A single connection delays no page: its request is read a turn later.
    setImmediate(() => {
      if (!waiting) seen = came;
    });
  });
  let waiting = false;
  const works: { work: () => void; since: number }[] = [];

  function look(): void {
    const isQuiet = seen === came;
    seen = came;
    while (works[0] && (isQuiet || now() - works[0].since > PATIENCE_MS)) works.shift()?.work();
    waiting = works.length > 0;
    if (waiting) setImmediate(look);
  }
  return {
    whenTheyAreIn(work) {
      if (seen === came && !waiting) {
        work();
        return;
      }
      works.push({ work, since: now() });
      if (!waiting) setImmediate(look);
      waiting = true;
    },
  };
}
