// Customers, their addresses and their points (spec §3 "Customer", "Customer address", "Bonus points").
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CategoryAccess } from '#domain/catalogue/assortment';
import type { NewsletterStatus } from '#domain/content/newsletter';

export interface CustomerFlags {
  hasShareworks: boolean;
  /** Full administration of the company, given by another administrator or by staff. */
  isBusinessAdmin: boolean;
  /** May create and change users who are not administrators. */
  managesCustomers: boolean;
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
  /** A closed account retains its row for the orders' sake, without a name or an address. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** Erasure was requested while orders were open; a job closes the account when they are completed. */
  erasureRequestedAt: timestamp('erasure_requested_at', { withTimezone: true }),
  /** What the ERP calls the customer. */
  erpNumber: text('erp_number'),
});

export const newsletterSubscription = pgTable('newsletter_subscription', {
  /** Lower case. */
  email: text('email').primaryKey(),
  storeId: integer('store_id').notNull(),
  status: text('status').$type<NewsletterStatus>().notNull(),
  language: text('language').$type<'da' | 'en'>().notNull().default('da'),
  /** Where the last sign-up or unsubscription was made. */
  location: text('location').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** The link by which the mailbox answers, and how long it does. */
  confirmToken: text('confirm_token'),
  confirmUntil: timestamp('confirm_until', { withTimezone: true }),
  /** Part of every mail's unsubscribe link; never changes. */
  leaveToken: text('leave_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
});

/** The proof of each consent and of its end: when, where, to which words. */
export const newsletterConsent = pgTable('newsletter_consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  email: text('email').notNull(),
  storeId: integer('store_id').notNull(),
  event: text('event').$type<'asked' | 'confirmed' | 'left' | 'stopped'>().notNull(),
  location: text('location').notNull(),
  words: text('words'),
  wordsVersion: text('words_version'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Pending updates to a sending service: the latest status of each address. */
export const newsletterTelling = pgTable('newsletter_telling', {
  email: text('email').primaryKey(),
  status: text('status').$type<'SUBSCRIBED' | 'UNSUBSCRIBED'>().notNull(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  tries: integer('tries').notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  failure: text('failure'),
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
  /** Points withdrawn for returned products count as less earned, not as spent; null: derived from the sign. */
  kind: text('kind').$type<'earned' | 'spent' | 'expired'>(),
  orderId: integer('order_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
