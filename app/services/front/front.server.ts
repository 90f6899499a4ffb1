// The front page: what content has written, its rows filled with products.
import { type CategoryLists, isCategoryAllowed } from '#domain/assortment';
import type { FrontEntry, FrontPage } from '~/models/content';
import type { Visit } from '~/models/visit';
import { readFrontContent } from '../content/content.server';
import { readCategoryLists } from '../customer/customer.server';
import { rowsAt } from '../recommendation/rows.server';

export async function readFrontPage(visit: Visit): Promise<FrontPage> {
  const asked = [readFrontContent(visit), rowsAt(visit, 'front'), readCategoryLists(visit)] as const;
  const [content, rows, lists] = await Promise.all(asked);
  return content
    ? { ...content, rows, categories: entriesWithin(content.categories, lists) }
    : { banners: [], categories: [], rows: [], facts: [] };
}

/** Spec §6: no one is led to a category that the customer's lists hide. */
export const entriesWithin = (entries: readonly FrontEntry[], lists: CategoryLists): FrontEntry[] =>
  entries.filter(
    ({ href, categoryId }) =>
      categoryId === null || isCategoryAllowed({ path: href.split('?')[0] ?? href, idPath: [categoryId] }, lists),
  );
