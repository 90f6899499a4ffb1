// Writes e-mail and addresses on the cart.
import type { BillingAddressInput, CartAddressInput, ShippingAddressInput } from '#backend/generated/commerce';
import { changeCart } from '#backend/commerce/cart/change-cart';
import { writeCart } from '#backend/commerce/cart/rows';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusals';
import { copiedAddress, postalAddressOf } from './postal-address';
import { insertAddress, ownAddress } from './rows';

type Given = { address?: CartAddressInput | null; customer_address_id?: number | null; customer_notes?: string | null };

export const setGuestEmail = (cartId: string, email: string, shopper: Shopper) =>
  changeCart(cartId, shopper, (tx) => writeCart(tx.db, cartId, { email }, shopper.now));

export const setShippingAddress = (cartId: string, input: ShippingAddressInput, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx) => {
    const found = await addressOf(tx, input, shopper);
    if (!found.ok) return found;
    await writeCart(tx.db, cartId, { shippingAddress: found.address }, shopper.now);
    return { ok: true };
  });

export const setBillingAddress = (cartId: string, input: BillingAddressInput, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx, cart) => {
    if (input.same_as_shipping) {
      if (!cart.shippingAddress) return refusal('SHIPPING_ADDRESS_MISSING');
      await writeCart(tx.db, cartId, { billingAddress: cart.shippingAddress }, shopper.now);
      return { ok: true };
    }
    const found = await addressOf(tx, input, shopper);
    if (!found.ok) return found;
    const both = input.use_for_shipping ? { shippingAddress: found.address } : {};
    await writeCart(tx.db, cartId, { billingAddress: found.address, ...both }, shopper.now);
    return { ok: true };
  });

async function addressOf(
  tx: Transaction,
  given: Given,
  { who }: Shopper,
): Promise<Outcome<{ address: PostalAddress }>> {
  const notes = given.customer_notes?.trim().slice(0, 500) || null;
  if (typeof given.customer_address_id === 'number') {
    const own = who && (await ownAddress(tx.db, who.customer.id, given.customer_address_id));
    return own ? { ok: true, address: copiedAddress(own, who.business, notes) } : refusal('SHIPPING_ADDRESS_MISSING');
  }
  if (!given.address) return refusal('SHIPPING_ADDRESS_MISSING');
  const checked = postalAddressOf(given.address, notes);
  if (checked.ok && who && given.address.save_in_address_book) {
    const { ean: _ean, customerNotes: _notes, customerAddressId: _id, ...address } = checked.address;
    await insertAddress(tx.db, {
      ...address,
      customerId: who.customer.id,
      defaultBilling: false,
      defaultShipping: false,
    });
  }
  return checked;
}
