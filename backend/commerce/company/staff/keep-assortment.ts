// Which part of the catalogue a company, or one customer, may see and buy, as staff maintain it: the only allowed categories, and excluded ones.
import type { Pool } from 'pg';
import { customerByEmail, lockCustomer, updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { idsNamed } from '#backend/commerce/promotion/maintenance/maintenance.sql';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import type { CategoryAccess } from '#domain/catalogue/assortment';
import { type AccessKept, type ListName, listedOn, takenOffLists } from '#domain/catalogue/assortment-lists';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { emailFrom } from '#domain/validate/email';
import { updateBusiness } from './companies.sql';
import { lockNamed } from './company-named';

interface Holder {
  kept: AccessKept;
  write(lists: AccessKept): Promise<unknown>;
}

/** `owner`: a company by its numbers, or a customer by e-mail. No paths: both lists are emptied, which only 'clear' may mean. */
export const keepAssortment = (
  owner: string,
  change: { how: ListName | 'clear'; paths: readonly string[] },
  pool: Pool,
): Promise<StaffOutcome<{ lists: AccessKept }>> =>
  inTransaction(pool, async ({ db }) => {
    const found = await holderNamed(db, owner);
    if (!found.ok) return found;
    const { kept, write } = found.holder;
    const named = await categoriesTyped(db, change.paths);
    if (!named.ok) return named;
    const lists = changedLists(change.how, named.categories, kept);
    if (JSON.stringify(lists) === JSON.stringify({ allow: kept.allow, disallow: kept.disallow }))
      return faulty({ field: 'owner', code: 'SAME_ALREADY', value: owner });
    await write(lists);
    return { ok: true, lists };
  });

function changedLists(how: ListName | 'clear', categories: readonly CategoryAccess[], kept: AccessKept): AccessKept {
  if (how !== 'clear') return listedOn(how, categories, kept);
  return categories.length === 0 ? { allow: null, disallow: [] } : takenOffLists(categories, kept);
}

async function holderNamed(db: Reader, owner: string): Promise<StaffOutcome<{ holder: Holder }>> {
  const email = emailFrom(owner);
  if (email === null) {
    const found = await lockNamed(db, owner);
    if (!found.ok) return faulty(...found.faults.map((fault) => ({ ...fault, field: 'owner' })));
    const { id, allow, disallow } = found.company;
    return { ok: true, holder: { kept: { allow, disallow }, write: (lists) => updateBusiness(db, id, lists) } };
  }
  const known = await customerByEmail(db, email);
  const customer = known && (await lockCustomer(db, known.id));
  if (!customer) return faulty({ field: 'owner', code: 'UNKNOWN', value: owner });
  const { id, allow, disallow } = customer;
  return { ok: true, holder: { kept: { allow, disallow }, write: (lists) => updateCustomer(db, id, lists) } };
}

const trimmedPath = (path: string) => path.replace(/^\/+|\/+$/g, '');

async function categoriesTyped(
  db: Reader,
  typed: readonly string[],
): Promise<StaffOutcome<{ categories: CategoryAccess[] }>> {
  const paths = [...new Set(typed.map(trimmedPath))];
  const ids = await idsNamed(db, 'category', paths);
  const unknown = paths.filter((path) => !ids.has(path));
  if (unknown.length > 0)
    return faulty(...unknown.map((value) => ({ field: 'category', code: 'UNKNOWN' as const, value })));
  return { ok: true, categories: paths.map((path) => ({ path, categoryIds: [ids.get(path) ?? 0] })) };
}
