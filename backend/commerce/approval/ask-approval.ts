// An order that waits for approval: approver, deadline, and the mails to approver and buyer. Spec §1 "pending-order approval".
import { type CustomerRow, customerById } from '#backend/commerce/customer/account/account.sql';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { SignedIn } from '#backend/graphql/context';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { approvalEnds, needsApproval } from '#domain/approval/approval';
import { oere } from '#domain/money/money';
import type { PaymentKind } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { approverFor, insertApproval } from './approval.sql';
import { tellApprover } from './tell-approver';

/** Who has to approve an order of that amount; null: it is placed at once. What is paid by card uses no credit. */
export async function approverOf(
  tx: Transaction,
  { payment, totalExVat }: { payment: PaymentKind; totalExVat: number },
  who: SignedIn | null,
): Promise<Outcome<{ approver: CustomerRow | null }>> {
  if (!who?.business || payment === 'card') return { ok: true, approver: null };
  // As it is now: a manager of users may have changed it since the cart was opened.
  const buyer = await customerById(tx.db, who.customer.id);
  if (!buyer) return refusal('NOT_LOGGED_IN');
  const { id, approverId, approvalLimitOere } = buyer.customer;
  const limit = approvalLimitOere === null ? null : oere(approvalLimitOere);
  if (approverId === null || !needsApproval({ approverId, limit }, oere(totalExVat))) {
    return { ok: true, approver: null };
  }
  const approver = await approverFor(tx.db, { id, approverId, businessId: who.business.id });
  return approver ? { ok: true, approver } : refusal('APPROVER_UNKNOWN');
}

interface Asking {
  order: OrderRow;
  buyer: CustomerRow;
  approver: CustomerRow;
  queue: JobQueue;
  now: Date;
}

export async function askApproval(tx: Transaction, { order, buyer, approver, queue, now }: Asking) {
  const expiresAt = approvalEnds(now);
  const asked = { orderId: order.id, buyerId: buyer.id, approverId: approver.id, askedAt: now, expiresAt };
  await insertApproval(tx.db, asked);
  await tellApprover(tx, order.id, { queue, now });
  const { number, storeId, totalOere, language } = order;
  const name = `${approver.firstname} ${approver.lastname}`;
  const told = { firstname: buyer.firstname, number, totalOere, until: expiresAt.toISOString(), approver: name };
  const mail = { storeId, event: String(order.id), recipient: order.email, language };
  await queueCustomerMail(tx, queue, { ...mail, kind: 'approval-asked', told }, now);
}
