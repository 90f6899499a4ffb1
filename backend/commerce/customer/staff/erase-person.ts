// Staff erase a person's data on their request: an account with all its data, or a guest by the address of the orders.
import type { Pool } from 'pg';
import { customerByEmail, lockCustomer } from '#backend/commerce/customer/account/account.sql';
import { endAccount } from '#backend/commerce/customer/account/end-account';
import { erasePersonalRows, openOrdersOf, type Person } from '#backend/commerce/personal-data/personal-data.sql';
import { inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** Refused while orders are under way: what has been bought is to be delivered, and the receiver must be known. */
export async function erasePerson(email: string, pool: Pool, now: Date): Promise<Outcome<{ hadAccount: boolean }>> {
  return inTransaction(pool, async (tx): Promise<Outcome<{ hadAccount: boolean }>> => {
    const known = await customerByEmail(tx.db, email);
    const locked = known && (await lockCustomer(tx.db, known.id));
    const person: Person = { customerId: locked?.id ?? null, email };
    const open = await openOrdersOf(tx.client, person);
    if (open.length > 0) return refusal('OPEN_ORDERS', { params: { orders: open.join(', ') } });
    if (locked) await endAccount(tx, locked, now);
    await erasePersonalRows(tx.client, person);
    return { ok: true, hadAccount: locked !== null };
  });
}
