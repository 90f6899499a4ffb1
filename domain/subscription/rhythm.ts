// When a subscription delivers: seven intervals counted from the day on which it began, moved to days on which the shop delivers. Spec §9
// "Subscription intervals".
import {
  addDays,
  addWorkdays,
  type IsoDate,
  isWorkday,
  startOfDay,
  weekdayOf,
  workdayFrom,
} from '#domain/calendar/calendar';
import { closedDays, type DeliveryCalendar } from '#domain/delivery/delivery-calendar';

export const SUBSCRIPTION_INTERVALS = ['week', '2weeks', '3weeks', '6weeks', 'month', '2months', '3months'] as const;
export type SubscriptionInterval = (typeof SUBSCRIPTION_INTERVALS)[number];

const STEPS: Readonly<Record<SubscriptionInterval, { weeks: number } | { months: number }>> = {
  week: { weeks: 1 },
  '2weeks': { weeks: 2 },
  '3weeks': { weeks: 3 },
  '6weeks': { weeks: 6 },
  month: { months: 1 },
  '2months': { months: 2 },
  '3months': { months: 3 },
};

export interface Rhythm {
  startsOn: IsoDate;
  interval: SubscriptionInterval;
}

/** Where the goods go: the weekday of the customer's round (1 Monday … 5 Friday), null without one, and the shop's calendar. */
export interface DeliveryPlace {
  weekday: number | null;
  calendar: Pick<DeliveryCalendar, 'closed' | 'open'>;
}

/** One delivery: the day by the interval, the delivery day, the day its order is placed, and the day of its notice. */
export interface DeliverySlot {
  plannedOn: IsoDate;
  deliveryOn: IsoDate;
  orderOn: IsoDate;
  noticeOn: IsoDate;
}

/** An order is placed so many workdays before its goods are to come. */
const ORDER_WORKDAYS = 2;
/** Its buyer is notified this many workdays before it is placed. */
export const NOTICE_WORKDAYS = 3;

/**
 * The day that the interval gives, counted from the first one each time: so a month that ends early (31 January, 28 February) moves no
 * later one (31 March), and no holiday moves the deliveries after it.
 */
export function plannedDate({ startsOn, interval }: Rhythm, index: number): IsoDate {
  const step = STEPS[interval];
  return 'weeks' in step ? addDays(startsOn, index * step.weeks * 7) : addMonths(startsOn, index * step.months);
}

/** In a month without such a day its last one. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Closed days of the years around a day: two workdays before the 2nd of January are in the previous year. */
const closedAround = (date: IsoDate, { calendar }: DeliveryPlace) =>
  closedDays(startOfDay(addDays(date, -60)), { cutoff: '', ...calendar });

/** The day itself or the first one after it on which the goods can come: on the round's weekday, and where that is closed the next workday. */
export function deliveryDay(date: IsoDate, place: DeliveryPlace): IsoDate {
  const { weekday } = place;
  const round = weekday === null ? date : addDays(date, (weekday - weekdayOf(date) + 7) % 7);
  return workdayFrom(round, closedAround(round, place));
}

function workdaysBefore(date: IsoDate, workdays: number, closed: readonly IsoDate[]): IsoDate {
  let day = date;
  for (let left = workdays; left > 0; left -= 1)
    do day = addDays(day, -1);
    while (!isWorkday(day, closed));
  return day;
}

function slotOn(plannedOn: IsoDate, deliveryOn: IsoDate, place: DeliveryPlace): DeliverySlot {
  const closed = closedAround(deliveryOn, place);
  const orderOn = workdaysBefore(deliveryOn, ORDER_WORKDAYS, closed);
  return { plannedOn, deliveryOn, orderOn, noticeOn: workdaysBefore(orderOn, NOTICE_WORKDAYS, closed) };
}

/** The first delivery: on the day that was wished for, or the first that an order of today can still reach. */
export function firstSlot({ startsOn }: Rhythm, place: DeliveryPlace, today: IsoDate): DeliverySlot {
  const soonest = addWorkdays(
    workdayFrom(today, closedAround(today, place)),
    ORDER_WORKDAYS,
    closedAround(today, place),
  );
  const from = startsOn > soonest ? startsOn : soonest;
  return slotOn(startsOn, deliveryDay(from, place), place);
}

/** The same delivery on the next day that has one, where its own has none any more: the round or the shop's calendar has changed. Null: it stays. */
export function movedSlot({ plannedOn, deliveryOn }: PassedSlot, place: DeliveryPlace): DeliverySlot | null {
  const day = deliveryDay(deliveryOn, place);
  return day === deliveryOn ? null : slotOn(plannedOn, day, place);
}

/** What has been delivered, skipped or missed last. */
export interface PassedSlot {
  plannedOn: IsoDate;
  deliveryOn: IsoDate;
}

/**
 * The next delivery whose order is still to be placed. Those that fell into a time when the shop was down are skipped: the
 * one delivery that is made late replaces them.
 */
export function slotAfter(rhythm: Rhythm, passed: PassedSlot, place: DeliveryPlace, today: IsoDate): DeliverySlot {
  for (let index = 0; ; index += 1) {
    const plannedOn = plannedDate(rhythm, index);
    // A planned day comes at most two weeks later; before that nothing has to be looked up.
    if (plannedOn <= passed.plannedOn || addDays(plannedOn, 20) <= today) continue;
    const slot = slotOn(plannedOn, deliveryDay(plannedOn, place), place);
    if (slot.deliveryOn > passed.deliveryOn && slot.orderOn > today) return slot;
  }
}
