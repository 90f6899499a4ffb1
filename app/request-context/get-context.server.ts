// Starts every loader and action: host → catalogue mode → token → store → locale → guards (docs/developer/architecture.md).
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { decideAll, type GuardName, guardsOfPath, type Visitor, type VisitorRights } from '#domain/customer/access';
import { isLoginAddress, loginPath, looksAtDraft } from '#domain/page/addresses';
import { addressWithoutTracking } from '#domain/page/tracking-params';
import { isCatalogueHost } from '#domain/store/host';
import { env } from '~/config/env.server';
import { variantFor } from '~/config/variants';
import type { Caller } from '~/models/caller';
import type { CustomerView } from '~/models/customer';
import type { RequestContext, StoreView, Variant } from '~/models/request-context';
import { readCalendar } from '~/services/calendar/calendar.server';
import { listEnergyIcons } from '~/services/content/energy.server';
import { readCustomer } from '~/services/customer/customer.server';
import { readTokenData } from '~/services/customer/token-data.server';
import { lawOfVisit } from '~/services/law/law.server';
import { listStores } from '~/services/store.server';
import { NotAuthorised } from '~/services/transport/transport.server';
import { listVariants } from '~/services/variant.server';
import { consentIn } from './consent.server';
import { readCookies } from './cookies.server';
import { languageIn, requestLanguage } from './locale.server';
import { personalCouponsOf } from './personal-coupons.server';
import { accountElsewhere, redirectTo, redirectToLogin, sessionExpired } from './respond.server';
import { browserDevice } from './session.server';
import { lackOfStores, notSetUp } from './setup.server';
import { chooseStore, NO_CHOICE, storePartOf, storesOf, switchToBusiness } from './store.server';

export type Args = LoaderFunctionArgs | ActionFunctionArgs;

// Remix makes a new Request for each loader but hands all of them one context object: one request context per document.
const contexts = new WeakMap<object, Promise<RequestContext>>();
const finished = new WeakMap<object, RequestContext>();

/** The context of this request, admitted by the guards of the route; throws the redirect or refusal of the first guard that rejects it. */
export async function getContext(args: Args, ...guards: GuardName[]): Promise<RequestContext> {
  const key: object = args.context;
  const arriving = contexts.get(key) ?? arrive(args.request);
  contexts.set(key, arriving);
  const context = await arriving.catch((failure: unknown) => {
    // Each loader of the document is answered by itself, and an answer can be read once.
    throw failure instanceof Response ? failure.clone() : failure;
  });
  finished.set(key, context);
  const visitor = guardedVisitor(context);
  const decision = decideAll([...guardsOfPath(visitor.path), ...guards], visitor);
  if (decision.kind === 'redirect')
    throw decision.to === loginPath() ? redirectToLogin(context) : redirectTo(decision.to);
  if (decision.kind === 'error')
    throw new Response(decision.text, { status: decision.status, statusText: decision.text });
  return context;
}

/** The same context a moment later, when a customer has logged in: with the customer, and in the customer's store (spec section 4). */
export async function contextOfCustomer(context: RequestContext, token: string): Promise<RequestContext> {
  const customer = await readCustomer({ ...context, token });
  const place = storePartOf(context, NO_CHOICE, customer);
  return { ...context, token, customer, tokenData: null, cartId: null, personalCoupons: null, ...place };
}

/** The same host as someone sees it who has no login and has chosen nothing. */
export function contextOfStranger(context: RequestContext): RequestContext {
  return {
    ...context,
    token: null,
    customer: null,
    tokenData: null,
    cartId: null,
    personalCoupons: null,
    ...storePartOf(context, NO_CHOICE, null),
  };
}

/** Whether guards would let this request pass: for what is left out rather than refused. */
export const guardsLetIn = (context: RequestContext, guards: readonly GuardName[]): boolean =>
  decideAll(guards, guardedVisitor(context)).kind === 'pass';

/** For the document's own render: the context of this request, when any loader came so far. */
export const contextOf = (loadContext: object): RequestContext | undefined => finished.get(loadContext);

async function arrive(request: Request): Promise<RequestContext> {
  const startedAt = performance.now();
  const url = new URL(request.url);
  const cookies = readCookies(request);
  const asking = strangerOf(request, await requestLanguage(request));
  const [shop, energyIcons] = await Promise.all([shopBehind(request, asking), listEnergyIcons(asking)]);
  const { variant, stores } = shop;
  const stranger = inShop(asking, shop);
  const sent = stranger.rules.catalogueMode ? null : cookies.token;
  // The owner of the token is looked up in the store that a visitor would be in.
  const place = { variant, stores, here: pageAddress(url) };
  const { store: before } = chooseStore(place, cookies.store, null);
  const customer = sent ? await customerOf({ ...stranger, storeId: before.id, token: sent }, request) : null;
  const token = customer && sent;
  const { store } = chooseStore(place, cookies.store, customer);
  const tokenData = customer && (await tokenDataOf({ ...stranger, storeId: store.id }, cookies.jwt, variant, customer));
  const context: RequestContext = {
    ...stranger,
    ...place,
    ...storePartOf({ ...stranger, ...place }, cookies, customer),
    token,
    cartId: cookies.cart,
    rules: {
      ...stranger.rules,
      showsVat: store.isConsumer,
      tradeOnlyStore: variant.tradeOnlyStoreCode === store.code,
      // Spec §6: the bonus shop requires the token's claim, in addition to the customer's current right.
      showsPoints: (customer?.bonusShopAccess && tokenData?.bonusShopAccess) ?? false,
      ...{ energyIcons, calendar: await readCalendar({ ...stranger, storeId: store.id, storeCode: store.code }) },
      ...rulesFor(customer),
    },
    customer,
    tokenData,
    personalCoupons: personalCouponsOf(customer, variant, cookies.personalCoupons),
    ...{ ...consentIn(cookies), ...(await lawOfVisit({ ...stranger, storeId: store.id }, cookies.law)) },
    anonymous: !token && isOfAnyone(cookies, url),
    scriptsOff: cookies.scriptsOff === '1',
    isPost: request.method === 'POST',
    startedAt,
    arrival: { ms: performance.now() - startedAt, calls: stranger.meter.calls, statements: stranger.meter.statements },
  };
  const elsewhere = switchToBusiness(request, context);
  if (elsewhere) throw elsewhere;
  return context;
}

