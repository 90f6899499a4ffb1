// Business accounts and customer groups (spec §3 "Customer", business).
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CategoryAccess } from '#domain/catalogue/assortment';
import { sealedText } from '../sealed';

export const customerGroup = pgTable('customer_group', {
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  business: boolean('business').notNull(),
});

export const business = pgTable('business', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  salesCode: text('sales_code').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  referenceNumber: text('reference_number').notNull(),
  cvr: text('cvr').notNull(),
  ean: text('ean'),
  vatId: text('vat_id'),
  freeShipping: boolean('free_shipping').notNull(),
  freeShippingLimitOere: integer('free_shipping_limit_oere'),
  showContractGoods: boolean('show_contract_goods').notNull(),
  giftcardEnabled: boolean('giftcard_enabled').notNull(),
  weekday: text('weekday').notNull(),
  /** Payment on account, given after a credit check. */
  invoiceAllowed: boolean('invoice_allowed').notNull(),
  creditLimitOere: integer('credit_limit_oere'),
  dutyExemptCodes: text('duty_exempt_codes').array().notNull(),
  priceGroup: text('price_group').notNull(),
  /** What the ERP calls the company. */
  erpNumber: text('erp_number'),
  /** Null = no allow-list. */
  allow: jsonb('allow').$type<CategoryAccess[]>(),
  disallow: jsonb('disallow').$type<CategoryAccess[]>().notNull(),
});

type InBothLanguages = { da: string; en: string };

export const agreementPage = pgTable('agreement_page', {
  slug: text('slug').primaryKey(),
  /** Whose agreed prices it shows. */
  businessId: integer('business_id'),
  storeCodes: text('store_codes').array(),
  title: jsonb('title').$type<InBothLanguages>().notNull(),
  /** As written in the files. */
  source: jsonb('source').$type<InBothLanguages>().notNull(),
  html: jsonb('html').$type<InBothLanguages>().notNull(),
  /** Empty: the page cannot be opened. */
  passwordHash: text('password_hash').notNull().default(''),
  secret: sealedText('secret', 'agreement_page.secret').notNull(),
});
