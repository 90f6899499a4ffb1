// SQL of the books: invoices and credit notes as staff list them, and what a month comes to.
import { FOUND_ORDERS, ordersOfStore } from '#backend/commerce/order-desk/index';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SearchedText } from '#domain/order/order-search';

export interface DocumentFilter {
  kind: string | null;
  /** Moments; `to` is exclusive. */
  from: Date | null;
  to: Date | null;
  /** A store's code. */
  store: string | null;
  text: SearchedText | null;
  /** Ids of documents: only those that are older, or newer. */
  after: number | null;
  before: number | null;
}

export interface DocumentRow {
  id: number;
  kind: string;
  number: string;
  issued_at: Date;
  due_at: string;
  order_number: string;
  store: string;
  email: string;
  buyer: string;
  company: string | null;
  cvr: string | null;
  payment_code: string;
  net_oere: number;
  vat_oere: number;
  total_oere: number;
  gift_card_oere: number;
  /** By rate, the lowest first. */
  taxes: { vat_bp: number; base_oere: number; vat_oere: number }[];
}

/** Newest first, at most so many: of those before a document, the nearest to it. */
export async function listDocuments(on: Queryable, filter: DocumentFilter, most: number): Promise<DocumentRow[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { kind, from, to, store, text, after, before } = filter;
  const placeOf = (id: number) => `(SELECT k.issued_at, k.id FROM invoice k WHERE k.id = ${value(id)})`;
  const found = text && {
    number: value(text.sku),
    orders: FOUND_ORDERS(value(text.pattern), value(text.phone), value(text.sku)),
  };
  const conditions = [
    ...(kind === null ? [] : [`i.kind = ${value(kind)}`]),
    ...(from ? [`i.issued_at >= ${value(from)}`] : []),
    ...(to ? [`i.issued_at < ${value(to)}`] : []),
    ...(store === null ? [] : [await ordersOfStore(on, store, value)]),
    // The ids are collected first: an OR would scan all documents.
    ...(found
      ? [
          `i.id IN (SELECT k.id FROM invoice k WHERE k.kind IN ('invoice', 'credit') AND k.number = ${found.number}
            UNION SELECT k.id FROM invoice k JOIN sales_order o ON o.id = k.order_id WHERE ${found.orders})`,
        ]
      : []),
    ...(after === null ? [] : [`(i.issued_at, i.id) < ${placeOf(after)}`]),
    ...(before === null ? [] : [`(i.issued_at, i.id) > ${placeOf(before)}`]),
  ];
  const way = before === null ? 'DESC' : 'ASC';
  const chosen = `SELECT i.* FROM invoice i JOIN sales_order o ON o.id = i.order_id
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''} ORDER BY i.issued_at ${way}, i.id ${way} LIMIT ${value(most)}`;
  const statement = `SELECT i.id, i.kind, i.number, i.issued_at, i.due_at::text AS due_at, o.number AS order_number, s.code AS store, o.email,
      btrim(concat_ws(' ', o.billing_address->>'firstname', o.billing_address->>'lastname')) AS buyer,
      coalesce(b.name, nullif(o.billing_address->>'company', '')) AS company, b.cvr, o.payment_code,
      i.net_oere, i.vat_oere, i.total_oere, i.gift_card_oere,
      coalesce((SELECT jsonb_agg(jsonb_build_object('vat_bp', x.vat_bp, 'base_oere', x.base_oere, 'vat_oere', x.vat_oere) ORDER BY x.vat_bp)
        FROM invoice_tax x WHERE x.invoice_id = i.id), '[]'::jsonb) AS taxes
    FROM (${chosen}) i JOIN sales_order o ON o.id = i.order_id JOIN store s ON s.id = o.store_id LEFT JOIN business b ON b.id = o.business_id
    ORDER BY i.issued_at DESC, i.id DESC`;
  return (await on.query<DocumentRow>(prepared(statement, values))).rows;
}

/** From the beginning of one moment to another, in one store or, with null, in all. */
export interface MonthRange {
  from: Date;
  to: Date;
  store: string | null;
}

const IN_STORE = '($3::text IS NULL OR o.store_id = (SELECT id FROM store WHERE code = $3))';
const ISSUED = `FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE i.issued_at >= $1 AND i.issued_at < $2 AND ${IN_STORE}`;

export interface KindOfMonthRow {
  kind: string;
  documents: number;
  first_number: string;
  last_number: string;
  net_oere: number;
  vat_oere: number;
  total_oere: number;
  /** Orders on account: what customers owe, or are owed. */
  account_oere: number;
  /** Paid, or given back, with gift cards. */
  gift_card_oere: number;
}

