// Requests of shoppers about products.
export { closePriceRequest } from './close-request';
