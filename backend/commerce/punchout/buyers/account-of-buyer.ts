// Each buyer of a connection may have an account with its customer: found by the id that the system sends, created if new, and updated at each visit
// from the connection and the customer.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { copyDefaults } from '#backend/commerce/company/company.sql';
import { type CustomerRow, insertCustomer, updateCustomer } from '#backend/commerce/customer/account/account.sql';
import { SUB_USER_FLAGS, subUserSettings } from '#backend/commerce/customer/account/defaults';
import type { Reader } from '#backend/db/client';
import { withRights } from '#domain/company/sub-user';
import { addressOfBuyer, type BuyersAgreement, type BuyerTold, rightsOfBuyers } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { KnownSender } from '../cxml/sender';
import { accountToldBy, countBuyers, insertBuyer, lockBuyers, markSeen } from './buyers.sql';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The customer of the connection where its buyers have no accounts, where the system sent no buyer, and where there are too many new ones. Must run
 * in a transaction. Refuses a buyer whose account was closed.
 */
export async function accountOfBuyer(
  reader: Reader,
  { connection, customer }: KnownSender,
  told: BuyerTold | null,
  now: Date,
): Promise<Outcome<{ customer: CustomerRow }>> {
  const { buyers } = connection.settings;
  const { businessId } = customer;
  if (!buyers || !told || businessId === null) return { ok: true, customer };
  const find = () => accountToldBy(reader, connection.code, told.id, businessId);
  let known = await find();
  if (!known) {
    await lockBuyers(reader, connection.code);
    known = await find();
  }
  if (known && !known.isActive) return refusal('ACCOUNT_DEACTIVATED');
  if (known) {
    await markSeen(reader, known.id, now);
    return { ok: true, customer: await asAgreed(reader, known, decidedFor(customer, told, buyers)) };
  }
  const { all, fresh } = await countBuyers(reader, connection.code, new Date(now.getTime() - DAY_MS));
  if (all >= buyers.most || fresh >= buyers.mostNewInDay) return { ok: true, customer };
  const made = await insertCustomer(reader, newAccount(customer, told, buyers, now));
  if (!made) throw new Error('The address of a buyer is made by chance, and was taken');
  await insertBuyer(reader, { connectionCode: connection.code, toldId: told.id, customerId: made.id }, now);
  await copyDefaults(reader, customer.id, made);
  return { ok: true, customer: made };
}

/** What a connection decides of an account. */
const decidedOf = (row: Omit<CustomerRow, 'id'>) => {
  const { groupId, storeId, businessId, approverId, approvalLimitOere, allow, disallow } = row;
  const { firstname, lastname, flags, accountSettings } = row;
  return {
    ...{ groupId, storeId, businessId, approverId, approvalLimitOere, allow, disallow },
    ...{ firstname, lastname, flags, accountSettings },
  };
};

/** Address, assortment and approval of the connection's customer, the name that the system sent, and the rights that were agreed. */
function decidedFor(customer: CustomerRow, { firstname, lastname }: BuyerTold, buyers: BuyersAgreement) {
  const { defaultLanguage } = customer.accountSettings;
  const kept = { flags: SUB_USER_FLAGS, settings: { ...subUserSettings('da'), defaultLanguage } };
  const { flags, settings } = withRights(kept, rightsOfBuyers(buyers));
  return decidedOf({ ...customer, firstname, lastname, flags, accountSettings: settings });
}

const newAccount = (customer: CustomerRow, told: BuyerTold, buyers: BuyersAgreement, now: Date) => ({
  ...decidedFor(customer, told, buyers),
  email: addressOfBuyer(randomUUID()),
  // No password opens it.
  passwordHash: '',
  pwaUsername: '',
  isActive: true,
  businessShoppinglistLimit: 0,
  createdAt: now,
});

async function asAgreed(
  reader: Reader,
  known: CustomerRow,
  wanted: ReturnType<typeof decidedFor>,
): Promise<CustomerRow> {
  return isDeepStrictEqual(decidedOf(known), wanted) ? known : updateCustomer(reader, known.id, wanted);
}
