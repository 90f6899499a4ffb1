// SQL of the quick order: resolves numbers, and adds lines to a cart in one statement.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SeenPrice } from '#domain/cart/seen-price';
import { isNumberAsWhole, NUMBER_MATCHES, type NumberMatch, numberMatch } from '#domain/catalogue/product-number';
import { nameKey } from '#domain/ink/printer-names';
import type { Assortment } from '../../catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '../../catalogue/assortment/assortment.sql';

const FOR_SALE = inAssortment({ store: '$2', allow: '$3', disallow: '$4' });

export interface NamedRow {
  id: number;
  type: 'simple' | 'configurable';
}

interface FoundRow extends NamedRow {
  code: string;
  /** The product's number that resembles the code. */
  known: string;
  /** 1 SKU, 2 EAN, 3 manufacturer's number, 4 cartridge number. */
  rank: number;
}

// $1 keys and $5 codes belong together; $2 to $4 are the assortment. A code without latin letters and digits has an empty key.
const NAMED = `SELECT q.code, p.id, p.type, p.known, p.rank
      FROM unnest($1::text[], $5::text[]) q (key, code)
      CROSS JOIN LATERAL (
        SELECT a.id, a.type, a.parent_id, a.store_ids, a.popularity, a.sku AS known, 1 AS rank FROM product a WHERE name_key(a.sku) = q.key AND q.key <> ''
        UNION ALL SELECT e.id, e.type, e.parent_id, e.store_ids, e.popularity, e.sku, 1 FROM product e WHERE e.sku = q.code AND q.key = ''
        UNION ALL SELECT b.id, b.type, b.parent_id, b.store_ids, b.popularity, b.ean, 2 FROM product b WHERE b.ean = q.key AND b.ean <> ''
        UNION ALL SELECT c.id, c.type, c.parent_id, c.store_ids, c.popularity, c.cartridge->>'part', 3 FROM product c
          WHERE name_key(c.cartridge->>'part') = q.key AND q.key <> ''
        UNION ALL SELECT d.id, d.type, d.parent_id, d.store_ids, d.popularity, d.cartridge->>'number', 4 FROM product d
          WHERE name_key(d.cartridge->>'number') = q.key AND q.key <> '') p
     WHERE ${FOR_SALE} ORDER BY q.code, p.popularity DESC, p.id`;

/** What a code means: the products whose number it is, or else those whose number merely resembles it. */
export interface Named {
  same: readonly NamedRow[];
  similar: readonly NamedRow[];
  /** How closely. */
  match: NumberMatch;
}

const NOTHING_NAMED: Named = { same: [], similar: [], match: 'similar' };

const SAME_LETTERS = NUMBER_MATCHES.indexOf('same-letters');

/**
 * The closest match counts, regardless of letter case; among equals a SKU before an EAN before a cartridge's number, and the same
 * case before another. Products that the shopper may not buy are not found.
 */
export async function productsNamed(
  on: Queryable,
  codes: readonly string[],
  assortment: Assortment,
): Promise<(code: string) => Named> {
  const wanted = [...new Set(codes)].filter((code) => code.trim() !== '');
  if (wanted.length === 0) return () => NOTHING_NAMED;
  const values = [wanted.map(nameKey), ...assortmentValues(assortment), wanted];
  const byCode = new Map<string, FoundRow[]>();
  for (const row of (await on.query<FoundRow>(prepared(NAMED, values))).rows)
    byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return (code) => closest(code, byCode.get(code) ?? []);
}

function closest(code: string, found: readonly FoundRow[]): Named {
  const judged = found.map((row) => {
    const match = NUMBER_MATCHES.indexOf(numberMatch(code, row.known));
    return { row, match, order: (match <= SAME_LETTERS ? 0 : match) * 100 + row.rank * 10 + match };
  });
  const best = judged.reduce(
    (least, one) => (one.order < least.order ? one : least),
    judged[0] ?? { order: 0, match: 0 },
  );
  const rows = judged.filter(({ order }) => order === best.order).map(({ row: { id, type } }) => ({ id, type }));
  const match = NUMBER_MATCHES[best.match] ?? 'similar';
  return match === 'similar' ? { same: [], similar: rows, match } : { same: rows, similar: [], match };
}

/** A line whose code is no number of a product may be one number with a space in it: `LC 3217`. Where it may be a mistyped number and a quantity, that number is a suggestion. */
export function lineNamed<Line extends { code: string; whole: string | null; quantity: number | null }>(
  line: Line,
  named: (code: string) => Named,
): Line & { named: Named } {
  const own = named(line.code);
  const whole = own.same.length > 0 || line.whole === null ? NOTHING_NAMED : named(line.whole);
  if (whole.same.length === 0 || line.whole === null) return { ...line, named: own };
  if (isNumberAsWhole(line.whole, whole.match)) return { ...line, code: line.whole, quantity: 1, named: whole };
  return { ...line, named: { ...own, similar: [...own.similar, ...whole.same] } };
}

/** All codes that `lineNamed` looks for. */
export const codesOfLines = (lines: readonly { code: string; whole: string | null }[]): string[] =>
  lines.flatMap(({ code, whole }) => (whole === null ? [code] : [code, whole]));

/** New products are added below the existing lines, in the given order; an existing one gets the new quantity. */
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
