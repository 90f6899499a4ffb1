// Above all layouts: the panel that the address names. Pages and frames do not reload for it (architecture section 4).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { panelIn, withoutPanel } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import { addTexts } from '~/i18n/page-texts';
import { textsForPage } from '~/i18n/texts.server';
import { decidePanel } from '~/panels/decide.server';
import { cartOr } from '~/request-context/cart-gone.server';
import { getContext } from '~/request-context/get-context.server';
import { panelPlace } from '~/ui/frame/panel.css';

// The server draws a panel at once; the browser fetches the code of panels when one opens.
const PanelOverPage = import.meta.env.SSR
  ? (await import('~/panels/open-panel')).PanelOverPage
  : lazy(async () => ({ default: (await import('~/panels/open-panel')).PanelOverPage }));

const PANEL_TEXTS = [
  'common',
  'cart',
  'content',
  'product',
  'request',
  'checkout',
  'addresses',
  'shipments',
  'lists',
  'errors',
];

/** A refused form is answered with a separate page. */
const NOTHING_SAID = { message: null, reply: null } as const;

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
  const context = await getContext(args);
  const panel = await cartOr(args.request, () => decidePanel(context));
  // A panel that is opened later brings its texts along, so that pages need not carry them.
  return { panel, language: context.language, texts: panel ? textsForPage(context.language, PANEL_TEXTS) : null };
}

export default function PanelHostRoute() {
  const { panel, language, texts } = useLoaderData<typeof loader>();
  if (texts) addTexts(texts);
  const address = addressWithoutTracking(useLocation());
  const here = address;
  return (
    <>
      {/* Scripts find the panel by this place, and put the next one into it. */}
      <div data-panel-place="" className={panelPlace}>
        {panel ? (
          <Suspense fallback={null}>
            <PanelOverPage panel={panel} page={withoutPanel(here)} here={here} {...NOTHING_SAID} language={language} />
          </Suspense>
        ) : null}
      </div>
      <Outlet />
    </>
  );
}
