// SQL of open items: invoices on account with what is credited against them and paid, the ones that are not settled by company and age, and payments.
import { FOUND_ORDERS } from '#backend/commerce/order-desk/index';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SearchedText } from '#domain/order/order-search';

/** Credit notes of an order are taken off its invoices, the oldest first. `where`: on the invoices of orders, all of them together. */
const balances = (
  where: string,
) => `SELECT i.id, i.number, i.issued_at, i.due_at, i.order_id, i.total_oere, i.gift_card_oere,
    least(i.owed, greatest(0, coalesce(c.oere, 0) - i.earlier))::float8 AS credited_oere, coalesce(r.oere, 0)::float8 AS paid_oere,
    (i.owed - least(i.owed, greatest(0, coalesce(c.oere, 0) - i.earlier)) - coalesce(r.oere, 0))::float8 AS open_oere
  FROM (SELECT i.*, i.total_oere - i.gift_card_oere AS owed, coalesce(sum(i.total_oere - i.gift_card_oere)
        OVER (PARTITION BY i.order_id ORDER BY i.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS earlier
      FROM invoice i JOIN payment p ON p.order_id = i.order_id WHERE i.kind = 'invoice' AND p.status = 'account' AND ${where}) i
    LEFT JOIN (SELECT i.order_id, sum(i.total_oere - i.gift_card_oere) AS oere FROM invoice i WHERE i.kind = 'credit' AND ${where} GROUP BY i.order_id) c
      ON c.order_id = i.order_id
    LEFT JOIN (SELECT invoice_id, sum(amount_oere) AS oere FROM invoice_payment GROUP BY invoice_id) r ON r.invoice_id = i.id`;

const BUYER = `coalesce(b.name, nullif(o.billing_address->>'company', ''),
    btrim(concat_ws(' ', o.billing_address->>'firstname', o.billing_address->>'lastname')))`;

export interface OpenFilter {
  /** Days, both included. */
  dueFrom: string | null;
  dueTo: string | null;
  company: number | null;
  text: SearchedText | null;
  /** The id of an invoice: only those that are due later. */
  after: number | null;
}

export interface OpenInvoiceRow {
  id: number;
  number: string;
  issued_at: Date;
  due_at: string;
  order_number: string;
  company_id: number | null;
  buyer: string;
  cvr: string | null;
  total_oere: number;
  gift_card_oere: number;
  credited_oere: number;
  paid_oere: number;
  open_oere: number;
}

const COLUMNS = `i.id, i.number, i.issued_at, i.due_at::text AS due_at, o.number AS order_number, o.business_id AS company_id, ${BUYER} AS buyer, b.cvr,
    i.total_oere, i.gift_card_oere, i.credited_oere, i.paid_oere, i.open_oere`;
const WITH_ORDER = 'JOIN sales_order o ON o.id = i.order_id LEFT JOIN business b ON b.id = o.business_id';

/** The longest due first. */
export async function listOpenInvoices(on: Queryable, filter: OpenFilter, most: number): Promise<OpenInvoiceRow[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { dueFrom, dueTo, company, text, after } = filter;
  const conditions = [
    'i.open_oere <> 0',
    ...(dueFrom === null ? [] : [`i.due_at >= ${value(dueFrom)}::date`]),
    ...(dueTo === null ? [] : [`i.due_at <= ${value(dueTo)}::date`]),
    ...(company === null ? [] : [`o.business_id = ${value(company)}`]),
    ...(text
      ? [`(i.number = ${value(text.sku)} OR ${FOUND_ORDERS(value(text.pattern), value(text.phone), value(text.sku))})`]
      : []),
    ...(after === null
      ? []
      : [`(i.due_at, i.id) > (SELECT k.due_at, k.id FROM invoice k WHERE k.id = ${value(after)})`]),
  ];
  const statement = `SELECT ${COLUMNS} FROM (${balances('true')}) i ${WITH_ORDER} WHERE ${conditions.join(' AND ')}
    ORDER BY i.due_at, i.id LIMIT ${value(most)}`;
  return (await on.query<OpenInvoiceRow>(prepared(statement, values))).rows;
}

export interface OpenCompanyRow {
  /** Null for buyers without a company's account. */
  id: number | null;
  name: string;
  current_oere: number;
  days30_oere: number;
  days60_oere: number;
  days90_oere: number;
  older_oere: number;
  open_oere: number;
  /** Sum of all companies. */
  all_oere: number;
}

