// SQL that finds SKUs in the letter case in which they are stored.
import { inArray, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { product } from '#backend/db/tables/product';
import { isSameSku, skusWithCase } from '#domain/catalogue/product-number';
import { nameKey } from '#domain/ink/printer-names';

export const keyOfSku = sql`name_key(${product.sku})`;

/** The stored spelling of SKUs that were written in another letter case; the SKUs as given first. */
export async function storedSkus(reader: Reader, skus: readonly string[]): Promise<string[]> {
  const wanted = skusWithCase(skus);
  if (wanted.length === 0) return [...skus];
  const { sku } = product;
  const alike = await reader
    .select({ sku })
    .from(product)
    .where(inArray(keyOfSku, wanted.map(nameKey)));
  const stored = alike.map((row) => row.sku);
  const other = stored.filter((one) => wanted.some((sku) => isSameSku(sku, one) && !stored.includes(sku)));
  return [...skus, ...other];
}
