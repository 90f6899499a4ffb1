// Stores, units, brands and running numbers (spec §3 "Store (commerce)").
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OfferedPayment } from '#domain/payment/payment';

export interface StoreTerms {
  name: Record<'da' | 'en', string>;
  accept: Record<'da' | 'en', string>;
  /** Without the leading slash. */
  page: string;
}

/** A store's settings in addition to its columns; the content service holds the rest of spec §3 "Store (content service)". */
export interface StoreSettings {
  freeFreightFromOere: number | null;
  enablePunchoutFeatures: boolean;
  popularSearchTerms: string[];
  /** Spec §6: allow-lists count in the one shop that works with them. */
  allowLists?: boolean;
  /** Spec §6: login is required for everything, and only the store's own customers are answered. */
  loginRequired?: boolean;
  /** Bonus points for each hundred kroner of goods without VAT; left out, there are none. */
  pointsPerHundred?: number;
  /** Days after which points that were earned are gone; left out, they stay. */
  pointsLastDays?: number;
  /** The bonus shop's own categories, in their order. */
  bonusCategories?: readonly { code: string; name: Record<'da' | 'en', string> }[];
  /** What a subscription's goods must come to without VAT; left out, nothing. */
  subscriptionMinimumOere?: number;
  /** Ways of paying that are offered; left out, all. */
  payment?: readonly OfferedPayment[];
  /** What a buyer accepts, and the page that shows it; if omitted, the shop's own text. */
  terms?: StoreTerms;
}

export interface Producer {
  name: string;
  address: string;
  email: string;
  /** In the EU, where the producer has no address there (GPSR article 4). */
  responsible?: { name: string; address: string; email: string };
}

export const store = pgTable('store', {
  /** The magento id. */
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  basis: text('basis').$type<'gross' | 'net'>().notNull(),
  showsVat: boolean('shows_vat').notNull(),
  domain: text('domain').notNull(),
  position: integer('position').notNull(),
  settings: jsonb('settings').$type<StoreSettings>().notNull(),
});

export const unit = pgTable('unit', {
  code: text('code').primaryKey(),
  labelDa: text('label_da').notNull(),
  labelEn: text('label_en').notNull(),
  pluralDa: text('plural_da').notNull(),
  pluralEn: text('plural_en').notNull(),
  unece: text('unece').notNull(),
});

/** `UPDATE … SET next = next + 1 RETURNING next - 1` inside the transaction that uses the number: no gaps. Seeded with 'order'. */
export const numberSequence = pgTable('number_sequence', {
  name: text('name').primaryKey(),
  next: bigint('next', { mode: 'number' }).notNull(),
});
