// View models of the back office.
import type { StaffRight } from '#domain/staff/rights';

export interface StaffMemberView {
  email: string;
  name: string;
  role: string;
  rights: readonly StaffRight[];
}

export interface StaffOrderRowView {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  store: string;
  email: string;
  buyer: string;
  company: string | null;
  totalOere: number;
  /** A stage of domain/order-progress; null where nothing is paid by the order itself. */
  payment: string | null;
  isTest: boolean;
  fulfilment: string;
  pieces: number;
  shipped: number;
  delivery: string;
  deliveryDate: string | null;
  requisition: string | null;
}

export interface StaffOrdersView {
  rows: StaffOrderRowView[];
  hasNewer: boolean;
  hasOlder: boolean;
  stores: { code: string; name: string }[];
}

export interface StaffViewCount {
  view: string;
  count: number;
  oldest: string | null;
}

/** What every page of the back office is given in addition to its model. */
export interface StaffGiven {
  /** Null before the login. */
  member: StaffMemberView | null;
  language: 'da' | 'en';
  /** Path and query of this page. */
  here: string;
  /** What the form of this page was refused for; null where nothing was posted. */
  reply: StaffReply | null;
}

export interface StaffReply {
  intent: string;
  /** i18n keys by field. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** An i18n key and what fills its placeholders. */
  message: { key: string; params: Record<string, string> };
}
