// Invoices and credit notes (spec §3 "Invoice"). All append-only: a document that was written is never changed.
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const oere = (name: string) => bigint(name, { mode: 'number' });

export const invoice = pgTable('invoice', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
  /** Without gaps within its kind. */
  number: text('number').notNull(),
  customerId: integer('customer_id'),
  businessId: integer('business_id'),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  dueAt: date('due_at', { mode: 'string' }).notNull(),
  reason: text('reason').notNull().default(''),
  freightNetOere: oere('freight_net_oere').notNull().default(0),
  freightVatOere: oere('freight_vat_oere').notNull().default(0),
  netOere: oere('net_oere').notNull(),
  vatOere: oere('vat_oere').notNull(),
  totalOere: oere('total_oere').notNull(),
  /** The part paid by gift cards, or, of a credit note, refunded to them; only where the rest is invoiced on account. */
  giftCardOere: oere('gift_card_oere').notNull().default(0),
});

export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceId: integer('invoice_id').notNull(),
    position: integer('position').notNull(),
    /** Null on a credit note that gives an amount back and no goods. */
    orderLineId: integer('order_line_id'),
    name: text('name').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Unit, row, discount and duty are in the order's basis; the net and VAT amounts hold in both. */
    unitOere: oere('unit_oere').notNull(),
    rowOere: oere('row_oere').notNull(),
    discountOere: oere('discount_oere').notNull().default(0),
    dutyOere: oere('duty_oere').notNull().default(0),
    vatBp: integer('vat_bp').notNull(),
    netOere: oere('net_oere').notNull(),
    vatOere: oere('vat_oere').notNull(),
    dutyNetOere: oere('duty_net_oere').notNull().default(0),
    dutyVatOere: oere('duty_vat_oere').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

export const invoiceTax = pgTable(
  'invoice_tax',
  {
    invoiceId: integer('invoice_id').notNull(),
    vatBp: integer('vat_bp').notNull(),
    baseOere: oere('base_oere').notNull(),
    vatOere: oere('vat_oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.vatBp] })],
);
