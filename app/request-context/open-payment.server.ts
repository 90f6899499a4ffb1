// The payments that this browser has begun, on the pages that its buyer comes back to: while one is open its cart is closed, and
// if it is not completed, the cart is restored. A second one begins with the cart that was filled during the first.
import { cartPath, checkoutSuccessPath } from '#domain/page/addresses';
import type { OrderPayment } from '~/models/order-payment';
import type { RequestContext } from '~/models/request-context';
import { continuePayment, endOpenPayment, readOrderPayment } from '~/services/order/payment.server';
import { setCookie } from './cookies.server';
import { lossToast } from './logged-in.server';
import { back, redirectOut, redirectTo, refusalToast } from './respond.server';
import { cartCookie, paymentTokensOf } from './session.server';
import { TOAST_LEVELS, toastCookie } from './toast.server';

interface Begun {
  token: string;
  payment: OrderPayment;
}

/** Newest first; empty where the browser has begun none, or forgot them at a logout. */
export async function paymentsIn(context: RequestContext, request: Request): Promise<Begun[]> {
  const read = async (token: string) => ({ token, payment: await readOrderPayment(context, token) });
  const all = await Promise.all(paymentTokensOf(request).map(read));
  return all.flatMap(({ token, payment }) => (payment ? [{ token, payment }] : []));
}

const isStillOpen = ({ payment }: Begun) => payment.state === 'open';
const leavesCart = ({ payment }: Begun) => payment.state !== 'open' && payment.state !== 'made' && payment.isCartLeft;
/** Of several begun payments, the first that can still be paid. */
export const openFirst = (all: readonly Begun[]): Begun | null => all.find(isStillOpen) ?? all[0] ?? null;
/** Of several begun payments, the first that failed and whose cart is not restored yet: its buyer has just returned from it. */
export const endedFirst = (all: readonly Begun[]): Begun | null => all.find(leavesCart) ?? openFirst(all);

/** Restores the cart of an uncompleted order if the browser has no other cart, and opens `here` again with it. */
export function takeCartBack(
  request: Request,
  context: RequestContext,
  payment: OrderPayment | null,
  here: string,
  isReasonShown = false,
): void {
  if (context.cartId || !payment?.cartId || payment.state === 'open' || payment.state === 'made') return;
  const toast = toastCookie(request, { level: TOAST_LEVELS.warning, text: `cart:payment.ended.${payment.state}` });
  throw redirectTo(here, [setCookie(request, 'cart', payment.cartId), ...(isReasonShown ? [] : [toast])]);
}

/** What the cart's page says of it: an open payment, or a cart that can be taken back in addition to the current one. Null for neither. */
export async function paymentOnCart(context: RequestContext, request: Request): Promise<OrderPayment | null> {
  const all = await paymentsIn(context, request);
  takeCartBack(request, context, endedFirst(all)?.payment ?? null, cartPath());
  const payment = openFirst(all)?.payment;
  if (!payment || payment.state === 'made') return null;
  if (payment.state === 'open') return payment;
  return payment.isCartLeft && payment.cartId !== context.cartId ? payment : null;
}

/** To the payment page once more; where the payment was made in the meantime, to the order. */
export async function toPaymentPage(context: RequestContext, request: Request): Promise<Response> {
  const begun = openFirst(await paymentsIn(context, request));
  if (!begun) return redirectTo(cartPath());
  const page = await continuePayment(context, begun.token);
  if (!page.ok) return back(request, cartPath(), { toast: refusalToast(page) });
  return page.url ? redirectOut(page.url, []) : redirectTo(checkoutSuccessPath());
}

/** Ends the payment, and opens the order's cart again. */
async function toCartOfOrder(context: RequestContext, request: Request): Promise<Response> {
  const begun = openFirst(await paymentsIn(context, request));
  if (!begun) return redirectTo(cartPath());
  const ended = await endOpenPayment(context, begun.token);
  // Approved in another tab at this moment: the order exists.
  if (!ended.ok && ended.code === 'PAYMENT_STATE_WRONG') return redirectTo(checkoutSuccessPath());
  if (!ended.ok) return back(request, cartPath(), { toast: refusalToast(ended) });
  const toast = lossToast(ended.left, context.language);
  return back(request, cartPath(), { ...(toast && { toast }), cookies: cartCookie(request, context, ended.cartId) });
}

/** What a button of the cart's page requests, and a change from a tab that still shows the cart that is being paid; null for all else. */
export async function actOnPayment(
  context: RequestContext,
  request: Request,
  form: FormData,
): Promise<Response | null> {
  const intent = form.get('intent');
  if (intent === 'payment-continue') return toPaymentPage(context, request);
  if (intent === 'payment-end') return toCartOfOrder(context, request);
  const isBeingPaid = !context.cartId && intent !== 'add' && (await paymentsIn(context, request)).some(isStillOpen);
  return isBeingPaid ? back(request, cartPath()) : null;
}
