// Background work, one piece at a time, while the process is idle: bounded in number, dropped at shutdown.
import { performance } from 'node:perf_hooks';

export interface SpareMoments {
  /** Done once, however often it is named before its turn. What comes when too much is waiting is left out: it comes again. */
  add(name: string, work: Work): void;
  /** The same, before all that was added. */
  addFirst(name: string, work: Work): void;
  /** Resolves when nothing is waiting or under way. */
  rest(): Promise<void>;
  stop(): void;
}

type Work = () => Promise<unknown>;

/** Each is a name and where to find what it names. */
const MOST_WAITING = 2_000;
const LOOK_AGAIN_MS = 100;
/** The share of the last moments in which the event loop had something to do. */
const MOST_BUSY = 0.2;

/** Resolves when the event loop has been idle for a moment and `isWanted` returns false. */
export function restOfLoop(isWanted: () => boolean): () => Promise<void> {
  return async () => {
    for (;;) {
      const since = performance.eventLoopUtilization();
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS).unref());
      if (!isWanted() && performance.eventLoopUtilization(since).utilization < MOST_BUSY) return;
    }
  };
}

export function createSpareMoments(whenIdle: () => Promise<void>): SpareMoments {
  const first = new Map<string, Work>();
  const later = new Map<string, Work>();
  let stopped = false;
  let round: Promise<void> | null = null;

  async function goRound(): Promise<void> {
    while (first.size + later.size > 0 && !stopped) {
      await whenIdle();
      const waiting = first.size > 0 ? first : later;
      const [next] = waiting;
      if (!next || stopped) break;
      const [name, work] = next;
      waiting.delete(name);
      // A failure is reported when a visitor requests the picture.
      await work().catch(() => undefined);
    }
    round = null;
  }

  const addTo = (waiting: Map<string, Work>) => (name: string, work: Work) => {
    if (stopped || waiting.size >= MOST_WAITING) return;
    waiting.set(name, work);
    round ??= goRound();
  };

  return {
    add: addTo(later),
    addFirst: addTo(first),
    rest: async () => {
      await round;
    },
    stop() {
      stopped = true;
      first.clear();
      later.clear();
    },
  };
}
