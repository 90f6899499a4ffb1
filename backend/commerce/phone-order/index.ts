// Orders that staff take by phone.
export { beginPhoneOrder } from './begin';
export { pointInKey } from './delivery-choices';
export { linkMessage, mobileOfPhone, sendPaymentLink } from './link';
export { openPhoneOrders, orderOfPhone, phoneOrderOfCart } from './phone-order.sql';
export { openPhoneOrder, type PhoneOrder, type PhoneParts } from './phone-shopper';
export { placePhoneOrder } from './place';
export { readPhoneCart } from './read';
export { phoneOrderResolvers } from './resolvers';
