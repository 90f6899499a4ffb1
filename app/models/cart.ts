// The cart as page, panel and header badge show it.
import type { PresentWish } from '#domain/order/present';
import type { Refusal } from '#domain/refusal/refusals';
import type { PriceView } from './money';
import type { Picture, PromisedDay, QuantityRule } from './product';

export interface CartLine {
  uid: string;
  sku: string;
  /** Distinguishes two designs of one product; null for products without a design. */
  design: string | null;
  name: string;
  href: string;
  picture: Picture;
  options: { label: string; value: string }[];
  unit: string;
  /** Availability and delivery time; empty where unknown, and for what is sent by mail. */
  delivery: string;
  quantity: number;
  rule: QuantityRule;
  /** What all of its pieces cost in bonus points; null for what is bought for money. */
  points: number | null;
  /** Null where the product's price is not this shopper's to know (any more). */
  price: PriceView | null;
  rowOere: number | null;
  /** What each promotion takes off the row. */
  discounts: DiscountRow[];
  /** A promotion's chosen gift. */
  isGift: boolean;
  /** What the buyer wrote on it; empty for nothing. */
  note: string;
  /** Gift options of the line; null where it cannot be a present. */
  present: PresentWish | null;
  /** What one cost when it was put in, where it costs something else now. */
  changedFromOere: number | null;
  /** What is wrong with this line now (sold out, fewer left); null when it can be ordered. */
  problem: Refusal | null;
}

export interface TaxRow {
  percent: number;
  oere: number;
}

/** What one promotion takes off. */
export interface DiscountRow {
  label: string;
  /** The code that brought it; null where it came by itself. */
  code: string | null;
  oere: number;
}

/** A code that was typed. */
export interface CartCoupon {
  code: string;
  name: string;
  isPersonal: boolean;
  /** Why it takes nothing off now; null while it counts. */
  problem: Refusal | null;
}

/** A gift card in the cart. */
export interface CartGiftCard {
  code: string;
  holdsOere: number;
  /** What of it this cart uses. */
  usedOere: number;
  /** Why it pays nothing now; null while it can. */
  problem: Refusal | null;
}

/** A promotion that gives one of several gifts. */
export interface GiftOffer {
  id: string;
  title: string;
  /** What is to be bought yet; 0 when a gift may be chosen. */
  missingOere: number;
  chosenSku: string | null;
  gifts: { sku: string; name: string; href: string; picture: Picture }[];
}

export interface CartTotals {
  includesVat: boolean;
  subtotalOere: number;
  discounts: DiscountRow[];
  /** Cart of a company: price of goods and duties after discounts; null or absent without discounts. */
  afterDiscountsOere?: number | null;
  duties: { label: string; oere: number }[];
  /** Null until a shipping method is chosen. */
  freightOere: number | null;
  taxes: TaxRow[];
  grandTotalOere: number;
  grandTotalExVatOere: number;
  /** Order: total incl. VAT without cancelled items; null or absent if nothing was cancelled. */
  remainingOere?: number | null;
  /** Cart: amount saved compared with the goods' normal prices. */
  savedOere?: number;
  /** Cart: bonus points that its lines cost, and points that the customer has. */
  points?: { needed: number; owned: number } | null;
  /** Bonus points that it earns, for anyone who may use them; 0 and left out: none. */
  earnedPoints?: number;
  /** What gift cards pay of the total, and what is left to pay. */
  paidByCards: { code: string; oere: number }[];
  toPayOere: number;
}

export interface FreeFreight {
  /** Null where it is free at any amount. */
  limitOere: number | null;
  remainingOere: number;
}

export interface CartView {
  id: string | null;
  quantity: number;
  lines: CartLine[];
  totals: CartTotals;
  /** Nothing to carry: gift cards alone. */
  isVirtual: boolean;
  freeFreight: FreeFreight | null;
  coupons: CartCoupon[];
  giftCards: CartGiftCard[];
  giftOffers: GiftOffer[];
  email: string | null;
  /** The buyer's note on the order; empty for none. */
  note: string;
  /** Names the prices that have changed, for the order that says they were seen; empty for none. */
  priceChanges: string;
  /** Delivery day if ordered now; null where unknown. */
  promise: PromisedDay | null;
  /** True when every line can be ordered unchanged. */
  orderable: boolean;
  /** It goes back to a procurement system: there is no checkout. */
  transfers?: boolean;
  /** A buyer's procurement system lets them look at it, and not change it. */
  fixed?: boolean;
}

/** What the header needs of the cart on every page. */
export interface CartBadge {
  quantity: number;
}
