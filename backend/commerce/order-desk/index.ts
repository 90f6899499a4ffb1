// Orders as staff work with them: lists, one order with all that belongs to it, packing slips.
export { countStaffOrders, FOUND_ORDERS, ordersOfStore, storesOfOrders } from './staff/list.sql';
export { findStaffOrders, type OrderSummary } from './staff/list-orders';
export { deliveryRows, postalRows } from './staff/order-rows';
export { ordersNumbered } from './staff/packing.sql';
export { packingSlips, type SlipSheets } from './staff/packing-slip';
export { readStaffOrder, type StaffOrderPage } from './staff/read-order';
export { slipsOfOrders, staffOrdersNumbered } from './staff/slips-of-orders';