/** True when neither cookies nor the address are specific to one visitor; a draft is only for users who have its link. */
const isOfAnyone = ({ cart, toast, orderToken, law }: ReturnType<typeof readCookies>, { search }: URL): boolean =>
  !cart && !toast && !orderToken && !law && !looksAtDraft(search);

/** What only some customers have is not said of the others. */
const rulesFor = (customer: CustomerView | null) => ({
  ...(customer?.punchout ? { transfersCart: true } : {}),
  ...(customer?.punchout?.looksOnly ? { onlyLooks: true } : {}),
  ...(customer?.maySubscribe ? { maySubscribe: true } : {}),
});

/** The anonymous caller derived from the request alone: for data that must be stored although the login was not admitted. */
export async function strangerBehind(request: Request): Promise<Caller> {
  const asking = strangerOf(request, await requestLanguage(request));
  const shop = await shopBehind(request, asking);
  // The back end answers in a store only.
  return { ...inShop(asking, shop), storeId: shop.first.id };
}

interface Shop extends Pick<RequestContext, 'variant' | 'stores'> {
  /** The first of the variant's stores. */
  first: StoreView;
}

/** The shop of the requested host, with its stores; throws the setup page where it has none. */
async function shopBehind(request: Request, asking: Caller): Promise<Shop> {
  const [variants, all] = await Promise.all([listVariants(asking), listStores(asking)]);
  const variant = variantFor(new URL(request.url).host, env.SHOP_VARIANT, variants);
  const stores = storesOf(variant, all);
  const [first] = stores;
  if (!first) throw notSetUp(lackOfStores(all.length > 0));
  return { variant, stores, first };
}

const inShop = (asking: Caller, { variant, first }: Shop): Caller => ({
  ...asking,
  language: languageIn(variant, asking.language),
  storeCode: first.code,
  rules: { ...asking.rules, dayToDayDelivery: variant.features.dayToDayDelivery },
});

/** The caller before shop, store and customer are known: enough to read the list of shops and stores. */
function strangerOf(request: Request, language: 'da' | 'en'): Caller {
  const { host, protocol } = new URL(request.url);
  return {
    storeId: 0,
    storeCode: '',
    token: null,
    cartId: null,
    visitor: null,
    language,
    scheme: protocol === 'https:' ? 'https' : 'http',
    host,
    requestId: request.headers.get('X-Request-Id') ?? '',
    clientAddress: request.headers.get('X-Real-Ip') ?? '',
    device: browserDevice(request),
    userAgent: request.headers.get('User-Agent') ?? '',
    signal: request.method === 'GET' ? request.signal : null,
    rules: {
      showsVat: true,
      catalogueMode: isCatalogueHost(host),
      tradeOnlyStore: false,
      dayToDayDelivery: false,
      showsPoints: false,
      energyIcons: {},
    },
    meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
  };
}

/** Scripts request one route's data with `_data`, and advertisements count their visits; the page is the same, and its links name neither. */
function pageAddress({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  asked.delete('_data');
  return addressWithoutTracking({ pathname, search: asked.size > 0 ? `?${asked}` : '' });
}

async function customerOf(caller: Caller, request: Request): Promise<CustomerView | null> {
  try {
    return await readCustomer(caller);
  } catch (error) {
    // Spec §4: a customer query failing with an authorization error clears the session.
    if (!(error instanceof NotAuthorised)) throw error;
    // Who logs in has a new one in a moment.
    if (request.method === 'POST' && isLoginAddress(new URL(request.url).pathname)) return null;
    throw error.refusal ? accountElsewhere(request, error.refusal) : sessionExpired(request);
  }
}

/** A JWT of someone else says nothing of this customer. */
async function tokenDataOf(caller: Caller, jwt: string | null, { storeCodes }: Variant, { id }: CustomerView) {
  const data = await readTokenData(caller, jwt, storeCodes);
  return data?.customerId === id ? data : null;
}

const visitorRights = ({ customer, rules }: RequestContext): VisitorRights | null =>
  customer && { ...customer, bonusShopAccess: rules.showsPoints };

const opensAccount = ({ stores, storeId }: RequestContext): boolean =>
  stores.find(({ id }) => id === storeId)?.features.accountLink ?? false;

function guardedVisitor(context: RequestContext): Visitor {
  const url = new URL(context.here, 'http://shop');
  const { customer } = context;
  return {
    path: url.pathname,
    q: url.searchParams.get('q'),
    hasToken: customer !== null,
    rights: visitorRights(context),
    catalogueMode: context.rules.catalogueMode,
    punchout: customer?.punchout
      ? { returned: customer.punchout.returned, accountIsOpen: opensAccount(context) }
      : null,
    variant: { loginRequired: context.variant.features.loginRequired, closedPaths: context.variant.closedPaths },
  };
}
