// What staff switch on an account: whether it may log in, and whether it has personal coupons.
import type { Pool } from 'pg';
import { revokeAllSessions } from '#backend/commerce/session/session.sql';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type CustomerRow, customerByEmail, lockCustomer, updateCustomer } from './account.sql';

export type SwitchOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'sameAlready' };

async function switchedByStaff(
  pool: Pool,
  email: string,
  change: (found: CustomerRow, tx: Transaction) => Promise<boolean>,
): Promise<SwitchOutcome> {
  return inTransaction(pool, async (tx) => {
    const named = await customerByEmail(tx.db, email.trim().toLowerCase());
    const found = named && (await lockCustomer(tx.db, named.id));
    // Closing replaces the address by a placeholder (end-account.ts), which is not a customer's address.
    if (!found || found.closedAt !== null) return { ok: false, reason: 'unknown' };
    return (await change(found, tx)) ? { ok: true } : { ok: false, reason: 'sameAlready' };
  });
}

/** A deactivated customer is logged out everywhere, and stays so when the account is opened again. */
export const switchAccount = (pool: Pool, email: string, isActive: boolean, now: Date): Promise<SwitchOutcome> =>
  switchedByStaff(pool, email, async (found, { db }) => {
    if (found.isActive === isActive) return false;
    await updateCustomer(db, found.id, { isActive });
    if (!isActive) await revokeAllSessions(db, found.id, now);
    return true;
  });

export const switchPersonalCoupons = (pool: Pool, email: string, isOn: boolean): Promise<SwitchOutcome> =>
  switchedByStaff(pool, email, async ({ id, accountSettings }, { db }) => {
    if (accountSettings.enablePersonalCoupons === isOn) return false;
    await updateCustomer(db, id, { accountSettings: { ...accountSettings, enablePersonalCoupons: isOn } });
    return true;
  });
