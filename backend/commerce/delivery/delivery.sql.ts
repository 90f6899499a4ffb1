// SQL of delivery: ways of delivery of a store with what they cost, shops with their stock, parcel shops of the list, orders to travel with.
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import {
  salesOrder,
  servicePoint,
  shippingMethod,
  shippingPrice,
  shippingRate,
  stockSource,
} from '#backend/db/tables/index';
import type { IsoDate } from '#domain/calendar/calendar';

export type MethodRow = Awaited<ReturnType<typeof listMethods>>[number];
export type PointRow = typeof servicePoint.$inferSelect;

const OF_METHOD = and(
  eq(shippingMethod.carrierCode, shippingPrice.carrierCode),
  eq(shippingMethod.methodCode, shippingPrice.methodCode),
);
const BANDS = sql<
  [number, number][]
>`coalesce((SELECT json_agg(json_build_array(r.up_to_grams, r.gross_oere) ORDER BY r.up_to_grams)
  FROM ${shippingRate} r WHERE r.store_id = ${shippingPrice.storeId} AND r.carrier_code = ${shippingPrice.carrierCode}
   AND r.method_code = ${shippingPrice.methodCode}), '[]')`;

/** Hidden ones are for the shop itself, not for shoppers. `bands`: [up to grams, gross øre]. */
export async function listMethods(reader: Reader, storeId: number) {
  const { grossOere, freeFromOere } = shippingPrice;
  const rows = await reader
    .select({ method: shippingMethod, grossOere, freeFromOere, bands: BANDS })
    .from(shippingPrice)
    .innerJoin(shippingMethod, OF_METHOD)
    .where(and(eq(shippingPrice.storeId, storeId), ne(shippingMethod.kind, 'hiddenShipping')))
    .orderBy(asc(shippingMethod.sort), asc(shippingMethod.carrierCode), asc(shippingMethod.methodCode));
  return rows.map(({ method, ...price }) => ({ ...method, ...price }));
}

export interface ShopRow {
  code: string;
  name: string;
  details: typeof stockSource.$inferSelect.details;
  /** How many of the lines it cannot fill from its own shelves. */
  missing: number;
}

/** The shops that one can walk into, in their order. */
export async function listShops(
  reader: Reader,
  lines: readonly { productId: number; quantity: number }[],
): Promise<ShopRow[]> {
  const ids = sql.param(lines.map((line) => line.productId));
  const quantities = sql.param(lines.map((line) => line.quantity));
  const missing = sql<number>`(SELECT count(*) FROM unnest(${ids}::int[], ${quantities}::int[]) AS w (product_id, quantity)
    LEFT JOIN stock_item i ON i.product_id = w.product_id AND i.source_code = ${stockSource.code}
    WHERE coalesce(i.quantity, 0) < w.quantity)::int`;
  return reader
    .select({ code: stockSource.code, name: stockSource.name, details: stockSource.details, missing })
    .from(stockSource)
    .where(sql`${stockSource.shopCode} IS NOT NULL`)
    .orderBy(asc(stockSource.position));
}

/** The full list: distance depends on the postcodes' coordinates, which are not in the database. */
export async function listedPoints(reader: Reader): Promise<PointRow[]> {
  return reader.select().from(servicePoint).orderBy(asc(servicePoint.id));
}

export interface OpenOrder {
  number: string;
  date: IsoDate;
  street: string[];
  postcode: string;
}

/** Orders of the business that have not left and have a day to come: newest first. */
export async function openOrders(reader: Reader, businessId: number, from: IsoDate): Promise<OpenOrder[]> {
  const date = sql<string>`${salesOrder.shipping} ->> 'deliveryDate'`;
  const rows = await reader
    .select({ number: salesOrder.number, date, address: salesOrder.shippingAddress })
    .from(salesOrder)
    .where(and(eq(salesOrder.businessId, businessId), eq(salesOrder.status, 'processing'), sql`${date} >= ${from}`))
    .orderBy(desc(salesOrder.id))
    .limit(20);
  return rows.map(({ number, date: on, address }) => ({
    number,
    date: on,
    street: address.street,
    postcode: address.postcode,
  }));
}
