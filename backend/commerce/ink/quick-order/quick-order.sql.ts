// SQL of the quick order: what numbers stand for, and lines put into a cart in one statement.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SeenPrice } from '#domain/seen-price';
import type { Assortment } from '../../catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '../../catalogue/assortment/assortment.sql';

const FOR_SALE = inAssortment({ store: '$2', allow: '$3', disallow: '$4' });

export interface NamedRow {
  key: string;
  id: number;
  type: 'simple' | 'configurable';
}

// A SKU before an EAN before a cartridge's number: who types the shop's own number means that product alone. $2 to $4 are the assortment.
const NAMED = `SELECT key, id, type FROM (
    SELECT q.key, p.id, p.type, p.popularity, p.rank, min(p.rank) OVER (PARTITION BY q.key) AS best
      FROM unnest($1::text[]) q (key)
      CROSS JOIN LATERAL (
        SELECT a.id, a.type, a.parent_id, a.store_ids, a.popularity, 1 AS rank FROM product a WHERE name_key(a.sku) = q.key
        UNION ALL SELECT b.id, b.type, b.parent_id, b.store_ids, b.popularity, 2 FROM product b WHERE b.ean = q.key AND b.ean <> ''
        UNION ALL SELECT c.id, c.type, c.parent_id, c.store_ids, c.popularity, 3 FROM product c
          WHERE name_key(c.cartridge->>'part') = q.key
        UNION ALL SELECT d.id, d.type, d.parent_id, d.store_ids, d.popularity, 4 FROM product d
          WHERE name_key(d.cartridge->>'number') = q.key) p
     WHERE ${FOR_SALE}) found
   WHERE rank = best ORDER BY key, popularity DESC, id`;

/** `keys`: letters and digits alone. What the shopper may not buy is not known. */
export async function productsNamed(
  on: Queryable,
  keys: readonly string[],
  assortment: Assortment,
): Promise<NamedRow[]> {
  if (keys.length === 0) return [];
  return (await on.query<NamedRow>(prepared(NAMED, [[...new Set(keys)], ...assortmentValues(assortment)]))).rows;
}

/** New products go below the lines that are there, in the order given; one that is there has its quantity set. */
export async function putLines(
  on: Queryable,
  cartId: string,
  lines: readonly { productId: number; quantity: number; seen: SeenPrice }[],
): Promise<void> {
  const text = `INSERT INTO cart_item (cart_id, product_id, quantity, position, seen_oere, seen_quantity, seen_basis)
    SELECT $1, l.product_id, l.quantity, l.n + (SELECT coalesce(max(i.position), 0) FROM cart_item i WHERE i.cart_id = $1),
        l.seen, l.quantity, l.basis
      FROM unnest($2::int[], $3::int[], $4::bigint[], $5::text[]) WITH ORDINALITY l (product_id, quantity, seen, basis, n)
    ON CONFLICT (cart_id, product_id, kind, config_hash) DO UPDATE SET quantity = excluded.quantity, seen_oere = excluded.seen_oere,
      seen_quantity = excluded.seen_quantity, seen_basis = excluded.seen_basis`;
  const values = [
    cartId,
    lines.map((line) => line.productId),
    lines.map((line) => line.quantity),
    lines.map((line) => line.seen.oere),
    lines.map((line) => line.seen.basis),
  ];
  await on.query(prepared(text, values));
}
