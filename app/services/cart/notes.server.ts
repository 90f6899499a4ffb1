// Notes on the cart and on its lines.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { SetCartNoteDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { throwIfGone } from './cart.server';

/** `item` null: on the complete cart. An empty note deletes it. */
export async function setNote(caller: Caller, item: string | null, note: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, cart_item_uid: item, note };
  const answer = await send(caller, { client: 'commerce', document: SetCartNoteDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}
