// The simple layout: login and the small pages of panels, with a sidebar only (spec section 2, architecture section 9).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { readPlainFrame } from '~/services/frame.server';
import { SimpleLayout } from '~/ui/frame/layouts';
import { enter } from '~/visit/enter.server';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  return { frame: await readPlainFrame(visit) };
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/simple');
  const { pathname, search } = useLocation();
  if (!data) return <main id="main">{children}</main>;
  return <SimpleLayout {...frameOf(data.frame, pathname + search)}>{children}</SimpleLayout>;
}

export default function Simple() {
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
