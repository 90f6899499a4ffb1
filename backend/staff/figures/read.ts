// Sales figures for staff: a period of complete days, the one before it, and what was bought most.
import { storesOfOrders } from '#backend/commerce/order-desk/index';
import { addDays, inCopenhagen, startOfDay } from '#domain/calendar/calendar';
import { type FigurePeriod, figureDays, figureSpan } from '#domain/staff/figures';
import type { StaffContext } from '../context';
import { figuresByDay, mostSold } from './figures.sql';

const MOST_SOLD = 10;

/** `store`: a code; null for all. An unknown store has no orders. */
export async function figuresForStaff(
  period: FigurePeriod,
  store: string | null,
  { pool, now }: Pick<StaffContext, 'pool' | 'now'>,
) {
  const span = figureSpan(period, inCopenhagen(now).date);
  const end = startOfDay(addDays(span.to, 1));
  const [rows, sold, stores] = await Promise.all([
    figuresByDay(pool, { from: startOfDay(span.earlierFrom), to: end, store }),
    mostSold(pool, { from: startOfDay(span.from), to: end, store }, MOST_SOLD),
    storesOfOrders(pool),
  ]);
  const found = rows.map(({ day, orders, net_oere: netOere, credited_oere: creditedOere }) => ({
    ...{ day, orders, netOere, creditedOere },
  }));
  return {
    days: figureDays(span, found),
    products: sold.map(({ sku, name, pieces, net_oere, contribution_oere }) => ({
      ...{ sku, name, pieces, netOere: net_oere, contributionOere: contribution_oere },
    })),
    stores,
  };
}
