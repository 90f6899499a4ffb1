// SQL of the journal: documents, payments, paid invoices and gift card entries of a span, the oldest first, each page after the last row of the page before.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { LedgerAccounts } from '#domain/staff/journal';

/** Moments; `to` is exclusive. `after`: an id; 0 for the first page. */
export interface JournalPage {
  from: Date;
  to: Date;
  after: number;
  most: number;
}

/** Rows of a table, named `row` in the statement, by the moment in its column `at`: those of a JournalPage. */
const onPage = (table: string, row: string, at: string): string =>
  `(${row}.${at}, ${row}.id) > (coalesce((SELECT k.${at} FROM ${table} k WHERE k.id = $3), $1), $3) AND ${row}.${at} < $2`;

export interface BookedDocumentRow {
  id: number;
  kind: string;
  number: string;
  at: Date;
  due_at: string;
  order_number: string;
  name: string;
  is_on_account: boolean;
  total_oere: number;
  gift_card_oere: number;
  /** card_oere: of the base, what lines of gift cards cost. */
  taxes: { vat_bp: number; base_oere: number; vat_oere: number; card_oere: number }[];
}

const BOOKED_DOCUMENTS = `SELECT i.id, i.kind, i.number, i.issued_at AS at, i.due_at::text AS due_at, o.number AS order_number,
    coalesce(b.name, nullif(o.billing_address->>'company', ''),
      btrim(concat_ws(' ', o.billing_address->>'firstname', o.billing_address->>'lastname'))) AS name,
    coalesce(p.status = 'account', false) AS is_on_account, i.total_oere, i.gift_card_oere,
    coalesce((SELECT jsonb_agg(jsonb_build_object('vat_bp', x.vat_bp, 'base_oere', x.base_oere, 'vat_oere', x.vat_oere, 'card_oere',
        coalesce((SELECT sum(l.net_oere) FROM invoice_line l JOIN order_line ol ON ol.id = l.order_line_id
          WHERE l.invoice_id = i.id AND l.vat_bp = x.vat_bp AND ol.kind = 'gift_card'), 0)) ORDER BY x.vat_bp DESC)
      FROM invoice_tax x WHERE x.invoice_id = i.id), '[]'::jsonb) AS taxes
  FROM invoice i JOIN sales_order o ON o.id = i.order_id LEFT JOIN payment p ON p.order_id = o.id LEFT JOIN business b ON b.id = o.business_id
  WHERE ${onPage('invoice', 'i', 'issued_at')}
  ORDER BY i.issued_at, i.id LIMIT $4`;

const pageValues = ({ from, to, after, most }: JournalPage): unknown[] => [from, to, after, most];

export async function bookedDocuments(on: Queryable, page: JournalPage): Promise<BookedDocumentRow[]> {
  return (await on.query<BookedDocumentRow>(prepared(BOOKED_DOCUMENTS, pageValues(page)))).rows;
}

export interface BookedPaymentRow {
  id: number;
  kind: string;
  at: Date;
  provider: string;
  order_number: string;
  amount_oere: number;
}

/** Money that providers moved. Test payments moved none. */
const BOOKED_PAYMENTS = `SELECT d.id, d.kind, d.done_at AS at, p.provider, o.number AS order_number, d.amount_oere
  FROM payment_operation d JOIN payment p ON p.id = d.payment_id JOIN sales_order o ON o.id = p.order_id
  WHERE d.status = 'done' AND d.kind IN ('capture', 'refund') AND p.mode <> 'TEST'
    AND ${onPage('payment_operation', 'd', 'done_at')}
  ORDER BY d.done_at, d.id LIMIT $4`;

export async function bookedPayments(on: Queryable, page: JournalPage): Promise<BookedPaymentRow[]> {
  return (await on.query<BookedPaymentRow>(prepared(BOOKED_PAYMENTS, pageValues(page)))).rows;
}

export interface BookedReceiptRow {
  id: number;
  at: Date;
  paid_on: string;
  reference: string;
  is_undone: boolean;
  invoice_number: string;
  order_number: string;
  amount_oere: number;
}

/** Receipts on account, by the moment at which staff registered them: a past month gets no more. */
const BOOKED_RECEIPTS = `SELECT r.id, r.registered_at AS at, r.paid_on::text AS paid_on, r.reference, r.undoes_id IS NOT NULL AS is_undone,
    i.number AS invoice_number, o.number AS order_number, r.amount_oere
  FROM invoice_payment r JOIN invoice i ON i.id = r.invoice_id JOIN sales_order o ON o.id = i.order_id
  WHERE ${onPage('invoice_payment', 'r', 'registered_at')}
  ORDER BY r.registered_at, r.id LIMIT $4`;

export async function bookedReceipts(on: Queryable, page: JournalPage): Promise<BookedReceiptRow[]> {
  return (await on.query<BookedReceiptRow>(prepared(BOOKED_RECEIPTS, pageValues(page)))).rows;
}

export interface BookedCardEntryRow {
  id: number;
  kind: string;
  at: Date;
  order_number: string | null;
  oere: number;
}

const BOOKED_CARD_ENTRIES = `SELECT e.id, e.kind, e.at, o.number AS order_number, e.oere
  FROM gift_card_entry e LEFT JOIN sales_order o ON o.id = e.order_id
  WHERE ${onPage('gift_card_entry', 'e', 'at')}
  ORDER BY e.at, e.id LIMIT $4`;

export async function bookedCardEntries(on: Queryable, page: JournalPage): Promise<BookedCardEntryRow[]> {
  return (await on.query<BookedCardEntryRow>(prepared(BOOKED_CARD_ENTRIES, pageValues(page)))).rows;
}

export interface StatedAccountsRow {
  accounts: LedgerAccounts;
}

const STATED_ACCOUNTS = `SELECT coalesce(ledger_accounts, '{}'::jsonb) AS accounts FROM seller`;

/** As the shop's files have them: none without a seller. */
export async function statedAccounts(on: Queryable): Promise<LedgerAccounts> {
  const [found] = (await on.query<StatedAccountsRow>(prepared(STATED_ACCOUNTS, []))).rows;
  return found?.accounts ?? {};
}
