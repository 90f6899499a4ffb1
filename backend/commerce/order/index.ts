// What other modules use of orders.
export { productKey, reachesOf } from './read/reaches';
export { type WholeOrder, wholeOrders } from './read/read.sql';
