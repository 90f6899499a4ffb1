// The payment was declined or broken off: the cart is there again, and says so.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOrderByToken } from '~/services/order/order.server';
import { ServerOnly } from '~/ui/kit';
import { CancelPage, type UnpaidReason } from '~/ui/pages/cancel-page';
import { getContext } from '~/request-context/get-context.server';
import { titleOf } from '~/request-context/title.server';
import { orderTokenOf } from '~/request-context/session.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const token = orderTokenOf(args.request);
  const order = token ? await readOrderByToken(context, token) : null;
  return {
    reason: reasonOf(order?.paymentStatus),
    title: titleOf(context, 'checkout:cancel.title'),
  };
}

/** A shopper who looks here before the payment is settled came back from its page. */
const reasonOf = (status: string | undefined): UnpaidReason =>
  status === 'DECLINED' ? 'declined' : status === 'EXPIRED' ? 'expired' : 'cancelled';

export default function CancelRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Cancel /> : null}</ServerOnly>;
}

function Cancel() {
  return <CancelPage reason={useLoaderData<typeof loader>().reason} />;
}
