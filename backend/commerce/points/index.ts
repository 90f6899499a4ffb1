// The points' ledger of a customer.
export { pointSums } from './points.sql';
