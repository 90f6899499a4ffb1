// Coupons and gifts of the cart: put in, taken out, chosen. Spec §7, §8 "Coupons".
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { ApplyCouponDocument, ChooseGiftDocument, RemoveCouponDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { throwIfGone } from './cart.server';

export async function addCoupon(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, coupon_code: code };
  const answer = await send(caller, { client: 'commerce', document: ApplyCouponDocument, variables: { input } });
  throwIfGone(answer.errors);
  const refused = firstRefusal(null, answer.errors);
  if (!refused) return { ok: true };
  // Spec §8: what the server says, else that something went wrong.
  return refused.code === 'UNDEFINED' ? refusal('COUPON_FAILED') : refused;
}

export async function removeCoupon(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, coupon_code: code };
  const answer = await send(caller, { client: 'commerce', document: RemoveCouponDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

/** An empty SKU gives the gift up. */
export async function chooseGift(caller: Caller, promo: string, sku: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, promo_id: promo, sku: sku || null };
  const answer = await send(caller, { client: 'commerce', document: ChooseGiftDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}