const KINDS = `SELECT i.kind, count(*)::int AS documents, (array_agg(i.number ORDER BY i.id))[1] AS first_number,
    (array_agg(i.number ORDER BY i.id DESC))[1] AS last_number, sum(i.net_oere)::float8 AS net_oere, sum(i.vat_oere)::float8 AS vat_oere,
    sum(i.total_oere)::float8 AS total_oere, sum(i.gift_card_oere)::float8 AS gift_card_oere,
    coalesce(sum(i.total_oere - i.gift_card_oere) FILTER (WHERE p.status = 'account'), 0)::float8 AS account_oere
  FROM invoice i JOIN sales_order o ON o.id = i.order_id LEFT JOIN payment p ON p.order_id = o.id
  WHERE i.issued_at >= $1 AND i.issued_at < $2 AND ${IN_STORE} GROUP BY i.kind`;

export async function kindsOfMonth(on: Queryable, { from, to, store }: MonthRange): Promise<KindOfMonthRow[]> {
  return (await on.query<KindOfMonthRow>(prepared(KINDS, [from, to, store]))).rows;
}

export interface RateOfMonthRow {
  vat_bp: number;
  invoiced_net_oere: number;
  invoiced_vat_oere: number;
  credited_net_oere: number;
  credited_vat_oere: number;
}

const RATES = `SELECT x.vat_bp, coalesce(sum(x.base_oere) FILTER (WHERE d.kind = 'invoice'), 0)::float8 AS invoiced_net_oere,
    coalesce(sum(x.vat_oere) FILTER (WHERE d.kind = 'invoice'), 0)::float8 AS invoiced_vat_oere,
    coalesce(sum(x.base_oere) FILTER (WHERE d.kind = 'credit'), 0)::float8 AS credited_net_oere,
    coalesce(sum(x.vat_oere) FILTER (WHERE d.kind = 'credit'), 0)::float8 AS credited_vat_oere
  FROM (SELECT i.id, i.kind ${ISSUED}) d JOIN invoice_tax x ON x.invoice_id = d.id GROUP BY x.vat_bp ORDER BY x.vat_bp DESC`;

export async function ratesOfMonth(on: Queryable, { from, to, store }: MonthRange): Promise<RateOfMonthRow[]> {
  return (await on.query<RateOfMonthRow>(prepared(RATES, [from, to, store]))).rows;
}

export interface ProviderOfMonthRow {
  provider: string;
  captured_oere: number;
  refunded_oere: number;
}

/** Money that providers moved. Test payments moved none. */
const PROVIDERS = `SELECT p.provider, coalesce(sum(d.amount_oere) FILTER (WHERE d.kind = 'capture'), 0)::float8 AS captured_oere,
    coalesce(sum(d.amount_oere) FILTER (WHERE d.kind = 'refund'), 0)::float8 AS refunded_oere
  FROM payment_operation d JOIN payment p ON p.id = d.payment_id JOIN sales_order o ON o.id = p.order_id
  WHERE d.status = 'done' AND d.done_at >= $1 AND d.done_at < $2 AND d.kind IN ('capture', 'refund') AND p.mode <> 'TEST' AND ${IN_STORE}
  GROUP BY p.provider ORDER BY p.provider`;

export async function providersOfMonth(on: Queryable, { from, to, store }: MonthRange): Promise<ProviderOfMonthRow[]> {
  return (await on.query<ProviderOfMonthRow>(prepared(PROVIDERS, [from, to, store]))).rows;
}

export interface GiftCardsOfMonthRow {
  sold_oere: number;
  /** Given out by staff. */
  issued_oere: number;
  /** What orders took, less what went back to the cards. */
  used_oere: number;
  withdrawn_oere: number;
  /** On all cards at the end of the month, expired ones included. */
  balance_oere: number;
}

const GIFT_CARDS = `SELECT coalesce(sum(oere) FILTER (WHERE kind = 'sold' AND at >= $1), 0)::float8 AS sold_oere,
    coalesce(sum(oere) FILTER (WHERE kind = 'issued' AND at >= $1), 0)::float8 AS issued_oere,
    coalesce(-sum(oere) FILTER (WHERE kind IN ('taken', 'given-back') AND at >= $1), 0)::float8 AS used_oere,
    coalesce(-sum(oere) FILTER (WHERE kind = 'withdrawn' AND at >= $1), 0)::float8 AS withdrawn_oere,
    coalesce(sum(oere), 0)::float8 AS balance_oere
  FROM gift_card_entry WHERE at < $2`;

/** Cards pay in every store. */
export async function giftCardsOfMonth(on: Queryable, from: Date, to: Date): Promise<GiftCardsOfMonthRow> {
  const [row] = (await on.query<GiftCardsOfMonthRow>(prepared(GIFT_CARDS, [from, to]))).rows;
  if (!row) throw new Error('An aggregate has one row');
  return row;
}
