// Days and times from and until which an entry is shown, as forms of staff show and read them.
import { moment } from '#backend/shop-files/file/moment-columns';
import { isIsoDate, minuteInCopenhagen } from '#domain/calendar/calendar';
import { readDay } from '#domain/reading/days';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** A day, or the minute of the Danish clock. */
export const dateShown = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isIsoDate(value) ? value : minuteInCopenhagen(new Date(value));
};

/** An unchanged time retains its seconds. Undefined: no end. */
export function dateTyped(typed: string, stored: unknown, field: string): Outcome<{ date: unknown }> {
  const text = typed.trim();
  if (text === dateShown(stored)) return { ok: true, date: stored };
  if (text === '' && field === 'to') return { ok: true, date: undefined };
  const reading = readDay(text, 'danish');
  if (reading.kind !== 'day') return refusal('CONTENT_DAY', { field });
  const date = isIsoDate(reading.day) ? reading.day : moment.read(reading.day);
  return date === undefined ? refusal('CONTENT_DAY', { field }) : { ok: true, date };
}
