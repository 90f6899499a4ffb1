// The payment was declined or broken off: the cart is there again, and says so.

import { cartPath, checkoutSuccessPath } from '#domain/addresses';
import { redirectTo } from '~/request-context/respond.server';
import { orderTokenOf } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { readOrderByToken } from '~/services/order/order.server';
import { CancelPage, type UnpaidReason } from '~/ui/pages/cancel-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const token = orderTokenOf(request);
    const order = token ? await readOrderByToken(context, token) : null;
    // Opened by itself, there is nothing that came to nothing; an order that was paid or placed has its own page.
    if (!order) throw redirectTo(cartPath());
    if (PAID.has(order.paymentStatus)) throw redirectTo(checkoutSuccessPath());
    return {
      head: titleOf(context, 'checkout:cancel.title'),
      model: { reason: reasonOf(order.paymentStatus) },
    };
  },
  Page: CancelPage,
});
export const loader = page.loader;

const PAID: ReadonlySet<string> = new Set(['AUTHORISED', 'CAPTURED', 'INVOICE']);

/** A shopper who looks here before the payment is settled came back from its page. */
const reasonOf = (status: string): UnpaidReason =>
  status === 'DECLINED' ? 'declined' : status === 'EXPIRED' ? 'expired' : 'cancelled';
