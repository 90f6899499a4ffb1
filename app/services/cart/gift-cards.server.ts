// Gift cards: put into the cart, taken out, and what one holds. Spec §4 and §8 "Gift card".
import { type Outcome, refusal } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { GiftCardBalance } from '~/models/gift-card';
import { moneyOf } from '../catalogue/price.map';
import { firstRefusal } from '../refused.map';
import { send } from '../transport.server';
import { throwIfGone } from './cart.server';
import { APPLY_GIFT_CARD, GIFT_CARD, REMOVE_GIFT_CARD } from './codes.gql';

export async function addGiftCard(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: APPLY_GIFT_CARD, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

export async function removeGiftCard(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: REMOVE_GIFT_CARD, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

export async function giftCardBalance(caller: Caller, code: string): Promise<Outcome<{ card: GiftCardBalance }>> {
  const input = { gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: GIFT_CARD, variables: { input } });
  const refused = firstRefusal(null, answer.errors);
  if (refused) return refused;
  const card = answer.data?.giftCardAccount;
  if (!card) return refusal('GIFT_CARD_INVALID');
  return {
    ok: true,
    card: { code: card.code ?? '', holdsOere: moneyOf(card.balance), validTo: card.expiration_date ?? null },
  };
}
