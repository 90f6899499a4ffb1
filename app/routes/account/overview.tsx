// The account's first page: the three latest orders, what is on its way, points, and how the shop knows the customer (spec §9: recent
// orders page size 3).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ordersPath } from '#domain/addresses';
import { serverModel } from '~/page-context';
import { countWaiting } from '~/services/approval/approval.server';
import { readAccountFacts } from '~/services/customer/purchase-history.server';
import { listOrders } from '~/services/order/order.server';
import { readSegment } from '~/services/segment/segment.server';
import { ServerOnly } from '~/ui/kit';
import { AccountOverview, type AccountOverviewProps, type OnTheWay } from '~/ui/pages/account-overview';
import { getContext } from '~/request-context/get-context.server';
import { redirectToLogin } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const RECENT = 3;
const OVERVIEW = serverModel<AccountOverviewProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  const { customer, language } = context;
  if (!customer) throw redirectToLogin(context);
  const [recent, sent, facts, waiting, segment] = await Promise.all([
    listOrders(context, {}, RECENT),
    listOrders(context, { status: 'shipped' }, 1),
    readAccountFacts(context),
    customer.isBusiness ? countWaiting(context) : 0,
    context.personalCoupons && readSegment(context, context.personalCoupons),
  ]);
  OVERVIEW.keep(args.context, {
    customer,
    facts,
    orders: recent.rows,
    totalOrders: recent.paging.total,
    onTheWay: onTheWayOf(sent),
    waiting,
    segment,
    language,
  });
  return { title: titleOf(context, 'account:nav.overview') };
}

/** A single one is shown itself. */
function onTheWayOf({ rows: [first], paging: { total } }: Awaited<ReturnType<typeof listOrders>>): OnTheWay {
  return { count: total, href: total === 1 && first ? first.href : `${ordersPath()}?status=shipped` };
}

export default function OverviewRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Overview /> : null}</ServerOnly>;
}

function Overview() {
  const model = OVERVIEW.useModel();
  return model ? <AccountOverview {...model} /> : null;
}
