// Sales figures of the back office: periods of complete days, and the earlier period that each is compared with.
import { addDays, type IsoDate } from '#domain/calendar/calendar';
import type { StaffRight } from '#domain/staff/rights';

/** Revenue and contribution concern the shop's money. */
export const SEES_FIGURES: readonly StaffRight[] = ['money'];

/** Complete weeks, so that a period and the one before it have the same weekdays. */
const PERIOD_DAYS = { yesterday: 1, week: 7, month: 28, quarter: 91 } as const;
export type FigurePeriod = keyof typeof PERIOD_DAYS;
export const FIGURE_PERIODS = ['yesterday', 'week', 'month', 'quarter'] as const satisfies readonly FigurePeriod[];

/** What shoppers search for concerns those who sell, name and describe the goods. */
export const SEES_SEARCHES: readonly StaffRight[] = ['catalogue', 'content', 'campaigns', 'money'];

export const isFigurePeriod = (text: string): text is FigurePeriod => FIGURE_PERIODS.some((name) => name === text);

export interface FigureSpan {
  /** The first and the last day. */
  from: IsoDate;
  to: IsoDate;
  earlierFrom: IsoDate;
  earlierTo: IsoDate;
}

/** Ends with the day before `today`: a day that has not ended cannot be compared. Yesterday is compared with the same weekday. */
export function figureSpan(period: FigurePeriod, today: IsoDate): FigureSpan {
  const days = PERIOD_DAYS[period];
  const back = Math.max(7, days);
  const [from, to] = [addDays(today, -days), addDays(today, -1)];
  return { from, to, earlierFrom: addDays(from, -back), earlierTo: addDays(to, -back) };
}

export interface DayFigures {
  day: IsoDate;
  orders: number;
  /** Total of the orders placed on that day, without VAT. */
  netOere: number;
  /** Total of the credit notes of that day, without VAT. */
  creditedOere: number;
  /** Carts whose first product was put in on that day, and how many of them were ordered, on that day or later. */
  carts: number;
  orderedCarts: number;
}

export interface FigureTotals {
  orders: number;
  netOere: number;
  creditedOere: number;
  /** Net per order; null without orders. */
  averageOere: number | null;
  /** Carts that were ordered, in percent of all with a product; null without carts. */
  conversionPercent: number | null;
}

/** Every day of the two periods in sequence, each with the day that it is compared with. Figures of one day may be found in several parts. */
export function figureDays(
  span: FigureSpan,
  found: readonly (Pick<DayFigures, 'day'> & Partial<DayFigures>)[],
): { now: DayFigures; before: DayFigures }[] {
  const none = { orders: 0, netOere: 0, creditedOere: 0, carts: 0, orderedCarts: 0 };
  const byDay = new Map<IsoDate, DayFigures>();
  for (const part of found) byDay.set(part.day, { ...none, ...byDay.get(part.day), ...part });
  const figuresOf = (day: IsoDate) => byDay.get(day) ?? { day, ...none };
  const days: { now: DayFigures; before: DayFigures }[] = [];
  for (let at = 0; addDays(span.from, at) <= span.to; at += 1)
    days.push({ now: figuresOf(addDays(span.from, at)), before: figuresOf(addDays(span.earlierFrom, at)) });
  return days;
}

export function figureTotals(days: readonly DayFigures[]): FigureTotals {
  const sumOf = (name: Exclude<keyof DayFigures, 'day'>) => days.reduce((sum, day) => sum + day[name], 0);
  const [orders, netOere, carts] = [sumOf('orders'), sumOf('netOere'), sumOf('carts')];
  return {
    ...{ orders, netOere, creditedOere: sumOf('creditedOere') },
    averageOere: orders === 0 ? null : Math.round(netOere / orders),
    conversionPercent: carts === 0 ? null : Math.round((sumOf('orderedCarts') / carts) * 1000) / 10,
  };
}

export interface ComparedTotals {
  period: FigurePeriod;
  now: FigureTotals;
  before: FigureTotals;
}

/** From the days of a month: the last day, the last week and all of it, each compared as its own page of figures compares it. */
export function salesSummary(days: readonly { now: DayFigures; before: DayFigures }[]): ComparedTotals[] {
  const now = days.map((day) => day.now);
  const lastOf = (count: number, weeksBack: number) => {
    const end = now.length - 7 * weeksBack;
    return figureTotals(now.slice(end - count, end));
  };
  return [
    { period: 'yesterday', now: lastOf(1, 0), before: lastOf(1, 1) },
    { period: 'week', now: lastOf(7, 0), before: lastOf(7, 1) },
    { period: 'month', now: figureTotals(now), before: figureTotals(days.map(({ before }) => before)) },
  ];
}

/** In percent of what it was, rounded to an integer; null where there was nothing to compare with. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

export interface FiguresQuery {
  period: FigurePeriod;
  /** The code of a store; '' for all. */
  store: string;
}

const LONGEST_CODE = 100;

/** What no link of the page sends is ignored. */
export function figuresQuery(given: Readonly<Record<string, string>>): FiguresQuery {
  const period = given.period ?? '';
  return {
    period: isFigurePeriod(period) ? period : 'week',
    store: (given.store ?? '').trim().slice(0, LONGEST_CODE),
  };
}

const pathOf =
  (page: string) =>
  (query: Partial<FiguresQuery> = {}): string => {
    const words = new URLSearchParams();
    for (const name of ['period', 'store'] as const) if (query[name]) words.set(name, query[name]);
    const text = words.toString();
    return text ? `${page}?${text}` : page;
  };

export const staffFiguresPath = pathOf('/staff/figures');

/** Searches without a hit. */
export const staffSearchesPath = pathOf('/staff/searches');
