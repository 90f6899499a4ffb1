// SQL of the section of ways of delivery.
import type { PoolClient } from 'pg';
import { carrierPicturePath } from '#backend/files/carriers';
import type { MethodRecord } from './delivery';

export async function knownStoreCodes(on: PoolClient): Promise<Set<string>> {
  const { rows } = await on.query<{ code: string }>('SELECT code FROM store');
  return new Set(rows.map(({ code }) => code));
}

interface StoredMethod {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  title_da: string;
  title_en: string;
  note_da: string;
  note_en: string;
  kind: MethodRecord['kind'];
  needs_service_point: boolean;
  needs_shop: boolean;
  sort: number;
  delivery_days: number;
  channel: MethodRecord['channel'];
  cutoff: string | null;
  min_grams: number | null;
  max_grams: number | null;
  max_longest_mm: number | null;
  unit_grams: number | null;
}

interface StoredPrice {
  store: string;
  gross_oere: number;
  free_from_oere: number | null;
  bands: [upToGrams: number, oere: number][];
}

const LOAD = `SELECT m.carrier_code, m.method_code, m.carrier_title, m.title_da, m.title_en, m.note_da, m.note_en, m.kind, m.needs_service_point,
    m.needs_shop, m.sort, m.delivery_days, m.channel, m.cutoff, m.min_grams, m.max_grams, m.max_longest_mm, m.unit_grams, coalesce((SELECT jsonb_agg(jsonb_build_object('store', s.code, 'gross_oere', p.gross_oere, 'free_from_oere', p.free_from_oere,
      'bands', coalesce((SELECT jsonb_agg(jsonb_build_array(r.up_to_grams, r.gross_oere) ORDER BY r.up_to_grams) FROM shipping_rate r
        WHERE (r.store_id, r.carrier_code, r.method_code) = (p.store_id, p.carrier_code, p.method_code)), '[]')) ORDER BY s.position, s.id)
    FROM shipping_price p JOIN store s ON s.id = p.store_id
    WHERE (p.carrier_code, p.method_code) = (m.carrier_code, m.method_code)), '[]') AS prices
  FROM shipping_method m ORDER BY m.sort, m.carrier_code, m.method_code`;

export async function loadMethods(on: PoolClient): Promise<MethodRecord[]> {
  const { rows } = await on.query<StoredMethod & { prices: StoredPrice[] }>(LOAD);
  return rows.map((row) => ({
    carrier: row.carrier_code,
    method: row.method_code,
    carrier_title: row.carrier_title,
    title: { da: row.title_da, en: row.title_en },
    note: { da: row.note_da, en: row.note_en },
    kind: row.kind,
    channel: row.channel,
    needs_service_point: row.needs_service_point,
    needs_shop: row.needs_shop,
    position: row.sort,
    delivery_days: row.delivery_days,
    ...(row.cutoff === null ? {} : { cutoff: row.cutoff }),
    ...(row.min_grams === null ? {} : { min_grams: row.min_grams }),
    ...(row.max_grams === null ? {} : { max_grams: row.max_grams }),
    ...(row.max_longest_mm === null ? {} : { max_longest_mm: row.max_longest_mm }),
    ...(row.unit_grams === null ? {} : { unit_grams: row.unit_grams }),
    prices: row.prices.map(({ store, gross_oere, free_from_oere, bands }) => ({
      store,
      amount: gross_oere / 100,
      ...(free_from_oere === null ? {} : { free_from: free_from_oere / 100 }),
      by_weight: bands.map(([up_to_grams, oere]) => ({ up_to_grams, amount: oere / 100 })),
    })),
  }));
}

const oereOf = (kroner: number) => Math.round(kroner * 100);

const rowOf = (method: MethodRecord): StoredMethod & { image: string | null } => ({
  carrier_code: method.carrier,
  method_code: method.method,
  carrier_title: method.carrier_title,
  title_da: method.title.da,
  title_en: method.title.en,
  note_da: method.note.da,
  note_en: method.note.en,
  kind: method.kind,
  needs_service_point: method.needs_service_point,
  needs_shop: method.needs_shop,
  sort: method.position,
  delivery_days: method.delivery_days,
  channel: method.channel,
  cutoff: method.cutoff ?? null,
  image: carrierPicturePath(method.carrier),
  min_grams: method.min_grams ?? null,
  max_grams: method.max_grams ?? null,
  max_longest_mm: method.max_longest_mm ?? null,
  unit_grams: method.unit_grams ?? null,
});

/** Orders hold what was chosen, so that a method may go. */
export async function removeMethods(on: PoolClient, gone: readonly MethodRecord[]): Promise<void> {
  const keys = [gone.map(({ carrier }) => carrier), gone.map(({ method }) => method)];
  for (const table of ['shipping_price', 'shipping_method']) {
    await on.query(
      `DELETE FROM ${table} t USING unnest($1::text[], $2::text[]) AS gone (carrier_code, method_code)
        WHERE (t.carrier_code, t.method_code) = (gone.carrier_code, gone.method_code)`,
      keys,
    );
  }
}

/** The methods are not there, or are there no more. Stores are known. */
export async function writeMethods(on: PoolClient, methods: readonly MethodRecord[]): Promise<void> {
  await on.query(
    'INSERT INTO shipping_method SELECT * FROM jsonb_populate_recordset(NULL::shipping_method, $1::jsonb)',
    [JSON.stringify(methods.map(rowOf))],
  );
  const prices = methods.flatMap(({ carrier, method, prices: own }) =>
    own.map(({ store, amount, free_from: free, by_weight: bands }) => ({
      carrier_code: carrier,
      method_code: method,
      store,
      gross_oere: oereOf(amount),
      free_from_oere: free === undefined ? null : oereOf(free),
      bands: bands.map((band) => ({ up_to_grams: band.up_to_grams, gross_oere: oereOf(band.amount) })),
    })),
  );
  const sent = [JSON.stringify(prices)];
  await on.query(
    `INSERT INTO shipping_price (carrier_code, method_code, store_id, gross_oere, free_from_oere)
      SELECT p.carrier_code, p.method_code, s.id, p.gross_oere, p.free_from_oere FROM jsonb_to_recordset($1::jsonb)
        AS p (carrier_code text, method_code text, store text, gross_oere integer, free_from_oere integer) JOIN store s ON s.code = p.store`,
    sent,
  );
  await on.query(
    `INSERT INTO shipping_rate (carrier_code, method_code, store_id, up_to_grams, gross_oere)
      SELECT p.carrier_code, p.method_code, s.id, b.up_to_grams, b.gross_oere FROM jsonb_to_recordset($1::jsonb)
        AS p (carrier_code text, method_code text, store text, bands jsonb) JOIN store s ON s.code = p.store
        CROSS JOIN LATERAL jsonb_to_recordset(p.bands) AS b (up_to_grams integer, gross_oere integer)`,
    sent,
  );
}
