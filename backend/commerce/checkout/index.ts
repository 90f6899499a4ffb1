// The checkout as other modules take a cart through it.
export { ALL_TERMS, agreementsIn } from './agreements';
export { type OrderServices, type Placed, type Placing, placeLocked, placeOrder } from './place/place-order';
export { cartError, placeOrderError } from './place/refusal-words';
export { type PricedCart, priceCart } from './price-cart';
export { setBillingAddress, setShippingAddress } from './set-address';
export { setPaymentMethod } from './set-choice';