/** `$1` is today. */
const DUE = 'i.due_at - $1::date';
const COMPANIES = `SELECT x.*, (sum(x.open_oere) OVER ())::float8 AS all_oere FROM (
  SELECT o.business_id AS id, ${BUYER} AS name, coalesce(sum(i.open_oere) FILTER (WHERE ${DUE} >= 0), 0)::float8 AS current_oere,
    coalesce(sum(i.open_oere) FILTER (WHERE ${DUE} BETWEEN -30 AND -1), 0)::float8 AS days30_oere,
    coalesce(sum(i.open_oere) FILTER (WHERE ${DUE} BETWEEN -60 AND -31), 0)::float8 AS days60_oere,
    coalesce(sum(i.open_oere) FILTER (WHERE ${DUE} BETWEEN -90 AND -61), 0)::float8 AS days90_oere,
    coalesce(sum(i.open_oere) FILTER (WHERE ${DUE} < -90), 0)::float8 AS older_oere, sum(i.open_oere)::float8 AS open_oere
  FROM (${balances('true')}) i ${WITH_ORDER} WHERE i.open_oere <> 0 GROUP BY o.business_id, 2) x
  ORDER BY x.open_oere DESC, x.name LIMIT $2`;

/** Those that owe most first. */
export async function openByCompany(on: Queryable, today: string, most: number): Promise<OpenCompanyRow[]> {
  return (await on.query<OpenCompanyRow>(prepared(COMPANIES, [today, most]))).rows;
}

const OF_NUMBER = `i.order_id = (SELECT k.order_id FROM invoice k WHERE k.kind = 'invoice' AND k.number = $1)`;
const ONE = `SELECT ${COLUMNS} FROM (${balances(OF_NUMBER)}) i ${WITH_ORDER} WHERE i.number = $1`;

/** Settled or not; null for what is not on account. */
export async function openInvoice(on: Queryable, number: string): Promise<OpenInvoiceRow | null> {
  const [found] = (await on.query<OpenInvoiceRow>(prepared(ONE, [number]))).rows;
  return found ?? null;
}

export interface InvoicePaymentRow {
  id: number;
  amount_oere: number;
  paid_on: string;
  reference: string;
  undoes_id: number | null;
  registered_by: string;
  registered_at: Date;
}

const PAYMENTS = `SELECT id, amount_oere, paid_on::text AS paid_on, reference, undoes_id, registered_by, registered_at
  FROM invoice_payment WHERE invoice_id = $1 ORDER BY id`;

export async function paymentsOfInvoice(on: Queryable, invoiceId: number): Promise<InvoicePaymentRow[]> {
  return (await on.query<InvoicePaymentRow>(prepared(PAYMENTS, [invoiceId]))).rows;
}

export interface CreditOfOrderRow {
  number: string;
  issued_at: Date;
  total_oere: number;
  reason: string;
}

const CREDITS = `SELECT c.number, c.issued_at, c.total_oere, c.reason FROM invoice c JOIN invoice i ON i.order_id = c.order_id
  WHERE i.id = $1 AND c.kind = 'credit' ORDER BY c.id`;

export async function creditsOfOrder(on: Queryable, invoiceId: number): Promise<CreditOfOrderRow[]> {
  return (await on.query<CreditOfOrderRow>(prepared(CREDITS, [invoiceId]))).rows;
}

const LOCK = `SELECT o.id FROM sales_order o JOIN invoice i ON i.order_id = o.id WHERE i.kind = 'invoice' AND i.number = $1 FOR UPDATE OF o`;

/** Payments and credit notes of one order take turns. */
export async function lockOrderOfInvoice(on: Queryable, number: string): Promise<void> {
  await on.query(prepared(LOCK, [number]));
}

export interface KnownPaymentRow {
  amount_oere: number;
  paid_on: string;
}

const BY_KEY = `SELECT amount_oere, paid_on::text AS paid_on FROM invoice_payment WHERE form_key = $1`;

export async function registeredBy(on: Queryable, formKey: string): Promise<KnownPaymentRow | null> {
  return (await on.query<KnownPaymentRow>(prepared(BY_KEY, [formKey]))).rows[0] ?? null;
}

export interface NewInvoicePayment {
  invoiceId: number;
  amountOere: number;
  paidOn: string;
  reference: string;
  undoesId: number | null;
  formKey: string;
  by: string;
  at: Date;
}

const INSERT = `INSERT INTO invoice_payment (invoice_id, amount_oere, paid_on, reference, undoes_id, form_key, registered_by, registered_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

export async function insertInvoicePayment(on: Queryable, row: NewInvoicePayment): Promise<void> {
  const { invoiceId, amountOere, paidOn, reference, undoesId, formKey, by, at } = row;
  await on.query(prepared(INSERT, [invoiceId, amountOere, paidOn, reference, undoesId, formKey, by, at]));
}
