// What goes into the cart by a press: once on a double click; and what is said of a chosen gift.
import { oncePerPress } from '~/request-context/double-press.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import * as cart from '~/services/cart/cart.server';

export const addOnce = oncePerPress(cart.add, (added) => (added.ok ? added.cartId : null));

/** An empty SKU: none of the gifts. */
export const giftToast = (sku: string) =>
  sku === ''
    ? { level: TOAST_LEVELS.warning, text: 'cart:gift.noneChosen' }
    : { level: TOAST_LEVELS.success, text: 'cart:gift.chosen' };
