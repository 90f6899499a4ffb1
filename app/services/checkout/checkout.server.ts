// The checkout: what is given so far, and each step's change in Magento's order of calls.
import { type Outcome, type Refusal, type RefusalCode, refusal, refusalOf } from '#domain/refusal/refusals';
import { postcodeFrom } from '#domain/validate/postcode';
import type { Caller } from '~/models/caller';
import type { CheckoutView, NearBy } from '~/models/checkout';
import type { CustomerView } from '~/models/customer';
import { CartGone } from '../cart/cart.server';
import { listAddresses } from '../customer/customer.server';
import { CheckoutDocument, ParcelShopsDocument, SetPaymentDocument, SetShippingDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { checkoutViewOf } from './checkout.map';

/** Null without a cart: there is nothing to check out. `near`: the typed postcode for the parcel shop search. */
export async function readCheckout(
  caller: Caller,
  customer: CustomerView | null,
  near: string | null = null,
): Promise<CheckoutView | null> {
  const view = await readGiven(caller, customer);
  return view && withParcelShops(caller, view, near);
}

/** The same without the parcel shops, which a carrier may be slow to return. */
export async function readGiven(caller: Caller, customer: CustomerView | null): Promise<CheckoutView | null> {
  if (!caller.cartId) return null;
  const [answer, addressBook] = await Promise.all([
    send(caller, { client: 'commerce', document: CheckoutDocument, variables: { cartId: caller.cartId } }),
    listAddresses(caller),
  ]);
  if (answer.data?.cart) return checkoutViewOf(answer.data, customer, addressBook, caller.rules);
  throw new CartGone(answer.errors[0]?.message ?? 'No cart');
}

/** Requested only where one can be chosen; a carrier that does not answer has none. */
async function withParcelShops(caller: Caller, view: CheckoutView, typed: string | null): Promise<CheckoutView> {
  const [carrier] = view.shipping.find(({ needsPoint }) => needsPoint)?.value.split('/') ?? [];
  if (!carrier || !view.address) return view;
  const asked = typed === null ? null : postcodeFrom(typed);
  // Near the one already chosen, so that the list contains it.
  const { pointId, placePostcode } = view.chosenDelivery;
  const usual = pointId && placePostcode ? placePostcode : view.address.postcode;
  const near: NearBy = {
    postcode: asked ?? typed?.slice(0, LONGEST_POSTCODE) ?? usual,
    isWrong: typed !== null && asked === null,
    isAsked: typed !== null,
  };
  const variables = { carrier, postcode: asked ?? usual };
  const answer = await send(caller, { client: 'commerce', document: ParcelShopsDocument, variables });
  const shops = (answer.data?.parcelShops ?? []).map(({ opening_hours, distance_km, ...shop }) => ({
    ...shop,
    openingHours: opening_hours ?? '',
    km: distance_km ?? null,
    readyAt: null,
    hasStock: false,
  }));
  return { ...view, near, parcelShops: shops };
}

const LONGEST_POSTCODE = 10;

const NO_CART: Refusal = refusal('CART_NOT_FOUND');

/** What does not belong to the chosen way of delivery is empty. */
export interface GivenShipping {
  carrierCode: string;
  methodCode: string;
  deliveryDate: string;
  deliveryInterval: string;
  servicePoint: string;
  pickupShop: string;
}

const FIELD_OF: Partial<Record<RefusalCode, string>> = {
  INVALID_DELIVERY_DATE: 'deliveryDate',
  DELIVERY_INTERVAL_REQUIRED: 'deliveryInterval',
  SERVICE_POINT_REQUIRED: 'servicePoint',
  PICKUP_SHOP_REQUIRED: 'pickupShop',
};

export async function setShipping(caller: Caller, method: GivenShipping): Promise<Outcome> {
  if (!caller.cartId) return NO_CART;
  const chosen = {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    service_point_id: method.servicePoint || null,
    pickup_location_code: method.pickupShop || null,
    delivery_date: method.deliveryDate || null,
    delivery_interval: method.deliveryInterval || null,
  };
  const input = { cart_id: caller.cartId, shipping_methods: [chosen] };
  const answer = await send(caller, { client: 'commerce', document: SetShippingDocument, variables: { input } });
  const said = firstRefusal(null, answer.errors);
  const field = said && FIELD_OF[said.code];
  if (said && field) return refusalOf(said.code, said.params, field);
  if (answer.errors.length > 0) return refusal('SHIPPING_METHOD_UNAVAILABLE', { field: 'shipping' });
  return { ok: true };
}

export async function setPayment(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return NO_CART;
  const input = { cart_id: caller.cartId, payment_method: { code } };
  const answer = await send(caller, { client: 'commerce', document: SetPaymentDocument, variables: { input } });
  if (answer.errors.length > 0) return refusal('PAYMENT_METHOD_UNAVAILABLE', { field: 'payment' });
  return { ok: true };
}
