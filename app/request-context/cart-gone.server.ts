// A cart cookie that is no good any more is cleared, and the page comes again without it (spec section 4, 'Cart cookie').
import { clearingCauseOf } from '#domain/cart-cookie';
import { textKeyOf } from '#domain/refusals';
import { CartGone } from '~/services/cart/cart.server';
import { clearCookie, readCookies } from './cookies.server';
import { redirectTo } from './respond.server';
import { TOAST_LEVELS, toastCookie } from './toast.server';

/** What `work` gives; when it finds the cart gone, the cookie goes, the shopper is told, and the address is opened again. */
export async function cartOr<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CartGone)) throw error;
    const url = new URL(request.url);
    const cookies = readCookies(request);
    // A customer's cart, and no one logged in any more: it is not lost, it waits behind the login.
    const waits = !cookies.token && clearingCauseOf(error.message) === 'not-permitted';
    const text = waits ? 'cart:waits' : textKeyOf('CART_NOT_FOUND');
    const toast = toastCookie(request, { level: TOAST_LEVELS.warning, text });
    throw redirectTo(url.pathname + url.search.replace(/[?&]_data=[^&]*/, ''), [clearCookie(request, 'cart'), toast]);
  }
}
