// Closes an account permanently. The row is retained for its orders, as the law on bookkeeping requires; the personal data is erased.

import { newsletterOf, queueTelling } from '#backend/commerce/newsletter/newsletter.sql';
import { erasePersonalRows } from '#backend/commerce/personal-data/personal-data.sql';
import { revokeAllSessions } from '#backend/commerce/session/session.sql';
import type { Transaction } from '#backend/db/transaction';
import { type CustomerRow, deletePersonalRows, updateCustomer } from './account.sql';

/** The customer's row must be locked. */
export async function endAccount(tx: Transaction, { id, email }: CustomerRow, now: Date): Promise<void> {
  const newsletter = await newsletterOf(tx.db, email);
  await deletePersonalRows(tx.db, id, email);
  // A sending service has the address until it is notified; then it is deleted here, too.
  if (newsletter?.status === 'SUBSCRIBED') await queueTelling(tx.db, { email, status: 'UNSUBSCRIBED', queuedAt: now });
  await revokeAllSessions(tx.db, id, now);
  await erasePersonalRows(tx.client, { customerId: id, email });
  await updateCustomer(tx.db, id, {
    email: `closed-${id}@invalid`,
    firstname: '–',
    middlename: null,
    lastname: '–',
    passwordHash: '',
    pwaUsername: '',
    erpNumber: null,
    isActive: false,
    closedAt: now,
    erasureRequestedAt: null,
  });
}
