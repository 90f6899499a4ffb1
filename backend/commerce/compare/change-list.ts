// Makes lists of products to compare, changes them, and joins a guest's to a customer's at login.
import { randomBytes } from 'node:crypto';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import { additionsTo, mergedInto } from '#domain/catalogue/compare-list';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  type CompareListRow,
  comparableProducts,
  compareListOf,
  dropCompareList,
  giveCompareList,
  insertCompareList,
  lockCompareLists,
  lockComparisonOf,
  noteCompared,
  productsCompared,
  putToCompare,
  takeFromCompared,
} from './compare-list.sql';

/** 32 characters, as Magento's; 128 random bits, because the uid alone opens a guest's list. */
const newUid = () => randomBytes(16).toString('hex');

/** Unknown products are ignored, as in Magento. */
const comparableOf = async (ids: readonly number[], context: Context) =>
  comparableProducts(context.pool, ids, await context.assortment());

/** Null where there is none, also after a deletion in the meantime. */
async function ownLocked(on: Queryable, customerId: number): Promise<CompareListRow | null> {
  await lockComparisonOf(on, customerId);
  const own = await compareListOf(on, customerId);
  return (own && (await lockCompareLists(on, [own.id]))[0]) ?? null;
}

export async function createCompareList(
  who: SignedIn | null,
  wanted: readonly number[],
  context: Context,
): Promise<Outcome<{ list: CompareListRow }>> {
  const products = await comparableOf(wanted, context);
  const customerId = who?.customer.id ?? null;
  return inTransaction(context.pool, async ({ client }): Promise<Outcome<{ list: CompareListRow }>> => {
    const own = customerId === null ? null : await ownLocked(client, customerId);
    const additions = additionsTo(own ? await productsCompared(client, own.id) : [], products);
    if (!additions.ok) return additions;
    const list = own ?? (await insertCompareList(client, { uid: newUid(), customerId, now: context.now }));
    await putToCompare(client, list.id, additions.ids);
    await noteCompared(client, list.id, context.now);
    return { ok: true, list };
  });
}

export async function addToCompareList(
  { id }: CompareListRow,
  wanted: readonly number[],
  context: Context,
): Promise<Outcome> {
  const products = await comparableOf(wanted, context);
  return inTransaction(context.pool, async ({ client }): Promise<Outcome> => {
    const [list] = await lockCompareLists(client, [id]);
    if (!list) return refusal('LIST_NOT_FOUND');
    const additions = additionsTo(await productsCompared(client, id), products);
    if (!additions.ok) return additions;
    await putToCompare(client, id, additions.ids);
    await noteCompared(client, id, context.now);
    return { ok: true };
  });
}

export async function removeFromCompareList(
  { id }: CompareListRow,
  products: readonly number[],
  context: Context,
): Promise<void> {
  await inTransaction(context.pool, async ({ client }) => {
    await lockCompareLists(client, [id]);
    await takeFromCompared(client, id, products);
    await noteCompared(client, id, context.now);
  });
}

/** The customer's list afterwards; null if the guest's was deleted or assigned by another request. */
export async function assignCompareList(
  { id }: CompareListRow,
  { customer }: SignedIn,
  context: Context,
): Promise<CompareListRow | null> {
  return inTransaction(context.pool, async ({ client }) => {
    const own = await ownLocked(client, customer.id);
    const [guests] = await lockCompareLists(client, [id]);
    if (guests?.customerId !== null) return null;
    if (!own) {
      await giveCompareList(client, id, customer.id, context.now);
      return { ...guests, customerId: customer.id };
    }
    const stored = await productsCompared(client, own.id);
    await putToCompare(client, own.id, mergedInto(stored, await productsCompared(client, id)));
    await noteCompared(client, own.id, context.now);
    await dropCompareList(client, id);
    return own;
  });
}
