// The document around every page: head, looks, skip link, toasts, the demo bar, and the scripts that start late.
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { json } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  Scripts,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { withoutPanel } from '#domain/addresses';
import { BOOT } from '~/client/boot';
import { useLoading } from '~/client/loading';
import { scrollKey } from '~/client/scroll';
import { useToastLifetime } from '~/client/toast-lifetime';
import { useSoftMoves } from '~/client/soft-moves';
import type { ToastView } from '~/models/frame';
import { PageContext } from '~/page-context';
import { readDemo } from '~/services/demo.server';
import { DemoBar } from '~/ui/frame/demo-bar';
import { LoadingOverlay, Toasts } from '~/ui/frame/notices';
import { SkipLink } from '~/ui/frame/top-bar';
import { themeClass } from '~/ui/theme';
import { enter } from '~/visit/enter.server';
import { waitingToast } from '~/visit/toast.server';
import { ErrorScreen } from '~/routes/layouts/error-screen';

// Spec §9: the browser's theme colour.
const THEME_COLOUR = '#D5494B';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: MetaFunction = () => [{ title: 'Kontorværk' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const waiting = waitingToast(args.request, visit.language);
  const data = {
    language: visit.language,
    themeName: visit.variant.themeName,
    toasts: waiting ? [waiting.toast] : [],
    demo: await readDemo(visit),
  };
  return json(data, waiting ? { headers: { 'Set-Cookie': waiting.clear } } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { texts, scriptless } = useContext(PageContext);
  return (
    <html lang={data?.language ?? 'da'} className={themeClass(data?.themeName ?? 'base')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scriptless ? null : <LateScripts texts={texts} />}
      </body>
    </html>
  );
}

/** The texts and modules of the page as data, and the boot script that turns the modules on when the page is at rest. */
function LateScripts({ texts }: { texts: string }) {
  return (
    <>
      <script
        id="texts"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, with '<' escaped.
        dangerouslySetInnerHTML={{ __html: texts.replaceAll('<', '\\u003c') }}
      />
      <ScrollRestoration getKey={scrollKey} />
      <Scripts />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script dangerouslySetInnerHTML={{ __html: BOOT }} />
    </>
  );
}

export default function App() {
  const { toasts, demo } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { cost } = useContext(PageContext);
  useSoftMoves();
  return (
    <>
      <SkipLink />
      <Outlet />
      <PassingToasts toasts={toasts} />
      <LoadingOverlay visible={useLoading()} />
      {demo ? (
        <DemoBar
          demo={demo}
          cost={cost}
          loginAction="/demo/login"
          scriptsAction="/demo/scripts"
          here={withoutPanel(pathname + search)}
        />
      ) : null}
    </>
  );
}

function PassingToasts({ toasts: given }: { toasts: ToastView[] }) {
  const { toasts, close } = useToastLifetime(given);
  return <Toasts toasts={toasts} onClose={close} />;
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  );
}
