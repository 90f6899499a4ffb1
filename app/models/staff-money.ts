// Invoices, credit notes and months as pages of the back office show them.
import type { DocumentKind, RateOfMonth } from '#domain/staff/money';

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
