// SQL of one price request as staff see it: its shopper, its product and the basis of prices of its store.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface StaffRequestRow {
  id: number;
  asked_at: Date;
  answer_by: string;
  answered_at: Date | null;
  name: string;
  company: string;
  email: string;
  telephone: string;
  quantity: number;
  message: string;
  language: 'da' | 'en';
  sku: string;
  name_da: string;
  name_en: string;
  unit: string;
  url_key: string;
  store: string;
  store_id: number;
  basis: 'net' | 'gross';
  account: string | null;
}

const REQUEST = `SELECT r.id, r.asked_at, r.answer_by::text AS answer_by, r.answered_at, r.name, r.company, r.email, r.telephone, r.quantity, r.message,
    r.language, p.sku, p.name_da, p.name_en, p.unit, coalesce(f.url_key, p.url_key) AS url_key, s.name AS store, s.id AS store_id, s.basis,
    c.email AS account
  FROM price_request r JOIN product p ON p.id = r.product_id LEFT JOIN product f ON f.id = p.parent_id JOIN store s ON s.id = r.store_id
    LEFT JOIN customer c ON c.id = r.customer_id
  WHERE r.id = $1`;

export async function readRequest(on: Queryable, id: number): Promise<StaffRequestRow | null> {
  return (await on.query<StaffRequestRow>(prepared(REQUEST, [id]))).rows[0] ?? null;
}

/** Two answers at the same moment come one after the other. */
export async function lockForAnswer(on: Queryable, id: number): Promise<StaffRequestRow | null> {
  return (await on.query<StaffRequestRow>(prepared(`${REQUEST} FOR UPDATE OF r`, [id]))).rows[0] ?? null;
}
