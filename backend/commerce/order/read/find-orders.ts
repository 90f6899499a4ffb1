// Orders that someone may see: their own, or, with that right, all of their business (spec §3 account_settings, §6).
import type { CustomerOrdersArgs } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { orderById } from '../order.sql';
import { daysOf } from './days';
import { OrderModel } from './model';
import { countOrders, type OrderFilter, orderByToken, pageOfOrders, wholeOrders } from './read.sql';
import { Together } from './together';

const MOST_ON_A_PAGE = 100;

/** Spec §3 account_settings: with the right to the order history, and it reaching as far as the business. */
export const seesOrdersOfBusiness = ({ customer: { accountSettings } }: SignedIn): boolean =>
  accountSettings.orderHistoryAccess && accountSettings.orderHistoryVisibility === 'business';

function filterOf(who: SignedIn, filter: CustomerOrdersArgs['filter']): OrderFilter {
  const { customer, business } = who;
  const seesAll = seesOrdersOfBusiness(who);
  const given = (one: { eq?: string | null; in?: (string | null)[] | null } | null | undefined) =>
    one?.eq != null ? [one.eq] : (one?.in?.flatMap((value) => value ?? []) ?? null);
  return {
    customerId: customer.id,
    businessId: seesAll && !filter?.own ? (business?.id ?? null) : null,
    numbers: given(filter?.number),
    numberLike: filter?.number?.match ?? null,
    statuses: given(filter?.status),
    ...daysOf(filter?.order_date),
  };
}

export async function ordersOf(who: SignedIn, { filter, currentPage, pageSize }: CustomerOrdersArgs, context: Context) {
  const page = currentPage ?? 1;
  const wanted = pageSize ?? 20;
  if (page < 1) throw inputRefused('currentPage value must be greater than 0.');
  if (wanted < 1) throw inputRefused('pageSize value must be greater than 0.');
  const size = Math.min(wanted, MOST_ON_A_PAGE);
  const asked = filterOf(who, filter);
  const total = await countOrders(context.db, asked);
  const rows = await pageOfOrders(context.db, asked, size, (page - 1) * size);
  const orders = await wholeOrders(context.db, rows);
  const together = new Together(rows.map(({ id }) => id));
  return {
    items: orders.map((order) => new OrderModel(order, context.language, together)),
    total_count: total,
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(total / size) },
  };
}

/** Null for an unknown number and for an order that is not theirs to see alike. */
export async function orderSeenBy(who: SignedIn, number: string, context: Context): Promise<OrderModel | null> {
  const [row] = await pageOfOrders(context.db, filterOf(who, { number: { eq: number } }), 1, 0);
  const [whole] = row ? await wholeOrders(context.db, [row]) : [];
  return whole ? new OrderModel(whole, context.language) : null;
}

/** By its uid, as `orderSeenBy`. */
export async function orderSeenByUid(who: SignedIn, uid: string, context: Context): Promise<OrderModel | null> {
  const id = idOfUid(uid);
  const row = id === null ? null : await orderById(context.db, id);
  return row && orderSeenBy(who, row.number, context);
}

const LONGEST_TOKEN = 100;

/** Null for a token that opens nothing. */
export async function orderBehind(token: string, context: Context): Promise<OrderModel | null> {
  const row = token.length > LONGEST_TOKEN ? null : await orderByToken(context.db, token);
  const [whole] = row ? await wholeOrders(context.db, [row]) : [];
  return whole ? new OrderModel(whole, context.language) : null;
}
