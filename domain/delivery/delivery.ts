// What the shop promises about delivery. Spec §9 "Delivery cutoff": order before the shop's cut-off, 14:00 where it names no other, day to
// day or on the cutoff day of the weekly round.
import {
  addDays,
  addWorkdays,
  type IsoDate,
  inCopenhagen,
  isWorkday,
  weekdayOf,
  workdayFrom,
} from '#domain/calendar/calendar';
import { closedDays, type DeliveryCalendar, minutesToCutoff } from '#domain/delivery/delivery-calendar';

/** `sentToday`: ordered now, it leaves today. `minutesLeft` until the cut-off, null when there is none today any more. */
export type DeliveryPromise = {
  sentToday: boolean;
  dispatch: IsoDate;
  delivery: IsoDate;
  minutesLeft: number | null;
};

/** Goods that take more workdays than this are not in stock: they do not leave on the day they are ordered. */
const MOST_DAYS_FROM_SHELF = 2;
export const leavesFromShelf = (workdays: number): boolean => workdays <= MOST_DAYS_FROM_SHELF;

/** Day to day: ordered on a workday before the cut-off it leaves the same day and arrives `transitWorkdays` workdays later. */
export function dayToDayPromise(now: Date, calendar: DeliveryCalendar, transitWorkdays = 1): DeliveryPromise {
  const time = inCopenhagen(now);
  const closed = closedDays(now, calendar);
  const minutesLeft = minutesToCutoff(time, calendar);
  const sentToday = isWorkday(time.date, closed) && minutesLeft > 0;
  const dispatch = sentToday ? time.date : workdayFrom(addDays(time.date, 1), closed);
  return {
    sentToday,
    dispatch,
    delivery: addWorkdays(dispatch, transitWorkdays, closed),
    minutesLeft: sentToday ? minutesLeft : null,
  };
}

/**
 * The weekly round of a business customer: the van comes on `weekday` (1 Monday … 5 Friday), orders close at the cut-off of the last
 * workday before it. A round that falls on a closed day drives on the next workday; `planned` is the weekday itself.
 */
export function weeklyRound(
  now: Date,
  weekday: number,
  calendar: DeliveryCalendar,
): { cutoff: IsoDate; planned: IsoDate; delivery: IsoDate } {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 5)
    throw new RangeError(`No weekly round on weekday ${weekday}`);
  const time = inCopenhagen(now);
  const closed = closedDays(now, calendar);
  // A round of this week that is over is passed by below, as its cut-off is.
  let planned = addDays(time.date, weekday - weekdayOf(time.date));
  for (;;) {
    const delivery = workdayFrom(planned, closed);
    const cutoff = workdayBefore(delivery, closed);
    if (time.date < cutoff || (time.date === cutoff && minutesToCutoff(time, calendar) > 0))
      return { cutoff, planned, delivery };
    planned = addDays(planned, 7);
  }
}

function workdayBefore(date: IsoDate, closed: readonly IsoDate[]): IsoDate {
  let day = addDays(date, -1);
  while (!isWorkday(day, closed)) day = addDays(day, -1);
  return day;
}
