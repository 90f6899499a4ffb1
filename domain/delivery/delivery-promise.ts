// The day that is promised before a buyer has chosen how to have the items delivered: one rule for product page, cart and approval. Spec §9.
import { addDays, type IsoDate, inCopenhagen, isWorkday } from '#domain/calendar/calendar';
import { leavesFromShelf } from '#domain/delivery/delivery';
import { closedDays, type DeliveryCalendar } from '#domain/delivery/delivery-calendar';
import {
  DELIVERY_CHANNELS,
  type DeliveryChannel,
  promisedDate,
  type Schedule,
  scheduleOf,
} from '#domain/delivery/delivery-schedule';
import { type Load, type Reach, tooMuchFor } from '#domain/delivery/shipping-rate';

/** A way of delivery: what it takes, how long it travels, and its own cut-off, null for the store's. */
export interface PromisingWay extends Reach {
  channel: DeliveryChannel;
  cutoff: string | null;
  deliveryDays: number;
  minGrams: number | null;
}

/** To the buyer's door, without an hour, a round or another order to choose. */
const TO_THE_DOOR: ReadonlySet<DeliveryChannel> = new Set(['day', 'pallet']);

/** The usual way from day to day, where it takes the load; else the fastest one. Null if none takes it. */
export function promisedWay<Way extends PromisingWay>(ways: readonly Way[], load: Load): Way | null {
  const taking = ways.filter((way) => TO_THE_DOOR.has(way.channel) && tooMuchFor(way, load) === null);
  const usual = taking.find(({ channel, minGrams }) => channel === 'day' && minGrams === null);
  const [first] = [...taking].sort((one, other) => one.deliveryDays - other.deliveryDays);
  return usual ?? first ?? null;
}

/** `sentToday`: ordered before the cut-off it leaves today. */
export interface PromisedDay {
  sentToday: boolean;
  delivery: IsoDate;
  cutoff: string;
}

export interface Ordered {
  now: Date;
  /** The store's. */
  calendar: DeliveryCalendar;
  /** Workdays until the slowest item can arrive; null where that is unknown. */
  goodsWorkdays: number | null;
}

/** A way of delivery may close earlier or later than the store. */
export const calendarFor = (cutoff: string | null, calendar: DeliveryCalendar): DeliveryCalendar =>
  cutoff === null ? calendar : { ...calendar, cutoff };

/** The first day by this way, as the checkout offers it. */
export function promiseBy(
  { channel, cutoff, deliveryDays }: TimedWay,
  { now, calendar, goodsWorkdays }: Ordered,
): PromisedDay | null {
  const own = calendarFor(cutoff, calendar);
  const question = { channel, now, calendar: own, goodsWorkdays, transitWorkdays: deliveryDays, weekday: null };
  return scheduledPromise(scheduleOf(question), { now, calendar: own, goodsWorkdays });
}

/** The first day of a schedule, or the day that was wished for, in the words of a promise. */
export function scheduledPromise(
  schedule: Schedule,
  { now, calendar, goodsWorkdays }: Ordered,
  wished: string | null = null,
): PromisedDay | null {
  const first = promisedDate(schedule);
  const delivery = schedule.dates.find((date) => date === wished) ?? first;
  if (goodsWorkdays === null || delivery === null) return null;
  // Goods that are made or bought to order leave when they are in stock; goods wanted for a later day leave later.
  const leaves = schedule.closes === inCopenhagen(now).date && delivery === first && leavesFromShelf(goodsWorkdays);
  return { sentToday: leaves, delivery, cutoff: calendar.cutoff };
}

type TimedWay = Pick<PromisingWay, 'channel' | 'cutoff' | 'deliveryDays'>;

/** As it goes over the wire: `day/1/14:00`, or `day/1/` where the store's cut-off applies. */
export const writtenWay = ({ channel, deliveryDays, cutoff }: TimedWay): string =>
  [channel, deliveryDays, cutoff ?? ''].join('/');

/** Null for an unknown delivery method. */
export function readWay(written: string): TimedWay | null {
  const [, name, days, cutoff = ''] = /^([a-z]+)\/(\d{1,3})\/((?:\d{2}:\d{2})?)$/.exec(written) ?? [];
  const channel = DELIVERY_CHANNELS.find((known) => known === name);
  return channel ? { channel, deliveryDays: Number(days), cutoff: cutoff || null } : null;
}

/** The last day on whose cut-off an order can be confirmed that is to be delivered on `day`, `workdays` on the way. */
export function lastDayFor(day: IsoDate, workdays: number, now: Date, calendar: DeliveryCalendar): IsoDate {
  const closed = closedDays(now, calendar);
  let last = day;
  for (let left = workdays; left > 0; left -= isWorkday(last, closed) ? 1 : 0) last = addDays(last, -1);
  return last;
}
