// SQL of products' main pictures, for what shows products without reading their cards: mails.
import { inArray, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { product } from '#backend/db/tables/index';

export interface MainPicture {
  key: string;
  version: string;
}

/** By product; a variant without pictures has those of its family. Products without any are left out. */
export async function mainPictures(reader: Reader, ids: readonly number[]): Promise<Map<number, MainPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: product.id, main: MAIN })
    .from(product)
    .where(inArray(product.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, main }) => (main ? [[id, main] satisfies [number, MainPicture]] : [])));
}

const MAIN = sql<MainPicture | null>`(SELECT json_build_object('key', q.key, 'version', q.version) FROM product_picture q
  WHERE q.product_id IN (${product.id}, ${product.parentId}) ORDER BY q.product_id <> ${product.id}, q.position LIMIT 1)`;
