// Orders as staff work with them: lists, one order with all that belongs to it, packing slips.
export {
  countStaffOrders,
  MOST_COUNTED,
  storesOfOrders,
} from './staff/list.sql';
export { findStaffOrders, type OrderQuery, type OrderSummary } from './staff/list-orders';
export { deliveryRows, postalRows, slipWords } from './staff/order-rows';
export { ordersNumbered, packedProducts } from './staff/packing.sql';
export { packingSlips, type SlipWords } from './staff/packing-slip';
export { readStaffOrder, type StaffOrder, type StaffOrderPage, staffOrders } from './staff/read-order';
