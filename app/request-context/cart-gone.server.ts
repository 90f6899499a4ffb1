// A cart cookie that is no good any more is cleared, and the page comes again without it (spec section 4, 'Cart cookie').
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import { textKeyOf } from '#domain/refusal/refusals';
import { CartGone } from '~/services/cart/cart.server';
import { clearCookie, readCookies } from './cookies.server';
import { redirectTo } from './respond.server';
import { TOAST_LEVELS, toastCookie } from './toast.server';

/** The result of `work`; when the cart is gone: deletes the cookie, notifies the shopper by toast, and redirects to the same address. */
export async function cartOr<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CartGone)) throw error;
    const url = new URL(request.url);
    const cookies = readCookies(request);
    // A customer's cart, and the login has ended: the cart is not lost, it is available again after login.
    const waits = !cookies.token && clearingCauseOf(error.message) === 'not-permitted';
    const text = waits ? 'cart:waits' : textKeyOf('CART_NOT_FOUND');
    const toast = toastCookie(request, { level: TOAST_LEVELS.warning, text });
    throw redirectTo(url.pathname + url.search.replace(/[?&]_data=[^&]*/, ''), [clearCookie(request, 'cart'), toast]);
  }
}
