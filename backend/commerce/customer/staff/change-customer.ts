// What staff change on a customer's account: name, group, store, how many lists they may have, and each right by its name.
import type { Pool } from 'pg';
import { listStores } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { personFrom } from '#domain/customer/account';
import { hasRight, maySwitch, type RightName, withRightNamed } from '#domain/customer/customer-rights';
import { faulty, type StaffFault, type StaffOutcome } from '#domain/refusal/staff-faults';
import { type CustomerRow, customerByEmail, lockCustomer, othersOf, updateCustomer } from '../account/account.sql';
import { groupNamed } from './customers.sql';

/** Runs with the customer's row locked; an account that its owner has closed has no address any more. */
export const changingCustomer = <Result extends object>(
  email: string,
  pool: Pool,
  change: (found: CustomerRow, tx: Transaction) => Promise<StaffOutcome<Result>>,
): Promise<StaffOutcome<Result>> =>
  inTransaction(pool, async (tx) => {
    const named = await customerByEmail(tx.db, email.trim().toLowerCase());
    const found = named && (await lockCustomer(tx.db, named.id));
    return found ? change(found, tx) : faulty({ field: 'email', code: 'UNKNOWN', value: email });
  });

export const switchRight = (email: string, name: RightName, isOn: boolean, pool: Pool): Promise<StaffOutcome> =>
  changingCustomer(email, pool, async (found, { db }) => {
    const { flags, accountSettings: settings, businessId } = found;
    const others = businessId === null ? { admins: 0, all: 0 } : await othersOf(db, businessId, found.id);
    const standing = { isBusinessAdmin: flags.isBusinessAdmin, hasCompany: businessId !== null, others };
    const may = maySwitch(name, isOn, standing);
    if (!may.ok) return may;
    if (hasRight(name, { flags, settings }) === isOn)
      return faulty({ field: 'right', code: 'SAME_ALREADY', value: name });
    const given = withRightNamed({ flags, settings }, name, isOn);
    await updateCustomer(db, found.id, { flags: given.flags, accountSettings: given.settings });
    return { ok: true };
  });

/** What is not typed stays as it is. */
export interface CustomerChange {
  firstname?: string;
  lastname?: string;
  group?: string;
  store?: string;
  /** How many lists of the company the customer may have. */
  lists?: number;
}

export const changeCustomer = (email: string, typed: CustomerChange, pool: Pool): Promise<StaffOutcome> =>
  changingCustomer(email, pool, (found, tx) => changeCustomerIn(tx, found, typed));

/** `found` is locked. */
export async function changeCustomerIn(
  { db }: Transaction,
  found: CustomerRow,
  typed: CustomerChange,
): Promise<StaffOutcome> {
  const { firstname = found.firstname, lastname = found.lastname, lists } = typed;
  const named = personFrom({ firstname, lastname, email: found.email });
  const placed = await placedIn(db, typed, found);
  const faults: StaffFault[] = placed.ok ? [] : [...placed.faults];
  if (!named.ok) faults.unshift({ field: named.field ?? 'lastname', code: named.code });
  if (lists !== undefined && lists < 0) faults.push({ field: 'lists', code: 'DIGITS_ONLY', value: String(lists) });
  if (!named.ok || !placed.ok || faults.length > 0) return { ok: false, faults };
  if (Object.values(typed).every((value) => value === undefined))
    return faulty({ field: 'email', code: 'NOTHING_TO_CHANGE' });
  const { firstname: first, lastname: last } = named.person;
  const limit = lists === undefined ? {} : { businessShoppinglistLimit: lists };
  await updateCustomer(db, found.id, { firstname: first, lastname: last, ...placed.values, ...limit });
  return { ok: true };
}

async function placedIn(
  db: Reader,
  { group: groupCode, store: storeCode }: CustomerChange,
  { businessId }: CustomerRow,
): Promise<StaffOutcome<{ values: { groupId?: number; storeId?: number } }>> {
  const group = groupCode === undefined ? null : await groupNamed(db, groupCode);
  const store = storeCode === undefined ? null : (await listStores(db)).find(({ code }) => code === storeCode);
  const faults: StaffFault[] = [];
  if (groupCode !== undefined && !group) faults.push({ field: 'group', code: 'UNKNOWN', value: groupCode });
  if (group && group.business !== (businessId !== null))
    faults.push({ field: 'group', code: 'GROUP_OF_OTHERS', value: group.code });
  if (storeCode !== undefined && !store) faults.push({ field: 'store', code: 'UNKNOWN', value: storeCode });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, values: { ...(group && { groupId: group.id }), ...(store && { storeId: store.id }) } };
}
