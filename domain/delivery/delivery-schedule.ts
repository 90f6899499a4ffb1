// Which days a way of delivery can be wished for. Spec §3 "delivery_dates": channels with their schedule, express, interval and collected
// delivery; Spec §9 "Delivery cutoff"; Spec §5 "Delivery date error".
import { addDays, type IsoDate, workdayFrom } from '#domain/calendar/calendar';
import { dayToDayPromise, weeklyRound } from '#domain/delivery/delivery';
import { closedDays, type DeliveryCalendar } from '#domain/delivery/delivery-calendar';

/**
 * How goods travel: day to day, before ten the next morning, within hours that the buyer chooses, on the weekly round, together with
 * another order, to a parcel shop, to one of our own shops, on pallets.
 */
export const DELIVERY_CHANNELS = [
  'day',
  'express',
  'interval',
  'route',
  'collected',
  'point',
  'shop',
  'pallet',
] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** Hours of the interval delivery, Copenhagen time. */
export const INTERVALS = ['08-12', '12-16', '16-20'] as const;

/** How many days (rounds of the van) ahead a wish may reach, where there is a day to wish for. */
const REACH: Readonly<Partial<Record<DeliveryChannel, number>>> = {
  day: 30,
  express: 10,
  interval: 20,
  route: 8,
  pallet: 30,
};

export type ScheduleQuestion = {
  channel: DeliveryChannel;
  now: Date;
  /** Calendar of the store, with the cut-off of the way of delivery if it has its own. */
  calendar: DeliveryCalendar;
  /** Workdays until the slowest goods can leave the warehouse; null when unknown. */
  goodsWorkdays: number | null;
  /** Workdays on the way. */
  transitWorkdays: number;
  /** The day of the customer's weekly round, 1 Monday … 5 Friday; null for customers without one. */
  weekday: number | null;
  /** When the order that this one travels with comes. */
  joined?: IsoDate | null;
};

/** `dates` in their order; empty where no day can be wished for. `closes` is the day whose cut-off is the last moment for the first date. */
export type Schedule = { dates: IsoDate[]; closes: IsoDate | null };

/** The question, where it is known when the goods can leave. */
type Ready = ScheduleQuestion & { goodsWorkdays: number };

const NO_SCHEDULE: Schedule = { dates: [], closes: null };

export function scheduleOf(question: ScheduleQuestion): Schedule {
  const { channel, now, calendar, goodsWorkdays, transitWorkdays } = question;
  if (goodsWorkdays === null) return NO_SCHEDULE;
  if (channel === 'collected') return joinedSchedule({ ...question, goodsWorkdays });
  const reach = REACH[channel];
  if (reach === undefined) return NO_SCHEDULE;
  if (channel === 'route') return rounds({ ...question, goodsWorkdays }, reach);
  // Express is only for goods in stock.
  if (channel === 'express' && goodsWorkdays > 1) return NO_SCHEDULE;
  const lead = Math.max(transitWorkdays, goodsWorkdays, 1);
  const { dispatch, delivery } = dayToDayPromise(now, calendar, lead);
  return { dates: workdaysFrom(delivery, reach, closedDays(now, calendar)), closes: dispatch };
}

function workdaysFrom(first: IsoDate, count: number, closed: readonly IsoDate[]): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let day = first; dates.length < count; day = workdayFrom(addDays(day, 1), closed)) dates.push(day);
  return dates;
}

/** The van's next rounds; goods that are not there yet wait for a later one. */
function rounds({ now, calendar, weekday, goodsWorkdays }: Ready, reach: number): Schedule {
  if (weekday === null) return NO_SCHEDULE;
  const ready = dayToDayPromise(now, calendar, goodsWorkdays).delivery;
  const closed = closedDays(now, calendar);
  const next = weeklyRound(now, weekday, calendar);
  const dates: IsoDate[] = [];
  for (let week = 0; dates.length < reach; week += 1) {
    // Counted from the first round's own weekday: one closed day does not move the rounds after it.
    const round = roundOfWeek(next.planned, week, closed);
    if (round >= ready) dates.push(round);
  }
  return { dates, closes: next.cutoff };
}

const roundOfWeek = (first: IsoDate, week: number, closed: readonly IsoDate[]) =>
  workdayFrom(addDays(first, week * 7), closed);

/** Only an order that has not left and that these goods can still reach. */
function joinedSchedule({ now, calendar, joined, goodsWorkdays }: Ready): Schedule {
  const { dispatch, delivery } = dayToDayPromise(now, calendar, Math.max(goodsWorkdays, 1));
  if (!joined || joined < delivery) return NO_SCHEDULE;
  return { dates: [joined], closes: dispatch };
}

/** Spec §5: a requested date must be in the schedule, which excludes past days, holidays, days too far ahead and invalid dates. */
export const isOnSchedule = (wished: string, { dates }: Schedule): boolean => dates.includes(wished);

/** The first day, for shoppers without a wish; null where none can be promised. */
export const promisedDate = ({ dates }: Schedule): IsoDate | null => dates[0] ?? null;

export const DELIVERY_WEEKDAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag'] as const;

/** Spec §3 business.weekday: 'tirsdag' is 2; null for a customer without a fixed day. */
export function weekdayNumber(name: string | null | undefined): number | null {
  const at = DELIVERY_WEEKDAYS.findIndex((day) => day === name?.trim().toLowerCase());
  return at < 0 ? null : at + 1;
}
