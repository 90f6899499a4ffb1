// The form of the drawing board, sent to buy: what is chosen in it goes into the cart, or the board says what cannot be built.

import { cartErrorParams } from '#domain/cart/cart-error';
import { panelHref } from '#domain/page/addresses';
import { quantityFrom } from '#domain/quantity/quantity';
import type { DesignBoard } from '~/models/design';
import type { RequestContext } from '~/models/request-context';
import { cartOr } from '~/request-context/cart-gone.server';
import { back } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { settleCoupons } from '~/services/segment/segment.server';
import { noteCart } from '~/services/tracking/tracking.server';
import { addOnce } from '../cart-additions.server';

const PREFIX = 'valg-';
const MOST_CHOICES = 20;

/** What a query or a form chooses, by the codes of option and value: short words. */
export function choicesIn(asked: Iterable<[string, FormDataEntryValue]>): (readonly [string, string])[] {
  return [...asked]
    .filter(([name]) => name.startsWith(PREFIX))
    .slice(0, MOST_CHOICES)
    .map(([name, value]) => [name.slice(PREFIX.length), String(value).slice(0, 100)] as const);
}

/** The board's own address with these choices, to come back to. */
function boardWith(request: Request, choices: readonly (readonly [string, string])[], quantity: number): string {
  const query = new URLSearchParams(choices.map(([option, value]) => [PREFIX + option, value]));
  query.set('qty', String(quantity));
  return `${new URL(request.url).pathname}?${query}`;
}

/** `board` is drawn with what the form chooses, and can be bought. */
export function buyDesign(
  request: Request,
  context: RequestContext,
  board: DesignBoard,
  form: FormData,
): Promise<Response> {
  const { sku, key } = board;
  const quantity = quantityFrom(String(form.get('qty') ?? ''), board.quantity, 1);
  const here = boardWith(request, choicesIn(form), quantity);
  const selectedOptions = board.fields.flatMap(({ values }) =>
    values.flatMap(({ chosen, uid }) => (chosen ? [uid] : [])),
  );
  return cartOr(request, async () => {
    const outcome = await addOnce(request, context, { sku, quantity, selectedOptions });
    if (!outcome.ok) {
      const refused = { ...outcome, params: { sku, ...outcome.params } };
      return back(request, panelHref(here, 'minicart-error', cartErrorParams(refused)));
    }
    const changed = { ...context, cartId: outcome.cartId };
    const held = await settleCoupons(changed, outcome.cart);
    await noteCart(changed, held);
    const item = held.lines.find((line) => line.sku === sku && line.design === key)?.uid ?? null;
    return back(request, panelHref(here, 'sidebar-cart', { item }), {
      cookies: cartCookie(request, context, outcome.cartId),
    });
  });
}
