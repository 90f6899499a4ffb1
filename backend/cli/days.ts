// Days as they are typed on the command line.
import { InvalidArgumentError } from 'commander';
import { isIsoDate } from '#domain/calendar/calendar';
import { readDay } from '#domain/reading/days';

/** Staff type both notations: a day that may be two is refused with both readings. A time is refused: only days are meant. */
export function dayTyped(typed: string): string {
  const reading = readDay(typed, 'either');
  if (reading.kind === 'ambiguous') {
    const [one, other] = reading.readings;
    throw new InvalidArgumentError(`${typed} kan betyde ${one} eller ${other}. Skriv ${one} eller ${other}.`);
  }
  if (reading.kind === 'day' && isIsoDate(reading.day)) return reading.day;
  throw new InvalidArgumentError('Skriv en dato, for eksempel 2026-11-01.');
}
