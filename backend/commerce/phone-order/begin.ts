// Begins an order by phone: a separate cart for a customer, with the addresses of their address book, or for a guest.

import { insertCart, type Shopper, writeCart } from '#backend/commerce/cart/index';
import { setBillingAddress, setShippingAddress } from '#backend/commerce/checkout/index';
import { listAddresses } from '#backend/commerce/customer/index';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { insertPhoneOrder, phoneOrderOfCart } from './phone-order.sql';

export interface Beginning {
  /** Chosen by the form: sent twice, it is begun once. */
  cartId: string;
  /** Of a guest; a customer has one. */
  email: string | null;
  staff: string;
}

export async function beginPhoneOrder(
  { cartId, email, staff }: Beginning,
  shopper: Shopper,
): Promise<Outcome<{ cartId: string }>> {
  const { who, store, language, now, pool } = shopper;
  if (who && !who.customer.isActive) return refusal('ACCOUNT_DEACTIVATED');
  const customerId = who?.customer.id ?? null;
  const isNew = await inTransaction(pool, async (tx) => {
    const isMade = await insertCart(tx.client, { id: cartId, storeId: store.id, customerId, byPhone: true, now });
    if (!isMade) return false;
    await insertPhoneOrder(tx.db, { cartId, staff, language, createdAt: now });
    if (email !== null) await writeCart(tx.db, cartId, { email }, now);
    return true;
  });
  const known = isNew ? null : await phoneOrderOfCart(shopper.db, cartId);
  if (known && (known.phone.staff !== staff || known.cart.customerId !== customerId)) return refusal('CART_NOT_FOUND');
  if (!isNew && !known) return refusal('CART_NOT_FOUND');
  if (isNew && customerId !== null) await setOwnAddresses(cartId, customerId, shopper);
  return { ok: true, cartId };
}

/** What the customer's rights do not allow stays open. */
async function setOwnAddresses(cartId: string, customerId: number, shopper: Shopper): Promise<void> {
  const book = await listAddresses(shopper.db, customerId);
  const shipping = book.find(({ defaultShipping }) => defaultShipping);
  const billing = book.find(({ defaultBilling }) => defaultBilling);
  if (shipping) await setShippingAddress(cartId, { customer_address_id: shipping.id }, shopper);
  if (billing) await setBillingAddress(cartId, { customer_address_id: billing.id }, shopper);
  else if (shipping) await setBillingAddress(cartId, { same_as_shipping: true }, shopper);
}
