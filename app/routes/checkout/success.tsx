// After the order: shown to its owner alone (the order cookie), and again at a reload.
import { cartPath, checkoutCancelPath, orderPath, pdfPath, pendingOrderPath, withdrawPath } from '#domain/addresses';
import { forgetOrderWords } from '~/request-context/order-words.server';
import { redirectTo } from '~/request-context/respond.server';
import { noPaymentCookie, orderCookie, orderTokenOf, paymentTokenOf } from '~/request-context/session.server';
import { TOAST_LEVELS, type Toast, toastCookie } from '~/request-context/toast.server';
import { kindOf } from '~/services/checkout/checkout.map';
import { readSeller } from '~/services/front/seller.server';
import { readOrderByToken } from '~/services/order/order.server';
import { noteOrder } from '~/services/tracking/tracking.server';
import { SuccessPage } from '~/ui/pages/success-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const paid = paymentTokenOf(request);
    const token = orderTokenOf(request) ?? paid;
    const [order, seller] = await Promise.all([token ? readOrderByToken(context, token) : null, readSeller(context)]);
    if (!token || !order) throw redirectTo(cartPath(), [toastCookie(request, NOT_SHOWN)]);
    if (['DECLINED', 'CANCELLED', 'EXPIRED'].includes(order.paymentStatus)) throw redirectTo(checkoutCancelPath());
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
    const isNew = paid !== null && order.paymentStatus !== 'AWAITING';
    if (isNew) await noteOrder(context, number);
    const done = [orderCookie(request, token), noPaymentCookie(request)];
    const headers = isNew ? [...done, ...(await forgetOrderWords(context, request))].map(asHeader) : undefined;
    return {
      head: number,
      model: { order: placed, bought: order, orderHref, paperHref, withdrawHref, seller, language: context.language },
      ...(headers && { headers }),
    };
  },
  Page: SuccessPage,
});
export const loader = page.loader;

/** Its owner has logged out in the meantime, or it was placed in another browser. */
const NOT_SHOWN: Toast = { level: TOAST_LEVELS.information, text: 'checkout:success.notShown' };

const asHeader = (cookie: string): [string, string] => ['Set-Cookie', cookie];
