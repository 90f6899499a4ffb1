// A cart cookie that is no good any more is cleared, and the page comes again without it (spec section 4, 'Cart cookie').
import { textKeyOf } from '#domain/refusals';
import { CartGone } from '~/services/cart/cart.server';
import { clearCookie } from './cookies.server';
import { redirectTo } from './respond.server';
import { TOAST_LEVELS, toastCookie } from './toast.server';

/** What `work` gives; when it finds the cart gone, the cookie goes, the shopper is told, and the address is opened anew. */
export async function cartOr<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CartGone)) throw error;
    const url = new URL(request.url);
    const toast = toastCookie(request, { level: TOAST_LEVELS.warning, text: textKeyOf('CART_NOT_FOUND') });
    throw redirectTo(url.pathname + url.search.replace(/[?&]_data=[^&]*/, ''), [clearCookie(request, 'cart'), toast]);
  }
}
