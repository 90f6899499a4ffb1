// Gift cards: money that was paid before. What one may pay, and how several share an amount. Spec §4 "Gift card", §8, §9 "15 minutes".
import { type Oere, oere } from '#domain/money/money';
import { codeKey } from '#domain/promotion/promotion';
import { type Refusal, refusal } from '#domain/refusal/refusals';

/** How long a card is held for an order whose payment is not made yet. */
export const RESERVATION_MS = 15 * 60 * 1000;
/** Danish claims lapse after three years; a card lasts as long. */
export const VALID_YEARS = 3;
/** How many cards one cart may hold. */
export const MOST_CARDS = 10;

export type GiftCard = {
  id: number;
  code: string;
  balance: Oere;
  /** Reserved part of the balance: waits for the payments of other orders, and is released if they are not made. */
  reserved: Oere;
  validTo: Date | null;
};
export type UsedCard = { card: GiftCard; used: Oere };

/** Hyphens are for reading; they need not be typed. */
export const cardKey = (typed: string): string => codeKey(typed).replace(/[-\u2010-\u2015]/g, '');

/** Only the end is shown to anyone who looks over a shoulder, on orders and in mails. */
export const maskedCode = (code: string): string => `•••• ${code.slice(-4)}`;

export function problemWith(card: GiftCard, now: Date): Refusal | null {
  if (card.validTo !== null && now.getTime() >= card.validTo.getTime()) return refusal('GIFT_CARD_EXPIRED');
  if (card.balance > 0) return null;
  return refusal(card.reserved > 0 ? 'GIFT_CARD_RESERVED' : 'GIFT_CARD_USED');
}

/** What each card pays of `payable`, in their order; together never more than it. */
export function shareOut(payable: Oere, cards: readonly GiftCard[], now: Date): UsedCard[] {
  let left = Math.max(0, payable);
  return cards.map((card) => {
    const used = problemWith(card, now) ? oere(0) : oere(Math.min(left, card.balance));
    left -= used;
    return { card, used };
  });
}

/** What cards pay of a bill: what the order holds of them that no earlier bill has stated, and never more than the bill. */
export const paidByCards = ({ held, told, total }: { held: Oere; told: Oere; total: Oere }): Oere =>
  oere(Math.min(total, Math.max(0, held - told)));

/**
 * What of the cards' money goes back when an order has become smaller. `held` is what the order has taken of them and not given back;
 * `worth` what it is still to pay for, `byCard` what of that a payment card or an invoice pays first.
 */
export function surplusOf({ held, worth, byCard }: { held: Oere; worth: Oere; byCard: Oere }): Oere {
  return oere(Math.max(0, held - Math.max(0, worth - byCard)));
}
