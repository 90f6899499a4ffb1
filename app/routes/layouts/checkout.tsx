// The checkout layout: nothing leads away but the mark and the way back to the cart (spec section 2).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cartPath } from '#domain/addresses';
import { readPlainFrame } from '~/services/frame.server';
import { CheckoutLayout } from '~/ui/frame/layouts';
import { enter } from '~/visit/enter.server';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule');
  return { frame: await readPlainFrame(visit) };
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/checkout');
  const { pathname, search } = useLocation();
  const { t } = useTranslation('checkout');
  if (!data) return <main id="main">{children}</main>;
  return (
    <CheckoutLayout {...frameOf(data.frame, pathname + search)} back={{ href: cartPath(), label: t('backToCart') }}>
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
  return (
    <Framed>
      <ErrorScreen />
    </Framed>
  );
}

export const handle = { i18n: ['checkout'] };
