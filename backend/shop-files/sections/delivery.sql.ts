// SQL of the section of ways of delivery.
import type { PoolClient } from 'pg';
import type { MethodRecord } from './delivery';

export async function knownStoreCodes(on: PoolClient): Promise<Set<string>> {
  const { rows } = await on.query<{ code: string }>('SELECT code FROM store');
  return new Set(rows.map(({ code }) => code));
}

/** What a way costs in each store, as its record has it. */
export const PRICES = `coalesce((SELECT json_agg(json_strip_nulls(json_build_object('store', s.code, 'amount', p.gross_oere::float8 / 100,
    'free_from', p.free_from_oere::float8 / 100,
    'by_weight', coalesce((SELECT json_agg(json_build_object('up_to_grams', r.up_to_grams, 'amount', r.gross_oere::float8 / 100)
      ORDER BY r.up_to_grams) FROM shipping_rate r
      WHERE (r.store_id, r.carrier_code, r.method_code) = (p.store_id, p.carrier_code, p.method_code)), '[]'::json))) ORDER BY s.position, s.id)
  FROM shipping_price p JOIN store s ON s.id = p.store_id
  WHERE (p.carrier_code, p.method_code) = (t.carrier_code, t.method_code)), '[]'::json)`;

const oereOf = (kroner: number) => Math.round(kroner * 100);

/** Orders hold what was chosen, so that a method, or what it costs, may go. */
export async function removeFromMethods(
  on: PoolClient,
  table: 'shipping_price' | 'shipping_method',
  gone: readonly MethodRecord[],
): Promise<void> {
  await on.query(
    `DELETE FROM ${table} t USING unnest($1::text[], $2::text[]) AS gone (carrier_code, method_code)
      WHERE (t.carrier_code, t.method_code) = (gone.carrier_code, gone.method_code)`,
    [gone.map(({ carrier }) => carrier), gone.map(({ method }) => method)],
  );
}

/** The methods have no prices. Stores are known. */
export async function insertPrices(on: PoolClient, methods: readonly MethodRecord[]): Promise<void> {
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
