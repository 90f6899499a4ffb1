// Requests of shoppers about products.
export { answerPriceRequest } from './answer-request';
export { closePriceRequest } from './close-request';
export { readRequest } from './staff-request.sql';
