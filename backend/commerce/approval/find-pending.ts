// Orders that wait: an approver's own scope, a buyer's own orders, and those of a company for who administers its users.
import { mayAdminister } from '#backend/commerce/customer/account/may-administer';
import { orderById } from '#backend/commerce/order/order.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import type { CustomerPurchase_OrdersArgs } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { countPending, type PendingFilter, type PendingRow, pendingOrders } from './approval.sql';
import { PurchaseOrderModel } from './model';

const MOST_ON_A_PAGE = 100;

export async function pendingOf(who: SignedIn, args: CustomerPurchase_OrdersArgs, context: Context) {
  const page = args.currentPage ?? 1;
  const wanted = args.pageSize ?? 20;
  if (page < 1 || page > 1_000_000) throw inputRefused('currentPage value must be greater than 0.');
  if (wanted < 1) throw inputRefused('pageSize value must be greater than 0.');
  const size = Math.min(wanted, MOST_ON_A_PAGE);
  const filter: PendingFilter = {
    ...whoOf(who),
    mine: args.filter?.require_my_approval === true,
    number: args.filter?.number?.eq ?? null,
  };
  const total = await countPending(context.db, filter);
  const rows = await pendingOrders(context.db, filter, size, (page - 1) * size);
  return {
    items: await modelsOf(rows, who, context),
    total_count: total,
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(total / size) },
  };
}

const whoOf = (who: SignedIn) => ({
  customerId: who.customer.id,
  administers: who.business && mayAdminister(who) ? who.business.id : null,
});

async function modelsOf(rows: readonly PendingRow[], who: SignedIn, context: Context) {
  const wholes = await wholeOrders(
    context.db,
    rows.map(({ order }) => order),
  );
  const scene = { db: context.db, who, now: context.now, language: context.language };
  return rows.flatMap((row) => {
    const whole = wholes.find(({ order }) => order.id === row.order.id);
    return whole ? [new PurchaseOrderModel(row, whole, scene)] : [];
  });
}

/** The order's number, for those whom it concerns; null for everyone else. */
export async function numberBehind(uid: string, who: SignedIn, { db }: Context): Promise<string | null> {
  const id = idOfUid(uid);
  const order = id === null ? null : await orderById(db, id);
  if (!order) return null;
  const filter = { ...whoOf(who), mine: false, number: order.number };
  return (await countPending(db, filter)) > 0 ? order.number : null;
}

export async function oneOf(number: string, who: SignedIn, context: Context): Promise<PurchaseOrderModel | null> {
  const filter = { ...whoOf(who), mine: false, number };
  const [found] = await modelsOf(await pendingOrders(context.db, filter, 1, 0), who, context);
  return found ?? null;
}
