// Wrapper for every change of a company's users: one transaction that locks the company and checks inside the lock whether the administrator still
// may. Spec §3 "manage and create customers".
import { type CustomerRow, lockCustomer } from '#backend/commerce/customer/account/account.sql';
import { type CompanyRow, lockBusiness } from '#backend/commerce/customer/account/business.sql';
import { mayAdminister } from '#backend/commerce/customer/account/may-administer';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import { type Actor, type Approval, managesUsers, type Rights, rightsOf } from '#domain/company/sub-user';
import { oereFromKroner } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';

export type CompanyParts = Pick<Context, 'pool' | 'now' | 'store' | 'language'> & { queue: JobQueue };

/** A transaction that has locked the company. */
export interface InCompany {
  tx: Transaction;
  company: CompanyRow;
}

export interface Administering extends InCompany {
  actor: CustomerRow;
}

/** Who approves a user's orders; null: no approval is needed. */
export interface ApprovalTyped {
  approverId: number;
  /** Kroner without VAT up to which no approval is needed; null: every order waits. */
  limit: number | null;
}

export interface UserTyped {
  firstname: string;
  lastname: string;
  rights: Rights;
  approval: ApprovalTyped | null;
}

/** 'missing': there is no such user, or the caller may not know of them. */
export type Administered<Result extends object = object> = Outcome<Result> | 'missing';

export async function administer<Result extends object>(
  who: SignedIn,
  { pool }: CompanyParts,
  work: (administering: Administering) => Promise<Administered<Result>>,
): Promise<Administered<Result>> {
  const { business } = who;
  if (!business || !mayAdminister(who)) return 'missing';
  return inTransaction(pool, async (tx): Promise<Administered<Result>> => {
    const company = await lockBusiness(tx.db, business.id);
    const actor = await lockCustomer(tx.db, who.customer.id);
    const still = actor?.isActive && managesUsers(actor.flags) && actor.businessId === business.id;
    return company && actor && still ? work({ tx, company, actor }) : 'missing';
  });
}

/** What a user may do, and how much of it without approval. */
export const authorityOf = ({ id, flags, accountSettings, approverId, approvalLimitOere }: CustomerRow): Actor => ({
  id,
  rights: rightsOf(flags, accountSettings),
  approval: approverId === null ? null : { approverId, limitOere: approvalLimitOere },
});

/** A user of the company; another company's is as unknown as none. Their row stays locked. */
export async function userIn({ tx, company }: InCompany, id: number): Promise<CustomerRow | null> {
  const found = await lockCustomer(tx.db, id);
  return found?.isActive && found.businessId === company.id ? found : null;
}

/** Refuses an approver who is not of the company or is the user themselves, and approval where nothing is bought on invoice. */
export async function approvalRow(
  administering: InCompany,
  userId: number | null,
  approval: ApprovalTyped | null,
): Promise<Outcome<{ approval: Approval; row: Pick<CustomerRow, 'approverId' | 'approvalLimitOere'> }>> {
  if (!approval) return { ok: true, approval: null, row: { approverId: null, approvalLimitOere: null } };
  if (!administering.company.invoiceAllowed) return refusal('APPROVAL_NEEDS_INVOICE', { field: 'approver' });
  const { approverId, limit } = approval;
  const isOther = approverId !== userId && (await userIn(administering, approverId)) !== null;
  if (!isOther) return refusal('APPROVER_UNKNOWN', { field: 'approver' });
  if (limit !== null && !(limit >= 0 && limit <= 10_000_000)) return refusal('DIGITS_ONLY', { field: 'limit' });
  const limitOere = limit === null ? null : oereFromKroner(limit);
  return { ok: true, approval: { approverId, limitOere }, row: { approverId, approvalLimitOere: limitOere } };
}
