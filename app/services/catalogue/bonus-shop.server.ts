// Queries of the bonus shop: its categories with the customer's points, and a product as it is bought for points.
import { bonusCategoryPath } from '#domain/page/addresses';
import type { BonusShopHead } from '~/models/bonus-shop';
import type { Caller } from '~/models/caller';
import { BonusShopDocument } from '../generated/commerce';
import { pageForPoints } from '../tile/for-points.map';
import { read } from '../transport/transport.server';
import { readPlace } from './catalogue.server';

/** Null for anyone who may not use it. */
export async function readBonusShop(caller: Caller): Promise<BonusShopHead | null> {
  const { bonusShop, customer } = await read(caller, {
    client: 'commerce',
    document: BonusShopDocument,
    variables: {},
  });
  if (!bonusShop) return null;
  return {
    balance: customer?.mp_reward?.point_balance ?? 0,
    categories: bonusShop.categories.map(({ code, name, product_count: products }) => ({
      ...{ code, name, products },
      href: bonusCategoryPath(code),
    })),
  };
}

/** Where the back end has what is bought for points. */
const IN_ROUTE = 'bonusshop/';

/** Null where the bonus shop has no such product. `shop`: the bonus shop's name in the breadcrumbs. */
export async function readForPoints(
  caller: Caller,
  { slug, shop, ...question }: { slug: string; shop: string; options: string | null; reviews?: string | null },
) {
  const place = await readPlace(caller, `${IN_ROUTE}${slug}`, { page: null, sort: null, ...question });
  if (place?.kind !== 'product') return null;
  return { reviews: place.reviews, page: pageForPoints(place.page, shop) };
}
