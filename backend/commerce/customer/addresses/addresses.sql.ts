// SQL of changes to address books; the customer's row must be locked.
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customerAddress } from '#backend/db/tables/customer';
import type { AddressRow } from '../customer.sql';

export type AddressValues = Omit<typeof customerAddress.$inferInsert, 'id' | 'customerId'>;

export async function insertAddress(reader: Reader, customerId: number, values: AddressValues): Promise<AddressRow> {
  const [made] = await reader
    .insert(customerAddress)
    .values({ ...values, customerId })
    .returning();
  if (!made) throw new Error('The address was not written');
  return made;
}

export async function writeAddress(reader: Reader, id: number, values: AddressValues): Promise<AddressRow> {
  const [changed] = await reader.update(customerAddress).set(values).where(eq(customerAddress.id, id)).returning();
  if (!changed) throw new Error(`Address ${id} is not there`);
  return changed;
}

export async function deleteAddress(reader: Reader, id: number): Promise<void> {
  await reader.delete(customerAddress).where(eq(customerAddress.id, id));
}

/** Before another address becomes the default: the database holds each customer to one of each kind. */
export async function clearDefault(reader: Reader, customerId: number, kind: 'billing' | 'shipping'): Promise<void> {
  const column = kind === 'billing' ? customerAddress.defaultBilling : customerAddress.defaultShipping;
  const cleared = kind === 'billing' ? { defaultBilling: false } : { defaultShipping: false };
  await reader
    .update(customerAddress)
    .set(cleared)
    .where(and(eq(customerAddress.customerId, customerId), eq(column, true)));
}
