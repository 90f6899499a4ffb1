// An order that staff took by phone: its shopper sees it, accepts the terms and pays on the ordinary payment page.
import { checkoutSuccessPath } from '#domain/page/addresses';
import { parseAcceptedOrder } from '~/forms/place-order/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { formOf } from '~/request-context/form.server';
import { notFound, redirectOut, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { orderCookie, paymentCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { acceptPhoneOrder, readPhoneOrderByLink } from '~/services/checkout/phone-order.server';
import { PhoneOrderPage } from '~/ui/pages/phone-order-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { params }) {
    const order = await readPhoneOrderByLink(context, params.token ?? '');
    if (!order) throw notFound();
    return { head: titleOf(context, 'checkout:phone.title'), model: { order, language: context.language } };
  },
  async act(context, { request, params }) {
    const token = params.token ?? '';
    const order = await readPhoneOrderByLink(context, token);
    if (!order) throw notFound();
    const form = await formOf(request);
    const parsed = parseAcceptedOrder(form, order.state === 'OPEN' ? order.terms.map(({ id }) => id) : []);
    if (!parsed.ok) return refuse({ intent: 'accept', ...parsed });
    const { terms: agreementIds, seenTotal, seenChanges } = parsed.value;
    const done = await acceptPhoneOrder(context, { token, agreementIds, seenTotal, seenChanges });
    if (!done.ok) return refuseWith('accept', done, typedValues(form));
    if (done.payAt) return redirectOut(done.payAt, [paymentCookie(request, done.token)]);
    return redirectTo(checkoutSuccessPath(), [orderCookie(request, done.token)]);
  },
  Page: PhoneOrderPage,
});
export const loader = page.loader;
export const action = page.action;
