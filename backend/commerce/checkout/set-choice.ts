// Writes the chosen way of paying on the cart; only what is offered can be chosen.
import { itemsIn, lockedCart } from '#backend/commerce/cart/cart-items';
import { type CartChange, changeCart, setOnCart } from '#backend/commerce/cart/change-cart';
import { dueOf, kindsFor } from '#backend/commerce/cart/payment-kinds';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { priceCart } from './price-cart';

export function setPaymentMethod(
  cartId: string,
  code: string,
  purchaseOrderNumber: string | null,
  shopper: Shopper,
): Promise<CartChange<Outcome>> {
  if (code === 'free') return acceptFree(cartId, purchaseOrderNumber, shopper);
  if (!kindsFor(shopper).some((kind) => kind === code))
    return changeCart<Outcome>(cartId, shopper, async () => refusal('PAYMENT_METHOD_UNAVAILABLE'));
  return setOnCart<Outcome>(cartId, shopper, { paymentMethod: code, purchaseOrderNumber }, { ok: true });
}

/**
 * Magento's clients send `free` where nothing is left to pay. A method that was chosen before is preserved: it applies again when the
 * cart costs something again.
 */
const acceptFree = (cartId: string, purchaseOrderNumber: string | null, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx, _cart, set) => {
    const snapshot = await lockedCart(tx, cartId, shopper);
    const priced = await priceCart(tx.db, snapshot, itemsIn(snapshot, shopper), shopper);
    if (dueOf(priced) !== 0) return refusal('PAYMENT_METHOD_UNAVAILABLE');
    set({ purchaseOrderNumber });
    return { ok: true };
  });
