// Layout data of every page: shop, store, menu, footer, cart badge, who is logged in, demo bar.
import type { Purpose } from '#domain/content/consent';
import type { Shortcut } from '#domain/page/shortcuts';
import type { CartBadge } from './cart';
import type { MenuItem } from './catalogue';
import type { DraftView, FactView, FooterColumn, NotificationView, PopupView, SellerView } from './content';
import type { Variant } from './request-context';

/** While staff look at the shop by the laws of another day. */
export interface LawPreviewView {
  day: string;
  language: 'da' | 'en';
}

export interface StoreLink {
  code: string;
  label: 'private' | 'business';
  chosen: boolean;
}

export interface FrameView {
  shopName: string;
  logo: Variant['logo'];
  themeName: string;
  language: 'da' | 'en';
  /** There is another language to choose. */
  hasLanguages: boolean;
  storeCode: string;
  /** The stores that this variant offers to choose between (private or business); empty where the store is pinned. */
  stores: StoreLink[];
  /** `browse`: the catalogue is visible; false before login in a shop that requires login. */
  features: {
    cart: boolean;
    prices: boolean;
    login: boolean;
    search: boolean;
    accountLink: boolean;
    browse: boolean;
    /** Consumers buy here, and may withdraw. */
    withdraw: boolean;
    /** Companies buy here, and may return goods by agreement. */
    returns: boolean;
    /** Goods are sold here, and may be complained of. */
    complain: boolean;
  };
  menu: MenuItem[];
  /** Ways past the categories that are open here. */
  shortcuts: Shortcut[];
  /** What the shop says of itself at the foot of its pages. */
  about: string | null;
  footer: FooterColumn[];
  /** Who sells, as invoices name it; null where it is not known. */
  seller: SellerView | null;
  /** Cards and wallets that are accepted, by their names. */
  paymentMarks: readonly string[];
  facts: FactView[];
  cart: CartBadge;
  customer: { name: string; company: string } | null;
  notification: NotificationView | null;
  popup: PopupView | null;
  /** The page is looked at with a draft, by its link. */
  draft: DraftView | null;
  /** The live chat of this page and the logged-in user's data passed to it; null where none is offered. */
  chat: { script: string; name: string; email: string } | null;
  /** What a visitor agrees to who signs up for the newsletter; null where none is offered. */
  newsletter: { words: string } | null;
  /** Purposes to prompt the visitor for consent to; null where there are none, and after an answer. */
  asksConsent: readonly Purpose[] | null;
  /** Whether the visitor is prompted to choose a store: on a first visit, until one is chosen. */
  asksStore: boolean;
  popularTerms: string[];
}

export interface ToastView {
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

/** Shown on every page to staff who act for a customer. */
export interface ActingView {
  staff: string;
  customer: string;
}

/** The demo bar, only in the seeded demo world. */
export interface DemoBarView {
  logins: { email: string; role: string }[];
  shops: { label: string; href: string }[];
  scriptsOff: boolean;
  outboxHref: string;
  /** The simulated procurement system; null where this shop has none. */
  procurementHref: string | null;
  /** This page shows an order, with which staff's steps may be taken. */
  showsOrder: boolean;
}

/** A buyer of a procurement system fills a cart for it. */
export interface PunchoutBarView {
  /** The agreed name of the system. */
  title: string;
  /** Where they go without a cart. */
  cancelUrl: string | null;
  /** They can go home without a cart by a message instead. */
  mayLeave: boolean;
  /** What the cart must come to without VAT, in words. */
  minimum: string | null;
  /** The buyer may look at the cart and not change it. */
  looksOnly: boolean;
}
