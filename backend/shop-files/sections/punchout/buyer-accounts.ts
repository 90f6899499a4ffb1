// The section punchout-buyers.csv: maps a procurement system's buyer ids to accounts. A shop that migrates recognises its buyers;
// no row maps to an account with a mailbox, because those have owners.
import { hasMailbox } from '#domain/punchout/buyers';
import { text } from '../../file/columns';
import { moment } from '../../file/moment-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { codesOfConnections, insertBuyerAccounts, loadBuyerAccounts } from './buyer-accounts.sql';

/** As long as the ids that are stored of visits. */
const LONGEST_ID = 254;

const columns = {
  /** The code of punchout.yaml. */
  connection: text(40),
  /** The id that the system sends, in lower case. */
  buyer: text(LONGEST_ID),
  /** E-mail address in customers.csv. */
  email,
  made_at: moment,
  seen_at: moment,
};

export type BuyerAccountRecord = RowOf<typeof columns>;

export const buyerAccountsSource = ruled<BuyerAccountRecord>(
  tableOf({ file: 'punchout-buyers.csv', columns }),
  ({ email: address, buyer }) => [
    ...(hasMailbox(address)
      ? [['email', 'Kun konti, som indkøbssystemet selv har lavet, kan være en købers.'] as const]
      : []),
    ...(buyer === buyer.toLowerCase() ? [] : [['buyer', 'Skriv køberens id med små bogstaver.'] as const]),
  ],
);

export const buyerAccounts = recordSection<BuyerAccountRecord>({
  name: 'punchout_buyers',
  title: 'indkøbssystemers købere',
  source: buyerAccountsSource,
  keyOf: ({ connection, buyer }) => `${connection}, ${buyer}`,
  missing: 'untouched',
  // Whom a system has sent since is theirs: an old file does not give the account to another.
  beside: (_record, stored) => stored,
  async load(on) {
    const stored = await loadBuyerAccounts(on);
    return stored.map((one) => ({ ...one, made_at: one.made_at.toISOString(), seen_at: one.seen_at.toISOString() }));
  },
  async write({ added }, context) {
    const codes = await codesOfConnections(context.on);
    const names = await resolveNames(added, [['customer', 'email', (record) => record.email]], context);
    for (const { record, at } of added)
      if (!codes.has(record.connection))
        context.report({ ...at, column: 'connection', message: `Indkøbssystemet ${record.connection} findes ikke.` });
    const known = names.whole.filter(({ record }) => codes.has(record.connection));
    const rows = known.map(({ record }) => ({ ...record, customer_id: names.idOf('customer', record.email) }));
    const taken = await insertBuyerAccounts(context.on, rows);
    for (const { record, at } of known)
      if (taken.has(record.email))
        context.report({ ...at, column: 'email', message: `${record.email} er en anden købers konto.` });
  },
});
