// An order as its buyer returns goods of it by agreement, and what is on its way back already.
import type { ReturnSize } from '#domain/returns/return-parcels';

export interface ReturnableLineView {
  uid: string;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  /** Pieces that can be returned today. */
  left: number;
  /** ISO day; null where there are none. */
  lastDay: string | null;
  /** Weight of one piece; 0 if unknown. */
  grams: number;
  /** Why none of it can be returned; null: some can. */
  reason: 'undelivered' | 'late' | 'exempt' | 'over' | null;
}

export interface ReturnAddress {
  name: string;
  street: string;
  postcode: string;
  city: string;
}

export interface ReturnView {
  number: string;
  /** ISO moment. */
  createdAt: string;
  status: 'pending' | 'ready' | 'partly' | 'received' | 'closed' | 'refused';
  /** ISO day; null: the buyer brings it. */
  pickupOn: string | null;
  size: ReturnSize;
  parcels: number;
  grams: number;
  contact: { name: string; email: string; telephone: string };
  lines: { sku: string; name: string; unit: string; quantity: number; received: number }[];
  /** Null while there is none; `isOwn`: no carrier has to be found. */
  label: { isOwn: boolean; packages: string[] } | null;
}

/** Without VAT where it is not said. */
export interface ReturnFeesView {
  lines: { uid: string; priceOere: number; feeOere: number }[];
  feeOere: number;
  /** Amount of the credit note, incl. VAT. */
  creditOere: number;
}

export interface ReturnOfferView {
  order: string;
  email: string;
  placedAt: string;
  /** The contact is filled in with these. */
  buyer: string;
  telephone: string;
  /** Where the goods are fetched. */
  from: ReturnAddress;
  /** Why nothing can be returned; null: something can. */
  refusal: 'consumer' | 'undelivered' | 'late' | 'over' | null;
  /** ISO days. */
  pickupDays: string[];
  lines: ReturnableLineView[];
  returns: ReturnView[];
}
