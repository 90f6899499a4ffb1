// Actions that put goods into a cart or create something, each carried out once on a double click.
import type { Caller } from '~/models/caller';
import type { RequestContext } from '~/models/request-context';
import { type Act, cartOwner, pageShown, RecentPresses } from '~/services/cart/recent-presses';
import { forgetSharedPresses, sharedPresses } from '~/services/cart/shared-presses.server';
import { copyOfList } from '~/services/shopping-list/list-changes.server';
import { listIntoCart } from '~/services/shopping-list/list-to-cart.server';

/**
 * `act` for a request: the second press of a double click gets the answer of the first. `filledCart`: the id of the cart into which the first
 * press put something, because the second may name it already; null if it put nothing anywhere, so that the next press is carried out.
 */
export function oncePerPress<What extends unknown[], Answer>(
  act: (caller: Caller, ...what: What) => Promise<Answer>,
  filledCart: (answer: Answer) => string | null,
) {
  return onceFor(act, cartOwner, { ownerAfter: filledCart, isDone: (answer) => filledCart(answer) !== null });
}

/**
 * The same for a form that creates something other than goods in a cart. `isDone`: false where it created nothing, so that the next press is
 * carried out. Of visitors without cart and login, the same words from the same browser and address are one press.
 */
export function oncePerForm<What extends unknown[], Answer>(
  act: (context: RequestContext, ...what: What) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
) {
  return onceFor(act, formOwner, { isDone });
}

const formOwner = (caller: Caller) => cartOwner(caller) ?? JSON.stringify([caller.clientAddress, caller.userAgent]);

function onceFor<Sender extends Caller & Pick<RequestContext, 'startedAt'>, What extends unknown[], Answer>(
  act: (caller: Sender, ...what: What) => Promise<Answer>,
  ownerOf: (caller: Sender) => string | null,
  rest: Pick<Act<Answer>, 'ownerAfter' | 'isDone'>,
) {
  const presses = new RecentPresses<Answer>();
  return (request: Request, caller: Sender, ...what: What): Promise<Answer> =>
    presses.once(
      { owner: ownerOf(caller), page: request.headers.get('referer'), what, at: caller.startedAt },
      { ...rest, carryOut: () => act(caller, ...what), shared: sharedPresses(caller) },
    );
}

/**
 * The page is sent to the visitor anew. The presses of other processes are forgotten where one was made here, or where the browser comes from
 * this very page, as it does after a press on it: no other page costs a statement.
 */
export async function pageSent(request: Request, caller: Caller): Promise<void> {
  const owner = formOwner(caller);
  const wasPressedHere = await pageShown(owner, request.url);
  if (wasPressedHere || request.headers.get('referer') === request.url)
    await forgetSharedPresses(caller, owner, request.url);
}

/** From the page of a list and from its panel. */
export const listIntoCartOnce = oncePerPress(listIntoCart, (put) => (put.ok && put.added > 0 ? put.cartId : null));

/** From the page of a list and from the panel that changes it. */
export const copyListOnce = oncePerForm(copyOfList, (copied) => copied.ok);
