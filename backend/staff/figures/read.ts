// Sales figures for staff: a period of complete days, the one before it, and what was bought most.
import { storesOfOrders } from '#backend/commerce/order-desk/index';
import { addDays, inCopenhagen, startOfDay } from '#domain/calendar/calendar';
import { keptSince } from '#domain/customer/retention';
import { type FigurePeriod, figureDays, figureSpan } from '#domain/staff/figures';
import type { StaffContext } from '../context';
import { cartsByDay, figuresByDay, missedSearches, mostSold } from './figures.sql';

const MOST_SOLD = 10;

/** `store`: a code; null for all. An unknown store has no orders. */
export async function figuresForStaff(
  period: FigurePeriod,
  store: string | null,
  { pool, now }: Pick<StaffContext, 'pool' | 'now'>,
) {
  const today = inCopenhagen(now).date;
  const span = figureSpan(period, today);
  const end = startOfDay(addDays(span.to, 1));
  // Of older days only the carts that were ordered exist.
  const complete = addDays(inCopenhagen(keptSince('old-carts', now, today)).date, 1);
  const cartsFrom = startOfDay([complete, span.earlierFrom].sort().at(-1) ?? complete);
  const [rows, carts, sold, stores] = await Promise.all([
    figuresByDay(pool, { from: startOfDay(span.earlierFrom), to: end, store }),
    cartsByDay(pool, { from: cartsFrom, to: end, store }),
    mostSold(pool, { from: startOfDay(span.from), to: end, store }, MOST_SOLD),
    storesOfOrders(pool),
  ]);
  const found = [
    ...rows.map(({ day, orders, net_oere: netOere, credited_oere: creditedOere }) => ({
      ...{ day, orders, netOere, creditedOere },
    })),
    ...carts.map(({ day, carts: begun, ordered_carts: orderedCarts }) => ({ day, carts: begun, orderedCarts })),
  ];
  return {
    days: figureDays(span, found),
    products: sold.map(({ sku, name, pieces, net_oere, contribution_oere }) => ({
      ...{ sku, name, pieces, netOere: net_oere, contributionOere: contribution_oere },
    })),
    stores,
  };
}

const MOST_SEARCHES = 100;

/** Searches of shoppers that found nothing, the most frequent first; today is included, since nothing is compared. */
export async function missedSearchesForStaff(
  period: FigurePeriod,
  store: string | null,
  { pool, now }: Pick<StaffContext, 'pool' | 'now'>,
) {
  const today = inCopenhagen(now).date;
  const { from } = figureSpan(period, today);
  const [rows, stores] = await Promise.all([
    missedSearches(pool, { from, to: today, store, most: MOST_SEARCHES }),
    storesOfOrders(pool),
  ]);
  return { searches: rows.map(({ last_day: lastDay, ...row }) => ({ ...row, lastDay })), stores };
}
