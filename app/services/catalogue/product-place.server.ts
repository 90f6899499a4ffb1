// A product as the place that an address leads to: its page, and what customers wrote of it.
import type { Caller } from '~/models/caller';
import type { LogoView } from '../content/logo.server';
import { type ProductFragment, RelatedDocument } from '../generated/commerce';
import { heartsOnPage } from '../hearts/hearts.server';
import { reviewsViewOf } from '../review/review.map';
import { tilesOf } from '../tile/tile.map';
import { read } from '../transport/transport.server';
import { neighboursOf, productPageOf } from './product.map';

/** Magento without the shop's fields does not name relations: only the products themselves are known there. */
async function readNeighbours(caller: Caller, path: string, product: ProductFragment, logos: readonly LogoView[]) {
  if (product.product_relations?.length === 0) return neighboursOf(product, []);
  const { route } = await read(caller, { client: 'commerce', document: RelatedDocument, variables: { url: path } });
  const found = route && 'related_products' in route ? route.related_products : [];
  return neighboursOf(product, tilesOf(found, caller.rules, logos));
}

export async function productPlace(
  caller: Caller,
  path: string,
  product: ProductFragment & Parameters<typeof reviewsViewOf>[0],
  options: readonly string[],
  logos: readonly LogoView[],
) {
  const neighbours = await readNeighbours(caller, path, product, logos);
  const page = { ...productPageOf(product, options, caller.rules, logos), ...neighbours };
  const maySubscribe = caller.rules.maySubscribe === true && page.action.kind === 'add-to-cart';
  const shown = maySubscribe ? { ...page, maySubscribe } : page;
  return { kind: 'product' as const, page: await heartsOnPage(caller, shown), reviews: reviewsViewOf(product) };
}
