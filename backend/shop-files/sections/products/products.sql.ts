// SQL of the section of products: what the import of their file changed, and all that hangs on them.
import type { PoolClient } from 'pg';
import { storesForPoints } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { PLAIN_COLUMNS, type PlainTexts } from '#backend/commerce/catalogue/product/plain-texts';
import type {
  ProductAttribute,
  ProductCartridge,
  ProductDanger,
  ProductDocument,
  ProductOption,
} from '#backend/db/tables/product';
import type { Producer } from '#backend/db/tables/store';

export interface ChangedProducts {
  added: string[];
  changed: string[];
  /** How many products the file says something of, and how many there are. */
  named: number;
  all: number;
}

/** After an import, in its own transaction. */
export async function changedProducts(on: PoolClient): Promise<ChangedProducts> {
  const text = `WITH touched AS (SELECT t.id, coalesce(bool_or(c.fresh), false) AS fresh FROM (SELECT DISTINCT id FROM import_touched) t
      LEFT JOIN import_changed c ON c.id = t.id GROUP BY t.id)
    SELECT coalesce(array_agg(p.sku ORDER BY p.id) FILTER (WHERE t.fresh), '{}') AS added,
      coalesce(array_agg(p.sku ORDER BY p.id) FILTER (WHERE NOT t.fresh), '{}') AS changed, (SELECT count(*)::int FROM product) AS all,
      (SELECT count(*)::int FROM import_row i WHERE i.fresh OR i.doc <> '{}' OR i.facts <> '{}') AS named
      FROM touched t JOIN product p ON p.id = t.id`;
  return (await on.query<ChangedProducts>(text)).rows[0] ?? { added: [], changed: [], named: 0, all: 0 };
}

/** The files behind the pictures of products and categories, one at a time. */
export async function* keptPictures(on: PoolClient): AsyncGenerator<{ hash: string; bytes: Buffer; of: number }> {
  const named = `SELECT f.hash FROM picture_file f WHERE EXISTS (SELECT FROM product_picture g WHERE g.spec ->> 'file' = f.hash)
    OR EXISTS (SELECT FROM picture g WHERE g.spec ->> 'file' = f.hash) ORDER BY f.hash`;
  const files = (await on.query<{ hash: string }>(named)).rows;
  for (const { hash } of files) {
    const [row] = (await on.query<{ bytes: Buffer }>('SELECT bytes FROM picture_file WHERE hash = $1', [hash])).rows;
    if (row) yield { hash, bytes: row.bytes, of: files.length };
  }
}

export interface StoredSpecial {
  gross_oere: number;
  from: string;
  to: string;
  name_da: string;
  name_en: string;
}

export interface StoredProduct extends Partial<PlainTexts> {
  sku: string;
  type: string;
  attribute_set: string;
  url_key: string;
  name_da: string;
  name_en: string;
  short_da: string;
  short_en: string;
  description_da: string;
  description_en: string;
  brand: string;
  brand_code: string | null;
  ean: string;
  unit: string;
  min_qty: number;
  max_qty: number;
  increments: number;
  manage_stock: boolean;
  stock_state: string;
  gross_oere: number;
  cost_oere: number;
  duty_code: string | null;
  duty_milli_units: number;
  delivery_days: number;
  delivery_label: string;
  badge_da: string | null;
  badge_en: string | null;
  sub_label_da: string | null;
  sub_label_en: string | null;
  request_price: boolean;
  only_trade: boolean;
  certificates: string[];
  energy_class: string | null;
  weight_grams: number;
  longest_mm: number | null;
  popularity: number;
  bonus_points: number | null;
  bonus_only: boolean;
  bonus_category: string | null;
  residual_sale: boolean;
  created: string;
  attributes: ProductAttribute[];
  options: ProductOption[] | null;
  producer: Producer | null;
  danger: ProductDanger | null;
  documents: ProductDocument[];
  cartridge: ProductCartridge | null;
  pcon_status: string | null;
  pcon_moc: string | null;
  pcon_ban: string | null;
  /** Codes; null: every store. */
  stores: string[] | null;
  /** [address, position, whether it is its own and not an ancestor]. */
  places: [string, number, boolean][];
  pictures: unknown[];
  /** In Danish and English; '' is the product's name. */
  picture_texts: [string, string][];
  related: string[];
  accessories: string[];
  tiers: { audience: 'all' | 'business'; quantity: number; gross_oere: number }[];
  /** The last to begin first. */
  specials: StoredSpecial[];
  variants: { sku: string; values: Record<string, string> | null }[];
  printers: string[];
  gift_card: { step_oere: number[]; least_oere: number; most_oere: number } | null;
}

