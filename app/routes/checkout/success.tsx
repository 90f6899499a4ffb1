// After the order: shown to its owner alone (the order cookie), and again at a reload.
import { cartPath, checkoutCancelPath, orderPath, pdfPath, pendingOrderPath, withdrawPath } from '#domain/addresses';
import { forgetOrderWords } from '~/request-context/order-words.server';
import { redirectTo } from '~/request-context/respond.server';
import { noCartCookie, orderTokenOf } from '~/request-context/session.server';
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
    const token = orderTokenOf(request);
    const [order, seller] = await Promise.all([token ? readOrderByToken(context, token) : null, readSeller(context)]);
    if (!token || !order) throw redirectTo(cartPath());
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
    // The order is placed and paid for: the cart that it came from is done with, and a reload is no second order.
    if (context.cartId) await noteOrder(context, number);
    const done = [...(context.cartId ? [noCartCookie(request)] : []), ...(await forgetOrderWords(context, request))];
    return {
      head: number,
      model: { order: placed, bought: order, orderHref, paperHref, withdrawHref, seller, language: context.language },
      headers: done.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    };
  },
  Page: SuccessPage,
});
export const loader = page.loader;
