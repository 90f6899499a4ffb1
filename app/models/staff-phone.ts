// View models of orders by phone in the back office.
import type { Refusal } from '#domain/refusal/refusals';
import type { StaffCustomerRowView } from './staff-customers';

export type StaffPhoneCustomerView = Omit<StaffCustomerRowView, 'orders' | 'isActive' | 'createdAt'>;

export interface StaffOpenPhoneOrderView {
  cart: string;
  staff: string;
  email: string;
  company: string | null;
  pieces: number;
  beganAt: string;
  linkSentAt: string | null;
}

export interface StaffPhoneOrdersView {
  customers: StaffPhoneCustomerView[];
  stores: { code: string; name: string }[];
  open: StaffOpenPhoneOrderView[];
}

export interface StaffPhoneLineView {
  id: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  unitOere: number;
  rowOere: number;
  problem: Refusal | null;
}

/** A typed line that names no product, several, or one that cannot be bought like this. */
export interface StaffNotAddedView {
  typed: string;
  quantity: number;
  problem: Refusal | null;
  candidates: { sku: string; name: string; unit: string }[];
}

export interface StaffPhoneOrderView {
  cart: string;
  seen: string;
  isOpen: boolean;
  order: string | null;
  staff: string;
  beganAt: string;
  language: string;
  store: string;
  customerId: number | null;
  name: string;
  company: string | null;
  email: string;
  needsRequisitioner: boolean;
  needsRequisitionNumber: boolean;
  words: { name: string; value: string }[];
  lines: StaffPhoneLineView[];
  totals: { name: string; label: string; oere: number }[];
  toPayOere: number;
  changes: string;
  codes: { code: string; problem: Refusal | null }[];
  book: { id: number; label: string }[];
  shippingId: number | null;
  billingId: number | null;
  shipping: string[];
  billing: string[];
  deliveries: { key: string; title: string; oere: number; day: string | null }[];
  delivery: string | null;
  deliveryDay: string | null;
  /** The postcode at which parcel shops are listed; null: no way of delivery needs one. */
  parcelShopsNear: string | null;
  payments: string[];
  /** That an SMS can be sent to; '' without one. */
  mobile: string;
  /** `state`: sent, waiting, failed or given-up. */
  link: { way: string; recipient: string; state: string; failure: string | null } | null;
  linkSentAt: string | null;
  linkEndsAt: string | null;
}
