// Shoppers' requests about a product: a price, a back-in-stock notice, a review with its precomputed rating.
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const priceRequest = pgTable('price_request', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** UNIQUE: the same form sent twice is one request. */
  formKey: text('form_key').notNull(),
  productId: integer('product_id').notNull(),
  storeId: integer('store_id').notNull(),
  customerId: integer('customer_id'),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
  quantity: integer('quantity').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  answerBy: date('answer_by').notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
});

export const review = pgTable('review', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Never a variant: a family is reviewed together. */
  productId: integer('product_id').notNull(),
  storeId: integer('store_id').notNull(),
  customerId: integer('customer_id'),
  nickname: text('nickname').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  stars: integer('stars').notNull(),
  /** The customer had bought the product when they wrote. */
  verified: boolean('verified').notNull(),
  demo: boolean('demo').notNull().default(false),
  status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** Updated with every decision about a review; `stars[n - 1]` counts the approved reviews of n stars. */
export const productRating = pgTable('product_rating', {
  productId: integer('product_id').primaryKey(),
  reviews: integer('reviews').notNull(),
  total: integer('total').notNull(),
  stars: integer('stars').array().notNull(),
});

export const stockAlert = pgTable('stock_alert', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  storeId: integer('store_id').notNull(),
  customerId: integer('customer_id'),
  email: text('email').notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  /** Part of the link that ends the notice. */
  token: text('token').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
});
