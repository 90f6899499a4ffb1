// Converts a range of days from the API to moments: both days are included in full, by the Danish calendar.
import type { FilterRangeTypeInput } from '#backend/generated/commerce';
import { inputRefused } from '#backend/refusal';
import { isIsoDate } from '#domain/calendar/calendar';
import { type Period, periodOfDays } from '#domain/calendar/period';

/** A day, or a day with a time, of which the day counts. */
function dayIn(text: string | null | undefined): string | null {
  if (!text) return null;
  const day = text.trim().slice(0, 10);
  if (!isIsoDate(day)) throw inputRefused(`"${text}" is not a date`);
  return day;
}

/** `to` is the beginning of the day after the last one. */
export function daysOf(range: FilterRangeTypeInput | null | undefined): Period {
  const from = dayIn(range?.from);
  const to = dayIn(range?.to);
  return periodOfDays(from, to);
}
