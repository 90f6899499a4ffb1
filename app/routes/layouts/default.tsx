// The default layout: sidebar, header and footer around the page, or around what went wrong with it (spec section 2).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation, useMatches, useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { consentPath, newsletterPath, panelHref, popupPath, withoutDraft } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import { tellCartCount } from '~/client/cart-count';
import { useTexts } from '~/i18n/use-texts';
import type { FrameView } from '~/models/frame';
import { serverModel } from '~/page-context';
import { cartOr } from '~/request-context/cart-gone.server';
import { getContext } from '~/request-context/get-context.server';
import { closedNotifications } from '~/request-context/notification.server';
import { popupStateIn } from '~/request-context/popup.server';
import { readFrame } from '~/services/page/frame.server';
import { cartMark } from '~/ui/frame/cart-mark';
import { DraftBar } from '~/ui/frame/draft-bar';
import { DefaultLayout } from '~/ui/frame/layouts';
import type { Side } from '~/ui/frame/links';
import { ChatLink } from '~/ui/shop/chat-link';
import { ConsentBar } from '~/ui/shop/consent-bar';
import { NewsletterSignup } from '~/ui/shop/newsletter-signup';
import { Popup } from '~/ui/shop/popup';
import { StoreQuestion } from '~/ui/shop/store-question';
import { AskAgain } from './ask-again';
import { ErrorScreen } from './error-screen';
import { frameOf } from './frame-props';

export { revalidateFrame as shouldRevalidate } from './revalidate';

const FRAME = serverModel<FrameView>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  // The cart's count is in the header: a cookie of an unknown cart is detected here first.
  const closed = { notifications: closedNotifications(args.request), popup: popupStateIn(args.request) };
  const frame = await cartOr(args.request, () => readFrame(context, closed));
  FRAME.keep(args.context, frame);
  return { inCart: frame.cart.quantity, hasMenu: frame.menu.length > 0 };
}

/** Said by the route's handle for all of its pages, or by its loader for one of them. */
const isWide = (said: unknown) => typeof said === 'object' && said !== null && 'wide' in said && said.wide === true;

/** A page with filters has the categories on top of them. */
const saysList = (data: unknown) =>
  typeof data === 'object' && data !== null && 'isList' in data && data.isList === true;

/** What the routes of this page say, by their handle or with their data. */
function useSide(hasMenu: boolean): Side {
  const matches = useMatches();
  if (!hasMenu || matches.some(({ handle, data }) => isWide(handle) || isWide(data))) return 'none';
  return matches.some(({ data }) => saysList(data)) ? 'list' : 'menu';
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layouts/default');
  const frame = FRAME.useModel();
  const address = addressWithoutTracking(useLocation());
  const side = useSide(data?.hasMenu ?? false);
  // The frame could not be read: render the page without it.
  if (!data) return <main id="main">{children}</main>;
  const props = import.meta.env.SSR && frame ? frameOf(frame, address) : null;
  return (
    <DefaultLayout
      props={props}
      side={side}
      top={import.meta.env.SSR && props ? <AboveThePage frame={props.frame} here={props.here} /> : null}
      before={import.meta.env.SSR && props ? <BeforeFooter frame={props.frame} here={props.here} /> : null}
      after={import.meta.env.SSR && props ? <PagePopup frame={props.frame} here={props.here} /> : null}
    >
      {children}
    </DefaultLayout>
  );
}

function AboveThePage({ frame, here }: { frame: FrameView; here: string }) {
  return (
    <>
      {frame.draft ? <DraftBar draft={frame.draft} page={withoutDraft(here)} /> : null}
      <AskedAtTheEdge frame={frame} here={here} />
    </>
  );
}

/** One at a time (services/frame). */
function AskedAtTheEdge({ frame: { asksConsent, asksStore, stores }, here }: { frame: FrameView; here: string }) {
  return (
    <>
      {asksConsent ? <ConsentBar action={consentPath()} here={here} asked={asksConsent} /> : null}
      {asksStore ? (
        <StoreQuestion stores={stores} action="/store/change" moreHref={panelHref(here, 'store-init')} here={here} />
      ) : null}
    </>
  );
}

function BeforeFooter({ frame, here }: { frame: FrameView; here: string }) {
  return (
    <>
      <Signup frame={frame} here={here} />
      {frame.chat ? <ChatLink chat={frame.chat} /> : null}
    </>
  );
}

/** Hidden on the page with the same form. */
function Signup({ frame: { newsletter }, here }: { frame: FrameView; here: string }) {
  const isOwnPage = here.split('?')[0]?.startsWith(newsletterPath());
  return newsletter && !isOwnPage ? <NewsletterSignup action={newsletterPath()} words={newsletter.words} /> : null;
}

function PagePopup({ frame: { popup, newsletter, language }, here }: { frame: FrameView; here: string }) {
  const signup = newsletter && { action: newsletterPath(), words: newsletter.words };
  return popup && <Popup popup={popup} action={popupPath()} here={here} language={language} signup={signup} />;
}

export default function Default() {
  return (
    <Framed>
      <CartCount />
      <Outlet />
    </Framed>
  );
}

/** Draws nothing: updates the header's count when a soft change has altered the cart. */
function CartCount() {
  const count = useRouteLoaderData<typeof loader>('routes/layouts/default')?.inCart ?? 0;
  const { t } = useTexts('common');
  useEffect(() => tellCartCount({ mark: cartMark(count), words: t('cartCount', { count }) }), [count, t]);
  return null;
}

export function ErrorBoundary() {
  return <Framed>{import.meta.env.SSR ? <ErrorScreen withRows /> : <AskAgain />}</Framed>;
}
