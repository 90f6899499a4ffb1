// What placeOrder answers when it does not: a code of the wire's enum and Magento's kind of text.
import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import { money } from '#backend/commerce/catalogue/product/price';
import type { PlaceOrderError, PlaceOrderErrorCodes } from '#backend/generated/commerce';
import { problemOnWire } from '#backend/refusal';
import { type CartClearingCause, clearingText } from '#domain/cart/cart-cookie';
import type { RefusalCode } from '#domain/refusal/refusals';
import type { RefusedOrder } from './check-order';

const WORDS: Partial<Record<RefusalCode, [PlaceOrderErrorCodes, string]>> = {
  CART_EMPTY: ['CART_EMPTY', 'The cart is empty.'],
  GUEST_EMAIL_MISSING: ['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'],
  SHIPPING_ADDRESS_MISSING: [
    'SHIPPING_ADDRESS_MISSING',
    'The shipping address is missing. Set the address and try again.',
  ],
  SHIPPING_METHOD_MISSING: [
    'SHIPPING_METHOD_MISSING',
    'The shipping method is missing. Select the shipping method and try again.',
  ],
  SERVICE_POINT_REQUIRED: ['SERVICE_POINT_REQUIRED', 'The parcel shop is missing. Select it and try again.'],
  PICKUP_SHOP_REQUIRED: ['PICKUP_SHOP_REQUIRED', 'The pickup location is missing. Select it and try again.'],
  DELIVERY_INTERVAL_REQUIRED: [
    'DELIVERY_INTERVAL_REQUIRED',
    'The delivery interval is missing. Select it and try again.',
  ],
  NOT_ENOUGH_POINTS: ['NOT_ENOUGH_POINTS', 'There are not enough bonus points.'],
  INVALID_DELIVERY_DATE: [
    'INVALID_DELIVERY_DATE',
    'The delivery date is not valid. Select another date and try again.',
  ],
  BILLING_ADDRESS_MISSING: ['UNABLE_TO_PLACE_ORDER', 'Please enter a billing address.'],
  PAYMENT_METHOD_MISSING: ['PAYMENT_METHOD_MISSING', 'Enter a valid payment method and try again.'],
  REQUISITIONER_MISSING: ['REQUISITIONER_MISSING', 'The requisitioner is missing.'],
  REQUISITION_NUMBER_MISSING: ['REQUISITION_NUMBER_MISSING', 'The requisition number is missing.'],
  TERMS_NOT_ACCEPTED: ['TERMS_NOT_ACCEPTED', 'Agree to the terms and conditions and try again.'],
  PAYMENT_PAGE_UNAVAILABLE: ['PAYMENT_PAGE_UNAVAILABLE', 'The payment page does not answer. Try again in a moment.'],
  // The only payment method that can become unavailable at this point is the one on account.
  PAYMENT_METHOD_UNAVAILABLE: ['CREDIT_LIMIT_EXCEEDED', 'The order exceeds the credit limit.'],
};

/** For every reason; the problem's own code names it. */
const REASON_OF_TOTAL = ['PRICE_CHANGED', 'The total has changed. Look at it and try again.'] as const;

export function placeOrderError(refused: RefusedOrder): PlaceOrderError {
  const { total } = refused;
  if (total !== undefined) {
    const [code, message] = REASON_OF_TOTAL;
    return { code, message, total: money(total), ...problemOnWire(refused) };
  }
  const known = WORDS[refused.code];
  if (known) return { code: known[0], message: known[1], ...problemOnWire(refused) };
  const { message } = wordsFor(refused);
  const code = refused.code === 'INSUFFICIENT_STOCK' ? 'INSUFFICIENT_STOCK' : 'UNABLE_TO_PLACE_ORDER';
  return { code, message, ...problemOnWire(refused) };
}

export function cartError(cause: CartClearingCause, cartId: string): PlaceOrderError {
  const message = clearingText(cause, cartId);
  return { code: cause === 'inactive' ? 'CART_NOT_ACTIVE' : 'CART_NOT_FOUND', message };
}
