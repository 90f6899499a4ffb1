// SQL of the checkout: a customer's own addresses.
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customerAddress } from '#backend/db/tables/index';

export type AddressRow = typeof customerAddress.$inferSelect;

/** Null for another customer's address as well, so that ids cannot be probed. */
export async function ownAddress(reader: Reader, customerId: number, id: number): Promise<AddressRow | null> {
  const [found] = await reader
    .select()
    .from(customerAddress)
    .where(and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId)));
  return found ?? null;
}
