// The account's first page: the three latest orders and what is on its way (spec section 9: recent orders page size 3).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { countWaiting } from '~/services/approval/approval.server';
import { listOrders } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { AccountOverview } from '~/ui/pages/account-overview';
import { enter } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';
import { redirectToLogin } from '~/visit/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const RECENT = 3;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated');
  const { customer } = visit;
  if (!customer) throw redirectToLogin(visit);
  const [recent, waiting] = await Promise.all([
    listOrders(visit, {}, RECENT),
    customer.isBusiness ? countWaiting(visit) : 0,
  ]);
  const onTheWay = recent.rows.filter((order) => order.status === 'shipped').length;
  return {
    customer,
    orders: recent.rows,
    totalOrders: recent.paging.total,
    onTheWay,
    waiting,
    language: visit.language,
    title: titleOf(visit, 'account:nav.overview'),
  };
}

export default function OverviewRoute() {
  return <Still>{import.meta.env.SSR ? <Overview /> : null}</Still>;
}

function Overview() {
  const { title: _title, ...props } = useLoaderData<typeof loader>();
  return <AccountOverview {...props} />;
}
