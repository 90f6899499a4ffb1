// SQL that reads a cart and everything that determines its total in one statement: its lines, whether they are still for sale, the current card
// versions of their products and families, current stock and agreed prices, and the cart's other contents.

import { type Assortment, isRestricted } from '#backend/commerce/catalogue/assortment/assortment';
import {
  IN_BONUS_SHOP,
  inAssortment,
  type Judged,
  PRODUCT,
} from '#backend/commerce/catalogue/assortment/assortment.sql';
import { type CardVersion, CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { fieldsOf } from '#backend/db/columns';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { cart } from '#backend/db/tables/cart';
import type { CartRow } from '../cart.sql';
import type { FoundProduct } from '../lines/found-product.sql';
import type { LineRow } from '../lines/lines.sql';
import { agreedBy, listsOf } from './agreed.sql';
import { type LineColumns, linesOf, type VersionColumns, versionsOf } from './columns';

/** The cart's contents in addition to its lines; `terms` is the version of the shop's terms of sale. */
export interface Holds {
  codes: boolean;
  giftCards: boolean;
  gifts: boolean;
  terms: string;
}

type ByProduct = Readonly<Record<number, number>> | null;

export interface SnapshotRow extends CartRow {
  lines: LineRow[];
  cards: CardVersion[];
  stock: ByProduct;
  agreed: ByProduct;
  holds: Holds;
  /** The products found for the requested SKUs. */
  named: FoundProduct[] | null;
}

type RawRow = Omit<SnapshotRow, 'lines' | 'cards'> & { lines: LineColumns | null; cards: VersionColumns | null };

/** Which parts a statement reads: unneeded parts are left out, so that there are few query plans and each is made once. */
interface Needs {
  /** A business may have agreed prices and its own lists. */
  business: boolean;
  /** The shopper may not buy everything that the store sells. */
  lists: boolean;
  /** Products are requested by SKU. */
  named: boolean;
}

const ARTICLE = '(SELECT a.definition FROM design_article a WHERE a.moc = p.pcon_moc AND a.ban = p.pcon_ban)';
const holdsAny = (table: string) => `EXISTS (SELECT FROM ${table} h WHERE h.cart_id = $1)`;

/** OFFSET 0: product by product. A plan that walks along all products to meet those of a large cart takes twice as long. */
const lines = (
  forSale: string,
  forPoints: string,
) => `SELECT i.id, i.product_id, i.quantity, i.position, i.note, i.kind, i.config, i.seen_oere, i.seen_points, i.seen_quantity, i.seen_basis, p.parent_id, p.longest_mm,
      CASE WHEN i.kind = 'points' THEN p.is_for_points ELSE p.is_for_sale END AS is_for_sale, CASE WHEN i.kind = 'design' THEN ${ARTICLE} END AS article
    FROM cart_item i CROSS JOIN LATERAL (SELECT p.parent_id, p.longest_mm, p.pcon_moc, p.pcon_ban, ${forSale} AS is_for_sale, ${forPoints} AS is_for_points
      FROM product p WHERE p.id = i.product_id OFFSET 0) p WHERE i.cart_id = $1 ORDER BY i.position, i.id`;
/** Products that are not for sale to this shopper are not found, so that their existence is not revealed. */
const namedBy = (
  skus: string,
  forSale: string,
  forPoints: string,
) => `SELECT p.id, p.sku, p.type, p.parent_id, p.option_values, p.longest_mm, p.bonus_only, ${ARTICLE} AS article
    FROM product p WHERE p.sku = ANY (${skus}::text[]) AND (${forSale} OR (p.bonus_only AND ${forPoints}))`;

/** Column by column, in the order in which `from` gives its rows; null where it gives none. */
const columnsOf = (from: string, names: readonly string[]) =>
  `(SELECT json_build_array(${names.map((name) => `array_agg(${name})`).join(', ')}) FROM ${from} HAVING count(*) > 0)`;
/** In the order of `LineColumns`. */
const LINE = 'id product_id quantity position note kind config article is_for_sale longest_mm'.split(' ');
const SEEN = ['seen_oere', 'seen_points', 'seen_quantity', 'seen_basis'];
const NAMED = `(SELECT json_agg(json_build_object('id', n.id, 'sku', n.sku, 'type', n.type, 'parentId', n.parent_id,
      'optionValues', n.option_values, 'longestMm', n.longest_mm, 'bonusOnly', n.bonus_only, 'article', n.article)) FROM n)`;

/** Positions of the parameters that are needed, in the order in which `readFilled` passes them. */
function placesIn({ business, lists, named }: Needs) {
  let last = 2;
  const next = (isNeeded: boolean) => {
    if (isNeeded) last += 1;
    return `$${last}`;
  };
  const skus = next(named);
  return {
    skus,
    business: next(business),
    now: next(business),
    store: '$2::int',
    allow: next(lists),
    disallow: next(lists),
  };
}

function statement(needs: Needs): string {
  const at = placesIn(needs);
  const { business, named } = needs;
  const inStores = (stores: string) => `(${stores} IS NULL OR ${at.store} = ANY (${stores}))`;
  const judged = (as: Judged) => (needs.lists ? inAssortment(at, as) : inStores(as.stores));
  const [forSale, forPoints] = [judged(PRODUCT), judged(IN_BONUS_SHOP)];
  return `WITH l AS MATERIALIZED (${lines(forSale, forPoints)}),
  ${named ? `n AS MATERIALIZED (${namedBy(at.skus, forSale, forPoints)}),` : ''}
  c AS MATERIALIZED (SELECT d.product_id, d.members, d.xmin::text || d.ctid::text AS version FROM product_card d WHERE d.product_id = ANY (
    (SELECT array_agg(l.product_id) || array_agg(l.parent_id) FROM l)::int[]${named ? ' || ARRAY(SELECT n.id FROM n)' : ''}))
  SELECT ${fieldsOf(cart, 'k')}, ${columnsOf('l', [...LINE, ...SEEN])} AS lines,
    ${columnsOf('c', ['product_id', 'version', ...(business ? [listsOf(at.business)] : [])])} AS cards,
    (SELECT json_object_agg(s.product_id, s.quantity) FROM stock_item s
      WHERE s.source_code = '${CENTRAL_SOURCE}' AND s.product_id = ANY (ARRAY(SELECT unnest(members) FROM c))) AS stock,
    ${business ? agreedBy(at.business, at.now) : 'NULL::json'} AS agreed,
    json_build_object('codes', ${holdsAny('cart_coupon')}, 'giftCards', ${holdsAny('cart_gift_card')}, 'gifts', ${holdsAny('cart_gift')},
      'terms', (SELECT version::text FROM selling_version)) AS holds,
    ${named ? NAMED : 'NULL::json'} AS named
  FROM cart k WHERE k.id = $1`;
}

const statements = new Map<string, string>();
function statementFor(needs: Needs): string {
  const key = JSON.stringify(needs);
  const text = statements.get(key) ?? statement(needs);
  statements.set(key, text);
  return text;
}

export interface SnapshotQuestion {
  cartId: string;
  assortment: Assortment;
  businessId: number | null;
  now: Date;
  skus: readonly string[];
}

export async function readSnapshotRow(
  on: Queryable,
  { cartId, assortment, businessId, now, skus }: SnapshotQuestion,
): Promise<SnapshotRow | null> {
  const { storeId, allow, disallow } = assortment;
  const needs = { business: businessId !== null, lists: isRestricted(assortment), named: skus.length > 0 };
  const values: unknown[] = [cartId, storeId];
  if (needs.named) values.push(skus);
  if (needs.business) values.push(businessId, now);
  if (needs.lists) values.push(allow, disallow);
  const { rows } = await on.query<RawRow>(prepared(statementFor(needs), values));
  return rows[0] ? { ...rows[0], lines: linesOf(rows[0].lines), cards: versionsOf(rows[0].cards) } : null;
}
