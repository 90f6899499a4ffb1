// What other modules use of orders.
export { orderByNumber } from './fulfilment.sql';
export { noteStatus, type OrderRow } from './order.sql';
export { remainingTotals } from './ordered';
export { OrderModel } from './read/model';
export { productKey, reachesOf } from './read/reaches';
export { type WholeOrder, wholeOrders } from './read/read.sql';
