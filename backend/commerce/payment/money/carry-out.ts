// Carries out requested payment operations at the provider, outside of any transaction. If the provider is unreachable, the operation stays due: the
// job retries with the same key, so that money moves once.
import type { Pool } from 'pg';
import { noteStatus, orderById } from '#backend/commerce/order/order.sql';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { Moved, PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import { lockPayment } from '../payment.sql';
import { authoriseWithCard } from './authorise';
import {
  bookCapture,
  bookRefund,
  type DueOperation,
  dueOperations,
  type OperationRow,
  settleOperation,
} from './money.sql';

export interface MoneyParts {
  db: Db;
  pool: Pool;
  provider: PaymentProvider;
  queue: JobQueue;
  now: Date;
}

/** Carries out one order's tasks, or all that are due (null). Returns those that failed now. */
export async function carryOut(
  orderId: number | null,
  parts: MoneyParts,
): Promise<{ order: number; failure: unknown }[]> {
  const failed: { order: number; failure: unknown }[] = [];
  for (const due of await dueOperations(parts.db, orderId)) {
    // After a failure the later ones of the same payment wait: a refund never comes before its capture.
    if (failed.some(({ order }) => order === due.orderId)) continue;
    // The setting may have changed since the order: another provider knows nothing of this payment and must not book its money.
    if (due.provider !== parts.provider.code) {
      failed.push({ order: due.orderId, failure: new Error(`The payment is with ${due.provider}`) });
      continue;
    }
    try {
      if (due.operation.kind === 'authorise') await authoriseWithCard(due, parts);
      else await settle(due, await moveMoney(due, parts.provider), parts);
    } catch (failure) {
      failed.push({ order: due.orderId, failure });
    }
  }
  return failed;
}

function moveMoney({ operation, reference }: DueOperation, provider: PaymentProvider): Promise<Moved> {
  const move = { key: operation.idempotencyKey, reference: reference ?? '', amount: oere(operation.amountOere) };
  if (operation.kind === 'capture') return provider.capture({ ...move, isLast: operation.isLast });
  return operation.kind === 'void' ? provider.void(move) : provider.refund(move);
}

const NOTES: Record<OperationRow['kind'], string> = {
  authorise: 'Payment authorised',
  capture: 'Payment captured',
  void: 'Payment released',
  refund: 'Payment refunded',
};

function settle({ operation, orderId }: DueOperation, answer: Moved, { pool, now }: MoneyParts): Promise<void> {
  return inTransaction(pool, async ({ db }) => {
    const payment = await lockPayment(db, orderId);
    const order = await orderById(db, orderId);
    if (!payment || !order) throw new Error(`Order ${orderId} has no payment`);
    const note = answer.ok ? '' : answer.code;
    const reference = answer.ok ? answer.reference : null;
    const status = answer.ok ? ('done' as const) : ('refused' as const);
    if (!(await settleOperation(db, operation.id, { status, note, reference, doneAt: now }))) return;
    const { kind, amountOere, isLast } = operation;
    if (answer.ok && kind === 'capture') await bookCapture(db, payment.id, amountOere, isLast, now);
    if (answer.ok && kind === 'refund') await bookRefund(db, payment.id, amountOere, now);
    await noteStatus(db, orderId, order.status, answer.ok ? NOTES[kind] : `${NOTES[kind]}: refused, ${note}`, now);
  });
}
