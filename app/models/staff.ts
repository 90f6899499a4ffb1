// View models of the back office.

import type { Refusal } from '#domain/refusal/refusals';
import type { CaseKind } from '#domain/staff/cases';
import type { StaffRight } from '#domain/staff/rights';
import type { WaitingKind } from '#domain/staff/waiting';
import type { StaffNotAddedView } from './staff-phone';
import type { StaffPartChangeView, StaffRecordView } from './staff-shop-parts';

export interface StaffMemberView {
  email: string;
  name: string;
  role: string;
  rights: readonly StaffRight[];
  /** An account of the demo: no second factor. */
  isDemo: boolean;
  hasSecondFactor: boolean;
  /** The shop requires a second factor of the role: it is set up before anything else. */
  lacksSecondFactor: boolean;
}

/** A login, or the step that waits for the code of the second factor. */
export type StaffEntry = { token: string; step: null } | { token: null; step: string };

/** What the page of the set-up shows: the secret in groups, and the same as a QR code. */
export interface StaffSetUpView {
  secret: string;
  qr: QrView;
}

/** Dark modules as the path of an SVG of `size` × `size` units. */
export interface QrView {
  size: number;
  path: string;
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
  /** A stage of domain/order/order-progress; null where nothing is paid by the order itself. */
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

/** An order as it is shipped together with others. */
export interface StaffChosenOrderView {
  number: string;
  /** The state that the page shows. */
  seen: string;
  buyer: string;
  totalOere: number;
  payment: string | null;
  isTest: boolean;
  fulfilment: string;
  delivery: string;
  /** That would leave. */
  pieces: number;
  shipments: string[];
  /** Why it would not be shipped. */
  problem: Refusal | null;
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
  /** What the form of this page has made, where it is shown once: a link. */
  made?: string;
}

export interface StaffReply {
  intent: string;
  /** i18n keys by field. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** An i18n key and what fills its placeholders. */
  message: { key: string; params: Record<string, string> };
  /** What others have changed since the page was shown. */
  changes?: readonly StaffChangeView[];
  /** What a field that names nothing known may mean. */
  choices?: readonly { value: string; label: string }[];
  /** Nothing was refused: what the form would make, in both languages. */
  preview?: { da: string; en: string; priority: number };
  /** Nothing was refused: what the form would change. */
  planned?: readonly StaffChangeView[];
  /** What the posted file of a part of the shop would change, and its faults. */
  part?: StaffPartChangeView;
  /** Lines of an order by phone that were not added; the others were. */
  notAdded?: readonly StaffNotAddedView[];
  /** The posted record, as the form shows it again. */
  record?: Pick<StaffRecordView, 'fields'>;
}

export interface StaffOrderLineView {
  position: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  unitOere: number;
  rowOere: number;
  points: number;
  shipped: number;
  canceled: number;
  invoiced: number;
  credited: number;
  toShip: number;
  toInvoice: number;
  toCredit: number;
  details: string[];
}

export interface StaffChangeView {
  name: string;
  before: string;
  after: string;
}

export interface StaffEventView {
  at: string;
  kind: string;
  who: string;
  what: string;
  text: string;
  changes: StaffChangeView[];
}

export interface StaffOrderPageView {
  number: string;
  /** The state that the page shows, for the forms of its acts. */
  seen: string;
  status: string;
  placedAt: string;
  payment: string | null;
  isTest: boolean;
  fulfilment: string;
  store: string;
  buyer: string;
  email: string;
  telephones: string[];
  company: string;
  account: string | null;
  /** Null for a guest, and for an account that is closed. */
  accountId: number | null;
  billing: string[];
  shipping: string[];
  delivery: string[];
  said: { name: string; value: string }[];
  lines: StaffOrderLineView[];
  totals: { name: string; label: string; oere: number }[];
  money: { authorisedOere: number; capturedOere: number; refundedOere: number };
  shipments: { number: string; carrier: string; tracking: string; status: string; at: string; pieces: number }[];
  documents: { kind: string; number: string; at: string; totalOere: number; reason: string }[];
  /** Written by an ERP. */
  erpInvoices: {
    kind: string;
    number: string;
    issuedOn: string;
    dueOn: string | null;
    totalOere: number;
    hasPdf: boolean;
  }[];
  cases: { kind: string; number: string; at: string; isClosed: boolean }[];
  mails: {
    id: number;
    template: string;
    recipient: string;
    queuedAt: string;
    sentAt: string | null;
    isGivenUp: boolean;
  }[];
  timeline: StaffEventView[];
  /** Acts that the order's state and the role allow. */
  acts: string[];
}

export interface StaffCompanyTermsView {
  freeFreight: boolean;
  freeFreightFromOere: number | null;
  weekday: string;
  giftCards: boolean;
  contractGoods: boolean;
  salesCode: string;
  description: string;
  seen: string;
}

export interface StaffCustomerPageView {
  id: number;
  email: string;
  name: string;
  isActive: boolean;
  hasPassword: boolean;
  isOfSystem: boolean;
  createdAt: string;
  lastLogin: string | null;
  erasureRequestedAt: string | null;
  store: string;
  group: string;
  company: {
    name: string;
    cvr: string;
    number: string;
    ean: string | null;
    paysByInvoice: boolean;
    creditLimitOere: number | null;
    terms: StaffCompanyTermsView;
  } | null;
  approval: { approver: string | null; limitOere: number | null };
  rights: string[];
  addresses: { isBilling: boolean; isShipping: boolean; rows: string[] }[];
  orders: { count: number; lastAt: string | null };
  points: { balance: number; earned: number; spent: number };
  giftCards: { count: number; leftOere: number };
  timeline: StaffEventView[];
  acts: string[];
}

export interface StaffWaitingView {
  kind: WaitingKind;
  count: number;
  oldest: string;
  /** A day; null where nothing has a last one. */
  due: string | null;
}

export interface StaffWaitingRowView {
  id: number;
  number: string;
  at: string;
  due: string | null;
  order: string | null;
  who: string;
  text: string;
}

export interface StaffCaseView {
  kind: CaseKind;
  number: string;
  /** The state that the page shows: an act on another one is refused. */
  seen: string;
  at: string;
  /** The law's last day for the money of a withdrawal. */
  due: string | null;
  isClosed: boolean;
  state: string;
  order: string | null;
  account: string | null;
  said: { name: string; value: string }[];
  lines: {
    sku: string;
    name: string;
    unit: string;
    quantity: number;
    left: number;
    counts: { name: string; pieces: number }[];
  }[];
  receipts: { at: string; sku: string; pieces: number; isDamaged: boolean; feeOere: number }[];
  messages: { at: string; isFromBuyer: boolean; text: string }[];
  pictures: string[];
  timeline: StaffEventView[];
  acts: string[];
}

export interface StaffLogEntryView {
  id: string;
  at: string;
  who: string;
  command: string;
  subject: string;
  changes: StaffChangeView[];
  /** Changes that are left out. */
  more: number;
}

export interface StaffLogView {
  rows: StaffLogEntryView[];
  hasNewer: boolean;
  hasOlder: boolean;
  people: string[];
}

export interface StaffRequestView {
  id: number;
  at: string;
  due: string;
  answeredAt: string | null;
  name: string;
  company: string;
  email: string;
  telephone: string;
  quantity: number;
  message: string;
  sku: string;
  product: string;
  unit: string;
  store: string;
  /** The store shows prices without VAT. */
  isNet: boolean;
  account: string | null;
}

export interface StaffSessionView {
  id: string;
  /** As its browser names itself. */
  device: string;
  createdAt: string;
  seenAt: string;
  /** The login of this request. */
  isOwn: boolean;
}
