// Gift cards: put into the cart, taken out, and what one holds. Spec §4 and §8 "Gift card".

import { productPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { GiftCardBalance, GiftCardPdfView, GiftCardSold } from '~/models/gift-card';
import {
  ApplyGiftCardDocument,
  GiftCardDocument,
  GiftCardPdfDocument,
  GiftCardsSoldDocument,
  RemoveGiftCardDocument,
} from '../generated/commerce';
import { pictureOf, productSlug } from '../tile/card.map';
import { moneyOf } from '../tile/price.map';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';
import { throwIfGone } from './cart.server';

export async function addGiftCard(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: ApplyGiftCardDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

export async function removeGiftCard(caller: Caller, code: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: RemoveGiftCardDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

export async function giftCardBalance(caller: Caller, code: string): Promise<Outcome<{ card: GiftCardBalance }>> {
  const input = { gift_card_code: code };
  const answer = await send(caller, { client: 'commerce', document: GiftCardDocument, variables: { input } });
  const refused = firstRefusal(null, answer.errors);
  if (refused) return refused;
  const card = answer.data?.giftCardAccount;
  if (!card) return refusal('GIFT_CARD_INVALID');
  return {
    ok: true,
    card: { code: card.code ?? '', holdsOere: moneyOf(card.balance), validTo: card.expiration_date ?? null },
  };
}

/** Null for a token that no sent card has. */
export async function giftCardByToken(caller: Caller, token: string): Promise<GiftCardPdfView | null> {
  const data = await read(caller, { client: 'commerce', document: GiftCardPdfDocument, variables: { token } });
  const card = data.giftCardPdf;
  return card
    ? {
        code: card.code,
        amountOere: moneyOf(card.amount),
        toName: card.recipient_name,
        fromName: card.sender_name,
        message: card.message ?? '',
        validTo: card.expiration_date ?? null,
      }
    : null;
}

/** A gift card that this store sells; null where it sells none. */
export async function giftCardSold(caller: Caller): Promise<GiftCardSold | null> {
  const answer = await send(caller, { client: 'commerce', document: GiftCardsSoldDocument, variables: {} });
  const sold = answer.data?.giftCardProducts?.[0];
  if (!sold) return null;
  return { href: productPath(productSlug(sold)), picture: pictureOf(sold.small_image, sold.name ?? '') };
}
