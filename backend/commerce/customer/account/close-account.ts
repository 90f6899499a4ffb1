// Closing an account at its owner's request: at once, or by a job when what is under way is completed (GDPR art. 17).
import type { Pool } from 'pg';
import { openOrdersOf } from '#backend/commerce/personal-data/personal-data.sql';
import { proveAgain } from '#backend/commerce/session/guessing';
import { sessionBegun } from '#backend/commerce/session/session.sql';
import type { Db } from '#backend/db/client';
import { allOfThem } from '#backend/db/each-for-itself';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { mayDelete } from '#domain/company/sub-user';
import { mayClose } from '#domain/customer/account';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type CustomerRow, erasuresRequested, lockCustomer, othersOf, updateCustomer } from './account.sql';
import { dutiesOf, lockBusiness } from './business.sql';
import { endAccount } from './end-account';
import type { PasswordParts } from './passwords';

type Closing = Outcome<{ isClosed: boolean }>;

/** Refused while others need this customer: as an approver, or as the only administrator of a company. */
async function mayLeave(tx: Transaction, who: CustomerRow): Promise<Outcome> {
  const deletable = mayDelete({ isSelf: false, isAbove: false, ...(await dutiesOf(tx.db, who.id)) });
  if (!deletable.ok) return deletable;
  const others = who.businessId === null ? null : await othersOf(tx.db, who.businessId, who.id);
  return mayClose(who.flags, others ?? { admins: 0, all: 0 });
}

/** Locks the company before the customer, so that two who leave at the same time follow each other. */
async function lockLeaving(tx: Transaction, who: Pick<CustomerRow, 'id' | 'businessId'>): Promise<CustomerRow | null> {
  if (who.businessId !== null) await lockBusiness(tx.db, who.businessId);
  const locked = await lockCustomer(tx.db, who.id);
  return locked?.isActive ? locked : null;
}

/** How long a login proves the customer for a client that names no password. */
const PROVES_FOR_MS = 10 * 60 * 1_000;

/** Closes the account without the password after a login made a moment ago, which proves the customer's identity as well. */
export async function closeAccountJustLoggedIn(
  who: CustomerRow,
  sessionId: string | null,
  { pool, db, now }: PasswordParts,
): Promise<Closing> {
  const begun = sessionId === null ? null : await sessionBegun(db, sessionId);
  if (begun === null || now.getTime() - begun.getTime() > PROVES_FOR_MS) return refusal('LOGIN_TOO_OLD');
  return closeProven(who, pool, now);
}

/** With open orders the request is recorded, and `closeRequested` closes the account when they are completed. */
export async function closeOwnAccount(
  who: CustomerRow,
  password: string,
  { pool, now, limits, clientAddress, device }: PasswordParts,
): Promise<Closing> {
  const proven = await proveAgain(limits, who, { password, field: 'password', clientAddress, device });
  return proven.ok ? closeProven(who, pool, now) : proven;
}

async function closeProven(who: CustomerRow, pool: Pool, now: Date): Promise<Closing> {
  return inTransaction(pool, async (tx): Promise<Closing> => {
    const locked = await lockLeaving(tx, who);
    if (!locked) return refusal('NOT_LOGGED_IN');
    const may = await mayLeave(tx, locked);
    if (!may.ok) return may;
    const open = await openOrdersOf(tx.client, { customerId: locked.id, email: null });
    if (open.length === 0) {
      await endAccount(tx, locked, now);
      return { ok: true, isClosed: true };
    }
    // The first request counts: the law's month starts there.
    if (!locked.erasureRequestedAt) await updateCustomer(tx.db, locked.id, { erasureRequestedAt: now });
    return { ok: true, isClosed: false };
  });
}

export async function cancelErasure(who: CustomerRow, pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockCustomer(tx.db, who.id);
    await updateCustomer(tx.db, who.id, { erasureRequestedAt: null });
  });
}

/** Carries out recorded requests whose orders are completed. A customer who has become a required approver or administrator is retained until that ends. */
export async function closeRequested({ db, pool, now }: { db: Db; pool: Pool; now: Date }): Promise<void> {
  await allOfThem(await erasuresRequested(db), (requested) =>
    inTransaction(pool, async (tx) => {
      const locked = await lockLeaving(tx, requested);
      // Cancelled between the query and the lock.
      if (!locked?.erasureRequestedAt || !(await mayLeave(tx, locked)).ok) return;
      const open = await openOrdersOf(tx.client, { customerId: locked.id, email: null });
      if (open.length === 0) await endAccount(tx, locked, now);
    }),
  );
}
