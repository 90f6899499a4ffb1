// Writes the chosen way of paying on the cart; only what is offered can be chosen.
import { type CartChange, changeCart, setOnCart } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusals';
import { kindsFor } from './payment-kinds';

export function setPaymentMethod(
  cartId: string,
  code: string,
  purchaseOrderNumber: string | null,
  shopper: Shopper,
): Promise<CartChange<Outcome>> {
  if (!kindsFor(shopper).some((kind) => kind === code))
    return changeCart<Outcome>(cartId, shopper, async () => refusal('PAYMENT_METHOD_UNAVAILABLE'));
  return setOnCart<Outcome>(cartId, shopper, { paymentMethod: code, purchaseOrderNumber }, { ok: true });
}
