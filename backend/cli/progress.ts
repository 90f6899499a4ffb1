// Progress of long commands on stderr: how much is done and how long the rest will take, at most every few seconds.
import type { ImportPhase } from '#backend/commerce/catalogue/import/import-products';
import { say } from './shop';

/** Phases of imports and of apply. */
export const PHASES: Record<ImportPhase, string> = {
  pictures: 'Billeder gjort klar',
  read: 'Rækker læst',
  written: 'Varer samlet',
};

const EVERY_MS = 5_000;

/** "3 min." or "40 sek."; rounded up, so that nothing ends later than it said. */
export function remainingTime(elapsedMs: number, done: number, total: number): string {
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  return seconds < 90 ? `${seconds} sek.` : `${Math.ceil(seconds / 60)} min.`;
}

/** Says nothing of what ends within the first seconds. `total` null: it is not known. */
export function progressTeller(
  now: () => number = () => performance.now(),
): (what: string, done: number, total: number | null) => void {
  let phase = '';
  let began = now();
  let last = began;
  return (what, done, total) => {
    const at = now();
    if (what !== phase) {
      phase = what;
      began = last;
    }
    if (at - last < EVERY_MS || done === 0) return;
    last = at;
    if (total === null) say.error(`${what}: ${done}`);
    else
      say.error(
        `${what}: ${done} af ${total}${done < total ? `, ca. ${remainingTime(at - began, done, total)} tilbage` : ''}`,
      );
  };
}
