// The sitemap on the wire.
import type { Resolvers } from '#backend/generated/commerce';
import { greatestId, sitemapProducts } from './sitemap.sql';

export const sitemapResolvers: Resolvers = {
  Query: {
    sitemapProducts: (_root, { after, until }, { pool, store }) => sitemapProducts(pool, store.id, after, until),
    sitemapReach: (_root, _args, { pool }) => greatestId(pool),
  },
};
