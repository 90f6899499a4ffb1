// Reminds staff, some days before, that the money of a withdrawal is due (forbrugeraftaleloven § 22, stk. 3). Once for each.

import type { Pool } from 'pg';
import { shopMailAddress } from '#backend/commerce/seller/mail-address';
import type { Db } from '#backend/db/client';
import { allOfThem } from '#backend/db/each-for-itself';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { notifyCompany } from '#backend/mail/queue-mail';
import { inCopenhagen } from '#domain/calendar/calendar';
import { refundDueOn, reminderDueOn } from '#domain/returns/withdrawal';
import { listWithdrawals, markReminded } from './withdrawal.sql';

export interface Reminding {
  db: Db;
  pool: Pool;
  queue: JobQueue;
  /** Null: the seller's address. */
  mailbox: string | null;
  now: Date;
}

export async function remindOfRefunds({ db, pool, queue, mailbox, now }: Reminding): Promise<void> {
  const today = inCopenhagen(now).date;
  const open = await listWithdrawals(db, 'toRemind');
  const due = open.filter(({ declaredAt }) => reminderDueOn(declaredAt) <= today);
  if (due.length === 0) return;
  const otherwise = await shopMailAddress(mailbox, db);
  await allOfThem(due, (one) =>
    inTransaction(pool, async (tx) => {
      if (!(await markReminded(tx.db, one.id, now))) return;
      const { number, order, storeId, email, declaredAt } = one;
      const told = { withdrawal: number, number: order, customer: email, dueOn: refundDueOn(declaredAt) };
      const mail = { topic: 'withdrawals', kind: 'withdrawal-due', storeId, told, event: number } as const;
      await notifyCompany(tx, queue, { ...mail, replyTo: email, otherwise }, now);
    }),
  );
  queue.wake('send-mail');
}
