// The checkout: what is given so far, and each step's change in Magento's order of calls.
import { type Outcome, type Refusal, refusal } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { CheckoutView } from '~/models/checkout';
import type { CustomerView } from '~/models/customer';
import { CartGone } from '../cart/cart.server';
import { listAddresses } from '../customer/customer.server';
import { send } from '../transport.server';
import { CHECKOUT, SET_PAYMENT, SET_SHIPPING } from './checkout.gql';
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

const NO_CART: Refusal = refusal('CART_NOT_FOUND');

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
