// Rows of recommendations of the product page and the cart: the list `recommendation_rows` of content.yaml.
import { z } from 'zod/v4';
import { RECOMMENDATION_KINDS } from '#domain/catalogue/recommendation-kinds';
import { yamlList } from '../../file/yaml';
import { contentSection } from './content-section';
import { both, entryName, storesOfEntry } from './fields';

const schema = z.strictObject({
  name: entryName,
  place: z.enum(['product', 'cart']),
  shows: z.enum(RECOMMENDATION_KINDS),
  title: both(),
  stores: storesOfEntry,
  count: z.int().min(1).max(50).default(10),
  /** Popular products fill the row where it is short. */
  fill: z.boolean().default(false),
  /** A product may give its place to one that is like it. */
  replace: z.boolean().optional(),
  /** Whether to recommend many kinds rather than many of one kind. */
  diverse: z.boolean().optional(),
});

export type RecommendationRowRecord = z.infer<typeof schema>;

export const recommendationRowsSource = yamlList({ file: 'content.yaml', key: 'recommendation_rows', schema });

export const recommendationRows = contentSection<RecommendationRowRecord>({
  name: 'recommendation-rows',
  title: 'rækker med anbefalinger',
  type: 'recommendation-block',
  source: recommendationRowsSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `row-${name}`,
  async draft(block, { index: position }) {
    return {
      documentId: `row-${block.name}`,
      stores: block.stores,
      position,
      body: (locale) => ({
        type: block.shows,
        location: block.place,
        title: block.title[locale],
        numberOfRecommendations: block.count,
        allowFill: block.fill,
        allowReplacing: block.replace,
        prioritizeDiversity: block.diverse,
        sinceMinutesAgo: null,
        context: {},
        filters: {},
      }),
    };
  },
});
