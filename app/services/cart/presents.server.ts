// Presents in the cart: the gift options of a line, and the selectable delivery days.
import type { IsoDate } from '#domain/calendar/calendar';
import { closedDays } from '#domain/delivery/delivery-calendar';
import { type PresentWish, presentDays } from '#domain/order/present';
import { type Outcome, type RefusalCode, refusal, refusalOf } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { PromisedDay } from '~/models/product';
import { readCalendar } from '../calendar/calendar.server';
import { SetCartPresentDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { throwIfGone } from './cart.server';
import { presentToSend } from './present-to-send';

const FIELD: Partial<Record<RefusalCode, string>> = { TOO_LONG: 'greeting', INVALID_DELIVERY_DATE: 'deliverOn' };

/** A wish without anything in it takes the present back. */
export async function changePresent(caller: Caller, item: string, wish: PresentWish): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, cart_item_uid: item, present: presentToSend(wish) };
  const answer = await send(caller, { client: 'commerce', document: SetCartPresentDocument, variables: { input } });
  throwIfGone(answer.errors);
  const said = firstRefusal(null, answer.errors);
  return said ? refusalOf(said.code, said.params, FIELD[said.code]) : { ok: true };
}

/** None where the delivery day is unknown. */
export async function daysForPresent(caller: Caller, promise: PromisedDay | null): Promise<IsoDate[]> {
  return promise ? presentDays(promise.delivery, closedDays(new Date(), await readCalendar(caller))) : [];
}
