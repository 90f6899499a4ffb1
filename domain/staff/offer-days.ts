// The period of an offer as staff read and type it: days of the Danish clock, the last one included.
import { addDays, minuteInCopenhagen } from '#domain/calendar/calendar';

const MIDNIGHT = ' 00:00';

export function firstMomentShown(from: Date): string {
  const shown = minuteInCopenhagen(from);
  return shown.endsWith(MIDNIGHT) ? shown.slice(0, -MIDNIGHT.length) : shown;
}

/** The end itself is no longer part of the offer: at midnight, the day before is the last one. */
export function lastMomentShown(to: Date): string {
  const shown = minuteInCopenhagen(to);
  return shown.endsWith(MIDNIGHT) ? addDays(shown.slice(0, -MIDNIGHT.length), -1) : shown;
}
