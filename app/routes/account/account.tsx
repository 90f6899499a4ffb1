// The account area: its navigation beside each of its pages.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { countWaiting } from '~/services/approval/approval.server';
import { Still } from '~/ui/kit';
import { AccountLayout } from '~/ui/pages/account-layout';
import { enter } from '~/visit/enter.server';

export { revalidateFrame as shouldRevalidate } from '../layouts/revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated');
  const { customer, variant } = visit;
  // Only people of a company wait for each other.
  const waiting = customer?.isBusiness ? await countWaiting(visit) : null;
  return {
    orderHistory: customer?.orderHistoryAccess ?? false,
    managesUsers: customer?.managesUsers ?? false,
    waiting,
    inkFinder: variant.features.inkFinder,
  };
}

export default function AccountRoute() {
  return <Still>{import.meta.env.SSR ? <Account /> : null}</Still>;
}

function Account() {
  return (
    <AccountLayout path={useLocation().pathname} {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AccountLayout>
  );
}

export const handle = { wide: true };
