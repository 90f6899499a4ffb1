// Customers, their addresses and their points (spec §3 "Customer", "Customer address", "Bonus points").
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CategoryAccess } from '#domain/assortment';

export interface CustomerFlags {
  hasShareworks: boolean;
  isBusinessAdmin: boolean;
  isAllowedBonusshop: boolean;
  allowCreateShoppinglist: boolean;
  allowManageShoppinglist: boolean;
  allowBillingAddressChange: boolean;
  allowShippingAddressChange: boolean;
  onlyDefaultBilling: boolean;
  onlyDefaultShipping: boolean;
  limitToShoppingLists: boolean;
  reqRequired: boolean;
  reqNoRequired: boolean;
  scannerModeEnabled: boolean;
}

export interface CustomerAccountSettings {
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  orderHistoryVisibility: 'own' | 'business';
  enableSaleslineNotes: boolean;
  enablePersonalCoupons: boolean;
  /** 1 = English, anything else Danish. */
  defaultLanguage: number;
  isSubscriptionEnabled: boolean;
}

/** What the demo bar says of a role; only in the seeded demo world. */
export interface DemoRole {
  role: string;
  title: { da: string; en: string };
  explanation: { da: string; en: string };
}

export const customer = pgTable('customer', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Always lower case: the database refuses anything else. */
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstname: text('firstname').notNull(),
  middlename: text('middlename'),
  lastname: text('lastname').notNull(),
  groupId: integer('group_id').notNull(),
  storeId: integer('store_id').notNull(),
  businessId: integer('business_id'),
  /** Who approves this buyer's orders; null where they are placed at once. */
  approverId: integer('approver_id'),
  /** Øre without VAT up to which no approval is needed; null: every order waits. */
  approvalLimitOere: bigint('approval_limit_oere', { mode: 'number' }),
  pwaUsername: text('pwa_username').notNull(),
  isActive: boolean('is_active').notNull(),
  flags: jsonb('flags').$type<CustomerFlags>().notNull(),
  accountSettings: jsonb('account_settings').$type<CustomerAccountSettings>().notNull(),
  businessShoppinglistLimit: integer('business_shoppinglist_limit').notNull(),
  /** Null = that of the business, if any. */
  allow: jsonb('allow').$type<CategoryAccess[]>(),
  disallow: jsonb('disallow').$type<CategoryAccess[]>().notNull().default([]),
  demoKey: text('demo_key'),
  demo: jsonb('demo').$type<DemoRole>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
  /** A closed account keeps its row for the orders' sake, without a name or an address. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

export const NEWSLETTER_STATUSES = ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] as const;

export const newsletterSubscription = pgTable('newsletter_subscription', {
  /** Lower case. */
  email: text('email').primaryKey(),
  storeId: integer('store_id').notNull(),
  status: text('status').$type<(typeof NEWSLETTER_STATUSES)[number]>().notNull(),
  /** Where the consent was given, which is part of its proof. */
  location: text('location').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const customerAddress = pgTable('customer_address', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  company: text('company'),
  company2: text('company2'),
  street: text('street').array().notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  countryCode: text('country_code').notNull(),
  telephone: text('telephone').notNull(),
  vatId: text('vat_id'),
  reqRekvirent: text('req_rekvirent'),
  reqRekvnr: text('req_rekvnr'),
  defaultBilling: boolean('default_billing').notNull(),
  defaultShipping: boolean('default_shipping').notNull(),
});

/** Append-only: the balance is the sum. */
export const pointEntry = pgTable('point_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  points: integer('points').notNull(),
  note: text('note').notNull(),
  /** What goods that came back take away again is less earned, not spent; null: by its sign. */
  kind: text('kind').$type<'earned' | 'spent' | 'expired'>(),
  orderId: integer('order_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
