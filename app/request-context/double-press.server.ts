// Actions that put goods into a cart, each carried out once on a double click.
import type { Caller } from '~/models/caller';
import type { RequestContext } from '~/models/request-context';
import { cartOwner, pageShown, RecentPresses } from '~/services/cart/recent-presses';
import { forgetSharedPresses, sharedPresses } from '~/services/cart/shared-presses.server';
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
  return (request: Request, caller: Caller & Pick<RequestContext, 'startedAt'>, ...what: What): Promise<Answer> =>
    presses.once(
      { owner: cartOwner(caller), page: request.headers.get('referer'), what, at: caller.startedAt },
      {
        carryOut: () => act(caller, ...what),
        ownerAfter: filledCart,
        isDone: (answer) => filledCart(answer) !== null,
        shared: sharedPresses(caller),
      },
    );
}

/**
 * The page is sent to the visitor anew. The presses of other processes are forgotten where one was made here, or where the browser comes from
 * this very page, as it does after a press on it: no other page costs a statement.
 */
export async function pageSent(request: Request, caller: Caller): Promise<void> {
  const owner = cartOwner(caller);
  const wasPressedHere = await pageShown(owner, request.url);
  if (owner !== null && (wasPressedHere || request.headers.get('referer') === request.url))
    await forgetSharedPresses(caller, owner, request.url);
}

/** From the page of a list and from its panel. */
export const listIntoCartOnce = oncePerPress(listIntoCart, (put) => (put.ok && put.added > 0 ? put.cartId : null));
