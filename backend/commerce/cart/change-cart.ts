// Wrappers for every change of a cart. Most are one or two statements with the conditions built in; where a change is refused, or much has to be
// decided, one transaction locks the cart first and decides inside the lock.
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { CartClearingCause } from '#domain/cart/cart-cookie';
import { denialCause, refuseLooking, visitOf } from './authorize';
import type { CartRow, CartValues } from './cart.sql';
import { lockedCart } from './cart-items';
import type { Shopper } from './shopper';
import { linesAfter } from './snapshot/after-puts';
import { type CartSnapshot, inside, outside, type Place, readSnapshot } from './snapshot/cart-snapshot';
import { lockCart, type Put, type PutIds, writeLocked, writeOpen, writeUnchanged } from './write.sql';

/** The cart as the change left it; what it holds where that is known. */
export type CartAfter = Pick<CartSnapshot, 'row'> & Partial<CartSnapshot>;

export type CartChange<Result> =
  | { ok: true; result: Result; after?: CartAfter }
  | { ok: false; cause: CartClearingCause };

/**
 * Runs `work` on the locked cart. A cart that has become an order is closed to every change, also while the order is being paid: only
 * `endPayment` opens it again. What `work` sets on the cart itself is written once, at the end.
 */
export function changeCart<Result>(
  cartId: string,
  shopper: Shopper,
  work: (tx: Transaction, cart: CartRow, set: (values: CartValues) => void) => Promise<Result>,
): Promise<CartChange<Result>> {
  refuseLooking(shopper);
  return inTransaction(shopper.pool, async (tx) => {
    const cart = await lockCart(tx.client, cartId);
    const cause = denialCause(cart, cart?.status === 'active', shopper);
    if (!cart || cause) return { ok: false, cause: cause ?? 'missing' };
    await tx.client.query('SAVEPOINT change');
    const changed: CartValues = { storeId: shopper.store.id };
    const result = await work(tx, cart, (values) => void Object.assign(changed, values));
    if (leavesNothing(result)) {
      await tx.client.query('ROLLBACK TO SAVEPOINT change');
      return { ok: true, result };
    }
    const row = await writeLocked(tx.client, cartId, changed, shopper.now);
    return { ok: true, result, after: { row } };
  });
}

/** A refused change changes nothing: what it wrote before it was refused is undone. */
const leavesNothing = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && Reflect.get(result, 'ok') === false;

/** Writes on a cart that is simply open, in one statement; null where anything must be decided first. */
export async function writeIfOpen<Result>(
  cartId: string,
  shopper: Shopper,
  { values, billsWhereItShips = false }: { values: CartValues; billsWhereItShips?: boolean },
  result: Result,
): Promise<CartChange<Result> | null> {
  refuseLooking(shopper);
  if (shopper.isByPhone) return null;
  const { who, store, pool, now } = shopper;
  const owner = { customerId: who?.customer.id ?? null, storeId: store.id, punchoutId: visitOf(who) };
  const row = await writeOpen(pool, cartId, owner, ofStore(values, shopper), now, billsWhereItShips);
  return row && { ok: true, result, after: { row } };
}

/** Writes values that only require the cart to be open. */
export async function setOnCart<Result>(
  cartId: string,
  shopper: Shopper,
  values: CartValues,
  result: Result,
): Promise<CartChange<Result>> {
  const inLock = async (_tx: Transaction, _cart: CartRow, set: (values: CartValues) => void) => {
    set(values);
    return result;
  };
  return (await writeIfOpen(cartId, shopper, { values }, result)) ?? changeCart(cartId, shopper, inLock);
}

/** The change to make, given the cart's current state. */
export interface Decision<Result> {
  result: Result;
  values?: CartValues;
  puts?: readonly Put[];
}

/**
 * Reads the cart, decides, and writes if the cart is unchanged since; otherwise retries with the cart locked. `skus` are read in the same query. The
 * decision must depend only on what was read.
 */
export async function decideOnCart<Result>(
  cartId: string,
  shopper: Shopper,
  skus: readonly string[],
  decide: (snapshot: CartSnapshot, at: Place) => Promise<Decision<Result>>,
): Promise<CartChange<Result>> {
  refuseLooking(shopper);
  const { pool } = shopper;
  const at = outside(shopper);
  const snapshot = shopper.isByPhone ? null : await readSnapshot(cartId, at, shopper, skus);
  if (snapshot && denialCause(snapshot.row, snapshot.row.status === 'active', shopper) === null) {
    const { result, values = {}, puts = [] } = await decide(snapshot, at);
    const done = await writeUnchanged(pool, snapshot.row, { values: ofStore(values, shopper), puts }, shopper.now);
    if (done) return { ok: true, result, after: afterPuts(snapshot, puts, done) };
  }
  return changeCart(cartId, shopper, async (tx) => {
    const within = inside(tx, shopper);
    const locked = await lockedCart(tx, cartId, shopper, skus);
    const { result, values = {}, puts = [] } = await decide(locked, within);
    await writeUnchanged(
      tx.client,
      { id: cartId, version: null },
      { values: ofStore(values, shopper), puts },
      shopper.now,
    );
    return result;
  });
}

function afterPuts(
  snapshot: CartSnapshot,
  puts: readonly Put[],
  { row, put }: { row: CartRow; put: PutIds },
): CartAfter {
  const lines = linesAfter(snapshot, puts, put);
  return lines ? { ...snapshot, row, lines } : { row };
}

const ofStore = (values: CartValues, { store }: Shopper): CartValues => ({ ...values, storeId: store.id });
