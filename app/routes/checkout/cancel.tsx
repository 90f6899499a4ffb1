// The payment was declined or broken off: the cart is there again, and says so.

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
    return {
      head: titleOf(context, 'checkout:cancel.title'),
      model: { reason: reasonOf(order?.paymentStatus) },
    };
  },
  Page: CancelPage,
});
export const loader = page.loader;

/** A shopper who looks here before the payment is settled came back from its page. */
const reasonOf = (status: string | undefined): UnpaidReason =>
  status === 'DECLINED' ? 'declined' : status === 'EXPIRED' ? 'expired' : 'cancelled';
