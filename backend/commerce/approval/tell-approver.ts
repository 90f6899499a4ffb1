// The letter to the approver of an order, at first and when another takes their place.

import { customerById } from '#backend/commerce/customer/account/account.sql';
import { orderById } from '#backend/commerce/order/order.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { languageOfCustomer } from '#domain/store/locale';
import { lockApproval } from './approval.sql';

export async function tellApprover(tx: Transaction, orderId: number, { queue, now }: { queue: JobQueue; now: Date }) {
  const [order, approval] = [await orderById(tx.db, orderId), await lockApproval(tx.db, orderId)];
  if (!order || !approval) return;
  const approver = (await customerById(tx.db, approval.approverId))?.customer;
  const buyer = (await customerById(tx.db, approval.buyerId))?.customer;
  if (!approver || !buyer) return;
  const { number, storeId, totalOere } = order;
  const told = {
    firstname: approver.firstname,
    buyer: `${buyer.firstname} ${buyer.lastname}`,
    number,
    totalOere,
    until: approval.expiresAt.toISOString(),
  };
  const language = languageOfCustomer(approver.accountSettings.defaultLanguage);
  const to = { recipient: approver.email, language, storeId };
  await queueCustomerMail(tx, queue, { ...to, kind: 'approval-wanted', told, event: `${orderId}:${approver.id}` }, now);
}