/** An instant as text; the caller handles infinite ends and starts. */
const atUtc = (of: string) => `to_char(${of} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listOf = (item: string, from: string, order: string) =>
  `coalesce((SELECT json_agg(${item} ORDER BY ${order}) FROM ${from}), '[]')`;

const linked = (type: string) =>
  listOf(
    'o.sku',
    `product_link k JOIN product o ON o.id = k.linked_id WHERE k.product_id = p.id AND k.type = '${type}'`,
    'k.position',
  );

const PLAIN = PLAIN_COLUMNS.map((column) => `p.${column}`).join(', ');

/** For money or for points. */
const SOLD_IN = storesForPoints('p');

// An offer that is no lower than the price has no effect, and would be refused where it is read.
const PRODUCTS = `SELECT p.sku, p.type, p.attribute_set, p.url_key, p.name_da, p.name_en, p.short_da, p.short_en, p.description_da, p.description_en,
    p.brand, p.brand_code, p.ean, p.unit, p.min_qty, p.max_qty, p.increments, p.manage_stock, p.stock_state, p.gross_oere, p.cost_oere,
    p.duty_code, p.duty_milli_units, p.delivery_days, p.delivery_label, p.badge_da, p.badge_en, p.sub_label_da, p.sub_label_en,
    p.request_price, p.only_trade, p.certificates, p.energy_class, p.weight_grams, p.longest_mm, p.popularity, p.bonus_points,
    p.bonus_only, p.bonus_category,
    p.residual_sale, p.attributes, p.options, p.producer, ${PLAIN}, p.danger, p.documents, p.cartridge, p.pcon_status, p.pcon_moc, p.pcon_ban,
    ${atUtc('p.created_at')} AS created,
    CASE WHEN ${SOLD_IN} IS NOT NULL THEN ARRAY(SELECT s.code FROM store s WHERE s.id = ANY (${SOLD_IN}) ORDER BY s.id) END AS stores,
    ${listOf('json_build_array(c.url_path, k.position, k.own)', 'product_category k JOIN category c ON c.id = k.category_id WHERE k.product_id = p.id', 'c.id')} AS places,
    ${listOf('g.spec', 'product_picture g WHERE g.product_id = p.id', 'g.position')} AS pictures,
    ${listOf(
      `json_build_array(CASE WHEN g.alt_da <> p.name_da THEN g.alt_da ELSE '' END, CASE WHEN g.alt_en <> p.name_en THEN g.alt_en ELSE '' END)`,
      'product_picture g WHERE g.product_id = p.id',
      'g.position',
    )} AS picture_texts,
    ${linked('related')} AS related, ${linked('accessory')} AS accessories,
    ${listOf('t', '(SELECT audience, quantity, gross_oere FROM product_tier WHERE product_id = p.id) t', 't.audience, t.quantity')} AS tiers,
    ${listOf(
      's',
      `(SELECT gross_oere, ${atUtc('valid_from')} AS "from", ${atUtc('valid_to')} AS "to", name_da, name_en
      FROM product_special WHERE product_id = p.id AND gross_oere < p.gross_oere) s`,
      's."from" DESC',
    )} AS specials,
    ${listOf(`json_build_object('sku', v.sku, 'values', v.option_values)`, 'product v WHERE v.parent_id = p.id', 'v.id')} AS variants,
    ${listOf('f.printer_id', 'product_printer f WHERE f.product_id = p.id', 'f.printer_id')} AS printers,
    (SELECT row_to_json(c) FROM gift_card_product c WHERE c.product_id = p.id) AS gift_card
  FROM product p ORDER BY p.id`;

export const loadProducts = async (on: PoolClient): Promise<StoredProduct[]> =>
  (await on.query<StoredProduct>(PRODUCTS)).rows;
