// The checkout: what is given so far, and each step's change in Magento's order of calls.
import { kroner, oere } from '#domain/money';
import { type Outcome, type Refusal, refusal, refusalCodeOf } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { CheckoutView } from '~/models/checkout';
import type { CustomerView } from '~/models/customer';
import { CartGone } from '../cart/cart.server';
import { listAddresses } from '../customer/customer.server';
import type { CartAddressInput } from '../generated/commerce';
import { firstRefusal } from '../refused.map';
import { send } from '../transport.server';
import { CHECKOUT, PLACE_ORDER, SET_ADDRESSES, SET_GUEST_EMAIL, SET_PAYMENT, SET_SHIPPING } from './checkout.gql';
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

export interface Placing {
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  ean: string;
  comment: string;
  agreementIds: string[];
  /** The total that the button named, in øre; another total by now is a refusal, not an order. */
  seenTotal: number;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * The order that the cart has become, or null while it is a cart: an order that says nothing of what it needs is refused for a
 * cart, and for an order that is there already it is given again (the back end decides inside the cart's lock).
 */
export async function orderOfCart(
  caller: Caller,
  placing: Omit<Placing, 'seenTotal'>,
): Promise<{ number: string; token: string; payAt: string | null } | null> {
  const outcome = await placeOrder(caller, { ...placing, seenTotal: -1 });
  return outcome.ok ? outcome : null;
}

/** `payAt` is where the shopper goes to pay; null when nothing is paid now. Pressing twice gives the same order. */
export async function placeOrder(
  caller: Caller,
  placing: Placing,
): Promise<Outcome<{ number: string; token: string; payAt: string | null }>> {
  if (!caller.cartId) return NO_CART;
  const input = {
    cart_id: caller.cartId,
    reference: placing.reference || null,
    requisitioner: placing.requisitioner || null,
    requisition_number: placing.requisitionNumber || null,
    ean: placing.ean || null,
    comment: placing.comment || null,
    agreement_ids: placing.agreementIds.map(Number),
    expected_total: kroner(oere(placing.seenTotal)),
    return_url: placing.returnUrl,
    cancel_url: placing.cancelUrl,
  };
  const answer = await send(caller, { client: 'commerce', document: PLACE_ORDER, variables: { input } });
  const placed = answer.data?.placeOrder;
  const [error] = placed?.errors ?? [];
  if (error) return refusal(refusalCodeOf(error.code === 'PRICE_CHANGED' ? 'TOTAL_CHANGED' : error.code));
  if (!placed?.orderV2 || !placed.order_token)
    return firstRefusal(null, answer.errors) ?? refusal('UNABLE_TO_PLACE_ORDER');
  return {
    ok: true,
    number: placed.orderV2.number,
    token: placed.order_token,
    payAt: placed.payment_redirect_url ?? null,
  };
}
