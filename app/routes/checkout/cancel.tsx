// The payment was not completed, or is still open: why, whether money was reserved, and what to do next. The cart is restored automatically.
import { checkoutCancelPath, checkoutSuccessPath } from '#domain/page/addresses';
import { endedFirst, paymentsIn, takeCartBack } from '~/request-context/open-payment.server';
import { redirectTo } from '~/request-context/respond.server';
import { orderTokenOf } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { readOrderPayment } from '~/services/order/payment.server';
import { CancelPage } from '~/ui/pages/cancel-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const token = orderTokenOf(request);
    const begun = endedFirst(await paymentsIn(context, request));
    const payment = begun?.payment ?? (token ? await readOrderPayment(context, token) : null);
    if (payment?.state === 'made') throw redirectTo(checkoutSuccessPath());
    takeCartBack(request, context, payment, checkoutCancelPath(), true);
    const isElsewhere = payment?.isCartLeft === true && payment.cartId !== context.cartId;
    return { head: titleOf(context, 'checkout:cancel.title'), model: { payment, isElsewhere } };
  },
  Page: CancelPage,
});
export const loader = page.loader;
