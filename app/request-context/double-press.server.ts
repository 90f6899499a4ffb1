// Actions that put goods into a cart, each carried out once on a double click.
import type { Caller } from '~/models/caller';
import { cartOwner, RecentPresses } from '~/services/cart/recent-presses';
import { listIntoCart } from '~/services/shopping-list/list-to-cart.server';

/**
 * `act` for a request: the second press of a double click gets the answer of the first. `madeCart`: the id of the cart that the first press
 * may have made, because the second may name it already.
 */
export function oncePerPress<What extends unknown[], Answer>(
  act: (caller: Caller, ...what: What) => Promise<Answer>,
  madeCart: (answer: Answer) => string | null = () => null,
) {
  const presses = new RecentPresses<Answer>();
  return (request: Request, caller: Caller, ...what: What): Promise<Answer> =>
    presses.once(
      { owner: cartOwner(caller), page: request.headers.get('referer'), what },
      () => act(caller, ...what),
      madeCart,
    );
}

/** From the page of a list and from its panel. */
export const listIntoCartOnce = oncePerPress(listIntoCart, (put) => (put.ok ? put.cartId : null));
