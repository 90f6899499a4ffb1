// Orders that staff take by phone.
export { beginPhoneOrder } from './begin';
export { mailPaymentLink } from './link';
export { openPhoneOrders, orderOfPhone, phoneOrderOfCart } from './phone-order.sql';
export { openPhoneOrder, type PhoneOrder } from './phone-shopper';
export { placePhoneOrder } from './place';
export { readPhoneCart } from './read';
