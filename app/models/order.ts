// Orders in the account area and on the success page.
import type { DeliveryPlaceKind } from '#domain/delivery/delivery-place';
import type { TrackingStatus } from '#domain/delivery/tracking';
import type { OrderStatus } from '#domain/order/order-status';
import type { Refusal } from '#domain/refusal/refusals';
import type { DiscountRow, TaxRow } from './cart';
import type { MadeComplaintView } from './complaint';
import type { ReturnView } from './goods-return';
import type { ReasonView } from './money';
import type { Picture } from './product';

export interface OrderRow {
  id: string;
  number: string;
  placedAt: string;
  status: string;
  statusLabel: string;
  totalOere: number;
  href: string;
  /** Whom the order's mails go to. */
  email: string;
  /** Who placed it; empty for a guest, and where the back end does not return it. */
  buyer: string;
  /** No money moved: the order is not sent. */
  isTestPayment: boolean;
}

/** What of one's orders or invoices is looked for; empty text: no matter. Days are ISO. */
export interface DocumentFilter {
  number: string;
  from: string;
  to: string;
  status: OrderStatus | '';
  page: number;
}

export interface ShipmentEventView {
  status: TrackingStatus;
  place: string;
  at: string;
}

/** A parcel of an order. */
export interface ShipmentView {
  number: string;
  carrier: string;
  trackingNumber: string;
  /** The carrier's own page about it; null where there is none. */
  trackingHref: string | null;
  shippedAt: string;
  status: TrackingStatus;
  goods: { sku: string; name: string; quantity: number; unit: string }[];
  /** The newest first. */
  events: ShipmentEventView[];
}

/** An invoice or a credit note. */
export interface InvoiceRow {
  kind: 'invoice' | 'credit';
  number: string;
  orderNumber: string;
  issuedAt: string;
  /** ISO day; null for a credit note. */
  dueAt: string | null;
  totalOere: number;
  /** Files for other systems; for anyone who has an EAN number. */
  files: { title: string; href: string }[];
  /** Written by the seller's accounting system: the address of its PDF, null without one. */
  ownPdf?: string | null;
}

/** An invoice or a credit note with everything on it. */
export interface InvoiceView extends InvoiceRow {
  reason: string;
  /** Credit note: numbers of the invoices that it credits. */
  credits: readonly string[];
  /** The basis of the lines. */
  includesVat: boolean;
  lines: { sku: string; name: string; quantity: number; unit: string; unitOere: number; rowOere: number }[];
  /** Duties on the goods, in the basis of the lines, which are without them. */
  duties: { label: string; oere: number }[];
  discountOere: number;
  freightOere: number;
  netOere: number;
  taxes: { percent: number; baseOere: number; oere: number }[];
  /** The part of the total paid by gift cards (or refunded to them), where the rest is due; otherwise 0. */
  giftCardOere: number;
  billingAddress: OrderAddress;
  destination: Destination;
  /** '2026-11-03'; null where nothing was carried. */
  deliveredOn: string | null;
  /** The buyer's, eight digits; empty for a private customer. */
  cvr: string;
  customerNumber: string;
  ean: string;
  accountingCost: string;
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  paymentTitle: string;
  /** Name, address and number of the seller; null where not set. */
  seller: string[] | null;
}

/** A product that could not be ordered again, as the page shows it; no name where the complete order is meant. */
export interface MissingGoods {
  name: string;
  refusal: Refusal;
}

/** What could not be ordered again. */
export interface NotReordered {
  sku: string;
  refusal: Refusal;
}

/** Goods that were put into the cart again. */
export interface GoodsAgain {
  /** Empty where nothing was put anywhere. */
  cartId: string;
  missing: NotReordered[];
}

export interface OrderLine {
  sku: string;
  name: string;
  href: string | null;
  picture: Picture | null;
  options: { label: string; value: string }[];
  quantity: number;
  /** Pieces of them that will not be sent. */
  canceled: number;
  unit: string;
  unitOere: number;
  dutyOere: number;
  rowOere: number;
  /** What each promotion took off the row. */
  discounts: DiscountRow[];
  /** What the buyer wrote on it; empty for nothing. */
  note: string;
  /** Bought with the line; each sent already, still to be sent, or neither: taken back. */
  giftCards: { code: string; sentAt: string | null; sendAt: string | null }[];
  reasons: ReasonView[];
}

export interface OrderAddress {
  name: string;
  company: string;
  street: string;
  postcode: string;
  city: string;
  telephone: string;
}

/** Where an order ends, line by line; by e-mail there is no place. */
export interface Destination {
  kind: DeliveryPlaceKind;
  lines: string[];
}

export interface OrderView extends OrderRow {
  lines: OrderLine[];
  includesVat: boolean;
  /** Incl. VAT, without what was cancelled; null: nothing was. */
  remainingOere: number | null;
  subtotalOere: number;
  discounts: DiscountRow[];
  /** What gift cards paid, each by the end of its code. */
  paidByCards: { code: string; oere: number }[];
  duties: { label: string; oere: number }[];
  freightOere: number;
  /** Bonus points that it earns; 0 for none. */
  earnedPoints: number;
  taxes: TaxRow[];
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  shippingTitle: string;
  destination: Destination;
  /** What was promised about it; null where nothing was. */
  delivery: { date: string | null; interval: string | null; readyAt: string | null; place: string | null };
  paymentTitle: string;
  paymentCode: string;
  paymentStatus: 'AWAITING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'INVOICE';
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  ean: string;
  accountingCost: string;
  comment: string;
}

/** An order in its customer's account. */
export interface OwnOrder extends OrderView {
  /** Nothing of it has been sent, and it is the customer's own. */
  cancellable: boolean;
  /** Its goods can be put into the cart again. */
  reorderable: boolean;
  /** Its confirmation can be mailed to the customer once more. */
  confirmable: boolean;
  /** Where a consumer withdraws from it; null for a company's. */
  withdrawHref: string | null;
  /** Where goods of it are returned by agreement; null where nothing is. */
  returnHref: string | null;
  returns: ReturnView[];
  /** The public one: it opens the labels of its returns. */
  token: string;
  /** Oldest first. */
  complaints: MadeComplaintView[];
  /** By SKU: where its goods are complained of. */
  complainHrefs: ReadonlyMap<string, string>;
  shipments: ShipmentView[];
  invoices: InvoiceRow[];
}
