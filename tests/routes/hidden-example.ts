// Cartridges of one printer that appear in every part of the shop: one for all, one for businesses only, one of another store, one unpublished.
import pg from 'pg';
import { refreshCatalogue } from '#backend/commerce/catalogue/maintenance/refresh-catalogue';
import { refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';

export interface Example {
  id: number;
  sku: string;
  path: string;
}
export interface Examples {
  open: Example;
  trade: Example;
  elsewhere: Example;
  unpublished: Example;
  /** Sold in every store and related to all of them. */
  beside: Example;
  category: string;
  brand: string;
  /** Designed by the shopper; sold where `elsewhere` is. */
  designed: string;
}

export const PRINTER = 'brother-dcp-l2530dw';
export const WORD = 'kobberkran';
export const CERTIFICATE = 'nordic-ecolabel';
/** Prices of the product for businesses only, in øre including VAT: higher than those of related products in every notation. */
const PRICES = [975_325, 864_215] as const;
/** A range in kroner that contains its price, with or without VAT, and no other of its category. */
export const PRICE_SPAN = [6_900, 8_700] as const;

const figures = PRICES.flatMap((gross) => [gross, Math.round(gross / 1.25)]).flatMap((oere) => {
  const [kroner, rest] = [Math.floor(oere / 100), String(oere % 100).padStart(2, '0')];
  // The last is the bound of a price facet.
  return [oere, `${kroner}[.,]${rest}`, `${grouped(kroner)}[.,]${rest}`, kroner + 1, grouped(kroner + 1)];
});
function grouped(kroner: number): string {
  return String(kroner).replace(/(\d{3})$/, '[.,\u00a0]$1');
}
/** Regular or special price, with or without VAT. */
export const PRICE = new RegExp(`(?<![\\w.#-])(${figures.join('|')})(?![\\w])`);

export async function arrange(databaseUrl: string): Promise<Examples> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const found = await pool.query<Example>(
      `SELECT p.id, p.sku, p.url_key AS path FROM product p
        WHERE p.parent_id IS NULL AND p.type = 'simple' AND p.cartridge IS NOT NULL AND NOT p.only_trade AND NOT p.request_price
        ORDER BY p.id LIMIT 5`,
    );
    const [open, trade, elsewhere, unpublished, beside] = found.rows;
    if (!open || !trade || !elsewhere || !unpublished || !beside) throw new Error('The world has too few cartridges');
    const ids = [open.id, trade.id, elsewhere.id, unpublished.id];
    await write(pool, ids, { trade, elsewhere, unpublished, beside });
    await refreshCatalogue(pool, new Date(), () => undefined);
    await refreshSearch(pool, ids);
    const designed = await designedElsewhere(pool);
    const [place] = (
      await pool.query<{ category: string; brand: string }>(
        `SELECT c.url_path AS category, p.brand_code AS brand FROM product p JOIN product_category k ON k.product_id = p.id AND k.own
           JOIN category c ON c.id = k.category_id WHERE p.id = $1 ORDER BY c.id DESC LIMIT 1`,
        [open.id],
      )
    ).rows;
    if (!place) throw new Error('The cartridges stand in no category');
    return { open, trade, elsewhere, unpublished, beside, designed, ...place };
  } finally {
    await pool.end();
  }
}

async function designedElsewhere(pool: pg.Pool): Promise<string> {
  const found = await pool.query<{ sku: string }>(
    `UPDATE product SET store_ids = ARRAY(SELECT id FROM store WHERE code = 'b2b') WHERE id = (
       SELECT min(id) FROM product WHERE pcon_moc IS NOT NULL AND pcon_ban IS NOT NULL) RETURNING sku`,
  );
  const sku = found.rows[0]?.sku;
  if (!sku) throw new Error('Nothing in the demo world is designed by the shopper');
  return sku;
}

async function write(
  pool: pg.Pool,
  ids: number[],
  { trade, elsewhere, unpublished, beside }: Record<string, Example | undefined>,
) {
  const [regular, special] = PRICES;
  await pool.query(
    `UPDATE product SET name_da = name_da || ' ${WORD}', name_en = name_en || ' ${WORD}', created_at = now(), min_qty = 1,
       increments = 1, manage_stock = false, stock_state = 'common-item', salable = true, duty_code = NULL, popularity = 90000,
       certificates = '{${CERTIFICATE}}', documents = '[{"type":"data","link":"x"}]', brand = 'Kobber', brand_code = (SELECT brand_code FROM product WHERE id = $2)
     WHERE id = ANY ($1)`,
    [ids, ids[0]],
  );
  for (const table of ['product_special', 'product_tier', 'contract_price', 'product_category'])
    await pool.query(
      `DELETE FROM ${table} WHERE product_id = ANY ($1)${table === 'product_category' ? ' AND product_id <> $2' : ' AND $2 > 0'}`,
      [ids, ids[0]],
    );
  await pool.query(
    `INSERT INTO product_category SELECT (jsonb_populate_record(k, jsonb_build_object('product_id', i))).* FROM product_category k, unnest($1::int[]) i
      WHERE k.product_id = $2 AND i <> $2`,
    [ids, ids[0]],
  );
  await pool.query('UPDATE product SET gross_oere = $2 WHERE id = $1', [trade?.id, regular]);
  await pool.query(
    `INSERT INTO product_special SELECT i, CASE WHEN i = $3 THEN $2 ELSE (SELECT gross_oere * 9 / 10 FROM product WHERE id = i) END,
       now() - interval '1 day', now() + interval '9 days', 'Prøve', 'Trial' FROM unnest($1::int[]) i`,
    [ids, special, trade?.id],
  );
  await pool.query('UPDATE product SET store_ids = NULL WHERE id = ANY ($1)', [[...ids, beside?.id]]);
  // Related cartridges fit the same printer: only those are shown with a cartridge.
  await pool.query('INSERT INTO product_printer SELECT $2, i FROM unnest($1::int[]) i ON CONFLICT DO NOTHING', [
    [...ids, beside?.id],
    PRINTER,
  ]);
  await pool.query('DELETE FROM product_link WHERE product_id = $1', [beside?.id]);
  await pool.query(
    `INSERT INTO product_link SELECT $2, t, n, i FROM unnest($1::int[]) WITH ORDINALITY u (i, n), unnest('{related,accessory}'::text[]) t`,
    [ids, beside?.id],
  );
  await pool.query('UPDATE product SET only_trade = true WHERE id = $1', [trade?.id]);
  await pool.query("UPDATE product SET store_ids = ARRAY(SELECT id FROM store WHERE code = 'b2b') WHERE id = $1", [
    elsewhere?.id,
  ]);
  await pool.query("UPDATE product SET store_ids = '{}' WHERE id = $1", [unpublished?.id]);
  // The advice customer has an agreed assortment without them.
  await pool.query(
    `UPDATE business SET allow = '[{"path":"kontormoebler","categoryIds":[]}]' WHERE name LIKE 'Nordre Revision%'`,
  );
  // The municipality may not buy the related products either.
  await pool.query(
    `UPDATE business SET disallow = disallow || (SELECT jsonb_build_array(jsonb_build_object('path', '', 'categoryIds', jsonb_agg(category_id)))
       FROM product_category WHERE product_id = $1 AND own) WHERE name = 'Fjordhavn Kommune'`,
    [ids[0]],
  );
}
