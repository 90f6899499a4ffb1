// A new list of a customer with products that staff have confirmed. The same name and lines again are the same list.
import { productsNamed } from '#backend/commerce/ink/quick-order/quick-order.sql';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import { listNameFrom, MOST_LIST_LINES, roomForList } from '#domain/list/shopping-list';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ConfirmedLine } from '#domain/staff/read-order';
import { insertOwnList, linesToCopy, lockListNames, type NewLine } from './changes.sql';
import { fillList, joinedLines } from './fill-list';
import { productsToList } from './goods.sql';
import { isListQuantity, leastLine } from './goods-to-list';
import { namesBeside } from './lists.sql';

interface WantedList {
  name: string;
  lines: readonly ConfirmedLine[];
}

/** All lines, or nothing. What the customer may put on lists does not matter: staff make the list. */
export async function makeListForCustomer(
  { customer, business }: SignedIn,
  { name: typed, lines }: WantedList,
  { pool, assortment, now }: Pick<Context, 'pool' | 'assortment' | 'now'>,
): Promise<Outcome<{ name: string }>> {
  const named = listNameFrom(typed, []);
  if (!named.ok) return named;
  if (lines.length > MOST_LIST_LINES) return refusal('LIST_FULL', { params: { max: MOST_LIST_LINES } });
  const { name } = named;
  const bought = await assortment();
  return inTransaction(pool, async ({ client }): Promise<Outcome<{ name: string }>> => {
    await lockListNames(client, 'customer', customer.id);
    const own = await namesBeside(client, 'customer', customer.id);
    const read = await newLines(client, lines, bought, business?.id ?? null);
    if (!read.ok) return read;
    const known = own.find((list) => list.name === name);
    if (known)
      return (await hasSameLines(client, known.id, read.goods))
        ? { ok: true, name }
        : refusal('ORDER_CONFIRMED_ALREADY');
    const room = roomForList(own.length);
    if (!room.ok) return room;
    const list = await insertOwnList(client, { name, customerId: customer.id, sortOrder: 0, now });
    const filled = await fillList(client, list.id, read.goods, []);
    return filled.ok ? { ok: true, name } : filled;
  });
}

type Bought = Awaited<ReturnType<Context['assortment']>>;

/** By SKU, EAN or another number of the product, in any case. */
async function newLines(
  on: Queryable,
  lines: readonly ConfirmedLine[],
  bought: Bought,
  businessId: number | null,
): Promise<Outcome<{ goods: NewLine[] }>> {
  const codes = lines.map(({ sku }) => sku);
  const named = await productsNamed(on, codes, bought);
  const ids = codes.flatMap((code) => named(code).same.map(({ id }) => id));
  const known = await productsToList(on, { ids }, bought, businessId);
  const goods: NewLine[] = [];
  for (const { at, sku, quantity } of lines) {
    const [product, ...others] = named(sku).same;
    const found = known.find(({ id }) => id === product?.id);
    if (others.length > 0) return refusal('LIST_CHOOSE', { field: `sku-${at}` });
    if (!found) return refusal('PRODUCT_NOT_FOUND', { field: `sku-${at}`, params: { sku } });
    if (!isListQuantity(quantity)) return refusal('QUANTITY_NOT_A_NUMBER', { field: `quantity-${at}` });
    goods.push({ ...leastLine(found), quantity });
  }
  return { ok: true, goods };
}

async function hasSameLines(on: Queryable, listId: number, goods: readonly NewLine[]): Promise<boolean> {
  const quantityById = new Map(joinedLines(goods).map(({ productId, quantity }) => [productId, quantity]));
  const stored = await linesToCopy(on, listId, null);
  const isSame = stored.every(({ productId, quantity }) => quantityById.get(productId) === quantity);
  return isSame && stored.length === quantityById.size;
}
