// The visit: the caller plus the shop it is in. What `enter` returns to every loader and action.
import type { Consent } from '#domain/consent';
import type { Caller } from './caller';
import type { CustomerView } from './customer';

/** A store view as the content service lists it (spec section 3, Store). */
export interface StoreView {
  id: number;
  code: string;
  name: string;
  isConsumer: boolean;
  features: { accountLink: boolean; search: boolean; asynchronousPrices: boolean; consent: boolean };
  /** Spec §3 opengraph: null where the store wants no such tags. */
  openGraph: { siteName: string | null; description: string | null } | null;
  popularTerms: string[];
}

export interface Variant {
  code: string;
  name: string;
  themeName: string;
  host: string;
  storeCodes: readonly string[];
  pinned: boolean;
  /** The store in which `only_trade` products are closed to consumers; null where there is no such rule. */
  tradeOnlyStoreCode: string | null;
  closedPaths: readonly string[];
  features: {
    giftShop: boolean;
    inkFinder: boolean;
    dayToDayDelivery: boolean;
    loginRequired: boolean;
    /** The customer's allow-list of categories is fetched (spec section 6). */
    allowLists: boolean;
  };
}

export interface Visit extends Caller {
  variant: Variant;
  customer: CustomerView | null;
  consent: Consent;
  /** The name that personal use was agreed to under. */
  visitorId: string | null;
  /** True when nothing personal is on this page, so that it may be kept for other anonymous visitors. */
  anonymous: boolean;
  scriptsOff: boolean;
  stores: StoreView[];
  /** Address of this request, path and search: what panels and forms return to. */
  here: string;
  isPost: boolean;
  /** `performance.now()` at the door. */
  startedAt: number;
}
