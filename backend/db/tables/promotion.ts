// Promotions, their codes and segments, what a cart holds of them and what they took off an order (spec §3 "Coupon").
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PromotionKind } from '#domain/promotion/promotion';

const oere = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const promotion = pgTable('promotion', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nameDa: text('name_da').notNull(),
  nameEn: text('name_en').notNull(),
  kind: text('kind').$type<PromotionKind>().notNull(),
  percentBp: integer('percent_bp').notNull().default(0),
  amountOere: oere('amount_oere').notNull().default(0),
  buyQuantity: integer('buy_quantity').notNull().default(1),
  freeQuantity: integer('free_quantity').notNull().default(1),
  giftProductIds: integer('gift_product_ids').array().notNull().default([]),
  /** Null = every one. */
  storeIds: integer('store_ids').array(),
  groupIds: integer('group_ids').array(),
  categoryIds: integer('category_ids').array(),
  productIds: integer('product_ids').array(),
  minimumOere: oere('minimum_oere'),
  combines: boolean('combines').notNull().default(true),
  priority: integer('priority').notNull().default(0),
  needsCode: boolean('needs_code').notNull().default(true),
  /** Counts in no cart until it is resumed. */
  paused: boolean('paused').notNull().default(false),
  validFrom: moment('valid_from').notNull(),
  validTo: moment('valid_to'),
});

export const segment = pgTable('segment', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  code: text('code').notNull(),
  titleDa: text('title_da').notNull(),
  titleEn: text('title_en').notNull(),
  textDa: text('text_da').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  buttonDa: text('button_da'),
  buttonEn: text('button_en'),
  href: text('href'),
  /** Whose picture the banner shows. */
  pictureProductId: integer('picture_product_id'),
  priority: integer('priority').notNull().default(0),
});

export const segmentMember = pgTable(
  'segment_member',
  { customerId: integer('customer_id').notNull(), segmentId: integer('segment_id').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.segmentId] })],
);

export const coupon = pgTable('coupon', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  promotionId: integer('promotion_id').notNull(),
  code: text('code').notNull(),
  codeKey: text('code_key').notNull(),
  segmentId: integer('segment_id'),
  tooltipDa: text('tooltip_da').notNull().default(''),
  tooltipEn: text('tooltip_en').notNull().default(''),
  usageLimit: integer('usage_limit'),
  perCustomerLimit: integer('per_customer_limit'),
  used: integer('used').notNull().default(0),
  pictureProductId: integer('picture_product_id'),
  buttonDa: text('button_da'),
  buttonEn: text('button_en'),
  href: text('href'),
});

/** Append-only. */
export const couponUse = pgTable('coupon_use', {
  id: oere('id').primaryKey().generatedByDefaultAsIdentity(),
  couponId: integer('coupon_id').notNull(),
  orderId: integer('order_id').notNull(),
  customerId: integer('customer_id'),
  email: text('email').notNull(),
  delta: integer('delta').notNull(),
  at: moment('at').notNull(),
});

export const cartCoupon = pgTable(
  'cart_coupon',
  {
    id: oere('id').generatedByDefaultAsIdentity(),
    cartId: text('cart_id').notNull(),
    couponId: integer('coupon_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.couponId] })],
);

export const cartGift = pgTable(
  'cart_gift',
  {
    cartId: text('cart_id').notNull(),
    promotionId: integer('promotion_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.promotionId] })],
);

export const orderDiscount = pgTable(
  'order_discount',
  {
    orderId: integer('order_id').notNull(),
    position: integer('position').notNull(),
    /** Null with `kind`: of an order of the time before this shop. */
    promotionId: integer('promotion_id'),
    code: text('code'),
    label: text('label').notNull(),
    kind: text('kind').$type<PromotionKind>(),
    oere: oere('oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
