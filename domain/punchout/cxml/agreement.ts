// Per-customer cXML settings beyond what OCI and cXML share: names, codes, and which order documents the system wants.
import type { OrderLimits } from '#domain/purchase-order/limits';
import type { PurchaseLine, PurchasePlace } from '#domain/purchase-order/model';
import type { CxmlName } from './cxml-envelope';
import type { CxmlOperation } from './setup-request';
import type { XmlNode } from './xml-element';

/** How a browser carries the cart home: base64 survives every encoding on the way. */
export const CXML_CARRIERS = ['cxml-urlencoded', 'cxml-base64'] as const;
export type CxmlCarrier = (typeof CXML_CARRIERS)[number];

/** What the buyer may do with the cart later: only order, look at it again, or change it. */
export const OPERATIONS_ALLOWED = ['create', 'inspect', 'edit'] as const;
export type OperationAllowed = (typeof OPERATIONS_ALLOWED)[number];

/** What becomes of an order whose goods cost more today than it says. */
export const ORDER_PRICES = ['refuse', 'tell'] as const;
export type OrderPrices = (typeof ORDER_PRICES)[number];

/** What becomes of an order of which some lines cannot be delivered: it is refused, or the other lines are placed and these confirmed as rejected. */
export const REJECTED_LINES = ['refuse', 'confirm'] as const;
export type RejectedLines = (typeof REJECTED_LINES)[number];

/** Which documents about its orders a system wants to have posted, and where. */
export interface CxmlDocuments {
  url: string;
  confirmations: boolean;
  shipNotices: boolean;
  invoices: boolean;
}

export interface CxmlAgreement {
  /** Version of the DTD that our documents name, as '1.2.070'. */
  version: string;
  /** Names of the buyer: one of them appears in From. */
  from: readonly CxmlName[];
  /** Who sends, where that is a network between; none: the buyer itself. */
  senders: readonly CxmlName[];
  /** The shop's own name with them. */
  supplier: CxmlName;
  carrier: CxmlCarrier;
  operationAllowed: OperationAllowed;
  orderPrices: OrderPrices;
  rejectedLines: RejectedLines;
  /** Null: as much as the account may order. */
  limits: OrderLimits | null;
  /** Null: the system requires none. */
  documents: CxmlDocuments | null;
  /** The classification's name, and the class of goods that have none. */
  classification: { domain: string; otherwise: string };
}

/** Data of a visit other than its return address. */
export interface CxmlVisit {
  operation: CxmlOperation;
  buyerCookie: readonly XmlNode[];
  /** As received in From: the cart is sent to this name. */
  from: readonly CxmlName[];
  isTest: boolean;
  shipTo: PurchasePlace | null;
  selected: string | null;
  items: readonly PurchaseLine[];
}
