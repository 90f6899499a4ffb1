// The sitemap on the wire.
import type { Resolvers } from '#backend/generated/commerce';
import { greatestId, sitemapProducts } from './sitemap.sql';

export const sitemapResolvers: Resolvers = {
  Query: {
    sitemapProducts: async (_root, { after, until }, { pool, store }) =>
      (await sitemapProducts(pool, store.id, after, until)).map((row) => ({
        ...row,
        changed_at: row.changed_at.toISOString(),
      })),
    sitemapReach: (_root, _args, { pool }) => greatestId(pool),
  },
};
