// Orders as they were placed: copies of names, prices and reasons, so that nothing later changes what was agreed.
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ApprovalDecision } from '#domain/approval/approval';
import type { DeliveryChannel } from '#domain/delivery/delivery-schedule';
import type { LineKind, StoredLineChoice } from '#domain/order/line-choice';
import type { WithdrawalExemption } from '#domain/returns/withdrawal';
import type { ChosenShipping, PostalAddress, StoredPoint } from './cart';

export type OrderStatus =
  | 'pending'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'complete'
  | 'on_hold'
  | 'canceled'
  | 'closed'
  | 'needs_review';

/** The chosen way of delivery with what it was called and cost; a parcel shop or physical shop as a copy, for shops close. */
export interface OrderShipping extends ChosenShipping {
  carrierTitle: string;
  methodTitle: string;
  oere: number;
  vatOere: number;
  /** Incl. VAT: what the cheapest standard delivery would have cost. Not known of orders from elsewhere. */
  standardOere?: number | null;
  channel?: DeliveryChannel;
  /** Where it is fetched: a parcel shop, or one of our own shops. */
  point: StoredPoint | null;
  /** When it can be fetched in one of our own shops, by the clock on its wall: '2026-11-23T12:00'. */
  readyAt?: string | null;
}

/** A step of a price's explanation, as domain/price/price gave it when the order was placed. */
export interface StoredReason {
  code: string;
  label: string | null;
  oere: number;
  params: Record<string, unknown>;
}

/** What a promotion took off a line; `code` brought it, null where it came by itself. */
export interface StoredDiscount {
  label: string;
  code: string | null;
  oere: number;
}

const oere = (name: string) => bigint(name, { mode: 'number' });

export const salesOrder = pgTable('sales_order', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  /** Opens the success page and a guest's order; unguessable. */
  publicToken: text('public_token').notNull(),
  storeId: integer('store_id').notNull(),
  customerId: integer('customer_id'),
  businessId: integer('business_id'),
  /** UNIQUE among orders that are not canceled: one cart can become one order. */
  cartId: text('cart_id').notNull(),
  email: text('email').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  basis: text('basis').$type<'gross' | 'net'>().notNull(),
  /** Goods, discount, duties and shipping are in the order's basis; vat, total_ex_vat and total hold in both. */
  goodsOere: oere('goods_oere').notNull(),
  discountOere: oere('discount_oere').notNull().default(0),
  dutiesOere: oere('duties_oere').notNull().default(0),
  shippingOere: oere('shipping_oere').notNull().default(0),
  vatOere: oere('vat_oere').notNull(),
  totalExVatOere: oere('total_ex_vat_oere').notNull(),
  totalOere: oere('total_oere').notNull(),
  /** What gift cards pay of it. */
  giftCardOere: oere('gift_card_oere').notNull().default(0),
  /** What it earns when all of it is invoiced and nothing comes back. */
  points: integer('points').notNull().default(0),
  shippingAddress: jsonb('shipping_address').$type<PostalAddress>().notNull(),
  billingAddress: jsonb('billing_address').$type<PostalAddress>().notNull(),
  shipping: jsonb('shipping').$type<OrderShipping>().notNull(),
  paymentCode: text('payment_code').notNull(),
  purchaseOrderNumber: text('purchase_order_number'),
  reference: text('reference'),
  requisitioner: text('requisitioner'),
  requisitionNumber: text('requisition_number'),
  /** The account string (kontostreng) by which a public customer posts the invoice. */
  accountingCost: text('accounting_cost'),
  comment: text('comment'),
  language: text('language').$type<'da' | 'en'>().notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  /** When the buyer was informed of the right of withdrawal; null: never. */
  withdrawalToldAt: timestamp('withdrawal_told_at', { withTimezone: true }),
  erpNumber: text('erp_number'),
});

export const orderLine = pgTable('order_line', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  position: integer('position').notNull(),
  productId: integer('product_id').notNull(),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  unit: text('unit').notNull(),
  urlKey: text('url_key').notNull(),
  options: jsonb('options').$type<{ label: string; value: string }[]>().notNull(),
  quantity: integer('quantity').notNull(),
  /** In the order's basis; row = unit × quantity (checked by the database). */
  unitOere: integer('unit_oere').notNull(),
  rowOere: oere('row_oere').notNull(),
  /** What one piece cost in bonus points; 0: bought for money. */
  unitPoints: integer('unit_points').notNull().default(0),
  discountOere: oere('discount_oere').notNull().default(0),
  dutyCode: text('duty_code'),
  dutyLabel: text('duty_label'),
  dutyOere: oere('duty_oere').notNull().default(0),
  vatBp: integer('vat_bp').notNull(),
  /** This line's share of the document's VAT. */
  vatOere: oere('vat_oere').notNull(),
  /** By promotion; together `discountOere`. */
  discounts: jsonb('discounts').$type<StoredDiscount[]>().notNull().default([]),
  priceReasons: jsonb('price_reasons').$type<StoredReason[]>().notNull(),
  note: text('note'),
  /** Pieces that have gone which way; no more than there are (checked by the database). */
  shipped: integer('shipped').notNull().default(0),
  canceled: integer('canceled').notNull().default(0),
  invoiced: integer('invoiced').notNull().default(0),
  credited: integer('credited').notNull().default(0),
  /** As on the cart's line. */
  kind: text('kind').$type<LineKind>().notNull().default('goods'),
  config: jsonb('config').$type<StoredLineChoice['config']>(),
  /** Why it cannot be withdrawn from; null: it can. Copied from the product by the database. */
  withdrawalExempt: text('withdrawal_exempt').$type<WithdrawalExemption>(),
});

export const orderTax = pgTable(
  'order_tax',
  {
    orderId: integer('order_id').notNull(),
    vatBp: integer('vat_bp').notNull(),
    baseOere: oere('base_oere').notNull(),
    vatOere: oere('vat_oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.vatBp] })],
);

export const orderDuty = pgTable(
  'order_duty',
  {
    orderId: integer('order_id').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    oere: oere('oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code] })],
);

/** Append-only. */
export const orderHistory = pgTable('order_history', {
  id: oere('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  note: text('note').notNull().default(''),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** An order that waits for an approver, and what became of it. It waits while the order needs review and nothing is decided. */
export const orderApproval = pgTable('order_approval', {
  orderId: integer('order_id').primaryKey(),
  buyerId: integer('buyer_id').notNull(),
  approverId: integer('approver_id').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  decision: text('decision').$type<ApprovalDecision>(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: integer('decided_by'),
  reason: text('reason').notNull().default(''),
});
