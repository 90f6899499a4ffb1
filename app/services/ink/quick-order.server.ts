// Quick order: the products of typed lines, and adding those lines to the cart.
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import type { QuickLine } from '#domain/cart/quick-order';
import type { Caller } from '~/models/caller';
import type { QuickCheck } from '~/models/ink';
import { cartToFill } from '../cart/cart.server';
import { QuickOrderDocument, QuickOrderToCartDocument } from '../generated/commerce';
import { read, send } from '../transport/transport.server';
import { quickCheckOf } from './quick-order.map';

export async function checkQuickOrder(caller: Caller, lines: readonly QuickLine[]): Promise<QuickCheck> {
  const data = await read(caller, {
    client: 'commerce',
    document: QuickOrderDocument,
    variables: { lines: [...lines] },
  });
  return quickCheckOf(data.quickOrder, caller.rules);
}

export interface Added {
  cartId: string;
  added: number;
  check: QuickCheck;
}

/** All of them or none; with `onlyGood` those that can be bought. */
export async function addQuickOrder(caller: Caller, lines: readonly QuickLine[], onlyGood: boolean): Promise<Added> {
  const cartId = await cartToFill(caller);
  const variables = { cartId, lines: [...lines], onlyGood };
  const answer = await send(caller, { client: 'commerce', document: QuickOrderToCartDocument, variables });
  const isGone = answer.errors.some((error) => clearingCauseOf(error.message) !== null);
  // A dead cart is replaced at once, as it is where a single product is added.
  if (isGone && caller.cartId) return addQuickOrder({ ...caller, cartId: null }, lines, onlyGood);
  const done = answer.data?.quickOrderToCart;
  return { cartId, added: done?.added ?? 0, check: quickCheckOf(done?.lines, caller.rules) };
}
