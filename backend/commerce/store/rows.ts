// SQL of the stores.
import { asc } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { store } from '#backend/db/tables/store';

export type StoreRow = typeof store.$inferSelect;

export async function listStores(reader: Reader): Promise<StoreRow[]> {
  return reader.select().from(store).orderBy(asc(store.position), asc(store.id));
}
