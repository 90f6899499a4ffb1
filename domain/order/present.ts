// Goods as a present: wrapped, with a greeting card, and delivered on the requested day. All of it is free, and stored
// with its line.
import { addDays, type IsoDate, isIsoDate, isWorkday, workdayFrom } from '#domain/calendar/calendar';
import { type Refusal, refusal } from '#domain/refusal/refusals';

export interface PresentWish {
  /** Empty: no card. */
  greeting: string;
  wrapped: boolean;
  /** The day on which it is to be there; null: as soon as it can be. */
  deliverOn: IsoDate | null;
}

/** What there is room for on a card. */
export const LONGEST_GREETING = 200;

/** A line without any wishes. */
export const NO_WISH: PresentWish = { greeting: '', wrapped: false, deliverOn: null };

/** As far ahead as ways of delivery take wishes. */
const DAYS_OFFERED = 30;
/** Working days and holidays in all: what was offered yesterday is good today, too. */
const LATEST_DAYS = 70;

/** The wishes, with the greeting as one paragraph; null where there are none, so that the goods are sent unwrapped. */
export function presentFrom({ greeting, wrapped, deliverOn }: PresentWish): PresentWish | null {
  const words = greeting.replace(/\s+/g, ' ').trim();
  return words === '' && !wrapped && deliverOn === null ? null : { greeting: words, wrapped, deliverOn };
}

/** The days that can be wished for after the first one on which the goods can be there. */
export function presentDays(first: IsoDate, closed: readonly IsoDate[]): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = first; days.length < DAYS_OFFERED; ) {
    day = workdayFrom(addDays(day, 1), closed);
    days.push(day);
  }
  return days;
}

/** `closed`: the days on which the store delivers nothing, weekends aside. */
export function problemWithPresent(
  { greeting, deliverOn }: PresentWish,
  { today, closed }: { today: IsoDate; closed: readonly IsoDate[] },
): Refusal | null {
  if (greeting.length > LONGEST_GREETING)
    return refusal('TOO_LONG', { field: 'greeting', params: { max: LONGEST_GREETING } });
  if (deliverOn === null || isDeliveryDay(deliverOn, today, closed)) return null;
  return refusal('INVALID_DELIVERY_DATE', { field: 'deliverOn' });
}

const isDeliveryDay = (day: string, today: IsoDate, closed: readonly IsoDate[]): boolean =>
  isIsoDate(day) && day > today && day <= addDays(today, LATEST_DAYS) && isWorkday(day, closed);

/** Wished day of an order with several presents: the first of their days, so that none arrives late. Null without a wish. */
export const dayOfPresents = (wishes: readonly (Pick<PresentWish, 'deliverOn'> | null)[]): IsoDate | null =>
  wishes.flatMap((wish) => wish?.deliverOn ?? []).sort()[0] ?? null;

/** Reads the wish from a line's stored configuration. */
export function presentIn(config: unknown): PresentWish {
  const kept: Record<string, unknown> = { ...(typeof config === 'object' ? config : null) };
  return {
    greeting: typeof kept.greeting === 'string' ? kept.greeting : '',
    wrapped: kept.wrapped === true,
    deliverOn: typeof kept.deliverOn === 'string' ? kept.deliverOn : null,
  };
}
