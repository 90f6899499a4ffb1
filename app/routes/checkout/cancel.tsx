// The payment was declined or broken off: the cart is there again, and says so.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOrderByToken } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { CancelPage } from '~/ui/pages/cancel-page';
import { enter } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';
import { orderTokenOf } from '~/visit/session.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule');
  const token = orderTokenOf(args.request);
  const order = token ? await readOrderByToken(visit, token) : null;
  const reason: 'declined' | 'cancelled' = order?.paymentStatus === 'DECLINED' ? 'declined' : 'cancelled';
  return {
    reason,
    title: titleOf(visit, 'checkout:cancel.title'),
  };
}

export default function CancelRoute() {
  return <Still>{import.meta.env.SSR ? <Cancel /> : null}</Still>;
}

function Cancel() {
  return <CancelPage reason={useLoaderData<typeof loader>().reason} />;
}
