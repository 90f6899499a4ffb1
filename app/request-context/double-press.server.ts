// Actions that put goods into a cart, each carried out once on a double click.
import type { Caller } from '~/models/caller';
import { cartOwner, RecentPresses } from '~/services/cart/recent-presses';
import { listIntoCart } from '~/services/shopping-list/list-to-cart.server';

/**
 * `act` for a request: the second press of a double click gets the answer of the first. `filledCart`: the id of the cart into which the first
 * press put something, because the second may name it already; null if it put nothing anywhere, so that the next press is carried out.
 */
export function oncePerPress<What extends unknown[], Answer>(
  act: (caller: Caller, ...what: What) => Promise<Answer>,
  filledCart: (answer: Answer) => string | null,
) {
  const presses = new RecentPresses<Answer>();
  return (request: Request, caller: Caller, ...what: What): Promise<Answer> =>
    presses.once(
      { owner: cartOwner(caller), page: request.headers.get('referer'), what },
      () => act(caller, ...what),
      filledCart,
      (answer) => filledCart(answer) !== null,
    );
}

/** From the page of a list and from its panel. */
export const listIntoCartOnce = oncePerPress(listIntoCart, (put) => (put.ok && put.added > 0 ? put.cartId : null));
