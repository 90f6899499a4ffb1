// The checkout: what is given so far, and each step's change in Magento's order of calls.
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

export interface GivenAddress {
  email: string;
  firstname: string;
  lastname: string;
  company?: string | undefined;
  vatId?: string | undefined;
  ean?: string | undefined;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
  /** An address of the book instead of the fields. */
  addressId?: string | undefined;
}

const NO_CART: Refusal = refusal('CART_NOT_FOUND');

function wireAddress(given: GivenAddress): CartAddressInput {
  return {
    firstname: given.firstname,
    lastname: given.lastname,
    company: given.company ?? null,
    vat_id: given.vatId ?? null,
    ean: given.ean ?? null,
    street: [given.street],
    city: given.city,
    postcode: given.postcode,
    country_code: 'DK',
    telephone: given.telephone,
  };
}

/** E-mail (guests) and address in one step; delivery and billing are the same place. */
export async function setAddress(caller: Caller, given: GivenAddress): Promise<Outcome> {
  const { cartId } = caller;
  if (!cartId) return NO_CART;
  if (!caller.token) {
    const input = { cart_id: cartId, email: given.email };
    const answer = await send(caller, { client: 'commerce', document: SET_GUEST_EMAIL, variables: { input } });
    const refused = firstRefusal(null, answer.errors);
    if (refused) return refused;
  }
  const chosen = given.addressId ? { customer_address_id: Number(given.addressId) } : { address: wireAddress(given) };
  const shipping = { cart_id: cartId, shipping_addresses: [chosen] };
  const billing = { cart_id: cartId, billing_address: { same_as_shipping: true } };
  const answer = await send(caller, { client: 'commerce', document: SET_ADDRESSES, variables: { shipping, billing } });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

/** `choice` is the radio's value: `<carrier_code>/<method_code>`. */
export async function setShipping(caller: Caller, choice: string): Promise<Outcome> {
  const [carrier_code = '', method_code = ''] = choice.split('/');
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
  reference?: string | undefined;
  requisitioner?: string | undefined;
  requisitionNumber?: string | undefined;
  comment?: string | undefined;
  agreementIds: string[];
  /** The total that the button named, in kroner; another total by now is a refusal, not an order. */
  expectedTotal: number | null;
  returnUrl: string;
  cancelUrl: string;
}

/** `payAt` is where the shopper goes to pay; null when nothing is paid now. Pressing twice gives the same order. */
export async function placeOrder(
  caller: Caller,
  placing: Placing,
): Promise<Outcome<{ number: string; token: string; payAt: string | null }>> {
  if (!caller.cartId) return NO_CART;
  const input = {
    cart_id: caller.cartId,
    reference: placing.reference ?? null,
    requisitioner: placing.requisitioner ?? null,
    requisition_number: placing.requisitionNumber ?? null,
    comment: placing.comment ?? null,
    agreement_ids: placing.agreementIds.map(Number),
    expected_total: placing.expectedTotal,
    return_url: placing.returnUrl,
    cancel_url: placing.cancelUrl,
  };
  const answer = await send(caller, { client: 'commerce', document: PLACE_ORDER, variables: { input } });
  const placed = answer.data?.placeOrder;
  const [error] = placed?.errors ?? [];
  if (error) return refusal(refusalCodeOf(error.code === 'PRICE_CHANGED' ? 'TOTAL_CHANGED' : error.code));
  if (!placed?.orderV2 || !placed.order_token) return firstRefusal(null, answer.errors) ?? refusal('UNABLE_TO_PLACE_ORDER');
  return { ok: true, number: placed.orderV2.number, token: placed.order_token, payAt: placed.payment_redirect_url ?? null };
}
