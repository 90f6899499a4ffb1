// What goes into the cart by a press: once on a double click; and what is said of a chosen gift.
import type { Caller } from '~/models/caller';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import * as cart from '~/services/cart/cart.server';
import { cartOwner, RecentPresses } from '~/services/cart/recent-presses';

const ADDITIONS = new RecentPresses<Awaited<ReturnType<typeof cart.add>>>();

export const addOnce = (request: Request, caller: Caller, addition: Parameters<typeof cart.add>[1]) =>
  ADDITIONS.once(
    { owner: cartOwner(caller), page: request.headers.get('referer'), what: addition },
    () => cart.add(caller, addition),
    (added) => (added.ok ? added.cartId : null),
  );

/** An empty SKU: none of the gifts. */
export const giftToast = (sku: string) =>
  sku === ''
    ? { level: TOAST_LEVELS.warning, text: 'cart:gift.noneChosen' }
    : { level: TOAST_LEVELS.success, text: 'cart:gift.chosen' };
