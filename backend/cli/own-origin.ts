// Where the pages of a store are found, for the links that commands print.
import { listStores } from '#backend/commerce/store/store.sql';
import { originsOf } from '#backend/config';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { originOfStore } from '#domain/own-host';
import type { CommandShop, Reading } from './shop';

/** As links in mails of the store have it: with scheme and host, without a path. */
export async function originOfItsStore(
  { config }: Pick<CommandShop, 'config'>,
  { db, pool }: Pick<Reading, 'db' | 'pool'>,
  storeId: number,
): Promise<string> {
  const [stores, shops] = await Promise.all([listStores(db), listShopEntries(pool)]);
  const store = stores.find(({ id }) => id === storeId);
  const origins = originsOf(config);
  return store ? originOfStore(store, origins, shops) : origins.main;
}
