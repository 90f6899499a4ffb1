// SQL of open items: invoices on account with what is credited against them and paid, the ones that are not settled by company and age, and payments.
import { FOUND_ORDERS } from '#backend/commerce/order-desk/index';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SearchedText } from '#domain/order/order-search';

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

/** `chosen`: rows of the table open_invoice or the view invoice_balance, which has settled ones as well. */
const withOrders = (
  chosen: string,
) => `SELECT i.id, i.number, i.issued_at, q.due_at::text AS due_at, o.number AS order_number,
    o.business_id AS company_id, ${BUYER} AS buyer, b.cvr, i.total_oere, i.gift_card_oere, q.credited_oere::float8 AS credited_oere,
    q.paid_oere::float8 AS paid_oere, q.open_oere::float8 AS open_oere
  FROM (${chosen}) q JOIN invoice i ON i.id = q.invoice_id JOIN sales_order o ON o.id = q.order_id LEFT JOIN business b ON b.id = o.business_id`;

/** The longest due first. */
export async function listOpenInvoices(on: Queryable, filter: OpenFilter, most: number): Promise<OpenInvoiceRow[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { dueFrom, dueTo, company, text, after } = filter;
  const conditions = [
    ...(dueFrom === null ? [] : [`q.due_at >= ${value(dueFrom)}::date`]),
    ...(dueTo === null ? [] : [`q.due_at <= ${value(dueTo)}::date`]),
    ...(company === null ? [] : [`q.business_id = ${value(company)}`]),
    // The ids are collected first: an OR would search in every open invoice.
    ...(text
      ? [
          `q.invoice_id IN (SELECT k.id FROM invoice k WHERE k.kind = 'invoice' AND k.number = ${value(text.sku)}
            UNION SELECT k.id FROM invoice k JOIN sales_order o ON o.id = k.order_id
              WHERE ${FOUND_ORDERS(value(text.pattern), value(text.phone), value(text.sku))})`,
        ]
      : []),
    ...(after === null
      ? []
      : [`(q.due_at, q.invoice_id) > (SELECT k.due_at, k.id FROM invoice k WHERE k.id = ${value(after)})`]),
  ];
  const chosen = `SELECT q.* FROM open_invoice q ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
    ORDER BY q.due_at, q.invoice_id LIMIT ${value(most)}`;
  const statement = `${withOrders(chosen)} ORDER BY q.due_at, q.invoice_id`;
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
const sumDue = (days: string) => `coalesce(sum(q.open_oere) FILTER (WHERE q.due_at - $1::date ${days}), 0)`;
const AGES = ['current_oere', 'days30_oere', 'days60_oere', 'days90_oere', 'older_oere', 'open_oere'];
/** By company before names are read, and by name again: buyers without a company may have several orders. */
const COMPANIES = `SELECT x.*, (sum(x.open_oere) OVER ())::float8 AS all_oere FROM (
  SELECT s.business_id AS id, ${BUYER} AS name, ${AGES.map((age) => `sum(s.${age})::float8 AS ${age}`).join(', ')}
  FROM (SELECT q.business_id, CASE WHEN q.business_id IS NULL THEN q.order_id END AS order_id, ${sumDue('>= 0')} AS current_oere,
      ${sumDue('BETWEEN -30 AND -1')} AS days30_oere, ${sumDue('BETWEEN -60 AND -31')} AS days60_oere,
      ${sumDue('BETWEEN -90 AND -61')} AS days90_oere, ${sumDue('< -90')} AS older_oere, sum(q.open_oere) AS open_oere
    FROM open_invoice q GROUP BY 1, 2) s
    LEFT JOIN business b ON b.id = s.business_id LEFT JOIN sales_order o ON o.id = s.order_id GROUP BY 1, 2) x
  ORDER BY x.open_oere DESC, x.name LIMIT $2`;

/** Those that owe most first. */
export async function openByCompany(on: Queryable, today: string, most: number): Promise<OpenCompanyRow[]> {
  return (await on.query<OpenCompanyRow>(prepared(COMPANIES, [today, most]))).rows;
}

const ONE = `${withOrders(`SELECT * FROM invoice_balance WHERE order_id = (
  SELECT k.order_id FROM invoice k WHERE k.kind = 'invoice' AND k.number = $1)`)} WHERE i.number = $1`;

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
