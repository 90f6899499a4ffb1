// SQL of the rows that are one visitor's own: what was looked at, and what goes with it.
import { type Allowed, candidatesOf, pairsOf, type Source } from './recommendation.sql';

const SEEN = 'product-viewed';
/** The products that a visitor looked at last, newest first. */
const seenBy = (visitor: string, since: string) => `(SELECT e.product_id AS id, max(e.at) AS at FROM (
    SELECT e.product_id, e.at FROM shop_event e WHERE e.visitor = ${visitor}::uuid AND e.kind = '${SEEN}' AND e.product_id IS NOT NULL
      AND e.at >= ${since}::timestamptz ORDER BY e.at DESC LIMIT 300) e GROUP BY e.product_id ORDER BY max(e.at) DESC, e.product_id LIMIT 40)`;

export const recentlyViewed = (source: Source, allowed: Allowed, visitor: string, since: Date) =>
  candidatesOf(source, allowed, [visitor, since], (p) => ({
    from: `${seenBy(p(1), p(2))} t JOIN product p ON p.id = t.id`,
    order: 't.at DESC, p.id',
    ofAnyPrinter: true,
  }));

/** What goes with what the visitor looked at, without that itself. */
export const personal = (source: Source, allowed: Allowed, visitor: string, since: Date) =>
  candidatesOf(source, allowed, [visitor, since], (p) => ({
    from: `${pairsOf(seenBy(p(1), p(2)))} JOIN product p ON p.id = t.other_id
      AND NOT EXISTS (SELECT 1 FROM ${seenBy(p(1), p(2))} v WHERE v.id = p.id)`,
    order: 't.orders DESC, p.id',
    salableOnly: true,
  }));
