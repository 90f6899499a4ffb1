// Carts as other modules fill and read them.
export { type CartRow, insertCart, writeCart } from './cart.sql';
export { itemsIn } from './cart-items';
export { type CartChange, changeCart, setOnCart } from './change-cart';
export { checkCartItem } from './check-wanted';
export { changeLines } from './lines/change-lines';
export { isCarried } from './lines/gift-card';
export type { LineRow } from './lines/lines.sql';
export { changesOf } from './lines/seen';
export { isCartId } from './open-cart';
export { dueOf, kindsFor } from './payment-kinds';
export { type Shopper, shopperOf } from './shopper';
export { outside, readSnapshot } from './snapshot/cart-snapshot';
export { lockCart, writeLocked } from './write.sql';
