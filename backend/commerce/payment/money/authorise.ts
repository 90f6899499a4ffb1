// Authorises money on a stored card while its owner is not present. The result is handled like any payment event: when authorised, the order begins;
// when declined, all of it is undone. A retry with the same key authorises once.

import type { ProviderEvent } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { noteAsked, paymentOfOrder } from '../payment.sql';
import { settlePayment } from '../settle-payment';
import type { MoneyParts } from './carry-out';
import { type DueOperation, settleOperation } from './money.sql';

export async function authoriseWithCard(due: DueOperation, parts: MoneyParts): Promise<void> {
  const { db, now } = parts;
  const payment = await paymentOfOrder(db, due.orderId);
  const note = (status: 'done' | 'refused', code: string, reference: string | null) =>
    settleOperation(db, due.operation.id, { status, note: code, reference, doneAt: now });
  // Cancelled before the provider was called: nothing is authorised, and nothing will be.
  if (!payment || (payment.status !== 'pending' && payment.askedAt === null))
    return void (await note('refused', 'PAYMENT_STATE_WRONG', null));
  await noteAsked(db, payment.id, now);
  const answer = await askedOf(due, parts);
  const { sessionToken, operation } = due;
  const about = { key: operation.idempotencyKey, sessionToken: sessionToken ?? '', amount: oere(operation.amountOere) };
  const event: ProviderEvent = answer.ok
    ? { ...about, kind: 'authorised', reference: answer.reference }
    : { ...about, kind: 'declined', why: answer.code };
  await settlePayment(event, parts);
  await (answer.ok ? note('done', '', answer.reference) : note('refused', answer.code, null));
}

function askedOf({ operation, token, sessionToken, number }: DueOperation, { provider }: MoneyParts) {
  if (token === null || sessionToken === null || !provider.cards) return refusal('CARD_NOT_FOUND');
  const { idempotencyKey: key, amountOere } = operation;
  return provider.cards.authorise({ key, token, sessionToken, orderNumber: number, amount: oere(amountOere) });
}
