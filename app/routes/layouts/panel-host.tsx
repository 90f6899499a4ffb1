// Above all layouts: the panel that the address asks for. Pages and frames do not load again for it (architecture section 4).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from '@remix-run/react';
import { panelIn, withoutPanel } from '#domain/addresses';
import { decidePanel } from '~/panels/decide.server';
import { PanelOverPage } from '~/panels/open-panel';
import { enter } from '~/visit/enter.server';
import { cartOr } from '~/visit/cart-gone.server';

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href || formMethod === 'POST') return defaultShouldRevalidate;
  const isOpen = (url: URL) => panelIn(url.pathname + url.search) !== null;
  return isOpen(currentUrl) || isOpen(nextUrl);
}

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  return { panel: await cartOr(args.request, () => decidePanel(visit)), language: visit.language };
}

export default function PanelHostRoute() {
  const { panel, language } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      {panel ? (
        <PanelOverPage panel={panel} page={withoutPanel(here)} here={here} message={null} language={language} />
      ) : null}
      <Outlet />
    </>
  );
}

export const handle = { i18n: ['cart', 'content', 'product', 'errors'] };
