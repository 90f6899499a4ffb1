// Changes prices and stock from outside, one after another, and looks at the page of the product in every shop until it shows them.
import type { Pool } from 'pg';
import { changeStock } from '#backend/commerce/catalogue/maintenance/change-stock';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { ask } from '../../attack/attempt';
import { percentile } from '../client.mjs';

interface Goods {
  sku: string;
  path: string;
  oere: number;
}

/** Given up after this long, which is then its result. */
const MOST_MS = 30_000;
/** Between two checks of a page that has not changed yet. */
const LOOK_MS = 2;
const PRODUCTS = 40;

async function someGoods(pool: Pool): Promise<Goods[]> {
  const { rows } = await pool.query<Goods>(
    `SELECT p.sku, '/' || p.url_key AS path, p.gross_oere AS oere FROM product p
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.manage_stock AND p.stock_state = 'common-item' AND NOT p.request_price
        AND NOT p.only_trade AND p.duty_code IS NULL AND (p.store_ids IS NULL OR p.store_ids @> '{1}') AND p.min_qty = 1
        AND NOT EXISTS (SELECT FROM product_special s WHERE s.product_id = p.id) ORDER BY p.id LIMIT $1`,
    [PRODUCTS],
  );
  return rows;
}

/** The structured data of the page: price and stock as it shows them. */
async function shownAt(origin: string, path: string): Promise<string> {
  const { text } = await ask(origin, path);
  const price = /"price":"?([\d.]+)/.exec(text)?.[1];
  const stock = /schema\.org\/(InStock|OutOfStock)/.exec(text)?.[1];
  return `${price} ${stock}`;
}

async function untilChanged(origin: string, path: string, before: string, since: number): Promise<number> {
  while (performance.now() - since < MOST_MS) {
    if ((await shownAt(origin, path)) !== before) return performance.now() - since;
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
  }
  return MOST_MS;
}

export async function changesToPages(
  shops: readonly { origin: string }[],
  pool: Pool,
  changes: number,
  say: (line: string) => void,
): Promise<void> {
  const goods = await someGoods(pool);
  const times: Record<'price' | 'stock', number[]> = { price: [], stock: [] };
  for (let turn = 0; turn < changes; turn += 1) {
    const one = goods[turn % goods.length];
    if (!one) throw new Error('The demo world has goods');
    const kind = turn % 2 === 0 ? 'price' : 'stock';
    const before = await Promise.all(shops.map(({ origin }) => shownAt(origin, one.path)));
    if (kind === 'price') await setPrice(pool, one.sku, one.oere + 100 + turn, new Date());
    else {
      const quantity = before[0]?.endsWith('InStock') ? 0 : 100;
      await changeStock(pool, { sku: one.sku, source: 'central', how: 'set', quantity }, new Date());
    }
    const committed = performance.now();
    const took = shops.map(({ origin }, at) => untilChanged(origin, one.path, before[at] ?? '', committed));
    times[kind].push(...(await Promise.all(took)));
  }
  say('| change, by another process | pages looked at | p50 | p99 | most |\n|---|---|---|---|---|');
  for (const [kind, all] of Object.entries(times)) {
    const cells = [percentile(all, 0.5), percentile(all, 0.99), Math.max(...all)].map((ms) => `${Math.round(ms)} ms`);
    say(`| ${[kind, all.length, ...cells].join(' | ')} |`);
  }
}
