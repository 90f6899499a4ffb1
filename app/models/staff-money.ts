// Invoices, credit notes and months as pages of the back office show them.
import type { AccountNumber, AccountSum } from '#domain/staff/journal';
import type { DocumentKind, RateOfMonth } from '#domain/staff/money';
import type { OpenSums } from '#domain/staff/open-items';

export interface StaffDocumentView {
  id: number;
  kind: DocumentKind;
  number: string;
  issuedAt: string;
  /** A day. */
  dueAt: string;
  /** The number of its order. */
  order: string;
  store: string;
  email: string;
  buyer: string;
  company: string | null;
  cvr: string | null;
  /** The code of the order's payment method. */
  payment: string;
  netOere: number;
  vatOere: number;
  totalOere: number;
  giftCardOere: number;
  taxes: readonly { vatBp: number; netOere: number; vatOere: number }[];
}

export interface StaffDocumentsView {
  rows: readonly StaffDocumentView[];
  hasNewer: boolean;
  hasOlder: boolean;
  stores: readonly { code: string; name: string }[];
}

export interface StaffMonthKindView {
  kind: DocumentKind;
  documents: number;
  firstNumber: string;
  lastNumber: string;
  netOere: number;
  vatOere: number;
  totalOere: number;
  accountOere: number;
  giftCardOere: number;
}

export interface StaffMonthView {
  kinds: readonly StaffMonthKindView[];
  rates: readonly RateOfMonth[];
  providers: readonly { provider: string; capturedOere: number; refundedOere: number }[];
  /** Null for one store. */
  giftCards: {
    soldOere: number;
    issuedOere: number;
    usedOere: number;
    withdrawnOere: number;
    balanceOere: number;
  } | null;
  stores: readonly { code: string; name: string }[];
}

export interface StaffJournalView {
  sums: readonly AccountSum[];
  numbers: readonly AccountNumber[];
}

export interface StaffOpenItemView {
  id: number;
  number: string;
  issuedAt: string;
  /** A day. */
  dueAt: string;
  /** The number of its order. */
  order: string;
  /** An id. */
  company: number | null;
  buyer: string;
  cvr: string | null;
  totalOere: number;
  giftCardOere: number;
  creditedOere: number;
  paidOere: number;
  /** Negative where the buyer has money to get back. */
  openOere: number;
}

export interface StaffOpenCompanyView extends OpenSums {
  id: number | null;
  name: string;
}

export interface StaffOpenItemsView {
  rows: readonly StaffOpenItemView[];
  hasMore: boolean;
  openOere: number;
  companies: readonly StaffOpenCompanyView[];
}

export interface StaffInvoicePaymentView {
  id: number;
  amountOere: number;
  /** A day. */
  paidOn: string;
  reference: string;
  /** The payment that this one undoes. */
  undoes: number | null;
  isUndone: boolean;
  by: string;
  at: string;
}

export interface StaffOpenInvoiceView extends StaffOpenItemView {
  payments: readonly StaffInvoicePaymentView[];
  credits: readonly { number: string; issuedAt: string; totalOere: number; reason: string }[];
}
