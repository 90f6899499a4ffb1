// GraphQL resolvers of brands and certificates; those without products in the store do not exist there.
import type { Resolvers } from '#backend/generated/commerce';
import { inputRefused } from '#backend/refusal';
import { categoryOf } from '../category/model';
import { type BrandRow, brandOf, carriedCertificates, categoriesOfBrand, readBrands } from './brand.sql';

/** Above any number that a shop lists. */
const MOST_CERTIFICATES = 100;

const brandToWire = ({ code, ...row }: BrandRow) => ({ id: code, ...row });

export const brandResolvers: Resolvers = {
  Query: {
    brands: async (_root, _args, { pool, assortment, language }) =>
      (await readBrands(pool, await assortment(), language)).map(brandToWire),
    brand: async (_root, { id }, { pool, assortment, language }) => {
      const found = await brandOf(pool, id, await assortment(), language);
      return found && brandToWire(found);
    },
    certificates: async (_root, { identifiers }, { pool, assortment }) => {
      if (identifiers.length > MOST_CERTIFICATES) throw inputRefused(`At most ${MOST_CERTIFICATES} identifiers`);
      return carriedCertificates(pool, identifiers, await assortment());
    },
  },
  Brand: {
    categories: async (brand, _args, context) => {
      const [ids, scene] = await Promise.all([
        categoriesOfBrand(context.pool, brand.id, await context.assortment()),
        context.categoryScene(),
      ]);
      return ids.flatMap((id) => categoryOf(id, scene) ?? []);
    },
  },
};
