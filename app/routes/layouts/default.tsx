// The default layout: sidebar, header and footer around the page, or around what went wrong with it (spec section 2).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { readFrame } from '~/services/frame.server';
import { DefaultLayout } from '~/ui/frame/layouts';
import { NotificationBar } from '~/ui/frame/notices';
import { cartOr } from '~/visit/cart-gone.server';
import { enter } from '~/visit/enter.server';
import { closedNotifications } from '~/visit/notification.server';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  // The cart's count stands in the header: a cookie that names no cart is found out here first.
  return { frame: await cartOr(args.request, () => readFrame(visit, closedNotifications(args.request))) };
}

const isWide = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'wide' in handle && handle.wide === true;

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/default');
  const { pathname, search } = useLocation();
  const wide = useMatches().some(({ handle }) => isWide(handle));
  // The frame itself could not be read: the page stands alone.
  if (!data) return <main id="main">{children}</main>;
  const props = frameOf(data.frame, pathname + search);
  const { notification } = data.frame;
  return (
    <>
      {notification ? (
        <NotificationBar notification={notification} closeAction="/notification/close" here={props.here} />
      ) : null}
      <DefaultLayout {...props} sidebar={!wide}>
        {children}
      </DefaultLayout>
    </>
  );
}

export default function Default() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return (
    <Framed>
      <ErrorScreen />
    </Framed>
  );
}
