// The checkout page: what was typed, what can be chosen, what is still missing.
import type { AddressRights } from '#domain/address/book';
import type { BuyerKind } from '#domain/customer/buyer';
import type { PaymentKind } from '#domain/payment/payment';
import type { CartView } from './cart';

/** Legal information shown to consumers, not companies, before they order. */
export interface RightsTold {
  /** The law of the day wants the notice of the legal guarantee in sight. */
  notice: boolean;
  /** Items of the cart without a right of withdrawal, or only while a seal is unbroken. */
  excepted: ExceptedGoods[];
  /** Goods of the cart whose maker vouches for them; none where the law of the day wants no label. */
  garan: GaranGoods[];
}

export interface GaranGoods {
  sku: string;
  name: string;
  brand: string;
  months: number;
  /** Address of the terms; null where unknown. */
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
  /** The first possible delivery day; null where none is promised. */
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
  /** Distance from the requested postcode; null where unknown, and for the shop's own stores. */
  km: number | null;
  /** When it is ready, by the clock on the wall; only in one of our own shops. */
  readyAt: string | null;
  /** Every item is in stock in the store. */
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

/** Parcel shops near a postcode: the address's own, or the requested one. */
export interface NearBy {
  postcode: string;
  /** What was typed is no postcode. */
  isWrong: boolean;
  /** The visitor searched for parcel shops, which implies this way of delivery. */
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
  /** What the first address of a customer begins with; null for guests, and once an address is saved. */
  owner: Pick<AddressView, 'firstname' | 'lastname' | 'company'> | null;
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
  /** Invoices go to an EAN number: only then are it and its related fields prompted for. */
  hasEan: boolean;
  /** The order is not placed but sent to an approver. */
  needsApproval: boolean;
  /** Previously typed values, or those of the cart and the address. */
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
