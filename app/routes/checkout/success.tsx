// After the order: shown to its owner alone (the order cookie), and again at a reload.
import {
  cartPath,
  checkoutCancelPath,
  orderPath,
  pdfPath,
  pendingOrderPath,
  withdrawPath,
} from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { forgetOrderWords } from '~/request-context/order-words.server';
import { redirectTo } from '~/request-context/respond.server';
import { orderCookie, orderTokenOf, paymentTokensOf, withoutPaymentCookie } from '~/request-context/session.server';
import { TOAST_LEVELS, type Toast, toastCookie } from '~/request-context/toast.server';
import { kindOf } from '~/services/checkout/checkout.map';
import { readOrderByToken } from '~/services/order/order.server';
import { readSeller } from '~/services/seller/seller.server';
import { noteOrder } from '~/services/tracking/tracking.server';
import { SuccessPage } from '~/ui/pages/success-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const [paid, seller] = await Promise.all([paidInThisBrowser(context, request), readSeller(context)]);
    const token = paid ?? orderTokenOf(request) ?? paymentTokensOf(request)[0];
    const order = token ? await readOrderByToken(context, token) : null;
    if (!token || !order) throw redirectTo(cartPath(), [toastCookie(request, NOT_SHOWN)]);
    if (order.paymentStatus !== 'AWAITING' && UNPAID.includes(order.paymentStatus))
      throw redirectTo(checkoutCancelPath());
    const { number, email, placedAt, paymentTitle, paymentCode } = order;
    const placed = {
      number,
      email,
      placedAt,
      isWaiting: order.status === 'needs_review',
      payment: { code: paymentCode, title: paymentTitle, kind: kindOf(paymentCode) },
    };
    const orderHref = placed.isWaiting
      ? pendingOrderPath(number)
      : context.customer?.orderHistoryAccess
        ? orderPath(number)
        : null;
    // With its token the paper needs no account.
    const paperHref = context.customer ? null : pdfPath('order', number, token);
    const withdrawHref = withdrawPath(token);
    // The first time after a payment: a reload is no second order. The cart that is filled in the meantime is another one, and stays.
    if (paid) await noteOrder(context, number);
    const done = [orderCookie(request, token), withoutPaymentCookie(request, token)];
    const headers = paid ? [...done, ...(await forgetOrderWords(context, request))].map(asHeader) : undefined;
    return {
      head: number,
      model: { order: placed, bought: order, orderHref, paperHref, withdrawHref, seller, language: context.language },
      ...(headers && { headers }),
    };
  },
  Page: SuccessPage,
});
export const loader = page.loader;

const UNPAID: readonly string[] = ['AWAITING', 'DECLINED', 'CANCELLED', 'EXPIRED'];

/** Its owner has logged out in the meantime, or it was placed in another browser. */
const NOT_SHOWN: Toast = { level: TOAST_LEVELS.information, text: 'checkout:success.notShown' };

/** The order that this browser has paid and not yet seen here: after a second payment, the one that was approved. */
async function paidInThisBrowser(context: RequestContext, request: Request): Promise<string | null> {
  const begun = await Promise.all(
    paymentTokensOf(request).map(async (token) => ({ token, order: await readOrderByToken(context, token) })),
  );
  return begun.find(({ order }) => order && !UNPAID.includes(order.paymentStatus))?.token ?? null;
}

const asHeader = (cookie: string): [string, string] => ['Set-Cookie', cookie];
