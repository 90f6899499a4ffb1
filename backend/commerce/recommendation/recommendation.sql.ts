// SQL of candidates for a row of recommendations: ids, best first, each an index range of stored sums, events or categories.
import { type PreparedStatement, prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Candidate } from '#domain/catalogue/recommendation';
import type { Assortment } from '../catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '../catalogue/assortment/assortment.sql';
import type { CachedByVersion } from '../catalogue/cached/by-version';
import { fitsBeside, fitsCart } from '../catalogue/fitting.sql';
import { ONLY } from '../catalogue/search/offers.sql';

/** Which products the row may contain at all. */
export interface Allowed {
  now: Date;
  businessId: number | null;
  assortment: Assortment;
  limit: number;
  /** SKUs that are on the page already. */
  without: readonly string[];
  categoryIds: readonly number[] | null;
  brandCode: string | null;
  only: keyof typeof ONLY | null;
  /** Row in the cart: the owner of the cart, null for a guest's. */
  cartOf: { customerId: number | null } | null;
}

// $1 instant, $2 business, $3 to $5 the assortment, $6 limit, $7 SKUs left out; then the kind's parameters, then categories and brand.
const SEEDS = 'SELECT s.id FROM product s WHERE s.sku = ANY ($7::text[])';
const FITS = fitsBeside('p', SEEDS);
const AT = { now: '$1', business: '$2' };
const FOR_SALE = inAssortment({ store: '$3', allow: '$4', disallow: '$5' });

function rankedSql(allowed: Allowed, extra: readonly unknown[], kind: (p: (at: number) => string) => Kind) {
  const values: unknown[] = [
    allowed.now,
    allowed.businessId,
    ...assortmentValues(allowed.assortment),
    allowed.limit,
    allowed.without,
    ...extra,
  ];
  const { from, order, salableOnly, ofAnyPrinter } = kind((at) => `$${at + 7}`);
  // Gives the planner the types of parameters that a kind does not read.
  const where = [
    '$1::timestamptz IS NOT NULL',
    '($2::int IS NULL OR $2 >= 0)',
    FOR_SALE,
    'p.parent_id IS NULL',
    'p.sku <> ALL ($7::text[])',
    // Anyone who has a variant is not shown the product that it is a variant of.
    'p.id <> ALL (ARRAY(SELECT v.parent_id FROM product v WHERE v.sku = ANY ($7::text[]) AND v.parent_id IS NOT NULL))',
  ];
  if (salableOnly) where.push('p.salable');
  if (allowed.cartOf) {
    values.push(allowed.cartOf.customerId);
    where.push(fitsCart('p', SEEDS, `$${values.length}`));
  } else if (!ofAnyPrinter) where.push(FITS);
  if (allowed.categoryIds) {
    values.push(allowed.categoryIds);
    where.push(
      `EXISTS (SELECT 1 FROM product_category f WHERE f.product_id = p.id AND f.category_id = ANY ($${values.length}::int[]))`,
    );
  }
  if (allowed.brandCode) {
    values.push(allowed.brandCode);
    where.push(`p.brand_code = $${values.length}`);
  }
  if (allowed.only) where.push(`p.id IN (${ONLY[allowed.only](AT)})`);
  const text = `SELECT p.id, p.salable, (SELECT max(g.category_id) FROM product_category g WHERE g.product_id = p.id AND g.own) AS "group"
    FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT $6`;
  return prepared(text, values);
}

interface Kind {
  from: string;
  order: string;
  salableOnly?: boolean;
  /** Skips the printer check: cartridges of other printers may be included. */
  ofAnyPrinter?: boolean;
}

/** Where candidates come from. */
export interface Source {
  on: Queryable;
  kept: CachedByVersion<Candidate[]>;
  /** Null where the page did not read it. */
  version(): Promise<string | null>;
}

async function readCandidates(on: Queryable, asked: PreparedStatement): Promise<Candidate[]> {
  return (await on.query<Candidate>(asked)).rows;
}

