// SQL of the section of brands.
import type { PoolClient } from 'pg';
import type { Producer } from '#backend/db/tables/store';

export interface StoredBrand {
  code: string;
  name: string;
  description_da: string;
  description_en: string;
  house: boolean;
  producer: Producer | null;
}

export async function loadBrands(on: PoolClient): Promise<StoredBrand[]> {
  const text =
    'SELECT code, name, description_da, description_en, house, producer FROM brand ORDER BY code COLLATE "C"';
  return (await on.query<StoredBrand>(text)).rows;
}

export async function writeBrands(on: PoolClient, rows: readonly StoredBrand[]): Promise<void> {
  const text = `INSERT INTO brand (code, name, description_da, description_en, house, producer)
    SELECT code, name, description_da, description_en, house, producer FROM jsonb_populate_recordset(NULL::brand, $1::jsonb)
    ON CONFLICT (code) DO UPDATE SET name = excluded.name, description_da = excluded.description_da,
      description_en = excluded.description_en, house = excluded.house, producer = excluded.producer`;
  await on.query(text, [JSON.stringify(rows)]);
}
