// Writes the chosen way of paying on the cart; only what is offered can be chosen.
import { changeCart } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusals';
import { kindsFor } from './payment-kinds';

export const setPaymentMethod = (cartId: string, code: string, purchaseOrderNumber: string | null, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (_tx, _cart, set) => {
    if (!kindsFor(shopper.who).some((kind) => kind === code)) return refusal('PAYMENT_METHOD_UNAVAILABLE');
    set({ paymentMethod: code, purchaseOrderNumber });
    return { ok: true };
  });
