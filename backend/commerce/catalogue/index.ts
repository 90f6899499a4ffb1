// What other folders use of the catalogue.
export { setPrices } from './maintenance/set-price';
export { CENTRAL_SOURCE } from './product/product.sql';
