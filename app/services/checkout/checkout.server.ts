// The checkout: what is given so far, and each step's change in Magento's order of calls.
import { type Outcome, type Refusal, refusal } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { CheckoutView } from '~/models/checkout';
import type { CustomerView } from '~/models/customer';
import { CartGone } from '../cart/cart.server';
import { listAddresses } from '../customer/customer.server';
import type { CartAddressInput } from '../generated/commerce';
import { firstRefusal } from '../refused.map';
import { send } from '../transport.server';
import { CHECKOUT, SET_ADDRESSES, SET_GUEST_EMAIL, SET_PAYMENT, SET_SHIPPING } from './checkout.gql';
import { checkoutViewOf } from './checkout.map';

/** Null without a cart: there is nothing to check out. */
export async function readCheckout(caller: Caller, customer: CustomerView | null): Promise<CheckoutView | null> {
  if (!caller.cartId) return null;
  const [answer, addressBook] = await Promise.all([
    send(caller, { client: 'commerce', document: CHECKOUT, variables: { cartId: caller.cartId } }),
    listAddresses(caller),
  ]);
  if (answer.data?.cart) return checkoutViewOf(answer.data, customer, addressBook, caller.rules);
  throw new CartGone(answer.errors[0]?.message ?? 'No cart');
}

export interface TypedAddress {
  firstname: string;
  lastname: string;
  company: string;
  vatId: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
  countryCode: string;
}

/** An address of the customer's book, or a new one; guests give their e-mail with it. */
export type GivenAddress =
  | { kind: 'saved'; addressId: string }
  | { kind: 'new'; email: string | null; address: TypedAddress };

const NO_CART: Refusal = refusal('CART_NOT_FOUND');

function wireAddress(given: TypedAddress): CartAddressInput {
  return {
    firstname: given.firstname,
    lastname: given.lastname,
    company: given.company || null,
    vat_id: given.vatId || null,
    street: [given.street],
    city: given.city,
    postcode: given.postcode,
    country_code: given.countryCode,
    telephone: given.telephone,
  };
}

/** E-mail (guests) and address in one step; delivery and billing are the same place. */
export async function setAddress(caller: Caller, given: GivenAddress): Promise<Outcome> {
  const { cartId } = caller;
  if (!cartId) return NO_CART;
  if (given.kind === 'new' && given.email) {
    const input = { cart_id: cartId, email: given.email };
    const answer = await send(caller, { client: 'commerce', document: SET_GUEST_EMAIL, variables: { input } });
    const refused = firstRefusal(null, answer.errors);
    if (refused) return refused;
  }
  const chosen =
    given.kind === 'saved' ? { customer_address_id: Number(given.addressId) } : { address: wireAddress(given.address) };
  const shipping = { cart_id: cartId, shipping_addresses: [chosen] };
  const billing = { cart_id: cartId, billing_address: { same_as_shipping: true } };
  const answer = await send(caller, { client: 'commerce', document: SET_ADDRESSES, variables: { shipping, billing } });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

export async function setShipping(
  caller: Caller,
  method: { carrierCode: string; methodCode: string },
): Promise<Outcome> {
  const { carrierCode: carrier_code, methodCode: method_code } = method;
  if (!caller.cartId) return NO_CART;
  const input = { cart_id: caller.cartId, shipping_methods: [{ carrier_code, method_code }] };
  const answer = await send(caller, { client: 'commerce', document: SET_SHIPPING, variables: { input } });
  if (answer.errors.length > 0) return refusal('SHIPPING_METHOD_UNAVAILABLE', { field: 'shipping' });
  return { ok: true };
}

export async function setPayment(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return NO_CART;
  const input = { cart_id: caller.cartId, payment_method: { code } };
  const answer = await send(caller, { client: 'commerce', document: SET_PAYMENT, variables: { input } });
  if (answer.errors.length > 0) return refusal('PAYMENT_METHOD_UNAVAILABLE', { field: 'payment' });
  return { ok: true };
}
