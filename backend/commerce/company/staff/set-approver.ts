// Who approves a customer's orders, and up to what amount no approval is needed. Orders that wait for another approver are moved to the new one, who
// is notified.
import type { Pool } from 'pg';
import { tellApprover } from '#backend/commerce/approval/tell-approver';
import { approvalRow } from '#backend/commerce/company/administer';
import { customerByEmail, lockCustomer, updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { lockBusiness } from '#backend/commerce/customer/account/business.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { moveWaiting } from '../company.sql';

export interface ApproverTyped {
  /** By e-mail; null: no approval is needed. */
  approver: string | null;
  /** Kroner without VAT up to which no approval is needed; null: every order waits. */
  limit: number | null;
}

interface Parts {
  pool: Pool;
  queue: JobQueue;
  now: Date;
}

/** The company is locked before the customer, as where its own administrator does it. */
export async function setApprover(email: string, typed: ApproverTyped, parts: Parts): Promise<StaffOutcome> {
  const done = await inTransaction(parts.pool, async (tx): Promise<StaffOutcome> => {
    const known = await customerByEmail(tx.db, email.trim().toLowerCase());
    if (!known) return faulty({ field: 'email', code: 'UNKNOWN', value: email });
    const company = known.businessId === null ? null : await lockBusiness(tx.db, known.businessId);
    if (!company) return faulty({ field: 'email', code: 'NEEDS_COMPANY', value: email });
    const found = await lockCustomer(tx.db, known.id);
    if (!found?.isActive) return faulty({ field: 'email', code: 'UNKNOWN', value: email });
    const other = typed.approver === null ? null : await customerByEmail(tx.db, typed.approver.trim().toLowerCase());
    const asked = typed.approver === null ? null : { approverId: other?.id ?? 0, limit: typed.limit };
    const approval = await approvalRow({ tx, company }, found.id, asked);
    if (!approval.ok)
      return faulty({ field: approval.field ?? 'approver', code: approval.code, value: typed.approver ?? '' });
    const { approverId, approvalLimitOere } = approval.row;
    if (found.approverId === approverId && found.approvalLimitOere === approvalLimitOere)
      return faulty({ field: 'approver', code: 'SAME_ALREADY', value: typed.approver ?? '' });
    await updateCustomer(tx.db, found.id, approval.row);
    const moved = approverId === null ? [] : await moveWaiting(tx.db, found.id, approverId);
    for (const orderId of moved) await tellApprover(tx, orderId, parts);
    return { ok: true };
  });
  if (done.ok) parts.queue.wake('send-mail');
  return done;
}
