// Reads prices alone, for pages whose store loads them by a second request (spec §3 Store, "asynchronous price flag").
import type { Caller } from '~/models/caller';
import type { PriceView } from '~/models/money';
import { ShelfDocument } from '../generated/commerce';
import { priceViewOf } from '../tile/price.map';
import { read } from '../transport/transport.server';

/** As many as a page with its rows shows; a caller who needs more sends two requests. */
export const MOST_PRICES = 100;

/** What a product that this visitor may see is called; null for any other. */
export async function readProductName(caller: Caller, sku: string): Promise<string | null> {
  const variables = { filter: { sku: { eq: sku } }, pageSize: 1, page: 1, sort: null };
  const { products } = await read(caller, { client: 'commerce', document: ShelfDocument, variables });
  return products?.items?.[0]?.name ?? null;
}

/** By SKU; what this visitor may not see, or may not see the price of, is not among them. */
export async function readPrices(caller: Caller, skus: readonly string[]): Promise<Map<string, PriceView>> {
  if (skus.length === 0) return new Map();
  const filter = { sku: { in: [...skus] } };
  const variables = { filter, pageSize: MOST_PRICES, page: 1, sort: null };
  const { products } = await read(caller, { client: 'commerce', document: ShelfDocument, variables });
  return new Map(
    (products?.items ?? []).flatMap((product) => {
      const price = product && priceViewOf(product, caller.rules);
      return product?.sku && price ? [[product.sku, price] as const] : [];
    }),
  );
}
