// Products, their options and their replacements (spec §3 "Product").
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WithdrawalExemption } from '#domain/returns/withdrawal';
import type { Producer } from './store';

export interface ProductOptionValue {
  /** Unique inside its option, url-safe. */
  code: string;
  label: string;
  labelEn: string;
  /** '#rrggbb' for colours, short text for sizes. */
  swatch: string;
}
/** Options are stored on the configurable parent. */
export interface ProductOption {
  /** 'colour', 'size', or what a catalogue file calls it. */
  code: string;
  label: string;
  labelEn: string;
  swatchType: 'COLOR' | 'TEXT';
  values: ProductOptionValue[];
}
export interface ProductAttribute {
  code: string;
  label: string;
  labelEn: string;
  value: string;
  valueEn: string;
  /** Where several were chosen: each for itself, in both languages in the same order. */
  values?: string[];
  valuesEn?: string[];
}
export interface ProductDanger {
  clp: string[];
  hSentences: string[];
  pSentences: string[];
}
export interface ProductDocument {
  type: 'energylabel' | 'user_guide' | 'data' | 'safety_data';
  link: string;
}

export type CartridgeRole = 'black' | 'cyan' | 'magenta' | 'yellow' | 'colour' | 'photo' | 'set' | 'drum' | 'waste';
/** Role and yield belong to the cartridge, for every printer that uses it. */
export interface ProductCartridge {
  /** What it is called in shops: '415A'. */
  number: string;
  /** The maker's own number: 'W2030A'. */
  part?: string;
  role: CartridgeRole;
  /** At 5 % coverage; 0 for sets. */
  pages: number;
  original: boolean;
  /** Printers may refuse it: sold for one part of the world only, or known by its chip. */
  lock?: 'region' | 'chip';
  holds?: { part: string; role: CartridgeRole; pages: number }[];
}

export const product = pgTable('product', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  sku: text('sku').notNull(),
  type: text('type').$type<'simple' | 'configurable' | 'pcon' | 'giftcard'>().notNull(),
  /** Set on variants: they are bought through their parent and appear in no list themselves. */
  parentId: integer('parent_id'),
  urlKey: text('url_key').notNull(),
  nameDa: text('name_da').notNull(),
  nameEn: text('name_en').notNull(),
  shortDa: text('short_da').notNull(),
  shortEn: text('short_en').notNull(),
  descriptionDa: text('description_da').notNull(),
  descriptionEn: text('description_en').notNull(),
  brand: text('brand').notNull(),
  brandCode: text('brand_code'),
  ean: text('ean').notNull(),
  unit: text('unit').notNull(),
  minQty: integer('min_qty').notNull(),
  maxQty: integer('max_qty').notNull(),
  increments: integer('increments').notNull(),
  manageStock: boolean('manage_stock').notNull(),
  stockState: text('stock_state').notNull(),
  /** Incl. 25 % VAT, like every price of the catalogue. */
  grossOere: integer('gross_oere').notNull(),
  costOere: integer('cost_oere').notNull(),
  dutyCode: text('duty_code'),
  /** Thousandths of the duty's unit in one piece sold: 500 = half a kilo. */
  dutyMilliUnits: integer('duty_milli_units').notNull(),
  deliveryDays: integer('delivery_days').notNull(),
  deliveryLabel: text('delivery_label').notNull(),
  badgeDa: text('badge_da'),
  badgeEn: text('badge_en'),
  subLabelDa: text('sub_label_da'),
  subLabelEn: text('sub_label_en'),
  requestPrice: boolean('request_price').notNull(),
  onlyTrade: boolean('only_trade').notNull(),
  certificates: text('certificates').array().notNull(),
  energyClass: text('energy_class'),
  weightGrams: integer('weight_grams').notNull(),
  /** As packed; null = not measured. */
  longestMm: integer('longest_mm'),
  popularity: integer('popularity').notNull(),
  bonusPoints: integer('bonus_points'),
  /** Sold only for points; the stores of its bonus shop are then stored separately, null = every one. */
  bonusOnly: boolean('bonus_only').notNull(),
  bonusStoreIds: integer('bonus_store_ids').array(),
  bonusCategory: text('bonus_category'),
  /** Why consumers cannot withdraw from buying it; null: they can. */
  withdrawalExempt: text('withdrawal_exempt').$type<WithdrawalExemption>(),
  /** Months of the maker's durability guarantee, above 24; null: none that long. */
  guaranteeMonths: text('guarantee_months'),
  /** Where the terms of that guarantee are: a path of the shop or an https address. */
  guaranteeTerms: text('guarantee_terms'),
  manufacturerNumber: text('manufacturer_number'),
  /** Class of UNSPSC, and of eCl@ss: eight digits. Of a variant without one, its family's counts. */
  unspsc: text('unspsc'),
  eclass: text('eclass'),
  /** Further units that systems may order it in, as 'pk=10;ks=120'; null: none. */
  orderUnits: text('order_units'),
  attributeSet: text('attribute_set').notNull(),
  /** The last pieces are sold off; none come after them. */
  residualSale: boolean('residual_sale').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  attributes: jsonb('attributes').$type<ProductAttribute[]>().notNull(),
  options: jsonb('options').$type<ProductOption[]>(),
  /** On variants: option code → value code. */
  optionValues: jsonb('option_values').$type<Record<string, string>>(),
  producer: jsonb('producer').$type<Producer>(),
  warnings: text('warnings'),
  danger: jsonb('danger').$type<ProductDanger>(),
  documents: jsonb('documents').$type<ProductDocument[]>().notNull(),
  cartridge: jsonb('cartridge').$type<ProductCartridge>(),
  /** Spec §3 "Design-your-own": catalogue and base article of the drawing board. */
  pconStatus: text('pcon_status'),
  pconMoc: text('pcon_moc'),
  pconBan: text('pcon_ban'),
  /** Null = every store. */
  storeIds: integer('store_ids').array(),
  /** Precomputed: whether anything can be bought now. The stock rows decide at the order. */
  salable: boolean('salable').notNull(),
  /** Precomputed for sorting: the lowest current gross price. */
  sortGrossOere: integer('sort_gross_oere').notNull(),
});

/** Replacements that staff define for a product; the alternative contains `pieces` of it. */
export const cartUpgrade = pgTable(
  'cart_upgrade',
  {
    productId: integer('product_id').notNull(),
    alternativeId: integer('alternative_id').notNull(),
    pieces: integer('pieces').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.productId, table.alternativeId] })],
);
