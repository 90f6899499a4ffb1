// A new user of the company: the rights that are given, the company's addresses, and a welcome with a link to choose a password. Spec §6.

import { insertCustomer, updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { SUB_USER_FLAGS, subUserSettings } from '#backend/commerce/customer/account/defaults';
import { LINK_HOURS, reserveLink } from '#backend/commerce/session/links/links';
import type { SignedIn } from '#backend/graphql/context';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { mayGive, withRights } from '#domain/company/sub-user';
import { type Person, personFrom } from '#domain/customer/account';
import { refusal } from '#domain/refusal/refusals';
import {
  type Administered,
  type Administering,
  administer,
  approvalRow,
  authorityOf,
  type CompanyParts,
  type UserTyped,
} from './administer';
import { copyDefaults } from './company.sql';

export async function createUser(
  typed: UserTyped & { email: string },
  who: SignedIn,
  parts: CompanyParts,
): Promise<Administered<{ id: number }>> {
  const named = personFrom(typed);
  if (!named.ok) return named;
  return administer(who, parts, async (administering): Promise<Administered<{ id: number }>> => {
    const approval = await approvalRow(administering, null, typed.approval);
    if (!approval.ok) return approval;
    const may = mayGive(authorityOf(administering.actor), null, { rights: typed.rights, approval: approval.approval });
    if (!may.ok) return may;
    return writeUser({ ...typed, ...named.person }, approval.row, administering, parts);
  });
}

async function writeUser(
  typed: Person & Pick<UserTyped, 'rights'>,
  approval: { approverId: number | null; approvalLimitOere: number | null },
  { tx, company, actor }: Administering,
  parts: CompanyParts,
): Promise<Administered<{ id: number }>> {
  const { now, language } = parts;
  const { firstname, lastname, email } = typed;
  const given = withRights({ flags: SUB_USER_FLAGS, settings: subUserSettings(language) }, typed.rights);
  const made = await insertCustomer(tx.db, {
    ...approval,
    email,
    firstname,
    lastname,
    // No password opens it: the link of the welcome chooses one.
    passwordHash: '',
    groupId: actor.groupId,
    storeId: actor.storeId,
    businessId: company.id,
    pwaUsername: '',
    isActive: true,
    flags: given.flags,
    accountSettings: given.settings,
    businessShoppinglistLimit: 0,
    createdAt: now,
  });
  if (!made) return refusal('EMAIL_TAKEN', { field: 'email' });
  const places = await copyDefaults(tx.db, actor.id, made);
  // A user who is bound to the company's addresses and has none could not order at all: then addresses are typed.
  if (places === 0) {
    const typing = { allowBillingAddressChange: true, allowShippingAddressChange: true };
    const open = { onlyDefaultBilling: false, onlyDefaultShipping: false };
    await updateCustomer(tx.db, made.id, { flags: { ...made.flags, ...typing, ...open } });
  }
  const slot = await reserveLink(tx.db, { purpose: 'password', customerId: made.id }, now);
  const by = `${actor.firstname} ${actor.lastname}`;
  const told = { firstname, slot, hours: LINK_HOURS.password, business: company.name, by };
  const mail = { recipient: email, language, storeId: actor.storeId, event: String(made.id) };
  await queueCustomerMail(tx, parts.queue, { ...mail, kind: 'sub-user-welcome', told }, now);
  return { ok: true, id: made.id };
}
