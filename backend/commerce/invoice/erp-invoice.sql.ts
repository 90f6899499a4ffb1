// SQL of invoices and credit notes of orders that an ERP has written.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export type ErpInvoiceKind = 'invoice' | 'credit';

export interface ErpInvoiceRow {
  id: number;
  order_id: number;
  kind: ErpInvoiceKind;
  number: string;
  issued_on: string;
  due_on: string | null;
  total_oere: number;
  has_pdf: boolean;
}

const COLUMNS = `id, order_id, kind, number, issued_on::text AS issued_on, due_on::text AS due_on, total_oere::float8 AS total_oere,
    pdf IS NOT NULL AS has_pdf`;

export async function erpInvoicesOf(on: Queryable, orderIds: readonly number[]): Promise<ErpInvoiceRow[]> {
  const text = `SELECT ${COLUMNS} FROM erp_invoice WHERE order_id = ANY ($1::int[]) ORDER BY id`;
  return (await on.query<ErpInvoiceRow>(prepared(text, [[...orderIds]]))).rows;
}

export async function erpInvoiceNumbered(
  on: Queryable,
  kind: ErpInvoiceKind,
  number: string,
): Promise<ErpInvoiceRow | null> {
  const text = `SELECT ${COLUMNS} FROM erp_invoice WHERE kind = $1 AND number = $2`;
  return (await on.query<ErpInvoiceRow>(prepared(text, [kind, number]))).rows[0] ?? null;
}

/** Base64; null where there is none, or the document is of another order. */
export async function erpInvoicePdf(
  on: Queryable,
  orderId: number,
  kind: ErpInvoiceKind,
  number: string,
): Promise<string | null> {
  const text = `SELECT encode(pdf, 'base64') AS pdf FROM erp_invoice WHERE order_id = $1 AND kind = $2 AND number = $3`;
  return (await on.query<{ pdf: string | null }>(prepared(text, [orderId, kind, number]))).rows[0]?.pdf ?? null;
}

export interface NewErpInvoice {
  orderId: number;
  kind: ErpInvoiceKind;
  number: string;
  issuedOn: string;
  dueOn: string | null;
  totalOere: number;
  pdf: Uint8Array | null;
  by: string;
  at: Date;
}

/** False: the number was written in the meantime. */
export async function insertErpInvoice(on: Queryable, row: NewErpInvoice): Promise<boolean> {
  const text = `INSERT INTO erp_invoice (order_id, kind, number, issued_on, due_on, total_oere, pdf, written_by, received_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (kind, number) DO NOTHING RETURNING id`;
  const { orderId, kind, number, issuedOn, dueOn, totalOere, pdf, by, at } = row;
  const values = [orderId, kind, number, issuedOn, dueOn, totalOere, pdf, by, at];
  return (await on.query<{ id: number }>(prepared(text, values))).rows.length > 0;
}

/** A PDF that comes later than its number. */
export async function addErpInvoicePdf(on: Queryable, id: number, pdf: Uint8Array): Promise<void> {
  const text = 'UPDATE erp_invoice SET pdf = $2 WHERE id = $1 AND pdf IS NULL';
  await on.query<Record<string, never>>(prepared(text, [id, pdf]));
}
