// The front page: what content has written, its rows filled with products.
import type { Caller } from '~/models/caller';
import type { FrontPage } from '~/models/content';
import { recommend } from '../catalogue/catalogue.server';
import { readFrontContent } from '../content/content.server';
import type { RecommendationType } from '../generated/commerce';

const TYPES: readonly RecommendationType[] = ['PopularProducts', 'SimilarProducts', 'ProductSearch'];

export async function readFrontPage(caller: Caller): Promise<FrontPage> {
  const content = await readFrontContent(caller);
  if (!content) return { banners: [], categories: [], rows: [], facts: [] };
  const rows = await Promise.all(
    content.rows.map(async ({ id, title, href, type, count, ...asked }) => {
      const known = TYPES.find((one) => one === type) ?? 'PopularProducts';
      const tiles = await recommend(caller, {
        type: known,
        location: 'front',
        context: { categoryIds: asked.categoryIds, sinceMinutesAgo: asked.sinceMinutesAgo },
        filters: asked.filters,
        settings: { numberOfRecommendations: count },
      });
      return { id, title, href, tiles };
    }),
  );
  return { ...content, rows };
}
