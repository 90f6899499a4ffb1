// The checkout page: what was typed, what can be chosen, what is still missing.
import type { AddressRights } from '#domain/address/book';
import type { BuyerKind } from '#domain/buyer';
import type { PaymentKind } from '#domain/payment';
import type { CartView } from './cart';

/** What consumers are told before they order, and companies are not. */
export interface RightsTold {
  /** The law of the day wants the notice of the legal guarantee in sight. */
  notice: boolean;
  /** Goods of the cart that cannot be withdrawn from, or only while a seal is whole. */
  excepted: ExceptedGoods[];
  /** Goods of the cart whose maker vouches for them; none where the law of the day wants no label. */
  garan: GaranGoods[];
}

export interface GaranGoods {
  sku: string;
  name: string;
  brand: string;
  months: number;
  /** Where the terms stand; null where that is not told. */
  terms: string | null;
}

export interface ExceptedGoods {
  uid: string;
  name: string;
  why: 'personalised' | 'perishable' | 'sealed' | 'giftCard';
}

export interface AddressView {
  id: string | null;
  firstname: string;
  lastname: string;
  company: string;
  vatId: string;
  ean: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
  countryCode: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export interface ShippingChoice {
  /** `<carrier_code>/<method_code>`: the value of the radio button. */
  value: string;
  title: string;
  carrier: string;
  oere: number;
  chosen: boolean;
  problem: string | null;
  /** Picture of the carrier; null where there is none. */
  picture: string | null;
  note: string;
  /** How it travels: decides which of the questions below the choice belong to it. */
  channel: string;
  needsPoint: boolean;
  needsShop: boolean;
  /** The first day that it can come; null where no one promises one. */
  firstDate: string | null;
  /** Days that can be wished for, the first one first; empty where none can. */
  dates: string[];
}

/** A parcel shop, or one of our own shops. */
export interface PointChoice {
  id: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours: string;
  /** From the postcode that was asked for; null where that is not known, and for our own shops. */
  km: number | null;
  /** When it is ready, by the clock on the wall; only in one of our own shops. */
  readyAt: string | null;
  /** All of it stands on the shop's own shelves. */
  hasStock: boolean;
}

export interface ChosenDelivery {
  /** The wished day; empty: as soon as it can be. */
  date: string;
  interval: string;
  pointId: string;
  shopCode: string;
  /** Where it is fetched, in words; empty where it is brought. */
  place: string;
  placePostcode: string;
}

/** Parcel shops near a postcode: the address's own, or the one that was asked for. */
export interface NearBy {
  postcode: string;
  /** What was typed is no postcode. */
  isWrong: boolean;
  /** Asked for, so that the way of delivery is meant already. */
  isAsked: boolean;
}

export interface PaymentChoice {
  code: string;
  /** Spec section 3: a card is authorised now and charged later; an account is invoiced. */
  kind: PaymentKind;
  title: string;
  note: string;
  chosen: boolean;
}

/** What goes with the order in the buyer's own words. */
export interface OrderWords {
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  ean: string;
  /** By which a public customer posts the invoice. */
  accountingCost: string;
  comment: string;
  /** Ids of the terms that were ticked before the buyer went back, with commas between them. */
  terms: string;
}

export interface CheckoutView {
  cart: CartView;
  kind: BuyerKind;
  email: string;
  address: AddressView | null;
  /** Where the invoice goes; null where that is the place of delivery. */
  billing: AddressView | null;
  addressBook: AddressView[];
  /** What the customer may do about addresses; guests may do anything. */
  addressRights: AddressRights;
  shipping: ShippingChoice[];
  chosenDelivery: ChosenDelivery;
  /** Code of the store that the visitor has made their own; empty where they have none. */
  ownStore: string;
  parcelShops: PointChoice[];
  near: NearBy;
  shops: PointChoice[];
  payment: PaymentChoice[];
  /** Which fields the business customer must fill (rights of section 6). */
  requisitionerRequired: boolean;
  requisitionNumberRequired: boolean;
  /** Invoices to an EAN number: only then it and what belongs to it are asked for. */
  hasEan: boolean;
  /** The order is not placed but sent to an approver. */
  needsApproval: boolean;
  /** What was typed before, or stands on cart and address. */
  words: OrderWords;
  terms: { id: string; text: string; href: string }[];
  /** The first step that still lacks something: the page opens there. */
  step: 'address' | 'shipping' | 'payment' | 'confirm';
}

export interface PlacedOrder {
  number: string;
  email: string;
  placedAt: string;
  /** It waits for an approver. */
  isWaiting: boolean;
  payment: { code: string; title: string; kind: PaymentKind };
}
