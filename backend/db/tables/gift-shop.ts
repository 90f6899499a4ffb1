// Gift shops with their gifts and employees. Spec §3 "Gift shop form".
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type {
  GiftCodeKind,
  GiftDestination,
  GiftPackaging,
  GiftRange,
  GiftShopKind,
  GiftShopState,
} from '#domain/gift-shop/gift-shop';
import type { GiftAddress } from '#domain/gift-shop/home-address';
import { sealedText } from '../sealed';

/** Company, contact and the address that the gifts go to. */
export interface GiftShopBuyer {
  company: string;
  cvr: string;
  firstname: string;
  lastname: string;
  telephone: string;
  street: string;
  postcode: string;
  city: string;
  /** EAN of a public buyer, for the e-invoice; empty for others. */
  ean: string;
  reference: string;
}

interface InBoth {
  da: string;
  en: string;
}

export const giftPriceClass = pgTable('gift_price_class', {
  code: text('code').primaryKey(),
  name: jsonb('name').$type<InBoth>().notNull(),
  grossOere: integer('gross_oere').notNull(),
  fromOere: integer('from_oere').notNull(),
});

export const giftTheme = pgTable('gift_theme', {
  code: text('code').primaryKey(),
  name: jsonb('name').$type<InBoth>().notNull(),
  categories: text('categories').array().notNull(),
  position: integer('position').notNull(),
});

const momentOf = (name: string) => timestamp(name, { withTimezone: true });

export const giftShop = pgTable('gift_shop', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  token: text('token').notNull(),
  packToken: text('pack_token').notNull(),
  storeId: integer('store_id').notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  state: text('state').$type<GiftShopState>().notNull(),
  email: text('email').notNull(),
  draft: jsonb('draft').$type<Record<string, string>>(),
  kind: text('kind').$type<GiftShopKind>(),
  giftRange: text('gift_range').$type<GiftRange>(),
  codeKind: text('code_kind').$type<GiftCodeKind>(),
  packaging: text('packaging').$type<GiftPackaging>(),
  destination: text('destination').$type<GiftDestination>().notNull().default('company'),
  className: jsonb('class_name').$type<InBoth>(),
  fromOere: integer('from_oere'),
  classOere: integer('class_oere'),
  grossOere: integer('gross_oere'),
  employees: integer('employees'),
  themes: text('themes').array().notNull().default([]),
  prefersCertified: boolean('prefers_certified').notNull().default(false),
  proposedBy: text('proposed_by').$type<'rule' | 'model'>().notNull().default('rule'),
  deliveryOn: date('delivery_on'),
  closesOn: date('closes_on'),
  buyer: jsonb('buyer').$type<GiftShopBuyer>(),
  codeSecret: sealedText('code_secret', 'gift_shop.code_secret'),
  createdAt: momentOf('created_at').notNull(),
  changedAt: momentOf('changed_at').notNull(),
  orderId: integer('order_id'),
  sentAt: momentOf('sent_at'),
  namesErased: boolean('names_erased').notNull().default(false),
});

export const giftShopGift = pgTable(
  'gift_shop_gift',
  {
    giftShopId: integer('gift_shop_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.giftShopId, table.productId] })],
);

export const giftShopEmployee = pgTable('gift_shop_employee', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  giftShopId: integer('gift_shop_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull().default(''),
  email: text('email').notNull().default(''),
  codeHash: text('code_hash'),
  productId: integer('product_id'),
  label: text('label').notNull().default(''),
  address: jsonb('address').$type<GiftAddress>(),
  chosenAt: momentOf('chosen_at'),
  version: integer('version').notNull().default(0),
  remindedAt: momentOf('reminded_at'),
});
