// How long a mail that could not be sent rests before it is tried again, and when it is given up.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the first failed try, the second, and so on: three days in all, as mail servers do among themselves. */
const PAUSES_MS = [1, 5, 15]
  .map((minutes) => minutes * MINUTE_MS)
  .concat([1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR_MS));

/** Milliseconds until the next try, `tries` of them having failed; null: it is given up. */
export const pauseAfter = (tries: number): number | null => PAUSES_MS[Math.max(0, tries - 1)] ?? null;
