// Links that staff make: to act for a customer, and to let a customer in without a password. Spec §2 "Impersonation by token", "Quick login".

import type { Pool } from 'pg';
import { type CustomerRow, customerByEmail } from '#backend/commerce/customer/account/account.sql';
import { makeLink } from '#backend/commerce/session/links/links';
import { inTransaction } from '#backend/db/transaction';
import { impersonatePath, quickLoginPath } from '#domain/page/addresses';
import { emailFrom } from '#domain/validate/email';
import { writeStaffLine } from './sso.sql';

/** The prefix before `_customer` in the quick-login addresses that this shop makes; any other is accepted too. */
const PREFIX = 'shop';

type Made = { ok: true; path: string; customer: CustomerRow } | { ok: false; reason: 'unknown' | 'deactivated' };

interface Parts {
  pool: Pool;
  now: Date;
}

/** The name goes along with all that is done by the link. */
export const makeActingLink = (typed: string, staff: string, parts: Parts): Promise<Made> =>
  linkFor(typed, { purpose: 'impersonate', staff }, parts);

export const makeQuickLogin = (typed: string, staff: string, parts: Parts): Promise<Made> =>
  linkFor(typed, { purpose: 'quick-login', staff }, parts);

interface Wanted {
  purpose: 'impersonate' | 'quick-login';
  staff: string;
}

/** The newest link of a kind is the only one that works. */
function linkFor(typed: string, { purpose, staff }: Wanted, { pool, now }: Parts): Promise<Made> {
  return inTransaction(pool, async ({ db }): Promise<Made> => {
    const email = emailFrom(typed);
    const customer = email === null ? null : await customerByEmail(db, email);
    if (!customer) return { ok: false, reason: 'unknown' };
    if (!customer.isActive) return { ok: false, reason: 'deactivated' };
    const token = await makeLink(db, { purpose, customerId: customer.id, details: { staff } }, now);
    const line = { at: now, staff, customerId: customer.id, sessionId: null, requestId: 'command line' };
    await writeStaffLine(db, { ...line, kind: 'link', fields: purpose, details: '' });
    const path = purpose === 'impersonate' ? impersonatePath(token) : quickLoginPath(PREFIX, customer.id, token);
    return { ok: true, path, customer };
  });
}
