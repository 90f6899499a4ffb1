// SQL of the section of printers.
import type { PoolClient } from 'pg';

export interface StoredPrinter {
  id: string;
  make: string;
  series: string;
  model: string;
  kind: 'laser' | 'inkjet';
  colour: boolean;
  popularity: number;
}

export async function loadPrinters(on: PoolClient): Promise<StoredPrinter[]> {
  const text = 'SELECT id, make, series, model, kind, colour, popularity FROM printer ORDER BY id COLLATE "C"';
  return (await on.query<StoredPrinter>(text)).rows;
}

/** Returns the products that fit one of them. */
export async function writePrinters(on: PoolClient, rows: readonly StoredPrinter[]): Promise<number[]> {
  const text = `INSERT INTO printer (id, make, series, model, kind, colour, popularity)
    SELECT id, make, series, model, kind, colour, popularity FROM jsonb_to_recordset($1::jsonb)
      AS r (id text, make text, series text, model text, kind text, colour boolean, popularity integer)
    ON CONFLICT (id) DO UPDATE SET make = excluded.make, series = excluded.series, model = excluded.model, kind = excluded.kind,
      colour = excluded.colour, popularity = excluded.popularity`;
  await on.query(text, [JSON.stringify(rows)]);
  const fitting = 'SELECT DISTINCT product_id AS id FROM product_printer WHERE printer_id = ANY ($1)';
  return (await on.query<{ id: number }>(fitting, [rows.map(({ id }) => id)])).rows.map(({ id }) => id);
}
