// The front page: what content has written, its rows filled with products.

import { isInForce } from '#domain/calendar/period';
import { type CategoryLists, isCategoryAllowed } from '#domain/catalogue/assortment';
import { USUAL_ORDER } from '#domain/content/front-blocks';
import type { BannerView, FrontEntry, FrontPage } from '~/models/content';
import type { RequestContext } from '~/models/request-context';
import type { DatedBanner } from '../content/content.map';
import { readFrontContent } from '../content/content.server';
import { readCategoryLists } from '../customer/customer.server';
import { rowsAt } from '../recommendation/recommendation-rows.server';

export async function readFrontPage(context: RequestContext): Promise<FrontPage> {
  const asked = [readFrontContent(context), rowsAt(context, 'front'), readCategoryLists(context)] as const;
  const [content, rows, lists] = await Promise.all(asked);
  return content
    ? {
        ...content,
        rows,
        categories: entriesWithin(content.categories, lists),
        banners: bannersWithin(bannersNow(content.banners, new Date()), lists),
      }
    : { banners: [], categories: [], rows: [], facts: [], occasions: [], order: USUAL_ORDER };
}

/** Spec §6: omits entries for categories that the customer's lists hide. */
export const entriesWithin = (entries: readonly FrontEntry[], lists: CategoryLists): FrontEntry[] =>
  entries.filter(
    ({ href, categoryId }) =>
      categoryId === null || isCategoryAllowed({ path: href.split('?')[0] ?? href, idPath: [categoryId] }, lists),
  );

/** Spec §3: a banner may have a validity period. */
export const bannersNow = (banners: readonly DatedBanner[], now: Date): BannerView[] =>
  banners.flatMap(({ period, ...banner }) => (isInForce(period, now) ? banner : []));

/** Removes a banner's button where a disallow-list hides its category. Allow-lists are ignored: it may lead to another page. */
export const bannersWithin = (banners: readonly BannerView[], { disallow }: CategoryLists): BannerView[] =>
  banners.map((banner) => {
    const path = banner.button?.href.split(/[?#]/)[0] ?? '';
    const isOpen = isCategoryAllowed({ path, idPath: [] }, { allow: null, disallow });
    return isOpen ? banner : { ...banner, button: null };
  });
