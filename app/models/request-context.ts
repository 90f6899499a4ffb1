// The request context: the caller plus the shop it is in. What `getContext` returns to every loader and action.
import type { Consent } from '#domain/content/consent';
import type { ShopFeature } from '#domain/store/shop-variant';
import type { StoreStep } from '#domain/store/store-selection';
import type { Caller } from './caller';
import type { CustomerView, TokenData } from './customer';

/** `day_to_day` as code spells it: `dayToDay`. */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A store view as the content service lists it (spec section 3, Store). */
export interface StoreView {
  id: number;
  code: string;
  name: string;
  isConsumer: boolean;
  features: { accountLink: boolean; search: boolean; asynchronousPrices: boolean; consent: boolean };
  /** Spec §3 opengraph: null where the store wants no such tags. */
  openGraph: { siteName: string | null; description: string | null } | null;
  /** Spec §3 gtm: its container at the tag manager; null where it has none. */
  tagManager: string | null;
  popularTerms: string[];
}

/** The shop's name as a picture, in the measures that it is made for. */
export interface ShopLogo {
  url: string;
  width: number;
  height: number;
}

export interface Variant {
  code: string;
  name: string;
  themeName: string;
  /** The mark of the look before its name, a picture instead of both, or the name alone. */
  logo: 'look' | ShopLogo | null;
  /** In which its pages are; the first for visitors who have chosen none of them. */
  languages: readonly ('da' | 'en')[];
  /** Lower case, without port; the first is the one that the shop wants to be known by. None: found only as the first shop, or pinned. */
  hosts: readonly string[];
  storeCodes: readonly string[];
  pinned: boolean;
  /** The store for buyers from a procurement system; visitors cannot choose it (spec section 4, step 1). */
  punchoutStoreCode: string | null;
  /** The store in which `only_trade` products are closed to consumers; null where there is no such rule. */
  tradeOnlyStoreCode: string | null;
  closedPaths: readonly string[];
  /** Paths of the categories that the shop's menu begins with. */
  leads: readonly string[];
  /**
   * allowLists: the customer's allow-list of categories is fetched (spec section 6). segments: customers in segments get personal coupons
   * (spec section 6). businessRedirect: addresses with a key lead visitors of the private store to the business store once (spec section 4).
   */
  features: Readonly<Record<CamelCase<ShopFeature>, boolean>>;
}

export interface RequestContext extends Caller {
  /** The Danish day by whose laws the pages of this visit are drawn. */
  lawDay: string;
  /** It is not today: staff look at another day. */
  isLawPreview: boolean;
  variant: Variant;
  customer: CustomerView | null;
  /** What the customer's JWT says; null without a proven one. */
  tokenData: TokenData | null;
  /** Codes that the customer has activated in this browser; null for anyone who gets no personal coupons. */
  personalCoupons: string[] | null;
  consent: Consent;
  /** The name that personal use was agreed to under. */
  visitorId: string | null;
  /** True when nothing personal is on this page, so that it may be cached for other anonymous visitors. */
  anonymous: boolean;
  scriptsOff: boolean;
  stores: StoreView[];
  /** Which of the five steps chose the store: 'consumer' and 'first' mean that the visitor has not chosen yet. */
  storeStep: StoreStep;
  /** The stores that this visitor may change between: none for customers, pinned shops and catalogues. */
  choosable: StoreView[];
  /** Where 'Change to private' leads. */
  privateStore: StoreView | null;
  /** Keys of addresses that led this browser to the business store before. */
  businessKeys: string[];
  /** Address of this request, path and search: what panels and forms return to. */
  here: string;
  isPost: boolean;
  /** `performance.now()` at the door. */
  startedAt: number;
  /** What it cost to find out who is here: milliseconds, questions to the back end, SQL statements. */
  arrival: { ms: number; calls: number; statements: number };
}
