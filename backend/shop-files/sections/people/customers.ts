// The section customers.csv: who can log in, for which company, with which rights. What staff decide counts always; what is the customer's
// own, such as the name and the password, is taken for new customers only.
import { hashPassword } from '#backend/commerce/session/password';
import { approverFault } from '#domain/approval/approval';
import { checkPassword } from '#domain/customer/account';
import { fitsNameLength, NAME_LENGTH } from '#domain/validate/person-name';
import { type Breach, ruled } from '../../file/rules';
import { tableOf } from '../../file/table';
import { type ApplyContext, type Changes, type Located, recordSection } from '../../section';
import { type Mentions, type Resolved, resolveNames } from '../named';
import { type CustomerRecord, customerColumns, flagsOf, rightsCells, settingsOf } from './customer-columns';
import {
  type ApprovedBuyer,
  approvedBuyers,
  endLoginsOf,
  insertCustomers,
  loadCustomers,
  type StoredCustomer,
  setApprovers,
  updateCustomers,
} from './customers.sql';
import { freeErpNumbers, withErpNumber } from './erp-numbers';
import { noteNewCustomers } from './new-customers';

export const customersSource = ruled(tableOf({ file: 'customers.csv', columns: customerColumns }), breachesOf);

function breachesOf(customer: CustomerRecord): Breach[] {
  const { firstname, lastname, approver, email, company, password, password_hash: hash } = customer;
  const breaches: [boolean, Breach][] = [
    [
      !fitsNameLength(firstname, lastname),
      ['lastname', `Fornavn og efternavn må tilsammen have højst ${NAME_LENGTH} tegn.`],
    ],
    [approver === email, ['approver', 'Ingen kan godkende sine egne ordrer.']],
    [approver !== null && company === null, ['approver', 'Kun en virksomheds kunder kan have en godkender.']],
    [approver === null && customer.approval_limit !== null, ['approval_limit', 'Grænsen kræver en godkender.']],
    [customer.is_business_admin && company === null, ['is_business_admin', 'Kun en virksomhed har en administrator.']],
    [
      password !== null && !checkPassword(password).ok,
      ['password', 'Adgangskoden skal have mindst 8 tegn af tre slags: små og store bogstaver, tal, tegn.'],
    ],
    [password !== null && hash !== null, ['password', 'Skriv password eller password_hash, ikke begge.']],
  ];
  return breaches.flatMap(([isBroken, breach]) => (isBroken ? [breach] : []));
}

export const customers = recordSection<CustomerRecord>({
  name: 'customers',
  title: 'kunder',
  source: customersSource,
  keyOf: ({ email }) => email,
  missing: 'untouched',
  load: async (on) => (await loadCustomers(on)).map(customerRecord),
  beside: (record, stored) => ({
    ...withErpNumber(record, stored),
    firstname: stored.firstname,
    middlename: stored.middlename,
    lastname: stored.lastname,
    language: stored.language,
    password: stored.password,
    password_hash: stored.password_hash,
  }),
  async write(changes, context) {
    await writeCustomers(changes, context);
    await tellApprovers([...changes.added, ...changes.changed], context);
  },
});

const MENTIONS: Mentions<CustomerRecord> = [
  ['group', 'group', ({ group }) => group],
  ['store', 'store', ({ store }) => store],
  ['company', 'company', ({ company }) => company],
];

async function writeCustomers({ added, changed }: Changes<CustomerRecord>, context: ApplyContext): Promise<void> {
  const { on, now } = context;
  const names = await resolveNames([...added, ...changed], MENTIONS, context);
  const free = await freeErpNumbers(names.whole, { owner: 'customer', nameOf: ({ email }) => email }, context);
  const isNew = new Set(added);
  const fresh = free.filter((one) => isNew.has(one)).map(({ record }) => record);
  const kept = free.filter((one) => !isNew.has(one)).map(({ record }) => record);
  const hashes = await Promise.all(fresh.map(hashFor));
  await insertCustomers(
    on,
    fresh.map((customer, at) => ({
      ...customerValues(customer, names),
      password_hash: hashes[at] ?? '',
      firstname: customer.firstname,
      middlename: customer.middlename,
      lastname: customer.lastname,
      created_at: now,
    })),
  );
  await updateCustomers(
    on,
    kept.map((customer) => customerValues(customer, names)),
  );
  const written = [...fresh, ...kept];
  await setApprovers(
    on,
    written.map(({ email, approver }) => ({ email, approver })),
  );
  const closed = kept.filter(({ active }) => !active).map(({ email }) => email);
  if (closed.length > 0) await endLoginsOf(on, closed, now);
  noteNewCustomers(
    context,
    fresh.map(({ email }) => email),
  );
}

/** Without a password login is impossible: the customer requests a link and chooses one. */
const hashFor = async ({ password, password_hash: hash }: CustomerRecord): Promise<string> =>
  password === null ? (hash ?? '') : hashPassword(password);

const customerValues = (customer: CustomerRecord, names: Resolved<CustomerRecord>) => ({
  email: customer.email,
  group_id: names.idOf('group', customer.group),
  store_id: names.idOf('store', customer.store),
  business_id: names.idOrNull('company', customer.company),
  approval_limit_oere: customer.approval_limit,
  is_active: customer.active,
  pwa_username: customer.pwa_username,
  flags: flagsOf(customer),
  account_settings: settingsOf(customer),
  business_shoppinglist_limit: customer.shopping_list_limit,
  erp_number: customer.erp_number,
});

const WORDS = {
  'other-company': ({ email, approver }: ApprovedBuyer) => `${approver} og ${email} hører ikke til samme virksomhed.`,
  inactive: ({ approver }: ApprovedBuyer) => `${approver} er ikke aktiv.`,
  'no-invoice': () => 'Virksomheden må ikke købe på faktura, og kun ordrer på faktura kan vente på en godkender.',
};

/**
 * After all are written: an approver may be new as well, or may move to another company by the same file. Where an approver or the right to
 * buy on account has ended since, an administrator of the company decides: that is reported and accepted.
 */
async function tellApprovers(records: readonly Located<CustomerRecord>[], { on, report }: ApplyContext): Promise<void> {
  const places = new Map(records.map(({ record, at }) => [record.email, at]));
  const pairs = await approvedBuyers(on);
  for (const pair of pairs) {
    const at = places.get(pair.email) ?? places.get(pair.approver);
    const fault = at && approverFault(...sidesOf(pair));
    if (fault) report({ ...at, column: 'approver', message: WORDS[fault](pair), warning: fault !== 'other-company' });
  }
  const found = new Set(pairs.map(({ email }) => email));
  for (const { record, at } of records.filter((one) => one.record.approver !== null && !found.has(one.record.email)))
    report({ ...at, column: 'approver', message: `Ingen kunde har ${record.approver}.` });
}

const sidesOf = (pair: ApprovedBuyer): Parameters<typeof approverFault> => [
  { businessId: pair.business_id },
  { businessId: pair.approver_business_id, isActive: pair.approver_active },
  pair.invoice_allowed === null ? null : { invoiceAllowed: pair.invoice_allowed },
];

const customerRecord = ({ flags, settings, ...stored }: StoredCustomer): CustomerRecord => ({
  ...stored,
  ...rightsCells(flags, settings),
  password: null,
  password_hash: stored.password_hash === '' ? null : stored.password_hash,
});
