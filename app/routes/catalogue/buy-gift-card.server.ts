// The form on the page of a gift card: a card made out to someone goes into the cart, or the page comes back with what is wrong.

import { oere } from '#domain/money/money';
import { panelHref } from '#domain/page/addresses';
import { parseGiftCard } from '~/forms/gift-card/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { ProductPage } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import { cartOr } from '~/request-context/cart-gone.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, refuse, refuseWith } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { noteCart } from '~/services/tracking/tracking.server';
import { addOnce } from '../cart-additions.server';

const INTENT = 'gift-card';

export async function buyGiftCard(request: Request, context: RequestContext, product: ProductPage): Promise<Response> {
  const form = await formOf(request);
  const { giftCard, sku, href } = product;
  if (form.get('intent') !== INTENT || !giftCard) throw badRequest('Unknown intent');
  const amounts = {
    steps: giftCard.stepsOere.map(oere),
    least: oere(giftCard.leastOere),
    most: oere(giftCard.mostOere),
  };
  const parsed = parseGiftCard(form, amounts, new Date());
  if (!parsed.ok) return refuse({ intent: INTENT, ...parsed });
  const { wish, quantity } = parsed.value;
  return cartOr(request, async () => {
    const outcome = await addOnce(request, context, { sku, quantity, giftCard: wish });
    if (!outcome.ok) return refuseWith(INTENT, outcome, typedValues(form));
    const changed = { ...context, cartId: outcome.cartId };
    await noteCart(changed, outcome.cart);
    const item = outcome.cart.lines.filter((line) => line.sku === sku).at(-1)?.uid ?? null;
    return back(request, panelHref(href, 'sidebar-cart', { item }), {
      cookies: cartCookie(request, context, outcome.cartId),
    });
  });
}
