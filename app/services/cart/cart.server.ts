// The cart: read it, add to it, change and remove its lines. A cart is made by the first product that goes into it, never by a page.
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import type { GiftCardWish } from '#domain/gift-card/gift-card-sale';
import type { PresentWish } from '#domain/order/present';
import type { Outcome, Refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { CartBadge, CartView } from '~/models/cart';
import {
  AddToCartDocument,
  CartBadgeDocument,
  CartDocument,
  CreateCartDocument,
  CustomerCartDocument,
  MergeCartsDocument,
  RemoveLineDocument,
  UpdateLineDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send, type WireError } from '../transport/transport.server';
import { cartViewOf } from './cart.map';
import { EMPTY_CART } from './empty-cart';
import { wishToWire } from './gift-cards.map';
import { type LeftBehind, leftBehindOf } from './merge.map';
import { presentToSend } from './present-to-send';
import { settled } from './settle-quantity';

/** The answer says that the cookie's cart is of no use (spec section 4): the door clears the cookie. */
export class CartGone extends Error {}

/** A cart that is not this shopper’s any more loses its cookie. */
export function throwIfGone(errors: readonly WireError[]): void {
  const gone = errors.find((error) => clearingCauseOf(error.message) !== null);
  if (gone) throw new CartGone(gone.message);
}

export async function readCart(caller: Caller): Promise<CartView> {
  const empty = { ...EMPTY_CART, totals: { ...EMPTY_CART.totals, includesVat: caller.rules.showsVat } };
  if (!caller.cartId) return empty;
  const answer = await send(caller, {
    client: 'commerce',
    document: CartDocument,
    variables: { cartId: caller.cartId },
  });
  throwIfGone(answer.errors);
  return answer.data?.cart ? cartViewOf(answer.data.cart, caller.rules) : empty;
}

/** The count in the header. Without a cart cookie no request is sent. */
export async function readBadge(caller: Caller): Promise<CartBadge> {
  if (!caller.cartId || caller.rules.catalogueMode) return { quantity: 0 };
  const answer = await send(caller, {
    client: 'commerce',
    document: CartBadgeDocument,
    variables: { cartId: caller.cartId },
  });
  throwIfGone(answer.errors);
  return { quantity: answer.data?.cart?.total_quantity ?? 0 };
}

/** The customer's own cart after a login, or null without one. */
export async function findCustomerCart(caller: Caller): Promise<string | null> {
  const data = await read(caller, { client: 'commerce', document: CustomerCartDocument, variables: {} });
  return data.customerCart.id;
}

interface CartTaken {
  id: string;
  /** The cart that the browser held is this one now. */
  joined: boolean;
  /** There was something in both. */
  together: boolean;
  /** What the guest's cart held and this one does not. */
  left: LeftBehind[];
}

/**
 * The customer's own cart after a login, with what was put together as a guest. A guest's cart that is no good (any more) is left
 * behind: the customer's counts.
 */
export async function takeCartAlong(caller: Caller, guest: string | null): Promise<CartTaken> {
  const { customerCart } = await read(caller, { client: 'commerce', document: CustomerCartDocument, variables: {} });
  const { id, total_quantity: before } = customerCart;
  if (guest === null || guest === id) return { id, joined: guest === id, together: false, left: [] };
  const variables = { guest, own: id };
  const { data } = await send(caller, { client: 'commerce', document: MergeCartsDocument, variables });
  const after = data?.mergeCarts.total_quantity ?? before;
  const left = (data?.mergeCarts.left_behind ?? []).map(leftBehindOf);
  return { id, joined: data !== null, together: before > 0 && after !== before, left };
}

/** The cart that what is added goes into; made when there is none. */
export async function cartToFill(caller: Caller): Promise<string> {
  if (caller.cartId) return caller.cartId;
  if (caller.token) return (await findCustomerCart(caller)) ?? '';
  const data = await read(caller, { client: 'commerce', document: CreateCartDocument, variables: {} });
  return data.cartId ?? '';
}

export interface Addition {
  sku: string;
  quantity: number;
  parentSku?: string | undefined;
  selectedOptions?: string[] | undefined;
  giftCard?: GiftCardWish;
  /** Bought for bonus points. */
  inPoints?: boolean;
  /** Wrapping and card text; null when not bought as a present. */
  present?: PresentWish | null;
}

/** Adds and returns the cart as it is then: the caller may have had none, or one that was no longer any good. */
export async function add(caller: Caller, addition: Addition): Promise<Outcome<{ cartId: string; cart: CartView }>> {
  const cartId = await cartToFill(caller);
  const { sku, parentSku, selectedOptions, giftCard, inPoints = false, present } = addition;
  const tried = await settled(addition.quantity, async (quantity): Promise<Outcome<{ cart: CartView }>> => {
    const made = giftCard
      ? { gift_card: wishToWire(giftCard) }
      : inPoints
        ? { in_points: true }
        : present
          ? { present: presentToSend(present) }
          : {};
    const chosen = { parent_sku: parentSku ?? null, selected_options: selectedOptions ?? null };
    const items = [{ sku, quantity, ...chosen, ...made }];
    const answer = await send(caller, {
      client: 'commerce',
      document: AddToCartDocument,
      variables: { cartId, items },
    });
    const isGone = answer.errors.some((error) => clearingCauseOf(error.message) !== null);
    if (isGone) return { ok: false, code: 'CART_NOT_FOUND' };
    const { cart, user_errors: refused } = answer.data?.addProductsToCart ?? {};
    if (!cart) return firstRefusal(refused, answer.errors) ?? { ok: false, code: 'COULD_NOT_ADD' };
    return firstRefusal(refused, answer.errors) ?? { ok: true, cart: cartViewOf(cart, caller.rules) };
  });
  // A dead cart is replaced at once: the shopper pressed "add" and has every right to see it added.
  if (!tried.ok && tried.code === 'CART_NOT_FOUND' && caller.cartId) return add({ ...caller, cartId: null }, addition);
  return tried.ok ? { ok: true, cartId, cart: tried.cart } : tried;
}

/** Sets a line's quantity; null (the field was left empty) leaves it as it is, 0 removes it. */
export async function set(caller: Caller, uid: string, quantity: number | null): Promise<Outcome> {
  const { cartId } = caller;
  if (quantity === null) return { ok: true };
  if (!cartId) return noCart();
  return settled(quantity, async (wanted) => {
    const input = { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: wanted }] };
    const answer = await send(caller, { client: 'commerce', document: UpdateLineDocument, variables: { input } });
    throwIfGone(answer.errors);
    return firstRefusal(answer.data?.updateCartItems?.errors, answer.errors) ?? { ok: true };
  });
}

export async function remove(caller: Caller, uid: string): Promise<Outcome> {
  if (!caller.cartId) return noCart();
  const input = { cart_id: caller.cartId, cart_item_uid: uid };
  const answer = await send(caller, { client: 'commerce', document: RemoveLineDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

const noCart = (): Refusal => ({ ok: false, code: 'CART_NOT_FOUND' });
