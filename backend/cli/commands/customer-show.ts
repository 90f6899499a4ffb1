// shop customer show: an account as staff see it, without its password.
import { customerSeen } from '#backend/commerce/customer/staff/customers.sql';
import { inCopenhagen } from '#domain/calendar/calendar';
import { hasRight, RIGHT_NAMES } from '#domain/customer/customer-rights';
import { hasMailbox } from '#domain/punchout/buyers';
import { danishKroner } from '../numbers';
import { CannotRun, type Reading, say } from '../shop';

export async function showCustomer({ db }: Reading, email: string): Promise<void> {
  const found = await customerSeen(db, email.trim().toLowerCase());
  if (!found) throw new CannotRun(`${email} findes ikke.`);
  const { customer, companyId, companyName, approverEmail } = found;
  const { approvalLimitOere: limit } = customer;
  const isBySystem = !hasMailbox(customer.email);
  say(`${customer.email}: ${customer.firstname} ${customer.lastname}, kunde ${customer.id}`);
  say(
    `Butik ${found.store}, gruppe ${found.group}${companyId === null ? '' : `, virksomhed ${companyId} ${companyName}`}`,
  );
  const state = customer.isActive ? 'aktiv' : 'deaktiveret';
  if (isBySystem) say('Kommer ind fra et indkøbssystem, som har givet kontoen; se shop punchout buyers');
  const password = found.hasPassword || isBySystem ? '' : ', har ikke valgt en adgangskode endnu';
  say(`Konto ${state}${password}; sidste login ${found.lastLogin ? inCopenhagen(found.lastLogin).date : 'aldrig'}`);
  const approval = limit === null ? 'alle ordrer' : `ordrer over ${danishKroner(limit)} ekskl. moms`;
  if (approverEmail !== null) say(`${approverEmail} godkender ${approval}`);
  if (customer.businessShoppinglistLimit > 0)
    say(`Højst ${customer.businessShoppinglistLimit} af virksomhedens lister`);
  const held = { flags: customer.flags, settings: customer.accountSettings };
  for (const name of RIGHT_NAMES) say(`  ${name} ${hasRight(name, held) ? 'on' : 'off'}`);
  const paths = (list: readonly { path: string }[] | null) => list?.map(({ path }) => path).join(', ');
  if (customer.allow) say(`Ser kun ${paths(customer.allow)}`);
  if (customer.disallow.length > 0) say(`Ser ikke ${paths(customer.disallow)}`);
}
