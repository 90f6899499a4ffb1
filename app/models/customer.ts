// Who is logged in, as pages and guards need to know it (spec section 3, Customer).
import type { AddressRights } from '#domain/address/book';
import type { CategoryAccess } from '#domain/catalogue/assortment';
import type { AddressView } from './checkout';
import type { PunchoutVisit } from './punchout';

export interface CustomerView {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  groupId: number;
  storeId: number;
  isBusiness: boolean;
  businessName: string;
  /** EAN number of the business; empty where its invoices go by mail. */
  ean: string;
  /** May create, change and delete the company's users. */
  managesUsers: boolean;
  limitToShoppingLists: boolean;
  /** Spec §3 scanner_mode_enabled: scans onto lists too, and is led to the scanner. */
  scansGoods: boolean;
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  bonusShopAccess: boolean;
  /** Spec §3 enable_personal_coupons. */
  hasPersonalCoupons: boolean;
  /** Orders on invoice wait for an approver; `limitOere`: only those above it, without VAT. */
  approval: { limitOere: number | null } | null;
  /** May write notes on the cart and on its lines. */
  writesNotes: boolean;
  /** May have goods delivered regularly, and can pay for them. */
  maySubscribe: boolean;
  /** May pay by a card stored at the payment provider. */
  mayKeepCards: boolean;
  /** Spec §3 giftcard_enabled: false for buyers of a company whose orders are not paid by gift card. */
  usesGiftCards: boolean;
  requisitionerRequired: boolean;
  requisitionNumberRequired: boolean;
  addressRights: AddressRights;
  language: 'da' | 'en';
  /** Categories that this customer does not see (spec section 6). */
  disallow: readonly CategoryAccess[];
  /** The staff member who acts for the customer in this login. */
  actingStaff: string | null;
  /** The visit from a procurement system that the login is for: its buyer fills a cart and orders nothing here. */
  punchout: PunchoutVisit | null;
}

/** Claims of the JWT that accompanies the token (spec section 3, Session: jwtData). */
export interface TokenData {
  customerId: string;
  /** The customer's own store. */
  storeCode: string;
  /** The claim that the bonus shop requires. */
  bonusShopAccess: boolean;
}

/** An address of the customer's book. */
export interface BookAddress extends AddressView {
  id: string;
  company2: string;
  requisitioner: string;
  requisitionNumber: string;
}

/** What a customer may change of themselves. */
export interface Profile {
  firstname: string;
  lastname: string;
  email: string;
  language: 'da' | 'en';
  newsletter: boolean;
  /** Requested, and not confirmed by mail yet. */
  newsletterWaits: boolean;
}

/** A login of the customer, here or on another device. Times are ISO. */
export interface LoginSession {
  id: string;
  since: string;
  until: string;
  /** Browser and system, as far as they are known. */
  device: string;
  isCurrent: boolean;
}

/** What kind of account is made; which kinds there are depends on the stores of the shop. */
export type AccountKind = 'private' | 'business';

/** Who is logged in by a link without a password, and who would act for them. */
export interface WayIn {
  firstname: string;
  staff: string | null;
}

/** An address of the book as it was typed; empty text for what was left out. */
export interface BookAddressTyped {
  firstname: string;
  lastname: string;
  company: string;
  company2: string;
  vatId: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
  requisitioner: string;
  requisitionNumber: string;
  defaultShipping: boolean;
  defaultBilling: boolean;
}
