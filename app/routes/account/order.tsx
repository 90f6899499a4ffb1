// One order of the customer; another's is as unknown as one that never was.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOrder } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { OrderPage } from '~/ui/pages/order-page';
import { enter } from '~/visit/enter.server';
import { notFound } from '~/visit/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.order.number ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const order = await readOrder(visit, args.params.id ?? '');
  if (!order) throw notFound();
  return { order, language: visit.language };
}

export default function OrderRoute() {
  return <Still>{import.meta.env.SSR ? <Order /> : null}</Still>;
}

function Order() {
  const { order, language } = useLoaderData<typeof loader>();
  return <OrderPage order={order} language={language} />;
}
