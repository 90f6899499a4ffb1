// Puts a shopping list into the cart, all of it or a part, with what became of each line.
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { CartLineResult } from '~/models/shopping-list';
import { cartToFill } from '../cart/cart.server';
import { ListToCartDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { cartLineResultOf } from './shopping-list.map';

export interface ListInCart {
  cartId: string;
  added: number;
  /** What became of each line that the cart had room for. */
  lines: CartLineResult[];
  /** The line from which the list goes on with the next cart; null where nothing is left of it. */
  next: number | null;
  /** How many lines of it wait. */
  left: number;
}

export interface ListPartWanted {
  /** Null: the complete list, for any number of pages (demand D17). */
  items: string[] | null;
  allOrNone: boolean;
  /** With the complete list: the first line to add, counted from 1. */
  from: number;
}

export async function listIntoCart(caller: Caller, id: string, wanted: ListPartWanted): Promise<Outcome<ListInCart>> {
  const cartId = await cartToFill(caller);
  const variables = { id, cartId, ...wanted };
  const answer = await send(caller, { client: 'commerce', document: ListToCartDocument, variables });
  const isGone = answer.errors.some((error) => clearingCauseOf(error.message) !== null);
  // A dead cart is replaced at once, as it is where a single product is added.
  if (isGone && caller.cartId) return listIntoCart({ ...caller, cartId: null }, id, wanted);
  const done = answer.data?.addShoppingListToCart;
  if (!done) return firstRefusal(null, answer.errors) ?? refusal('COULD_NOT_ADD');
  const next = done.next ?? null;
  const lines = done.lines.slice(0, next === null ? undefined : next - wanted.from).map(cartLineResultOf);
  return { ok: true, cartId, added: done.added, lines, next, left: done.left };
}
