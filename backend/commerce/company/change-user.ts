// Changes what a user of the company may do, or closes their account. Users can do neither to themselves. Spec §3 "Sub-user rights", §6.

import { tellApprover } from '#backend/commerce/approval/tell-approver';
import { type CustomerRow, updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { dutiesOf } from '#backend/commerce/customer/account/business.sql';
import { endAccount } from '#backend/commerce/customer/account/end-account';
import type { SignedIn } from '#backend/graphql/context';
import { mayChange, mayDelete, mayGive, withRights } from '#domain/company/sub-user';
import { personFrom } from '#domain/customer/account';
import { kroner, oere } from '#domain/money/money';
import {
  type Administered,
  administer,
  approvalRow,
  authorityOf,
  type CompanyParts,
  type InCompany,
  type UserTyped,
  userIn,
} from './administer';
import { moveWaiting } from './company.sql';

/** Orders that wait for the user's approver are moved to the new one, who is notified. */
export function changeUser(
  id: number,
  change: (stored: UserTyped) => UserTyped,
  who: SignedIn,
  parts: CompanyParts,
): Promise<Administered<{ id: number }>> {
  return administer(who, parts, async (administering) => {
    const { tx, actor } = administering;
    const user = await userIn(administering, id);
    if (!user) return 'missing';
    const [giver, target] = [authorityOf(actor), authorityOf(user)];
    const may = mayChange(giver, target);
    if (!may.ok) return may;
    const typed = change(storedUser(user));
    const named = personFrom({ ...typed, email: user.email });
    if (!named.ok) return named;
    const approval = await approvalAfter(administering, user, typed);
    if (!approval.ok) return approval;
    const mayBeGiven = mayGive(giver, target, { rights: typed.rights, approval: approval.approval });
    if (!mayBeGiven.ok) return mayBeGiven;
    const { firstname, lastname } = named.person;
    const given = withRights({ flags: user.flags, settings: user.accountSettings }, typed.rights);
    const values = { firstname, lastname, flags: given.flags, accountSettings: given.settings, ...approval.row };
    await updateCustomer(tx.db, user.id, values);
    const { approverId } = approval.row;
    const moved = approverId === null ? [] : await moveWaiting(tx.db, user.id, approverId);
    for (const orderId of moved) await tellApprover(tx, orderId, parts);
    return { ok: true, id: user.id };
  });
}

const storedUser = (user: CustomerRow): UserTyped => {
  const { rights, approval } = authorityOf(user);
  const limit = approval && (approval.limitOere === null ? null : kroner(oere(approval.limitOere)));
  const { firstname, lastname } = user;
  return { firstname, lastname, rights, approval: approval && { approverId: approval.approverId, limit } };
};

/** An unchanged approver is not checked again: their account may have ended, or the company may no longer buy on invoice. */
async function approvalAfter(administering: InCompany, user: CustomerRow, typed: UserTyped) {
  const stored = storedUser(user).approval;
  const isSame =
    stored !== null && stored.approverId === typed.approval?.approverId && stored.limit === typed.approval.limit;
  if (!isSame) return approvalRow(administering, user.id, typed.approval);
  const { approverId, approvalLimitOere } = user;
  return { ok: true as const, approval: authorityOf(user).approval, row: { approverId, approvalLimitOere } };
}

export function deleteUser(id: number, who: SignedIn, parts: CompanyParts): Promise<Administered> {
  return administer(who, parts, async (administering) => {
    const { tx, actor } = administering;
    const user = await userIn(administering, id);
    if (!user) return 'missing';
    const may = mayDelete({
      isSelf: user.id === actor.id,
      isAbove: user.flags.isBusinessAdmin && !actor.flags.isBusinessAdmin,
      ...(await dutiesOf(tx.db, user.id)),
    });
    if (!may.ok) return may;
    await endAccount(tx, user, parts.now);
    return { ok: true };
  });
}
