// A product as the place that an address leads to: its page, and what customers wrote of it.
import type { Caller } from '~/models/caller';
import type { LogoView } from '../content/logo.server';
import type { ProductFragment } from '../generated/commerce';
import { heartsOnPage } from '../hearts/hearts.server';
import { reviewsViewOf } from '../review/review.map';
import { productPageOf } from './product.map';

export async function productPlace(
  caller: Caller,
  product: ProductFragment & Parameters<typeof reviewsViewOf>[0],
  options: readonly string[],
  logos: readonly LogoView[],
) {
  const page = productPageOf(product, options, caller.rules, logos);
  const maySubscribe = caller.rules.maySubscribe === true && page.action.kind === 'add-to-cart';
  const shown = maySubscribe ? { ...page, maySubscribe } : page;
  return { kind: 'product' as const, page: await heartsOnPage(caller, shown), reviews: reviewsViewOf(product) };
}
