// Writes the chosen way of delivery and of paying on the cart; only what is offered can be chosen.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { writeCart } from '#backend/commerce/cart/rows';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Outcome, refusal } from '#domain/refusals';
import { kindsFor } from './payment-kinds';
import { listMethods } from './rows';

export const setShippingMethod = (cartId: string, carrierCode: string, methodCode: string, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx, cart) => {
    if (!cart.shippingAddress) return refusal('SHIPPING_ADDRESS_MISSING');
    const methods = await listMethods(tx.db, shopper.store.id);
    const isOffered = methods.some((one) => one.carrierCode === carrierCode && one.methodCode === methodCode);
    if (!isOffered) return refusal('SHIPPING_METHOD_UNAVAILABLE');
    const shippingMethod = {
      carrierCode,
      methodCode,
      servicePointId: null,
      pickupLocationCode: null,
      deliveryDate: null,
    };
    await writeCart(tx.db, cartId, { shippingMethod }, shopper.now);
    return { ok: true };
  });

export const setPaymentMethod = (cartId: string, code: string, purchaseOrderNumber: string | null, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    if (!kindsFor(shopper.who).some((kind) => kind === code)) return refusal('PAYMENT_METHOD_UNAVAILABLE');
    await writeCart(tx.db, cartId, { paymentMethod: code, purchaseOrderNumber }, shopper.now);
    return { ok: true };
  });
