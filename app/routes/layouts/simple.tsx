// The simple layout: login and the small pages of panels, with a sidebar only (spec section 2, architecture section 9).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import type { FrameView } from '~/models/frame';
import { serverModel } from '~/page-context';
import { getContext } from '~/request-context/get-context.server';
import { readPlainFrame } from '~/services/page/frame.server';
import { SimpleLayout } from '~/ui/frame/layouts';
import { AskAgain } from './ask-again';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

const FRAME = serverModel<FrameView>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  FRAME.keep(args.context, await readPlainFrame(context));
  return { framed: true };
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/simple');
  const frame = FRAME.useModel();
  const address = addressWithoutTracking(useLocation());
  if (!data) return <main id="main">{children}</main>;
  return <SimpleLayout props={import.meta.env.SSR && frame ? frameOf(frame, address) : null}>{children}</SimpleLayout>;
}

export default function Simple() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return <Framed>{import.meta.env.SSR ? <ErrorScreen /> : <AskAgain />}</Framed>;
}
