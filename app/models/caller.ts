// The caller of a request: sent to the back end with every service call. Built before anything is read.
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar';
import type { Shown } from '#domain/store/shop-change';

export interface Caller {
  /** Magento id of the chosen store, as the Store header sends it. */
  storeId: number;
  storeCode: string;
  token: string | null;
  cartId: string | null;
  /** Visitor id for recorded events and personal rows; set by those requests alone, and only with consent. */
  visitor: string | null;
  language: 'da' | 'en';
  /** Scheme and host of the request, sent on as Origin: mails and payments lead back to it. */
  scheme: 'http' | 'https';
  host: string;
  requestId: string;
  /** Where the request comes from: limits on tries count by it. */
  clientAddress: string;
  /** The id in the browser's device cookie, or a new one: a login makes it known (docs/operator/cookies.md). */
  device?: string;
  /** The browser, as it calls itself: shown in the list of logins. */
  userAgent: string;
  /** Aborted when the client has gone before its page was made; null where others wait for the same, or where something is changed. */
  signal: AbortSignal | null;
  rules: ShopRules;
  /** Counters of this request for the demo bar and Server-Timing; shared by all loaders of one document. */
  meter: Meter;
}

/** What the shop variant and the store decide about prices and cards, so that maps need not know either by name. */
export interface ShopRules {
  /** Consumer stores show and calculate prices including VAT (spec section 9). */
  showsVat: boolean;
  catalogueMode: boolean;
  /** True in the consumer store of the shop whose products may be reserved for business customers (spec section 4). */
  tradeOnlyStore: boolean;
  dayToDayDelivery: boolean;
  /** By which the store promises delivery; the usual one where it is not said. */
  calendar?: DeliveryCalendar;
  /** Customers of the bonus shop see what goods cost in points. */
  showsPoints: boolean;
  /** The customer may have goods delivered regularly. */
  maySubscribe?: boolean;
  /** During a visit from a procurement system: the cart goes back to it, and nothing is ordered here. */
  transfersCart?: boolean;
  /** During such a visit that lets the buyer look at a cart, and not change it. */
  onlyLooks?: boolean;
  /** The arrow of each energy class as the content service has it, by letter. */
  energyIcons: Readonly<Record<string, string>>;
}

export interface Meter {
  calls: number;
  statements: number;
  graphqlMs: number;
  /** What the answers showed, as far as the back end says it: null once one of them did not. */
  shows: Set<Shown> | null;
  /** Texts that could not be read in time were left out, or are earlier ones: the page is for this visitor only. */
  isIncomplete?: boolean;
}
