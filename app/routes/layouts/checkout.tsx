// The checkout layout: its only links are the logo and the way back to the cart (spec section 2).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { cartPath, checkoutSuccessPath, frontPath } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import { useTexts } from '~/i18n/use-texts';
import type { FrameView } from '~/models/frame';
import { serverModel } from '~/page-context';
import { getContext } from '~/request-context/get-context.server';
import { readPlainFrame } from '~/services/page/frame.server';
import { CheckoutLayout } from '~/ui/frame/layouts';
import { AskAgain } from './ask-again';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

const FRAME = serverModel<FrameView>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  FRAME.keep(args.context, await readPlainFrame(context));
  return { framed: true };
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/checkout');
  const frame = FRAME.useModel();
  const location = useLocation();
  const { pathname } = location;
  const { t } = useTexts('checkout');
  if (!data) return <main id="main">{children}</main>;
  // Behind an order there is no cart to go back to.
  const isDone = pathname === checkoutSuccessPath();
  const back = isDone
    ? { href: frontPath(), label: t('common:toFrontPage') }
    : { href: cartPath(), label: t('backToCart') };
  return (
    <CheckoutLayout
      props={import.meta.env.SSR && frame ? frameOf(frame, addressWithoutTracking(location)) : null}
      back={back}
    >
      {children}
    </CheckoutLayout>
  );
}

export default function Checkout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return <Framed>{import.meta.env.SSR ? <ErrorScreen /> : <AskAgain />}</Framed>;
}
