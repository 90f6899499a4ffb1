// The customer's orders, page by page, narrowed by number, days and status.
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { serverModel } from '~/page-context';
import { listOrders } from '~/services/order/order.server';
import { ServerOnly } from '~/ui/kit';
import { OrdersPage, type OrdersPageProps } from '~/ui/pages/orders-page';
import { getContext } from '~/request-context/get-context.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const ORDERS = serverModel<OrdersPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const { filter, reply } = parseDocumentFilter(new URL(args.request.url).searchParams);
  const { rows, paging } = await listOrders(context, filter, PAGE_SIZE);
  stayWithin(context, paging);
  ORDERS.keep(args.context, {
    orders: rows,
    paging,
    filter,
    reply,
    ownEmail: context.customer?.email ?? '',
    here: withoutPanel(context.here),
    language: context.language,
  });
  return json({ title: titleOf(context, 'account:nav.orders') }, { status: reply ? 400 : 200 });
}

export default function OrdersRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Orders /> : null}</ServerOnly>;
}

function Orders() {
  const model = ORDERS.useModel();
  return model ? <OrdersPage {...model} /> : null;
}
