// How a subscription is paid: on invoice, or with a card that the provider stores for its customer; chosen, and checked before each delivery.
import { kindsFor } from '#backend/commerce/cart/payment-kinds';
import { cardById, cardOfCustomer } from '#backend/commerce/kept-card/cards.sql';
import type { SubscriptionRow } from '#backend/commerce/subscription-run/subscription.sql';
import type { Reader } from '#backend/db/client';
import type { IsoDate } from '#domain/calendar/calendar';
import { isCardExpired } from '#domain/kept-card/kept-card';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import { type Buyer, todayOf } from './subscriber';

type Payment = Pick<SubscriptionRow, 'paymentCode' | 'cardId'>;

/** `typed`: the card's name; '' for an invoice; null: as it is already, on invoice where it is new. */
export async function paymentTyped(
  reader: Reader,
  typed: string | null,
  buyer: Buyer,
  known: Payment | null,
): Promise<Outcome<{ payment: Payment }>> {
  const field = 'card';
  const kinds = kindsFor(buyer);
  if (typed === null && known) return { ok: true, payment: known };
  if (!typed)
    return kinds.includes('account')
      ? { ok: true, payment: { paymentCode: 'account', cardId: null } }
      : refusal('CARD_REQUIRED', { field });
  const card = kinds.includes('card') ? await cardOfCustomer(reader, buyer.who.customer.id, typed) : null;
  if (!card) return refusal('CARD_NOT_FOUND', { field });
  if (isCardExpired(card.expiresOn, todayOf(buyer))) return refusal('CARD_EXPIRED', { field });
  return { ok: true, payment: { paymentCode: 'card', cardId: card.id } };
}

/** Why the order of that day could not be paid; null where it can, as far as the shop knows. */
export async function paymentProblem(
  reader: Reader,
  { paymentCode, cardId }: Payment,
  buyer: Buyer,
  orderOn: IsoDate | null,
): Promise<Refusal | null> {
  if (!kindsFor(buyer).includes(paymentCode)) return refusal('SUBSCRIPTION_PAYMENT_GONE', { field: 'card' });
  if (paymentCode === 'account') return null;
  const card = cardId === null ? null : await cardById(reader, cardId);
  if (card?.customerId !== buyer.who.customer.id) return refusal('CARD_NOT_FOUND', { field: 'card' });
  const today = todayOf(buyer);
  const day = orderOn !== null && orderOn > today ? orderOn : today;
  return isCardExpired(card.expiresOn, day) ? refusal('CARD_EXPIRED', { field: 'card' }) : null;
}
