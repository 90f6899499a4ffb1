// Writes e-mail and addresses on the cart.

import { type CartChange, changeCart, setOnCart, writeIfOpen } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { lockCustomer } from '#backend/commerce/customer/account/account.sql';
import { keepAddress } from '#backend/commerce/customer/addresses/address-book';
import { ownAddress } from '#backend/commerce/customer/addresses/own-address.sql';
import { checkDeliverable, copiedAddress, postalAddressOf } from '#backend/commerce/customer/addresses/postal-address';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { Transaction } from '#backend/db/transaction';
import type { BillingAddressInput, CartAddressInput, ShippingAddressInput } from '#backend/generated/commerce';
import { type AddressRights, type GivenFor, mayDeliverTo, mayInvoice } from '#domain/address/book';
import { type Outcome, refusal } from '#domain/refusal/refusals';

type Given = { address?: CartAddressInput | null; customer_address_id?: number | null; customer_notes?: string | null };

export const setGuestEmail = (cartId: string, email: string, shopper: Shopper) =>
  setOnCart(cartId, shopper, { email }, undefined);

const DONE: Outcome = { ok: true };

export async function setShippingAddress(
  cartId: string,
  input: ShippingAddressInput,
  shopper: Shopper,
): Promise<CartChange<Outcome>> {
  const typed = shopper.who === null ? typedAddress(input) : null;
  // A guest has no book to look into and no rights to hold it against.
  if (typed?.ok && checkDeliverable(typed.address).ok)
    return setOnCart(cartId, shopper, { shippingAddress: typed.address }, DONE);
  return changeCart<Outcome>(cartId, shopper, async (tx, _cart, set) => {
    const found = await addressOf(tx, input, shopper);
    if (!found.ok) return found;
    if (!isAllowed(shopper, mayDeliverTo, found.given)) return NOT_ALLOWED;
    const deliverable = checkDeliverable(found.address, addressFieldOf(input));
    if (!deliverable.ok) return deliverable;
    set({ shippingAddress: found.address });
    return DONE;
  });
}

export async function setBillingAddress(
  cartId: string,
  input: BillingAddressInput,
  shopper: Shopper,
): Promise<CartChange<Outcome>> {
  const copied = { values: {}, billsWhereItShips: true };
  const isCopied = input.same_as_shipping && shopper.who === null;
  const done = isCopied ? await writeIfOpen(cartId, shopper, copied, DONE) : null;
  return done ?? changeBilling(cartId, input, shopper);
}

const changeBilling = (cartId: string, input: BillingAddressInput, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx, cart, set) => {
    if (input.same_as_shipping) {
      if (!cart.shippingAddress) return refusal('SHIPPING_ADDRESS_MISSING');
      const given = await givenOf(tx, cart.shippingAddress.customerAddressId, shopper);
      if (!isAllowed(shopper, mayInvoice, given)) return NOT_ALLOWED;
      set({ billingAddress: cart.shippingAddress });
      return DONE;
    }
    const found = await addressOf(tx, input, shopper);
    if (!found.ok) return found;
    if (!isAllowed(shopper, mayInvoice, found.given)) return NOT_ALLOWED;
    if (input.use_for_shipping && !isAllowed(shopper, mayDeliverTo, found.given)) return NOT_ALLOWED;
    const deliverable = input.use_for_shipping ? checkDeliverable(found.address, addressFieldOf(input)) : DONE;
    if (!deliverable.ok) return deliverable;
    const both = input.use_for_shipping ? { shippingAddress: found.address } : {};
    set({ billingAddress: found.address, ...both });
    return DONE;
  });

const NOT_ALLOWED = refusal('ADDRESS_NOT_ALLOWED');

/** Guests have no address book and no restriction on delivery addresses. */
const isAllowed = (
  { who }: Shopper,
  may: (rights: AddressRights, given: GivenFor) => boolean,
  given: GivenFor,
): boolean => who === null || may(who.customer.flags, given);

async function givenOf(tx: Transaction, id: number | null, { who }: Shopper): Promise<GivenFor> {
  const own = who && id !== null ? await ownAddress(tx.db, who.customer.id, id) : null;
  return own && { billing: own.defaultBilling, shipping: own.defaultShipping };
}

const addressFieldOf = (given: Given) => (typeof given.customer_address_id === 'number' ? 'addressId' : 'street');

const notesOf = (given: Given) => given.customer_notes?.trim().slice(0, 500) || null;

/** Not one of the book. */
function typedAddress(given: Given): Outcome<{ address: PostalAddress }> {
  if (typeof given.customer_address_id === 'number' || !given.address) return refusal('SHIPPING_ADDRESS_MISSING');
  return postalAddressOf(given.address, notesOf(given));
}

async function addressOf(
  tx: Transaction,
  given: Given,
  { who }: Shopper,
): Promise<Outcome<{ address: PostalAddress; given: GivenFor }>> {
  if (typeof given.customer_address_id === 'number') {
    const own = who && (await ownAddress(tx.db, who.customer.id, given.customer_address_id));
    if (!own) return refusal('SHIPPING_ADDRESS_MISSING');
    const defaults = { billing: own.defaultBilling, shipping: own.defaultShipping };
    return { ok: true, address: copiedAddress(own, who.business, notesOf(given)), given: defaults };
  }
  const checked = typedAddress(given);
  if (!checked.ok) return checked;
  const { address } = checked;
  // A customer who may not change the book still gets the address on this cart, if that is allowed at all.
  const owner = who && given.address?.save_in_address_book ? await lockCustomer(tx.db, who.customer.id) : null;
  if (owner) await keepAddress(tx, owner, { address, wanted: { billing: false, shipping: false }, kept: null });
  return { ok: true, address, given: null };
}