type KindOf = (p: (at: number) => string) => Kind;

/** The same for everyone with the same assortment: cached until the catalogue changes. Only offers depend on the time. */
async function ranked(
  { on, kept, version }: Source,
  allowed: Allowed,
  extra: readonly unknown[],
  kind: KindOf,
): Promise<Candidate[]> {
  const asked = rankedSql(allowed, extra, kind);
  if (allowed.only !== null) return readCandidates(on, asked);
  const [_now, ...fixed] = asked.values;
  return kept.read(JSON.stringify([asked.text, fixed]), () => readCandidates(on, asked), await version());
}

/** For one visitor: never cached. */
export const candidatesOf = ({ on }: Source, allowed: Allowed, extra: readonly unknown[], kind: KindOf) =>
  readCandidates(on, rankedSql(allowed, extra, kind));

/** What others look at and buy, over some days. */
export const popular = (source: Source, allowed: Allowed, days: number) =>
  ranked(source, allowed, [days], (p) => ({
    from: `product_trend t JOIN product p ON p.id = t.product_id AND t.days = ${p(1)}`,
    order: 't.score DESC, p.id',
    salableOnly: true,
  }));

/** Ordered by the shop's sales: for rows of a category, and to fill up others. */
export const shelfCandidates = (source: Source, allowed: Allowed) =>
  ranked(source, allowed, [], () => ({ from: 'product p', order: 'p.popularity DESC, p.id', salableOnly: true }));

export const newest = (source: Source, allowed: Allowed) =>
  ranked(source, allowed, [], () => ({ from: 'product p', order: 'p.created_at DESC, p.id', salableOnly: true }));

/** Bought together with any of these; the strongest pairs of each are enough. */
export const pairsOf = (seeds: string) => `(SELECT b.other_id, sum(b.orders) AS orders FROM ${seeds} s
    CROSS JOIN LATERAL (SELECT k.other_id, k.orders FROM product_pair k WHERE k.product_id = s.id AND k.orders > 0
      ORDER BY k.orders DESC, k.other_id LIMIT 50) b GROUP BY b.other_id) t`;

export const boughtWith = (source: Source, allowed: Allowed, skus: readonly string[]) =>
  ranked(source, allowed, [skus], (p) => ({
    from: `${pairsOf(`(SELECT DISTINCT coalesce(q.parent_id, q.id) AS id FROM product q WHERE q.sku = ANY (${p(1)}::text[]))`)}
      JOIN product p ON p.id = t.other_id AND p.sku <> ALL (${p(1)}::text[])`,
    order: 't.orders DESC, p.id',
    salableOnly: true,
  }));

/** A price that any store hides is not used to sort by proximity: its neighbours would reveal it. */
const openPrice = (one: string) =>
  `CASE WHEN NOT (${one}.only_trade OR ${one}.request_price) THEN ${one}.sort_gross_oere END`;

/** The same place in the shop: first of the same brand, then near in price. */
export const similar = (source: Source, allowed: Allowed, sku: string) =>
  ranked(source, allowed, [sku], (p) => ({
    from: `(SELECT q.id, ${openPrice('q')} AS gross, q.brand_code, (SELECT max(c.category_id) FROM product_category c WHERE c.product_id = q.id AND c.own) AS home
        FROM product q WHERE q.id = (SELECT coalesce(r.parent_id, r.id) FROM product r WHERE r.sku = ${p(1)})) o
      CROSS JOIN LATERAL (SELECT m.product_id FROM product_category m WHERE m.category_id = o.home ORDER BY m.position, m.product_id LIMIT 2000) m
      JOIN product p ON p.id = m.product_id AND p.id <> o.id`,
    order: `(p.brand_code = o.brand_code) DESC NULLS LAST, abs(${openPrice('p')} - o.gross) NULLS LAST, p.id`,
    salableOnly: true,
  }));
