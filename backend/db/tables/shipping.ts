// Ways of delivery with their price per store, parcel shops and postcodes.
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliveryChannel } from '#domain/delivery/delivery-schedule';

export const shippingMethod = pgTable(
  'shipping_method',
  {
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    carrierTitle: text('carrier_title').notNull(),
    titleDa: text('title_da').notNull(),
    titleEn: text('title_en').notNull(),
    noteDa: text('note_da').notNull(),
    noteEn: text('note_en').notNull(),
    kind: text('kind').$type<'freeShipping1' | 'paidShipping' | 'freeShipping3' | 'hiddenShipping'>().notNull(),
    needsServicePoint: boolean('needs_service_point').notNull(),
    needsShop: boolean('needs_shop').notNull(),
    sort: integer('sort').notNull(),
    deliveryDays: integer('delivery_days').notNull(),
    channel: text('channel').$type<DeliveryChannel>().notNull(),
    /** Address of the carrier's picture in the shop; null = none. */
    image: text('image'),
    /** The heaviest load and the longest piece that it takes; null = any. */
    maxGrams: integer('max_grams'),
    maxLongestMm: integer('max_longest_mm'),
    /** Below this weight it is offered only where no other carrier takes the goods; null = always. */
    minGrams: integer('min_grams'),
    /** The price is per so many grams (a pallet); null = per consignment. */
    unitGrams: integer('unit_grams'),
    /** Cut-off time of the day's last orders; null = that of the calendar. */
    cutoff: text('cutoff'),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.methodCode] })],
);

/** A method is offered in the stores that it has a row for. */
export const shippingPrice = pgTable(
  'shipping_price',
  {
    storeId: integer('store_id').notNull(),
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    grossOere: integer('gross_oere').notNull(),
    /** Goods total that makes it free, in the store's own basis; null = never. */
    freeFromOere: integer('free_from_oere'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.carrierCode, table.methodCode] })],
);

/** What loads up to a weight cost; above the heaviest band its price holds. Without bands the method's own price holds. */
export const shippingRate = pgTable(
  'shipping_rate',
  {
    storeId: integer('store_id').notNull(),
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    upToGrams: integer('up_to_grams').notNull(),
    grossOere: integer('gross_oere').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.carrierCode, table.methodCode, table.upToGrams] })],
);

export const servicePoint = pgTable(
  'service_point',
  {
    id: text('id').notNull(),
    carrierCode: text('carrier_code').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    openingHours: text('opening_hours').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.id] })],
);
