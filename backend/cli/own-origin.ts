// Where the pages of a store are found, for the links that commands print.
import { listStores } from '#backend/commerce/store/store.sql';
import { originsOf } from '#backend/config';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { namePublicHost, originOfStore } from '#domain/store/own-host';
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

/**
 * Where the pages of these stores are found, each address once; of all stores (null) the first. Empty where neither settings nor data say,
 * on a machine that is only tried out.
 */
export async function originsOfStores(
  { config }: Pick<CommandShop, 'config'>,
  { db, pool }: Pick<Reading, 'db' | 'pool'>,
  codes: readonly string[] | null,
): Promise<string[]> {
  const [stores, shops] = await Promise.all([listStores(db), listShopEntries(pool)]);
  if (config.PUBLIC_ORIGIN === undefined && !namePublicHost(shops)) return [''];
  const origins = originsOf(config);
  const own = stores.filter(({ code }) => codes?.includes(code)).map((store) => originOfStore(store, origins, shops));
  return own.length > 0 ? [...new Set(own)] : [origins.main];
}
