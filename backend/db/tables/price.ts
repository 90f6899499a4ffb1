// What a product costs: specials, tiers, agreed prices, the log of prices, and duties. All gross øre (spec §9).
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const productSpecial = pgTable(
  'product_special',
  {
    productId: integer('product_id').notNull(),
    grossOere: integer('gross_oere').notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true }).notNull(),
    nameDa: text('name_da').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.validFrom] })],
);

export const productTier = pgTable(
  'product_tier',
  {
    productId: integer('product_id').notNull(),
    audience: text('audience').$type<'all' | 'business'>().notNull(),
    quantity: integer('quantity').notNull(),
    grossOere: integer('gross_oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.audience, table.quantity] })],
);

export const contractPrice = pgTable(
  'contract_price',
  {
    businessId: integer('business_id').notNull(),
    productId: integer('product_id').notNull(),
    grossOere: integer('gross_oere').notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.productId, table.validFrom] })],
);

/** Append-only (a trigger refuses the rest): the lowest price of the last 30 days is read from it. */
export const priceLog = pgTable('price_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  grossOere: integer('gross_oere').notNull(),
});

export const dutyRate = pgTable(
  'duty_rate',
  {
    code: text('code').notNull(),
    labelDa: text('label_da').notNull(),
    labelEn: text('label_en').notNull(),
    per: text('per').$type<'stk' | 'kg'>().notNull(),
    grossOere: integer('gross_oere').notNull(),
    validFrom: date('valid_from').notNull(),
    /** Exclusive; null = open. */
    validTo: date('valid_to'),
  },
  (table) => [primaryKey({ columns: [table.code, table.validFrom] })],
);
