// A guest's cart joins the customer's, or becomes it. One transaction, both carts locked in a fixed order; done twice, or twice at once,
// it changes nothing more. A guest's cart that is being paid is no cart to merge: the payment goes on. Spec §4 "Login".

import { denialCause } from '#backend/commerce/cart/authorize';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { CartChange } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { LeftBehind } from './carry-codes';
import { lockCarts } from './merge.sql';
import { mergeLines } from './merge-lines';

interface Pair {
  guest: CartRow;
  own: CartRow;
}

type Work = (tx: Transaction, pair: Pair) => Promise<LeftBehind[]>;

/** The guest's lines are moved to the customer's cart, which retains its id. */
export const mergeCarts = (guestId: string, ownId: string, shopper: Shopper) =>
  joined(guestId, ownId, shopper, (tx, { guest, own }) => mergeLines(tx, guest, own, shopper));

/** The reverse: the guest's cart retains its id and is assigned to the customer. */
export const assignCart = (guestId: string, ownId: string, shopper: Shopper) =>
  joined(guestId, ownId, shopper, (tx, { guest, own }) =>
    mergeLines(tx, own, guest, shopper, { customerId: own.customerId, storeId: own.storeId, email: null }),
  );

function joined(guestId: string, ownId: string, shopper: Shopper, work: Work): Promise<CartChange<LeftBehind[]>> {
  return inTransaction(shopper.pool, async (tx): Promise<CartChange<LeftBehind[]>> => {
    const carts = await lockCarts(tx.db, [guestId, ownId]);
    const [guest, own] = [carts.get(guestId), carts.get(ownId)];
    const wrongOwn = against(own, shopper);
    if (!own || wrongOwn) return { ok: false, cause: wrongOwn ?? 'missing' };
    // Merged or taken over before: there is nothing left to do.
    const isDone = guest?.id === ownId || (guest?.status === 'abandoned' && guest.customerId === null);
    if (isDone) return { ok: true, result: [] };
    const wrong = against(guest, { ...shopper, who: null });
    if (!guest || wrong) return { ok: false, cause: wrong ?? 'missing' };
    return { ok: true, result: await work(tx, { guest, own }) };
  });
}

const against = (cart: CartRow | undefined, shopper: Shopper) =>
  denialCause(cart ?? null, cart?.status === 'active', shopper);
