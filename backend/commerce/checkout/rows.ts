// SQL of the checkout: ways of delivery of a store, and a customer's own addresses.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customerAddress, shippingMethod, shippingPrice } from '#backend/db/tables/index';

export type MethodRow = Awaited<ReturnType<typeof listMethods>>[number];

/** What is delivered to an address: methods that need a parcel shop or a physical shop ask for one, which the wire cannot say yet. */
export async function listMethods(reader: Reader, storeId: number) {
  const rows = await reader
    .select({ method: shippingMethod, grossOere: shippingPrice.grossOere, freeFromOere: shippingPrice.freeFromOere })
    .from(shippingPrice)
    .innerJoin(
      shippingMethod,
      and(
        eq(shippingMethod.carrierCode, shippingPrice.carrierCode),
        eq(shippingMethod.methodCode, shippingPrice.methodCode),
      ),
    )
    .where(
      and(
        eq(shippingPrice.storeId, storeId),
        ne(shippingMethod.kind, 'hiddenShipping'),
        eq(shippingMethod.needsServicePoint, false),
        eq(shippingMethod.needsShop, false),
      ),
    )
    .orderBy(asc(shippingMethod.sort), asc(shippingMethod.carrierCode), asc(shippingMethod.methodCode));
  return rows.map(({ method, ...price }) => ({ ...method, ...price }));
}

export type AddressRow = typeof customerAddress.$inferSelect;

/** Null for another customer's address as well: nobody learns which ids exist. */
export async function ownAddress(reader: Reader, customerId: number, id: number): Promise<AddressRow | null> {
  const [found] = await reader
    .select()
    .from(customerAddress)
    .where(and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId)));
  return found ?? null;
}
