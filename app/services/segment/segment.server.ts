// What marketing has for the customer, and their activated coupons put back into a cart that lacks them. Spec §4 "Personal coupons".
import { missingOn } from '#domain/cart/personal-coupons';
import type { Caller } from '~/models/caller';
import type { CartView } from '~/models/cart';
import type { SegmentView } from '~/models/segment';
import { cartViewOf } from '../cart/cart.map';
import { readCart } from '../cart/cart.server';
import { ApplyCouponsDocument, SegmentContextDocument } from '../generated/commerce';
import { send } from '../transport/transport.server';
import { segmentViewOf } from './segment.map';

/** A customer of whom nothing of the kind is known has none: these are extras, and no page fails without them. */
export async function readSegment(caller: Caller, activated: readonly string[]): Promise<SegmentView | null> {
  const variables = { activated: [...activated] };
  const { data } = await send(caller, { client: 'commerce', document: SegmentContextDocument, variables });
  const found = data?.marketingSegmentContext;
  return found ? segmentViewOf(found) : null;
}

interface Personal extends Caller {
  /** Null for anyone who gets no personal coupons. */
  personalCoupons: string[] | null;
}

/** The cart with the coupons that its customer has activated, and what they are offered. An empty cart holds no codes. */
export async function readCartWithCoupons(context: Personal): Promise<{ cart: CartView; segment: SegmentView | null }> {
  if (context.personalCoupons === null) return { cart: await readCart(context), segment: null };
  const [cart, segment] = await Promise.all([readCart(context), readSegment(context, context.personalCoupons)]);
  return { cart: await putBack(context, cart, segment), segment };
}

/** After something went into the cart: activated segments apply at once, before the cart page is opened. */
export async function settleCoupons(context: Personal, cart: CartView): Promise<CartView> {
  if (!context.personalCoupons?.length) return cart;
  return putBack(context, cart, await readSegment(context, context.personalCoupons));
}

/** The cart with what it lacked. */
async function putBack(caller: Caller, cart: CartView, segment: SegmentView | null): Promise<CartView> {
  const inCart = cart.coupons.map(({ code }) => code);
  const missing = cart.lines.length > 0 ? missingOn(inCart, segment?.coupons ?? []) : [];
  if (missing.length === 0 || cart.id === null) return cart;
  const input = { cart_id: cart.id, coupon_codes: missing };
  // A coupon that cannot be combined with another code is not applied; the panel shows it as activated.
  const { data } = await send(caller, { client: 'commerce', document: ApplyCouponsDocument, variables: { input } });
  const changed = data?.applyCouponsToCart?.cart;
  return changed ? cartViewOf(changed, caller.rules) : readCart(caller);
}
