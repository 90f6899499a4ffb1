// SQL of customers' address books.
import { asc, desc, eq } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customerAddress } from '#backend/db/tables/customer';

export type AddressRow = typeof customerAddress.$inferSelect;

/** The default delivery address comes first. */
export async function listAddresses(reader: Reader, customerId: number): Promise<AddressRow[]> {
  return reader
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(desc(customerAddress.defaultShipping), desc(customerAddress.defaultBilling), asc(customerAddress.id));
}
