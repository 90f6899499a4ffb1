// Orders as staff work with them: lists, one order with all that belongs to it, packing slips and address labels.
export { countStaffOrders, FOUND_ORDERS, ordersOfStore, storesOfOrders } from './staff/list.sql';
export { findStaffOrders, type OrderSummary } from './staff/list-orders';
export { deliveryRows, postalRows } from './staff/order-rows';
export type { OrderSheets } from './staff/order-sheets';
export { ordersNumbered } from './staff/packing.sql';
export { packingSlips } from './staff/packing-slip';
export { readStaffOrder, type StaffOrderPage } from './staff/read-order';
export { labelsOfOrders, slipsOfOrders, staffOrdersNumbered } from './staff/slips-of-orders';
