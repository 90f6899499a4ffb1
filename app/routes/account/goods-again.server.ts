// What follows when the goods of an order, or of a subscription's next delivery, were put into the cart again.
import { cartPath } from '#domain/page/addresses';
import { withMissing } from '~/forms/reorder/schema.server';
import type { GoodsAgain } from '~/models/order';
import type { RequestContext } from '~/models/request-context';
import { back, notFound } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';

/**
 * Everything available: to the cart. Else back to `page`, which lists what is missing, also when it is reloaded.
 * `done` is null if the order is not the customer's: 404.
 */
export function afterGoodsAgain(
  request: Request,
  context: RequestContext,
  { done, page }: { done: GoodsAgain | null; page: string },
): Response {
  if (!done) throw notFound();
  const cookies = done.cartId ? cartCookie(request, context, done.cartId) : [];
  if (done.missing.length > 0) return back(request, withMissing(page, done.missing), { cookies });
  const toast = { level: TOAST_LEVELS.success, text: 'documents:reorder.all' };
  return back(request, cartPath(), { toast, cookies });
}
