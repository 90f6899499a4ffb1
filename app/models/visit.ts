// The visit: the caller plus the shop it is in. What `enter` returns to every loader and action.
import type { Caller } from './caller';
import type { CustomerView } from './customer';

export interface Variant {
  code: string;
  name: string;
  themeName: string;
  host: string;
  storeCodes: string[];
  pinned: boolean;
  features: { giftShop: boolean; inkFinder: boolean; dayToDayNote: boolean; loginRequired: boolean };
}

export interface Visit extends Caller {
  variant: Variant;
  catalogueMode: boolean;
  showsVat: boolean;
  customer: CustomerView | null;
  /** True when nothing personal is on this page, so that it may be kept for other anonymous visitors. */
  anonymous: boolean;
  scriptsOff: boolean;
  isDemo: boolean;
}
