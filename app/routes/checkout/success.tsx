// After the order: shown to its owner alone (the order cookie), and again at a reload.
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cartPath, checkoutCancelPath, orderPath, pendingOrderPath } from '#domain/addresses';
import { kindOf } from '~/services/checkout/checkout.map';
import { readOrderByToken } from '~/services/order/order.server';
import { noteOrder } from '~/services/tracking/tracking.server';
import { ServerOnly } from '~/ui/kit';
import { SuccessPage } from '~/ui/pages/success-page';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo } from '~/request-context/respond.server';
import { noCartCookie, orderTokenOf } from '~/request-context/session.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.order.number ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const token = orderTokenOf(args.request);
  const order = token ? await readOrderByToken(context, token) : null;
  if (!order) throw redirectTo(cartPath());
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
  // The order is placed and paid for: the cart that it came from is done with, and a reload is no second order.
  if (context.cartId) await noteOrder(context, number);
  const headers = context.cartId ? { 'Set-Cookie': noCartCookie(args.request) } : undefined;
  return json({ order: placed, bought: order, orderHref, language: context.language }, headers ? { headers } : {});
}

export default function SuccessRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Success /> : null}</ServerOnly>;
}

function Success() {
  return <SuccessPage {...useLoaderData<typeof loader>()} />;
}
