// For tests: the request context of a visitor without a login, in the private store of the first shop.
import { NOT_ANSWERED } from '#domain/content/consent';
import { VARIANTS } from '~/config/variants';
import type { CustomerView } from '~/models/customer';
import type { PunchoutVisit } from '~/models/punchout';
import type { RequestContext, StoreView } from '~/models/request-context';

const CODES = ['b2c', 'b2b', 'punchout', 'b2cb', 'b2b_uniq', 'firmagaver_dk'];

/** As the content service lists them: ids from 1. */
export const STORES: StoreView[] = CODES.map((code, index) => ({
  id: index + 1,
  code,
  name: code,
  isConsumer: code.startsWith('b2c'),
  features: { accountLink: true, search: true, asynchronousPrices: false, consent: true },
  openGraph: null,
  tagManager: null,
  popularTerms: [],
}));

export const storeOf = (code: string): StoreView => {
  const store = STORES.find((one) => one.code === code);
  if (!store) throw new RangeError(`No store ${code}`);
  return store;
};

export const customerOfTests = (facts: Partial<CustomerView> = {}): CustomerView => ({
  id: '7',
  firstname: 'Anna',
  lastname: 'Holm',
  email: 'anna@example.dk',
  groupId: 1,
  storeId: 2,
  ean: '',
  isBusiness: true,
  businessName: 'Fjordhavn',
  managesUsers: false,
  limitToShoppingLists: false,
  scansGoods: false,
  orderHistoryAccess: true,
  invoiceOverviewAccess: true,
  bonusShopAccess: false,
  hasPersonalCoupons: false,
  approval: null,
  writesNotes: false,
  maySubscribe: false,
  mayKeepCards: false,
  usesGiftCards: true,
  requisitionerRequired: false,
  requisitionNumberRequired: false,
  addressRights: {
    allowBillingAddressChange: true,
    allowShippingAddressChange: true,
    onlyDefaultBilling: false,
    onlyDefaultShipping: false,
  },
  language: 'da',
  disallow: [],
  actingStaff: null,
  punchout: null,
  ...facts,
});

/** A buyer of a procurement system, on a visit. */
export const visitOfTests = (facts: Partial<PunchoutVisit> = {}): PunchoutVisit => ({
  id: 'v-1',
  title: 'Fjordhavn',
  standard: 'OCI',
  cancelUrl: null,
  mayLeave: false,
  minimumOere: null,
  frameAncestors: [],
  returnOrigin: 'https://srm.example',
  selectedSku: null,
  continues: false,
  looksOnly: false,
  returned: false,
  ...facts,
});

export function visitorContext(facts: Partial<RequestContext> = {}): RequestContext {
  const [variant] = VARIANTS;
  return {
    storeId: 1,
    storeCode: 'b2c',
    lawDay: '2026-11-23',
    isLawPreview: false,
    token: null,
    cartId: null,
    visitor: null,
    language: 'da',
    scheme: 'http',
    host: 'localhost:3000',
    requestId: '',
    clientAddress: '',
    userAgent: '',
    signal: null,
    rules: {
      showsVat: true,
      catalogueMode: false,
      tradeOnlyStore: true,
      dayToDayDelivery: true,
      showsPoints: false,
      energyIcons: {},
    },
    meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
    variant,
    customer: null,
    tokenData: null,
    personalCoupons: null,
    consent: NOT_ANSWERED,
    visitorId: null,
    anonymous: true,
    scriptsOff: false,
    stores: STORES.slice(0, 3),
    storeStep: 'consumer',
    choosable: STORES.slice(0, 2),
    privateStore: storeOf('b2c'),
    businessKeys: [],
    here: '/',
    isPost: false,
    startedAt: 0,
    arrival: { ms: 0, calls: 0, statements: 0 },
    ...facts,
  };
}

export const cookiesOf = (response: Response): string[] => response.headers.getSetCookie();

/** What a browser stores of these: names without values are gone. */
export const keptOf = (cookies: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(
    cookies.map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return [name, /; Max-Age=0/.test(cookie) ? null : decodeURIComponent(value)];
    }),
  );
