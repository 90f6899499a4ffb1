// The account's first page: the three latest orders, what is on its way, points, and how the shop knows the customer (spec §9: recent
// orders page size 3).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { serverModel } from '~/page-context';
import { countWaiting } from '~/services/approval/approval.server';
import { readAccountFacts } from '~/services/customer/bought.server';
import { listOrders } from '~/services/order/order.server';
import { readSegment } from '~/services/segment/segment.server';
import { Still } from '~/ui/kit';
import { AccountOverview, type AccountOverviewProps } from '~/ui/pages/account-overview';
import { enter } from '~/visit/enter.server';
import { redirectToLogin } from '~/visit/respond.server';
import { titleOf } from '~/visit/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const RECENT = 3;
const OVERVIEW = serverModel<AccountOverviewProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated');
  const { customer, language } = visit;
  if (!customer) throw redirectToLogin(visit);
  const [recent, facts, waiting, segment] = await Promise.all([
    listOrders(visit, {}, RECENT),
    readAccountFacts(visit, customer.bonusShopAccess),
    customer.isBusiness ? countWaiting(visit) : 0,
    visit.personalCoupons && readSegment(visit, visit.personalCoupons),
  ]);
  const onTheWay = recent.rows.filter((order) => order.status === 'shipped').length;
  OVERVIEW.keep(args.context, {
    customer,
    facts,
    orders: recent.rows,
    totalOrders: recent.paging.total,
    onTheWay,
    waiting,
    segment,
    language,
  });
  return { title: titleOf(visit, 'account:nav.overview') };
}

export default function OverviewRoute() {
  return <Still>{import.meta.env.SSR ? <Overview /> : null}</Still>;
}

function Overview() {
  const model = OVERVIEW.useModel();
  return model ? <AccountOverview {...model} /> : null;
}
