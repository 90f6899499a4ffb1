// Changes what a user of the company may do, or ends their account. No users do either to themselves. Spec §3 "Sub-user rights", §6.

import { updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { endAccount } from '#backend/commerce/customer/account/end-account';
import { tellApprover } from '#backend/commerce/order/approval/tell-approver';
import type { SignedIn } from '#backend/graphql/context';
import { personFrom } from '#domain/account';
import { mayChange, mayDelete, withRights } from '#domain/sub-user';
import { type Administered, administer, approvalRow, type CompanyParts, type UserTyped, userIn } from './administer';
import { dutiesOf, moveWaiting } from './company.sql';

/** What waits for the user's approver waits for the new one, who is told. */
export function changeUser(
  id: number,
  typed: UserTyped,
  who: SignedIn,
  parts: CompanyParts,
): Promise<Administered<{ id: number }>> {
  return administer(who, parts, async (administering) => {
    const { tx, actor } = administering;
    const user = await userIn(administering, id);
    if (!user) return 'missing';
    const may = mayChange(actor.id, user.id);
    if (!may.ok) return may;
    const named = personFrom({ ...typed, email: user.email });
    if (!named.ok) return named;
    const approval = await approvalRow(administering, user.id, typed.approval);
    if (!approval.ok) return approval;
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

export function deleteUser(id: number, who: SignedIn, parts: CompanyParts): Promise<Administered> {
  return administer(who, parts, async (administering) => {
    const { tx, actor } = administering;
    const user = await userIn(administering, id);
    if (!user) return 'missing';
    const may = mayDelete({ isSelf: user.id === actor.id, ...(await dutiesOf(tx.db, user.id)) });
    if (!may.ok) return may;
    await endAccount(tx, user, parts.now);
    return { ok: true };
  });
}
