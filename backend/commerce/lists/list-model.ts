// A shopping list as it is seen by one customer: their own, one of their business, or what was bought before.
import { seesOrdersOfBusiness } from '#backend/commerce/order/read/find-orders';
import type { Context, SignedIn } from '#backend/graphql/context';
import { canManageList } from '#domain/list/shopping-list';
import { countBought, type LineSource } from './items.sql';
import { keeperOf, listNumber } from './keeper';
import { countListed, type ListReader, type ListRow, listsOfCustomer } from './lists.sql';

const HISTORY = 'history';

/** What resolvers of a list's own fields start from. */
export interface ListModel extends ReturnType<typeof listToWire> {}

function listToWire(row: ListRow, who: SignedIn, countGoods: () => Promise<number>) {
  const keeper = keeperOf(who);
  const source: LineSource = { kind: 'list', id: row.id };
  return {
    who,
    source,
    id: String(row.id),
    name: row.name,
    business_id: row.businessId === null ? null : String(row.businessId),
    customer_id: row.customerId === null ? null : String(row.customerId),
    created_at: row.createdAt.toISOString(),
    updated_at: (row.changedAt ?? row.createdAt).toISOString(),
    is_contract_goods: row.isContractGoods,
    is_warehouse_hotel: row.isWarehouseHotel,
    is_purchase_history: false,
    can_manage: canManageList(keeper, row),
    is_own: (row.customerId ?? row.madeBy) === keeper.customerId,
    sort_order: row.sortOrder,
    version: row.version,
    /** Lazy: counting a thousand lines takes longer than showing them. */
    countGoods,
  };
}

/** Whose purchases someone may see: their own, or all of their business. */
export const buyerSeenBy = (who: SignedIn): LineSource & { kind: 'customer' | 'business' } =>
  seesOrdersOfBusiness(who) && who.business
    ? { kind: 'business', id: who.business.id }
    : { kind: 'customer', id: who.customer.id };

const HISTORY_NAME = { da: 'Tidligere køb', en: 'Purchase history' } as const;

/** What was bought before; null for anyone who may not see their orders, and before the first one. */
export async function historyOf(who: SignedIn, context: Context): Promise<ListModel | null> {
  if (!who.customer.accountSettings.orderHistoryAccess) return null;
  const source = buyerSeenBy(who);
  const businessId = source.kind === 'business' ? source.id : null;
  const products = await countBought(context.pool, source.kind, source.id, await context.assortment());
  if (products === 0) return null;
  return {
    who,
    source,
    id: HISTORY,
    name: HISTORY_NAME[context.language],
    business_id: businessId === null ? null : String(businessId),
    customer_id: String(who.customer.id),
    created_at: who.customer.createdAt.toISOString(),
    updated_at: who.customer.createdAt.toISOString(),
    is_contract_goods: false,
    is_warehouse_hotel: false,
    is_purchase_history: true,
    can_manage: false,
    is_own: false,
    sort_order: 0,
    version: 0,
    countGoods: async () => products,
  };
}

export const listReader = ({ customer, business }: SignedIn): ListReader => ({
  customerId: customer.id,
  businessId: business?.id ?? null,
});

export async function listsSeenBy(who: SignedIn, context: Context, id: number | null = null): Promise<ListModel[]> {
  const rows = await listsOfCustomer(context.pool, listReader(who), id);
  let counting: ReturnType<typeof countListed> | null = null;
  const counted = async () => {
    const assortment = await context.assortment();
    counting ??= countListed(
      context.pool,
      rows.map((row) => row.id),
      assortment,
    );
    return counting;
  };
  return rows.map((row) => listToWire(row, who, async () => (await counted()).get(row.id) ?? 0));
}

export async function listSeenBy(who: SignedIn, id: string, context: Context): Promise<ListModel | null> {
  if (id === HISTORY) return historyOf(who, context);
  const number = listNumber(id);
  return number === 0 ? null : ((await listsSeenBy(who, context, number))[0] ?? null);
}
