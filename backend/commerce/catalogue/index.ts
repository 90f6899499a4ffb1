// What other folders use of the catalogue.
export { CATALOGUE_VERSION } from './cached/cached.sql';
export type { ProductSheet } from './documents/draw-document';
export type { Fault } from './import/faults';
export { storedPicture } from './import/picture-source';
export { nameOf as ownAttribute } from './import/row/cells';
export type { StagedPicture } from './import/row/staged';
export { keepPicture, storedPictures } from './import/write/pictures.sql';
export { changeStock } from './maintenance/change-stock';
export { addProduct, type EditOutcome, editProduct, type ProductCells } from './maintenance/edit-product';
export { gatherTogether } from './maintenance/gather-together';
export { importRows, waitForImports } from './maintenance/import-rows';
export { holdProducts } from './maintenance/maintenance.sql';
export {
  addressesOfCategories,
  brandChoices,
  categoryChoices,
  type ListedProduct,
  listProductRows,
} from './maintenance/product-list.sql';
export {
  categoriesOfProduct,
  picturesOfProduct,
  pricesSince,
  stockPlaces,
  textsOfProduct,
} from './maintenance/product-page.sql';
export { movementsOf, type SeenProduct, seenOffers, seenProduct, stockOfProduct } from './maintenance/seen-product.sql';
export { setPrices } from './maintenance/set-price';
export { takeProductPicture } from './maintenance/take-picture';
export type { CardRow } from './product/facts';
export { money, type PriceTerms, priceAt } from './product/price';
export { CENTRAL_SOURCE, cardsByIds, cardsByParents } from './product/product.sql';
export { type StandingOfPage, type StandingRow, standingOfPage, theirLists } from './product/standing.sql';
export { findProducts } from './search/find-products';
