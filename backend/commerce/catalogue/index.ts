// What other folders use of the catalogue.

export { CATALOGUE_VERSION } from './cached/cached.sql';
export { setPrices } from './maintenance/set-price';
export type { CardRow } from './product/facts';
export { CENTRAL_SOURCE, cardsByIds } from './product/product.sql';
export { type StandingOfPage, type StandingRow, standingOfPage, theirLists } from './product/standing.sql';
