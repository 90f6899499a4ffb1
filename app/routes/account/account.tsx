// The account area: its navigation next to each of its pages.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation } from '@remix-run/react';
import type { AccountEntry } from '~/models/account';
import { serverModel } from '~/page-context';
import { accountMenu } from '~/request-context/account-menu.server';
import { getContext } from '~/request-context/get-context.server';
import { ServerOnly } from '~/ui/kit';
import { AccountLayout } from '~/ui/pages/account-layout';

export { revalidateFrame as shouldRevalidate } from '../layouts/revalidate';

const MENU = serverModel<AccountEntry[]>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  MENU.keep(args.context, await accountMenu(context));
  return null;
}

export default function AccountRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Account /> : null}</ServerOnly>;
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
