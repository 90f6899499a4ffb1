// Who sells, and electronic invoices as they were sent.
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LedgerAccounts } from '#domain/staff/journal';

export type InvoiceWriter = 'shop' | 'erp';

/** One row, or none: then no electronic invoices are written. */
export const seller = pgTable('seller', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  name: text('name').notNull(),
  cvr: text('cvr').notNull(),
  street: text('street').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
  accountRegistration: text('account_registration'),
  accountNumber: text('account_number'),
  ledgerAccounts: jsonb('ledger_accounts').$type<LedgerAccounts>(),
  /** Who writes invoices and credit notes. */
  invoices: text('invoices').$type<InvoiceWriter>().notNull().default('shop'),
});

/** Append-only, like the invoice that it is. */
export const eInvoice = pgTable(
  'e_invoice',
  {
    invoiceId: integer('invoice_id').notNull(),
    format: text('format').$type<'oioubl' | 'peppol'>().notNull(),
    xml: text('xml').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
);
