// What the shop promises about delivery. Spec §9 "Delivery cutoff": order before 14:00, day to day or on the cutoff day of the
// weekly round.
import { addDays, addWorkdays, type IsoDate, inCopenhagen, isWorkday, weekdayOf, workdayFrom } from '#domain/calendar';

/** Copenhagen time. 14:00 itself is too late. */
export const CUTOFF_HOUR = 14;

/** `sentToday`: ordered now, it leaves today. `minutesLeft` until the cut-off, null when there is none today any more. */
export type DeliveryPromise = {
  sentToday: boolean;
  dispatch: IsoDate;
  delivery: IsoDate;
  minutesLeft: number | null;
};

/** Day to day: ordered on a workday before 14:00 it leaves the same day and arrives `transitWorkdays` workdays later. */
export function dayToDayPromise(now: Date, holidays: readonly IsoDate[], transitWorkdays = 1): DeliveryPromise {
  const { date, hour, minute } = inCopenhagen(now);
  const sentToday = isWorkday(date, holidays) && hour < CUTOFF_HOUR;
  const dispatch = sentToday ? date : workdayFrom(addDays(date, 1), holidays);
  return {
    sentToday,
    dispatch,
    delivery: addWorkdays(dispatch, transitWorkdays, holidays),
    minutesLeft: sentToday ? (CUTOFF_HOUR - hour) * 60 - minute : null,
  };
}

/**
 * The weekly round of a business customer: the van comes on `weekday` (1 Monday … 5 Friday), orders close at 14:00 on the last
 * workday before it. A round that falls on a holiday drives on the next workday; `planned` is the weekday itself.
 */
export function weeklyRound(
  now: Date,
  weekday: number,
  holidays: readonly IsoDate[],
): { cutoff: IsoDate; planned: IsoDate; delivery: IsoDate } {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 5)
    throw new RangeError(`No weekly round on weekday ${weekday}`);
  const { date, hour } = inCopenhagen(now);
  // A round of this week that is over is passed by below, as its cut-off is.
  let planned = addDays(date, weekday - weekdayOf(date));
  for (;;) {
    const delivery = workdayFrom(planned, holidays);
    const cutoff = workdayBefore(delivery, holidays);
    if (date < cutoff || (date === cutoff && hour < CUTOFF_HOUR)) return { cutoff, planned, delivery };
    planned = addDays(planned, 7);
  }
}

function workdayBefore(date: IsoDate, holidays: readonly IsoDate[]): IsoDate {
  let day = addDays(date, -1);
  while (!isWorkday(day, holidays)) day = addDays(day, -1);
  return day;
}
