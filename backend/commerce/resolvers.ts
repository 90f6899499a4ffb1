// Every noun's resolvers of the commerce schema, and which root questions have the same answer for every guest of a store.
import type { Resolvers } from '#backend/generated/commerce';
import { json } from '#backend/graphql/scalars';
import { productResolvers } from './catalogue/product/resolvers';
import { catalogueRootResolvers } from './catalogue/resolvers';
import { storeResolvers } from './store/resolvers';

export const commerceResolvers: Resolvers[] = [{ JSON: json }, storeResolvers, catalogueRootResolvers, productResolvers];

/** Only these are kept by the query cache. */
export const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  'storeConfig',
  'availableStores',
  'products',
  'categories',
  'categoryList',
  'route',
  'urlResolver',
  'recommendation',
  'checkoutAgreements',
]);
