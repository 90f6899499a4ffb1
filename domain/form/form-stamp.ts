// The stamp of a form: when the shop drew it. A form without one, or with an old one, is drawn again with all that was typed.

/** A day: a user who leaves a page open overnight is prompted once more and loses no input. */
const STAMP_HOURS = 24;

/** Clocks of two machines differ. */
const AHEAD_MS = 60_000;

/** Seconds since 1970 as a stamp writes them; null for what no stamp of the shop says. */
export function stampedAt(text: string): Date | null {
  if (!/^[0-9a-z]{1,8}$/.test(text)) return null;
  return new Date(Number.parseInt(text, 36) * 1_000);
}

export const stampText = (at: Date): string => Math.floor(at.getTime() / 1_000).toString(36);

export const isStampFresh = (at: Date, now: Date): boolean => {
  const age = now.getTime() - at.getTime();
  return age >= -AHEAD_MS && age <= STAMP_HOURS * 3_600_000;
};
