// A purchase order of a company's system, in the same terms for every protocol and file that it can come by.
import type { Chosen } from '#domain/design/design';

/** Item number of a line that is a duty and no product. A purchase order repeats it as it was returned with the cart. */
export const DUTY_PART = 'AFGIFT';

export const PURCHASE_TYPES = ['new', 'update', 'delete'] as const;
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

/** A place or party, as the buyer's system names it. */
export interface PurchasePlace {
  /** The system's own number of the place. */
  addressId: string | null;
  /** The organisation. */
  name: string;
  deliverTo: readonly string[];
  street: readonly string[];
  city: string;
  postcode: string;
  /** Two capital letters; empty where it is not stated. */
  country: string;
  email: string | null;
  /** With '+' and the country's code where the order states it. */
  phone: string | null;
}

export interface PurchaseLine {
  /** As the buyer's system counts; the position from 1 where it does not. */
  lineNumber: string;
  sku: string;
  /** The shop's own id of the line, as returned with the cart. */
  auxiliaryId: string | null;
  /** In `unit`. */
  quantity: number;
  /** The order's own code; null where it names none. */
  unit: string | null;
  /** Kroner without VAT for `basis` units; null where no price is given. */
  price: number | null;
  basis: number;
  /** '2026-12-24'. */
  wishedOn: string | null;
  /** The account that the line is posted to. */
  accounting: string | null;
  comments: string;
  /** Why it cannot be delivered, where the order itself shows that; absent or null: nothing is wrong with it. */
  fault?: LineRejection | null;
}

export interface PurchaseOrder {
  type: PurchaseType;
  /** The buyer's own number of the order. */
  orderId: string;
  /** Counts up with each change; null where the system does not count. */
  version: number | null;
  isTest: boolean;
  requisitionId: string | null;
  /** Kroner without VAT and freight; null where it is not given. */
  total: number | null;
  shipTo: PurchasePlace | null;
  billTo: PurchasePlace | null;
  /** Who receives the goods, where the order names someone. */
  recipient: string | null;
  comments: string;
  /** The account of the entire order, where all lines have the same. */
  accounting: string | null;
  /** The GLN (EAN number) that the invoice is addressed to. */
  ean: string | null;
  /** The day of the entire order: the latest of its lines. */
  wishedOn: string | null;
  /** Kroner without VAT; null where the order states none. */
  freight: number | null;
  /** Kroner by which discounts (negative) and charges change the entire order; absent or null: none. */
  allowance?: number | null;
  /** Nothing is to be sent before everything can be. */
  isSentComplete: boolean;
  items: readonly PurchaseLine[];
  /** Names of the files that came with it. */
  attached: readonly string[];
  /** What the order contains that the shop has no use for, by name. */
  unused: readonly string[];
}

/** Why a line is not delivered: a unit that the product is not sold in, or the refusal code of the cart. */
export interface LineRejection {
  code: string;
  /** The unit that the order names, and the one that the product is sold in. */
  unit?: string;
  soldIn?: string;
}

export type LineDifference =
  /** Kroner without VAT of the line, as ordered and as it is. */
  | { kind: 'price'; ordered: number; today: number }
  /** `promised` null: the day is agreed with the shop. */
  | { kind: 'date'; wished: string; promised: string | null }
  | { kind: 'accounting'; wished: string };

/** A line with what the shop decided on it. */
export interface DecidedLine {
  lineNumber: string;
  sku: string;
  /** What was chosen of a product that the buyer designed; null for all others. */
  design: Chosen | null;
  /** The product that a line of duty belongs to, by its line; null for all other lines. */
  dutyOf: string | null;
  quantity: number;
  unit: string | null;
  /** Pieces of the product as the shop sells it; 0 where the line is rejected. */
  pieces: number;
  /** Øre without VAT of the line as it is delivered. */
  row: number;
  price: number | null;
  basis: number;
  rejection: LineRejection | null;
  differences: readonly LineDifference[];
}

export type LineOutcome = 'accepted' | 'different' | 'rejected';

export const lineOutcome = ({ rejection, differences }: Pick<DecidedLine, 'rejection' | 'differences'>): LineOutcome =>
  rejection ? 'rejected' : differences.length > 0 ? 'different' : 'accepted';
