// The account area: its navigation beside each of its pages.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation } from '@remix-run/react';
import type { AccountEntry } from '~/models/account';
import { serverModel } from '~/page-context';
import { Still } from '~/ui/kit';
import { AccountLayout } from '~/ui/pages/account-layout';
import { accountMenu } from '~/request-context/account-menu.server';
import { enter } from '~/request-context/enter.server';

export { revalidateFrame as shouldRevalidate } from '../layouts/revalidate';

const MENU = serverModel<AccountEntry[]>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated');
  MENU.keep(args.context, await accountMenu(visit));
  return null;
}

export default function AccountRoute() {
  return <Still>{import.meta.env.SSR ? <Account /> : null}</Still>;
}

function Account() {
  const menu = MENU.useModel() ?? [];
  return (
    <AccountLayout path={useLocation().pathname} menu={menu}>
      <Outlet />
    </AccountLayout>
  );
}

export const handle = { wide: true };
