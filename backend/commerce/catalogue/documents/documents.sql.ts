// SQL of a product's documents: what the sheets are written from, for one SKU that has the document.

import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { ProductAttribute, ProductDanger } from '#backend/db/tables/product';
import type { Producer } from '#backend/db/tables/store';
import type { DocumentType } from './address';

/** What the shop knows of a product, in Danish: its sheets say nothing else. */
export interface SheetFacts {
  /** The seller's name; empty where none is set. */
  shop: string;
  sku: string;
  name: string;
  brand: string;
  ean: string;
  short: string;
  description: string;
  attributes: ProductAttribute[];
  energyClass: string | null;
  producer: Producer | null;
  warnings: string | null;
  danger: ProductDanger | null;
  createdAt: Date;
}

// Spec §3 documents: anyone who has the product must have access to its sheets, with or without a login, and they show no price. So customer lists do
// not restrict them; a product that no store sells has none.
const SHEET = `SELECT coalesce((SELECT name FROM seller), '') AS shop, sku, name_da AS name, brand, ean, short_da AS short, description_da AS description, attributes,
    energy_class AS "energyClass", producer, warnings, danger, created_at AS "createdAt"
  FROM product WHERE sku = $1 AND documents @> jsonb_build_array(jsonb_build_object('type', $2::text))
    AND store_ids IS DISTINCT FROM '{}'`;

export async function sheetFactsOf(on: Queryable, sku: string, type: DocumentType): Promise<SheetFacts | null> {
  const found = await on.query<SheetFacts>(prepared(SHEET, [sku, type]));
  return found.rows[0] ?? null;
}
