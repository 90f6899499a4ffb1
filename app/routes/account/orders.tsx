// The customer's orders, page by page.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import { listOrders } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { OrdersPage } from '~/ui/pages/orders-page';
import { enter } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const asked = new URL(args.request.url).searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { rows, paging } = await listOrders(visit, page, PAGE_SIZE);
  return { orders: rows, paging, language: visit.language, title: titleOf(visit, 'account:nav.orders') };
}

export default function OrdersRoute() {
  return <Still>{import.meta.env.SSR ? <Orders /> : null}</Still>;
}

function Orders() {
  const { orders, paging, language } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = withoutPanel(pathname + search);
  return <OrdersPage orders={orders} paging={paging} here={here} language={language} />;
}
