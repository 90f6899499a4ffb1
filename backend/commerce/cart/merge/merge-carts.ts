// A guest's cart joins the customer's, or becomes it. One transaction, both carts locked in a fixed order; done twice, or twice at once,
// it changes nothing more. Spec §4 "Login".
import { withdrawOrder } from '#backend/commerce/payment/withdraw-order';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { CartClearingCause } from '#domain/cart-cookie';
import { denialCause } from '../authorize';
import { type CartRow, isAwaitingPayment } from '../cart.sql';
import type { CartChange } from '../change-cart';
import type { Shopper } from '../shopper';
import type { LeftBehind } from './carry-codes';
import { lockCarts } from './merge.sql';
import { mergeLines } from './merge-lines';

interface Pair {
  guest: CartRow;
  own: CartRow;
}

type Work = (tx: Transaction, pair: Pair) => Promise<LeftBehind[]>;

/** The guest's lines go into the customer's cart, which keeps its id. */
export const mergeCarts = (guestId: string, ownId: string, shopper: Shopper) =>
  joined(guestId, ownId, shopper, (tx, { guest, own }) => mergeLines(tx, guest, own, shopper));

/** The other way round: the guest's cart keeps its id and is the customer's from now on. */
export const assignCart = (guestId: string, ownId: string, shopper: Shopper) =>
  joined(guestId, ownId, shopper, (tx, { guest, own }) =>
    mergeLines(tx, own, guest, shopper, { customerId: own.customerId, storeId: own.storeId, email: null }),
  );

function joined(guestId: string, ownId: string, shopper: Shopper, work: Work): Promise<CartChange<LeftBehind[]>> {
  return inTransaction(shopper.pool, async (tx): Promise<CartChange<LeftBehind[]>> => {
    const carts = await lockCarts(tx.db, [guestId, ownId]);
    const [guest, own] = [carts.get(guestId), carts.get(ownId)];
    const wrongOwn = await against(tx, own, shopper);
    if (!own || wrongOwn) return { ok: false, cause: wrongOwn ?? 'missing' };
    // Merged or taken over before: there is nothing left to do.
    const isDone = guest?.id === ownId || (guest?.status === 'abandoned' && guest.customerId === null);
    if (isDone) return { ok: true, result: [], released: [] };
    const wrong = await against(tx, guest, { ...shopper, who: null });
    if (!guest || wrong) return { ok: false, cause: wrong ?? 'missing' };
    const released: number[] = [];
    for (const cart of [guest, own]) {
      // A customer who logs in has come back from the payment page: an order that was never paid goes with its stock.
      if (cart.status === 'ordered') released.push(...(await withdrawOrder(tx, cart, shopper.now)));
    }
    return { ok: true, result: await work(tx, { guest, own }), released };
  });
}

async function against(
  tx: Transaction,
  cart: CartRow | undefined,
  shopper: Shopper,
): Promise<CartClearingCause | null> {
  const isOpen = cart?.status === 'active' || (cart?.status === 'ordered' && (await isAwaitingPayment(tx.db, cart.id)));
  return denialCause(cart ?? null, isOpen === true, shopper);
}
