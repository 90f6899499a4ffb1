// The payment was declined or broken off: the cart is there again, and says so.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOrderByToken } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { CancelPage, type UnpaidReason } from '~/ui/pages/cancel-page';
import { enter } from '~/request-context/enter.server';
import { titleOf } from '~/request-context/title.server';
import { orderTokenOf } from '~/request-context/session.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule');
  const token = orderTokenOf(args.request);
  const order = token ? await readOrderByToken(visit, token) : null;
  return {
    reason: reasonOf(order?.paymentStatus),
    title: titleOf(visit, 'checkout:cancel.title'),
  };
}

/** A shopper who looks here before the payment is settled came back from its page. */
const reasonOf = (status: string | undefined): UnpaidReason =>
  status === 'DECLINED' ? 'declined' : status === 'EXPIRED' ? 'expired' : 'cancelled';

export default function CancelRoute() {
  return <Still>{import.meta.env.SSR ? <Cancel /> : null}</Still>;
}

function Cancel() {
  return <CancelPage reason={useLoaderData<typeof loader>().reason} />;
}
