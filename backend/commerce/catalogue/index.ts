// What other folders use of the catalogue.
export type { Fault } from './import/faults';
export { changeStock } from './maintenance/change-stock';
export { addProduct, type EditOutcome, editProduct, type ProductCells } from './maintenance/edit-product';
export {
  brandChoices,
  categoryAddress,
  categoryChoices,
  type ListedProduct,
  listProductRows,
} from './maintenance/product-list.sql';
export { picturesOfProduct, pricesSince, stockPlaces, textsOfProduct } from './maintenance/product-page.sql';
export { movementsOf, type SeenProduct, seenOffers, seenProduct, stockOfProduct } from './maintenance/seen-product.sql';
export { setPrices } from './maintenance/set-price';
export { CENTRAL_SOURCE } from './product/product.sql';
