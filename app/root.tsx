// The document around every page: head, looks, skip link, toasts, the demo bar, and the scripts that start late.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { json } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { cartPath, lawPreviewPath, logoutPath, punchoutReturnPath, withoutPanel } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import { useAwake } from '~/client/hydrate';
import { useSoftMoves } from '~/client/progressive-forms';
import { scrollKey } from '~/client/scroll';
import { keepToasts } from '~/client/toast-lifetime';
import { mediaOrigin } from '~/config/outside.server';
import type { ActingView, DemoBarView, LawPreviewView, PunchoutBarView, ToastView } from '~/models/frame';
import { PageContext, serverModel } from '~/page-context';
import { readDemo } from '~/services/demo.server';
import { lawPreviewIn } from '~/services/law/law.server';
import { actingIn, punchoutBarIn } from '~/services/page/bars.server';
import { readTestPayments } from '~/services/store/test-payments.server';
import { ActingBar } from '~/ui/frame/acting-bar';
import { DemoBar } from '~/ui/frame/demo-bar';
import { HeadLinks, THEME_COLOUR } from '~/ui/frame/head-links';
import { LawBar } from '~/ui/frame/law-bar';
import { LoadingPlace, Toasts } from '~/ui/frame/notices';
import { PunchoutBar } from '~/ui/frame/punchout-bar';
import { SkipLink } from '~/ui/frame/skip-link';
import { TestBar } from '~/ui/frame/test-bar';
import '~/ui/pages/styles';
import { getContext } from '~/request-context/get-context.server';
import { outsideOfPage } from '~/request-context/outside-scripts.server';
import { asksFreshPrices, keptStoreOf } from '~/request-context/store.server';
import { waitingToast } from '~/request-context/toast.server';
import { AskAgain } from '~/routes/layouts/ask-again';
import { ErrorScreen } from '~/routes/layouts/error-screen';
import { ServerOnly } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { themeClass } from '~/ui/theme';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.shopName ?? '' }];

const DEMO = serverModel<DemoBarView | null>();
const ACTING = serverModel<ActingView | null>();
const LAW = serverModel<LawPreviewView | null>();
const TEST_PAYMENTS = serverModel<boolean>();
const PUNCHOUT = serverModel<PunchoutBarView | null>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const waiting = waitingToast(args.request, context.language);
  const data = {
    language: context.language,
    shopName: context.variant.name,
    themeName: context.variant.themeName,
    toasts: waiting ? [waiting.toast] : [],
    store: keptStoreOf(context),
    freshPrices: asksFreshPrices(context),
    media: mediaOrigin,
    outside: outsideOfPage(context),
    isCustomer: context.customer !== null,
  };
  DEMO.keep(args.context, await readDemo(context));
  ACTING.keep(args.context, actingIn(context));
  LAW.keep(args.context, lawPreviewIn(context));
  TEST_PAYMENTS.keep(args.context, await readTestPayments(context));
  PUNCHOUT.keep(args.context, punchoutBarIn(context));
  return json(data, waiting ? { headers: { 'Set-Cookie': waiting.clear } } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { errorTitle, isLive, language, themeName, shopName, scriptless, setup, styles } = useContext(PageContext);
  return (
    <html
      lang={data?.language ?? language}
      className={themeClass(data?.themeName ?? themeName)}
      data-store={data?.store ?? undefined}
      // What is for browsers without scripts is hidden (app/ui/kit/without-scripts), until the scripts turn out not to come.
      data-scripts={scriptless ? undefined : ''}
      data-prices={data?.freshPrices ? 'fresh' : undefined}
      data-media={data?.media || undefined}
      data-outside={data?.outside ?? undefined}
      data-customer={data?.outside && data.isCustomer ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        {/* Where no loader could say the shop's name, no page has a title of its own. */}
        {data && !setup && errorTitle === null ? <Meta /> : <title>{setup?.title ?? errorTitle ?? shopName}</title>}
        {/* Development has styles that change while the page is open: Remix links them. */}
        {import.meta.env.DEV ? <Links /> : null}
        <HeadLinks styles={styles} />
      </head>
      <body>
        {children}
        {/* In production the scripts wait behind the markup (app/client/boot); development needs them at once, for hot reload. */}
        {isLive ? <ScrollRestoration getKey={scrollKey} /> : null}
        {import.meta.env.DEV && !scriptless ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function App() {
  const { toasts } = useLoaderData<typeof loader>();
  useSoftMoves();
  useAwake();
  return (
    <>
      <SkipLink />
      <ServerOnly>{import.meta.env.SSR ? <TestPayments /> : null}</ServerOnly>
      <ServerOnly>{import.meta.env.SSR ? <Acting /> : null}</ServerOnly>
      <ServerOnly>{import.meta.env.SSR ? <Law /> : null}</ServerOnly>
      <ServerOnly>{import.meta.env.SSR ? <Punchout /> : null}</ServerOnly>
      <Outlet />
      <PassingToasts toasts={toasts} />
      <LoadingPlace />
      <ServerOnly>{import.meta.env.SSR ? <Demo /> : null}</ServerOnly>
    </>
  );
}

function TestPayments() {
  return TEST_PAYMENTS.useModel() ? <TestBar /> : null;
}

function Acting() {
  const acting = ACTING.useModel();
  return acting && <ActingBar acting={acting} endAction={logoutPath()} />;
}

function Law() {
  const law = LAW.useModel();
  return law && <LawBar day={dayText(law.day, law.language)} endAction={lawPreviewPath()} />;
}

function Punchout() {
  const bar = PUNCHOUT.useModel();
  return bar && <PunchoutBar bar={bar} cart={cartPath()} leaveAction={punchoutReturnPath()} />;
}

function Demo() {
  const demo = DEMO.useModel();
  const address = addressWithoutTracking(useLocation());
  const { cost } = useContext(PageContext);
  if (!demo) return null;
  const here = withoutPanel(address);
  const actions = { loginAction: '/demo/login', scriptsAction: '/demo/scripts', orderAction: '/demo/order' };
  return <DemoBar demo={demo} cost={cost} {...actions} here={here} />;
}

function PassingToasts({ toasts }: { toasts: ToastView[] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: others have come.
  useEffect(keepToasts, [toasts]);
  return <Toasts toasts={toasts} />;
}

export function ErrorBoundary() {
  return <main id="main">{import.meta.env.SSR ? <ErrorScreen /> : <AskAgain />}</main>;
}
