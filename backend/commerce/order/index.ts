// What other modules use of orders.
export { orderByNumber } from './fulfilment.sql';
export { remainingTotals } from './ordered';
export { productKey, reachesOf } from './read/reaches';
export { type WholeOrder, wholeOrders } from './read/read.sql';
