// Writes the chosen way of paying on the cart; only what is offered can be chosen.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { writeCart } from '#backend/commerce/cart/rows';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusals';
import { kindsFor } from './payment-kinds';

export const setPaymentMethod = (cartId: string, code: string, purchaseOrderNumber: string | null, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    if (!kindsFor(shopper.who).some((kind) => kind === code)) return refusal('PAYMENT_METHOD_UNAVAILABLE');
    await writeCart(tx.db, cartId, { paymentMethod: code, purchaseOrderNumber }, shopper.now);
    return { ok: true };
  });
