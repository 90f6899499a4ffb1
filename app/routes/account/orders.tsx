// The customer's orders, page by page, narrowed by number, days and status.
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { serverModel } from '~/page-context';
import { listOrders } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { OrdersPage, type OrdersPageProps } from '~/ui/pages/orders-page';
import { enter } from '~/request-context/enter.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const ORDERS = serverModel<OrdersPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const { filter, reply } = parseDocumentFilter(new URL(args.request.url).searchParams);
  const { rows, paging } = await listOrders(visit, filter, PAGE_SIZE);
  stayWithin(visit, paging);
  ORDERS.keep(args.context, {
    orders: rows,
    paging,
    filter,
    reply,
    ownEmail: visit.customer?.email ?? '',
    here: withoutPanel(visit.here),
    language: visit.language,
  });
  return json({ title: titleOf(visit, 'account:nav.orders') }, { status: reply ? 400 : 200 });
}

export default function OrdersRoute() {
  return <Still>{import.meta.env.SSR ? <Orders /> : null}</Still>;
}

function Orders() {
  const model = ORDERS.useModel();
  return model ? <OrdersPage {...model} /> : null;
}
