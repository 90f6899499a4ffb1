// The customer page of the back office: the account as `shop customer show` shows it, with addresses, orders, points and changes.
import {
  type AddressRow,
  customerById,
  customerSeen,
  listAddresses,
  purchasesOfCustomer,
} from '#backend/commerce/customer/index';
import { pointSums } from '#backend/commerce/points/index';
import { listActions } from '#backend/commerce/staff/index';
import { hasRight, RIGHT_NAMES } from '#domain/customer/customer-rights';
import { hasMailbox } from '#domain/punchout/buyers';
import { possibleCustomerActs } from '#domain/staff/customer-acts';
import { changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';

const MOST_ACTIONS = 100;

type Seen = NonNullable<Awaited<ReturnType<typeof customerSeen>>>;
type Company = NonNullable<NonNullable<Awaited<ReturnType<typeof customerById>>>['business']>;

/** Null where there is no such customer, and for a closed account. */
export async function customerForStaff(id: number, { db, pool }: StaffContext) {
  const who = await customerById(db, id);
  const found = who && who.customer.closedAt === null ? await customerSeen(db, who.customer.email) : null;
  if (!who || !found) return null;
  const { customer } = found;
  const purchases = await purchasesOfCustomer(pool, id);
  const points = await pointSums(pool, id);
  const state = { isActive: customer.isActive, hasMailbox: hasMailbox(customer.email) };
  const held = { flags: customer.flags, settings: customer.accountSettings };
  return {
    ...accountOnWire(found),
    company: who.business && companyOnWire(who.business, await readSeen(pool, 'company', String(who.business.id))),
    approval: { approver: found.approverEmail, limitOere: customer.approvalLimitOere },
    rights: RIGHT_NAMES.filter((name) => hasRight(name, held)),
    addresses: (await listAddresses(db, id)).map(addressOnWire),
    orders: { count: purchases.orders, lastAt: purchases.last_at?.toISOString() ?? null },
    points: { balance: points.balance, earned: points.earned, spent: points.spent },
    giftCards: { count: purchases.gift_cards, leftOere: purchases.gift_cards_left_oere },
    timeline: await changesOfCustomer(customer.email, who.business, { db }),
    acts: possibleCustomerActs(state),
  };
}

const accountOnWire = ({ customer, store, group, hasPassword, lastLogin }: Seen) => ({
  ...{ id: customer.id, email: customer.email, isActive: customer.isActive, store, group, hasPassword },
  name: [customer.firstname, customer.middlename, customer.lastname].filter(Boolean).join(' '),
  isOfSystem: !hasMailbox(customer.email),
  createdAt: customer.createdAt.toISOString(),
  lastLogin: lastLogin ? new Date(lastLogin).toISOString() : null,
  erasureRequestedAt: customer.erasureRequestedAt?.toISOString() ?? null,
});

const companyOnWire = (company: Company, seen: string) => ({
  ...{ name: company.name, cvr: company.cvr, number: company.referenceNumber, ean: company.ean },
  ...{ paysByInvoice: company.invoiceAllowed, creditLimitOere: company.creditLimitOere },
  terms: {
    ...{ freeFreight: company.freeShipping, freeFreightFromOere: company.freeShippingLimitOere },
    ...{ weekday: company.weekday, giftCards: company.giftcardEnabled, contractGoods: company.showContractGoods },
    ...{ salesCode: company.salesCode, description: company.description, seen },
  },
});

const addressOnWire = (address: AddressRow) => ({
  isBilling: address.defaultBilling,
  isShipping: address.defaultShipping,
  rows: [
    [address.firstname, address.lastname].filter(Boolean).join(' '),
    ...[address.company, address.company2],
    ...address.street,
    `${address.postcode} ${address.city}`,
    ...(address.countryCode === 'DK' ? [] : [address.countryCode]),
    address.telephone,
  ].flatMap((row) => (row ? [row] : [])),
});

/** A colleague may have the same address, and the newsletter has it, too. */
const OF_ACCOUNTS = /^(customer|login) /;

/** Newest first, with those of the company's terms, which the command line logs by the number that was typed. */
async function changesOfCustomer(email: string, company: Company | null, { db }: Pick<StaffContext, 'db'>) {
  const filter = { staff: null, command: null, since: null, most: MOST_ACTIONS };
  const ofAccount = await listActions(db, { ...filter, subject: email });
  const actions = ofAccount.filter(({ command }) => OF_ACCOUNTS.test(command));
  for (const subject of company ? [String(company.id), company.cvr] : [])
    actions.push(...(await listActions(db, { ...filter, command: 'company', subject })));
  return actions
    .sort((one, other) => other.id - one.id)
    .slice(0, MOST_ACTIONS)
    .map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-') },
      text: command === 'customer order-read' ? changedNames(before, after) : '',
      changes: isSwitch(command) ? changedFacts(before, after) : [],
    }));
}

/** Names of the lists that were changed. */
const changedNames = (before: unknown, after: unknown): string =>
  changedFacts(before, after)
    .map(({ name }) => name)
    .join(', ');

/** Other commands log no state of the account. */
const isSwitch = (command: string): boolean =>
  /^(company set|customer (set|right|approver|coupons|activate|deactivate))$/.test(command);
