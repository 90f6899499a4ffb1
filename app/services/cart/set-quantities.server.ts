// Several lines of the cart at once: one question where nothing is refused, else line by line, so that each refusal has its line.
import type { Refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { UpdateLineDocument } from '../generated/commerce';
import { send } from '../transport/transport.server';
import { set, throwIfGone } from './cart.server';

export interface RefusedQuantity {
  item: string;
  refused: Refusal;
}

/** Refusals are returned per line; the other lines are set. */
export async function setQuantities(
  caller: Caller,
  changes: readonly { item: string; quantity: number }[],
): Promise<RefusedQuantity[]> {
  const { cartId } = caller;
  if (cartId && changes.length > 1) {
    const items = changes.map(({ item, quantity }) => ({ cart_item_uid: item, quantity }));
    const input = { cart_id: cartId, cart_items: items };
    const answer = await send(caller, { client: 'commerce', document: UpdateLineDocument, variables: { input } });
    throwIfGone(answer.errors);
    if (answer.errors.length === 0 && !answer.data?.updateCartItems?.errors?.length) return [];
  }
  const refused: RefusedQuantity[] = [];
  for (const { item, quantity } of changes) {
    const outcome = await set(caller, item, quantity);
    if (!outcome.ok) refused.push({ item, refused: outcome });
  }
  return refused;
}
