// The section `company` of shop.yaml: the seller as printed on invoices.
import { z } from 'zod/v4';
import { cvrFrom } from '#domain/validate/cvr';
import { emailFrom } from '#domain/validate/email';
import { postcodeFrom } from '#domain/validate/postcode';
import { yamlRecord } from '../file/yaml';
import { recordSection } from '../section';
import { loadCompany, loadInvoiceWriter, loadLedgerAccounts, writeCompany } from './company.sql';

const ruled = (read: (typed: string) => string | null, wanted: string) =>
  z.string().refine((typed) => read(typed) === typed, wanted);

const ledgerNumber = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,20}$/, 'Et kontonummer har højst 20 cifre eller bogstaver og skrives i anførselstegn.');
const byRate = z.record(
  z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'En momssats skrives i procent i anførselstegn, for eksempel "25".'),
  ledgerNumber,
);

/** Accounts of the accounting system that the journal in the back office posts to. An account that is left out is never guessed. */
const ledgerSchema = z.strictObject({
  debtors: ledgerNumber.optional(),
  bank: ledgerNumber.optional(),
  prepayments: ledgerNumber.optional(),
  gift_cards: ledgerNumber.optional(),
  gift_card_costs: ledgerNumber.optional(),
  rounding: ledgerNumber.optional(),
  sales: byRate.optional(),
  vat: byRate.optional(),
  providers: z.record(z.string().min(1).max(40), ledgerNumber).optional(),
  vat_groups: byRate.optional(),
});

const companySchema = z.strictObject({
  name: z.string().min(1).max(100),
  cvr: ruled(
    cvrFrom,
    'CVR-nummeret er ikke gyldigt. Det har 8 cifre, kontrolcifret (det sidste) skal passe til de andre, og det skrives i anførselstegn.',
  ),
  street: z.string().min(1).max(100),
  postcode: ruled(postcodeFrom, 'Postnummeret har 4 cifre og skrives i anførselstegn.'),
  city: z.string().min(1).max(60),
  email: ruled(emailFrom, 'E-mailadressen er ikke gyldig.'),
  telephone: z.string().min(1).max(40),
  /** Without one, invoices request no bank transfer. */
  bank_account: z
    .strictObject({
      registration: z.string().regex(/^\d{4}$/, 'Registreringsnummeret har 4 cifre og skrives i anførselstegn.'),
      number: z.string().regex(/^\d{1,10}$/, 'Kontonummeret har højst 10 cifre og skrives i anførselstegn.'),
    })
    .optional(),
  accounts: ledgerSchema.optional(),
  /** Who writes invoices and credit notes: the shop, or an ERP that sends them. Left out: the shop. */
  invoices: z.enum(['shop', 'erp']).optional(),
});

export type CompanyRecord = z.infer<typeof companySchema>;

export const companySource = yamlRecord({ file: 'shop.yaml', key: 'company', schema: companySchema });

export const company = recordSection<CompanyRecord>({
  name: 'company',
  title: 'sælger',
  source: companySource,
  // There is one, by any name.
  keyOf: () => 'company',
  missing: 'untouched',
  async load(client) {
    const found = await loadCompany(client);
    if (!found) return [];
    const { name, cvr, address, email, telephone, account } = found;
    const { street, postcode, city } = address;
    const bank = account ? { bank_account: account } : {};
    const accounts = await loadLedgerAccounts(client);
    const ledger = Object.keys(accounts).length > 0 ? { accounts } : {};
    const invoices = await loadInvoiceWriter(client);
    const writer = invoices === 'shop' ? {} : { invoices };
    return [{ name, cvr, street, postcode, city, email, telephone, ...bank, ...ledger, ...writer }];
  },
  async write({ added, changed }, { on }) {
    for (const { record } of [...added, ...changed]) {
      const { bank_account: account, accounts = null, invoices = 'shop', street, postcode, city, ...seller } = record;
      const address = { street, postcode, city, countryCode: 'DK' };
      await writeCompany(on, { ...seller, address, account: account ?? null }, { accounts, invoices });
    }
  },
});
