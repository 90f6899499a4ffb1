// Layout data of every page: menu, footer, notification and the cart's count, read in parallel.
import type { PopupState } from '#domain/content/popup';
import { shortcutsOpen } from '#domain/page/shortcuts';
import { paymentMarks } from '~/config/payment-marks.server';
import type { FrameView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';
import { readBadge } from '../cart/cart.server';
import type { FrameContent } from '../content/content.map';
import { readFrameContent } from '../content/content.server';
import { draftView } from '../content/draft.server';
import { hasReturnPage, hasWithdrawalPage } from '../goods-return/offered.server';
import { offeredNewsletter } from '../newsletter/newsletter.server';
import { chatOf, consentAsked } from '../outside-offers.server';
import { readSeller } from '../seller/seller.server';
import { offers } from '../transport/prune-remote.server';
import { isShutTo } from '../transport/shut';
import { notificationOfPage, popupOfPage } from './campaigns.server';
import { readOwnMenu } from './own-menu.server';

/** What this browser has closed. */
interface Closed {
  notifications: readonly string[];
  popup: PopupState;
}

/** The complete layout data: for the default layout. */
export async function readFrame(context: RequestContext, closed: Closed): Promise<FrameView> {
  const [menu, content, cart, seller, withdraw, returns, complain, newsletter, draft] = await Promise.all([
    readOwnMenu(context),
    readFrameContent(context),
    isShutTo(context) ? { quantity: 0 } : readBadge(context),
    readSeller(context),
    hasWithdrawalPage(context),
    hasReturnPage(context),
    !context.rules.catalogueMode && !context.rules.transfersCart && offers('commerce', 'Mutation.makeComplaint'),
    offeredNewsletter(context),
    draftView(context),
  ]);
  const asksConsent = consentAsked(context);
  // The question for the store hides where the strip has the switch; where it is seen, the popup's script waits for its answer.
  const isAsked = asksConsent !== null;
  const bare = bareFrame(context);
  return {
    ...bare,
    features: { ...bare.features, withdraw, returns, complain },
    menu,
    about: content.about,
    footer: content.columns,
    facts: content.facts,
    seller,
    cart,
    asksConsent,
    asksStore: asksStore(context),
    ...campaignsOf(context, content, { closed, isAsked, newsletter, draft }),
    chat: chatOf(context),
    newsletter,
    draft,
  };
}

interface Around extends Pick<FrameView, 'newsletter' | 'draft'> {
  closed: Closed;
  isAsked: boolean;
}

/** Overlays of the page. */
function campaignsOf(
  context: RequestContext,
  { notifications, popups }: Pick<FrameContent, 'notifications' | 'popups'>,
  { closed, draft, ...asked }: Around,
): Pick<FrameView, 'notification' | 'popup'> {
  const shown = draft?.state === 'shown' ? draft.kind : null;
  return {
    notification: notificationOfPage(context, notifications, closed.notifications, shown),
    popup: isShutTo(context) ? null : popupOfPage(context, { ...asked, popups, state: closed.popup, draft: shown }),
  };
}

/** Mark, name and trust facts, and the way to the right of withdrawal: for checkout, login and small pages. */
export async function readPlainFrame(context: RequestContext): Promise<FrameView> {
  const [{ facts }, seller, withdraw] = await Promise.all([
    readFrameContent(context),
    readSeller(context),
    hasWithdrawalPage(context),
  ]);
  const bare = bareFrame(context);
  return { ...bare, features: { ...bare.features, withdraw }, facts, seller };
}

function bareFrame(context: RequestContext): FrameView {
  const { customer, variant, rules } = context;
  const isShut = isShutTo(context);
  const store = context.stores.find(({ code }) => code === context.storeCode);
  return {
    shopName: variant.name,
    logo: variant.logo,
    themeName: variant.themeName,
    language: context.language,
    hasLanguages: variant.languages.length > 1,
    storeCode: context.storeCode,
    stores: storeLinks(context),
    features: {
      cart: !rules.catalogueMode && !isShut,
      prices: !rules.catalogueMode,
      login: !rules.catalogueMode && !variant.closedPaths.includes('/customer'),
      search: !isShut && (store?.features.search ?? true),
      accountLink: store?.features.accountLink ?? true,
      browse: !isShut,
      withdraw: false,
      returns: false,
      complain: false,
    },
    menu: [],
    shortcuts: shortcutsOf(context, isShut),
    about: null,
    footer: [],
    seller: null,
    paymentMarks: rules.catalogueMode ? [] : paymentMarks,
    facts: [],
    cart: { quantity: 0 },
    customer: customer ? { name: customer.firstname, company: customer.businessName } : null,
    notification: null,
    chat: null,
    newsletter: null,
    popup: null,
    draft: null,
    asksConsent: null,
    asksStore: false,
    popularTerms: store?.popularTerms ?? [],
  };
}

const shortcutsOf = ({ rules, variant, customer }: RequestContext, shut: boolean) =>
  shortcutsOpen({
    catalogueMode: rules.catalogueMode,
    shut,
    inkFinder: variant.features.inkFinder,
    limitToShoppingLists: customer?.limitToShoppingLists ?? false,
    transfersCart: rules.transfersCart ?? false,
    onlyLooks: rules.onlyLooks ?? false,
    closedPaths: variant.closedPaths,
  });

/** Private or business, for anyone who may choose. */
export function storeLinks({ choosable, storeCode }: RequestContext): FrameView['stores'] {
  return choosable.map(({ code, isConsumer }) => ({
    code,
    label: isConsumer ? ('private' as const) : ('business' as const),
    chosen: code === storeCode,
  }));
}

/** One question at a time, and none to visitors who have chosen (spec section 2, "store-init"). */
function asksStore(context: RequestContext): boolean {
  const isFirst = context.storeStep === 'consumer' || context.storeStep === 'first';
  return isFirst && context.choosable.length > 0 && !consentAsked(context);
}
