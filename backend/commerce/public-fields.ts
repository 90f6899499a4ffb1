// Root fields whose answers are the same for all callers in a store.
import type { Query } from '#backend/generated/commerce';

/** Only these are cached by the query cache. */
export const PUBLIC_FIELDS: ReadonlySet<string> = new Set<keyof Query>([
  'storeConfig',
  'availableStores',
  'products',
  'categories',
  'categoryList',
  'route',
  'urlResolver',
  'recommendation',
  'brands',
  'brand',
  'certificates',
  'checkoutAgreements',
  'printerMakes',
  'printerSeries',
  'printers',
  'printer',
  'cartridges',
  'productReviewRatingsMetadata',
]);
