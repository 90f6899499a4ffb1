// Requests a capture, release or refund: writes a row in the transaction that causes it. Never requests more than the payment holds.
import type { Reader } from '#backend/db/client';
import type { Transaction } from '#backend/db/transaction';
import { type Oere, oere } from '#domain/money/money';
import { capture, type Payment, requireRealPayment } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { PaymentRow } from '../payment.sql';
import { creditedTotal, insertOperation, type OperationKind, type OperationRow, operationsOf } from './money.sql';

const sumOf = (operations: readonly OperationRow[], kind: OperationKind): Oere =>
  oere(
    operations
      .filter((one) => one.kind === kind && one.status !== 'refused')
      .reduce((sum, one) => sum + one.amountOere, 0),
  );

async function requestOperation(
  tx: Transaction,
  paymentId: number,
  operation: { kind: OperationKind; amount: Oere; isLast: boolean },
  before: readonly OperationRow[],
  now: Date,
): Promise<void> {
  const { kind, amount, isLast } = operation;
  const idempotencyKey = `${kind}:${paymentId}:${before.length + 1}`;
  await insertOperation(tx.db, { paymentId, kind, amountOere: amount, isLast, idempotencyKey, askedAt: now });
}

/** Authorises the full amount on the stored card; sent to the provider once the order is written. */
export const askAuthorisation = (tx: Transaction, payment: PaymentRow, now: Date): Promise<void> =>
  requestOperation(tx, payment.id, { kind: 'authorise', amount: oere(payment.amountOere), isLast: false }, [], now);

/**
 * Captures for items that were dispatched, and never before (Danish Payments Act). `dispatched` is the value of everything dispatched; what gift
 * cards have paid is not part of this payment, and no more than the authorised amount is captured. The payment must be locked.
 */
export async function askCapture(
  tx: Transaction,
  payment: PaymentRow,
  { dispatched, isLast }: { dispatched: Oere; isLast: boolean },
  now: Date,
): Promise<Outcome<{ amount: Oere }>> {
  const real = requireRealPayment(payment);
  if (!real.ok) return real;
  if (payment.status !== 'authorised') return refusal('PAYMENT_STATE_WRONG');
  const operations = await operationsOf(tx.db, payment.id);
  const captured = sumOf(operations, 'capture');
  const authorised = oere(payment.authorisedOere);
  const amount = oere(Math.min(dispatched, authorised) - captured);
  if (amount <= 0) return refusal('NOTHING_LEFT');
  const state: Payment = { state: 'authorised', amount: oere(payment.amountOere), authorised, captured };
  const outcome = capture(state, amount, dispatched);
  if (!outcome.ok) return outcome;
  await requestOperation(tx, payment.id, { kind: 'capture', amount, isLast }, operations, now);
  return { ok: true, amount };
}

/** Lets go of what was authorised; of a payment of which a part was taken, the rest lapses by itself. */
export async function askVoid(tx: Transaction, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.status !== 'authorised') return false;
  const operations = await operationsOf(tx.db, payment.id);
  if (sumOf(operations, 'capture') > 0) return false;
  await requestOperation(
    tx,
    payment.id,
    { kind: 'void', amount: oere(payment.authorisedOere), isLast: true },
    operations,
    now,
  );
  return true;
}

/** Lets go of what was authorised for an order that was not there any more. */
export async function askLateVoid(tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const operations = await operationsOf(tx.db, payment.id);
  const all = { kind: 'void' as const, amount: oere(payment.amountOere), isLast: true };
  const isUntouched = operations.every(({ kind }) => kind === 'authorise');
  if (isUntouched) await requestOperation(tx, payment.id, all, operations, now);
}

/** `worth`: of the pieces that were not cancelled, those that came back included: credit notes have given back their price. */
export async function moneyFor(
  reader: Reader,
  payment: PaymentRow,
  worth: Oere,
): Promise<{ excess: Oere; byGiftCards: { worth: Oere; byCard: Oere } }> {
  const operations = await operationsOf(reader, payment.id);
  const refunded = sumOf(operations, 'refund');
  const credited = await creditedTotal(reader, payment.orderId);
  const kept = sumOf(operations, 'capture') - refunded;
  // The credit notes' part that the payment card did not take back is not paid for by gift cards any more.
  const stillPaid = oere(worth - Math.max(0, credited - refunded));
  return {
    excess: oere(Math.max(0, kept - Math.max(0, worth - credited))),
    byGiftCards: { worth: stillPaid, byCard: oere(payment.authorisedOere) },
  };
}

/** Gives back what was taken beyond what the order still comes to. */
export const askExcessRefund = async (tx: Transaction, payment: PaymentRow, worth: Oere, now: Date): Promise<Oere> =>
  askRefund(tx, payment, (await moneyFor(tx.db, payment, worth)).excess, now);

/** Gives back as much of `amount` as was taken on this payment; returns how much that is. */
export async function askRefund(tx: Transaction, payment: PaymentRow, amount: Oere, now: Date): Promise<Oere> {
  if (payment.status === 'account') return oere(0);
  const operations = await operationsOf(tx.db, payment.id);
  const left = sumOf(operations, 'capture') - sumOf(operations, 'refund');
  const back = oere(Math.min(amount, left));
  if (back > 0)
    await requestOperation(tx, payment.id, { kind: 'refund', amount: back, isLast: false }, operations, now);
  return back;
}
