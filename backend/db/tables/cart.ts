// Carts and their lines (spec §3 "Cart"). Prices are never stored here: domain computes them each time.
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LineKind, StoredLineChoice } from '#domain/order/line-choice';

/** An address as written on a cart or an order: a copy, so that a later change of the address book leaves it alone. */
export interface PostalAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  company2: string | null;
  street: string[];
  postcode: string;
  city: string;
  countryCode: string;
  telephone: string;
  vatId: string | null;
  /** EAN of a public customer, for the e-invoice. */
  ean: string | null;
  reqRekvirent: string | null;
  reqRekvnr: string | null;
  customerNotes: string | null;
  customerAddressId: number | null;
}

/** A parcel shop as it was when it was chosen: shops move and close. */
export interface StoredPoint {
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours?: string;
}

export interface ChosenShipping {
  carrierCode: string;
  methodCode: string;
  servicePointId: string | null;
  pickupLocationCode: string | null;
  /** The day that was wished for; null: the first one. On an order the day that was promised. */
  deliveryDate: string | null;
  /** Hours of that day, for the interval delivery. */
  deliveryInterval?: string | null;
  /** Number of the order that the goods travel with. */
  withOrder?: string | null;
  point?: StoredPoint | null;
}

export const cart = pgTable('cart', {
  id: text('id').primaryKey(),
  storeId: integer('store_id').notNull(),
  customerId: integer('customer_id'),
  punchoutId: uuid('punchout_id'),
  /** The subscription whose delivery it is. */
  subscriptionId: integer('subscription_id'),
  status: text('status').$type<'active' | 'ordered' | 'abandoned'>().notNull().default('active'),
  email: text('email'),
  shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
  billingAddress: jsonb('billing_address').$type<PostalAddress>(),
  shippingMethod: jsonb('shipping_method').$type<ChosenShipping>(),
  paymentMethod: text('payment_method'),
  purchaseOrderNumber: text('purchase_order_number'),
  reference: text('reference'),
  requisitioner: text('requisitioner'),
  requisitionNumber: text('requisition_number'),
  comment: text('comment'),
  /** What is to be paid, as it was last returned to a client; null after a change that may have another total. */
  shownOere: bigint('shown_oere', { mode: 'number' }),
  /** Raised by every change. */
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Staff fill it for a shopper on the phone: it is not the cart of the shop's pages. */
  byPhone: boolean('by_phone').notNull().default(false),
});

export const phoneOrder = pgTable('phone_order', {
  cartId: text('cart_id').primaryKey(),
  /** Name of the member of staff who began it. */
  staff: text('staff').notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Of the page on which the shopper accepts the terms and pays; null until it is mailed. */
  linkToken: text('link_token'),
  linkSentAt: timestamp('link_sent_at', { withTimezone: true }),
});

/** One line per product, kind and configuration of a cart: UNIQUE (cart_id, product_id, kind, config_hash). */
export const cartItem = pgTable('cart_item', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  cartId: text('cart_id').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer('quantity').notNull(),
  position: integer('position').notNull(),
  note: text('note'),
  kind: text('kind').$type<LineKind>().notNull().default('goods'),
  /** The chosen design, or the texts of a gift card; null for products without a choice. */
  config: jsonb('config').$type<StoredLineChoice['config']>(),
  /** The database's own, of `config`. */
  configHash: text('config_hash').notNull().generatedAlwaysAs(sql`coalesce(md5(config::text), '')`),
  /** What one cost when it was put in, in money or in points, for this many and in this basis; null where that is not known. */
  seenOere: bigint('seen_oere', { mode: 'number' }),
  seenPoints: integer('seen_points'),
  seenQuantity: integer('seen_quantity'),
  seenBasis: text('seen_basis').$type<'gross' | 'net'>(),
});
