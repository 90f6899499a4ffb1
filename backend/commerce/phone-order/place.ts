// Places an order by phone as the shop places every order: the same locks, checks and refusals.

import { lockCart, writeLocked } from '#backend/commerce/cart/index';
import {
  ALL_TERMS,
  type OrderServices,
  type Placed,
  type Placing,
  placeLocked,
  placeOrder,
  setPaymentMethod,
} from '#backend/commerce/checkout/index';
import type { OrderRow } from '#backend/commerce/order/index';
import { committedIf } from '#backend/db/transaction';
import { kroner, oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { PhoneOrder } from './phone-shopper';

/** What the page showed when the button was pressed. */
export interface ShownOrder {
  toPayOere: number;
  changes: string;
}

interface Accepted extends ShownOrder {
  agreementIds: readonly number[];
  payment: 'account' | 'card';
  returnUrl?: string;
  cancelUrl?: string;
  origin?: string | null;
}

export async function placePhoneOrder(
  { cart, shopper }: PhoneOrder,
  accepted: Accepted,
  services: OrderServices,
): Promise<Outcome<{ order: OrderRow }>> {
  if (shopper.who && !shopper.who.customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  if (cart.status === 'active' && accepted.toPayOere > 0) {
    const chosen = await setPaymentMethod(cart.id, accepted.payment, null, shopper);
    if (chosen.ok && !chosen.result.ok) return { ...chosen.result, field: 'payment' };
  }
  return outcomeOfPlaced(await placeOrder(placingByPhone(cart, accepted), shopper, services));
}

function placingByPhone(cart: PhoneOrder['cart'], accepted: Accepted): Placing {
  const { agreementIds, toPayOere, changes, returnUrl = null, cancelUrl = null, origin = null } = accepted;
  const { id, reference, requisitioner, requisitionNumber } = cart;
  return {
    ...{ cartId: id, agreementIds, reference, requisitioner, requisitionNumber, returnUrl, cancelUrl, origin },
    ...{ expectedTotal: kroner(oere(toPayOere)), seenChanges: changes },
    ...{ comment: null, accountingCost: null, ean: null },
  };
}

function outcomeOfPlaced(placed: Placed): Outcome<{ order: OrderRow }> {
  if (placed.ok) return { ok: true, order: placed.order };
  if ('cause' in placed) return refusal(placed.cause === 'inactive' ? 'CART_NOT_ACTIVE' : 'CART_NOT_FOUND');
  const { total: _total, ...refused } = placed.refused;
  return refused;
}

/** Whether it could be placed now if the shopper accepted the terms and paid by card: it is placed, and all of it is rolled back. */
export function tryPhoneOrder(
  { cart, shopper }: PhoneOrder,
  shown: ShownOrder,
  services: OrderServices,
): Promise<Outcome> {
  const placing = placingByPhone(cart, { ...shown, agreementIds: ALL_TERMS, payment: 'card' });
  return committedIf<Outcome>(
    shopper.pool,
    () => false,
    async (tx) => {
      const locked = await lockCart(tx.client, cart.id);
      if (locked?.status !== 'active') return refusal('CART_NOT_ACTIVE');
      const row = await writeLocked(tx.client, cart.id, { paymentMethod: 'card' }, shopper.now);
      const placed = await placeLocked(tx, row, placing, shopper, services);
      return placed.ok ? { ok: true } : outcomeOfPlaced(placed);
    },
  );
}
