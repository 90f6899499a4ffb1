// Magento's names for content, answered from the content service.

import { findPage } from '#backend/commerce/catalogue/route/find-page';
import { opensPreview } from '#backend/content/preview/preview';
import type { Resolvers } from '#backend/generated/commerce';
import { inputRefused, noSuchEntity } from '#backend/refusal';
import { pathOf } from '../catalogue/route/resolve-route';

export const cmsResolvers: Resolvers = {
  Query: {
    cmsPage: async (_root, { id, identifier }, context) => {
      if (id == null && !identifier) throw inputRefused('"Page id/identifier should be specified');
      const path = pathOf(identifier ?? '');
      const page = path === null ? null : await findPage(path, context);
      if (!page) throw noSuchEntity(`The CMS page with the "${identifier ?? id}" ID doesn't exist.`);
      return page;
    },
    contentPreview: (_root, { path, word }, { db, now }) => opensPreview(db, path, word, now),
    cmsBlocks: () => ({ items: [] }),
  },
  // Magento's word for a category that shows its products and no block of content.
  CategoryTree: { display_mode: () => 'PRODUCTS' },
};
