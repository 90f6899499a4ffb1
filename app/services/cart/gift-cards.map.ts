// From the wire's gift cards to those of cart and order.
import { maskedCode } from '#domain/gift-card/gift-card';
import type { GiftCardWish } from '#domain/gift-card/gift-card-sale';
import { kroner } from '#domain/money/money';
import { refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import type { CartGiftCard, CartTotals } from '~/models/cart';
import type { CartFieldsFragment, GiftCardInput } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';

export function giftCardsOf(cards: CartFieldsFragment['applied_gift_cards'] | undefined): CartGiftCard[] {
  return (cards ?? []).flatMap((card) =>
    card
      ? [
          {
            code: card.code ?? '',
            holdsOere: moneyOf(card.current_balance),
            usedOere: moneyOf(card.applied_balance),
            problem: card.problem_code ? refusalOf(refusalCodeOf(card.problem_code)) : null,
          },
        ]
      : [],
  );
}

/** Those that pay something, by the end of their code. */
export const paymentsOf = (cards: readonly CartGiftCard[]): CartTotals['paidByCards'] =>
  cards.flatMap(({ code, usedOere }) => (usedOere > 0 ? [{ code: maskedCode(code), oere: usedOere }] : []));

export const wishToWire = ({ amount, toName, toEmail, fromName, message, sendOn }: GiftCardWish): GiftCardInput => ({
  amount: kroner(amount),
  recipient_name: toName,
  recipient_email: toEmail,
  sender_name: fromName,
  message: message || null,
  send_on: sendOn,
});
