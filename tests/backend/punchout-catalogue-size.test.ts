// Catalogues for procurement systems of many products: each format has all of them, and memory does not grow with their number.
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE_FORMATS, writeBuyersCatalogue } from '#backend/commerce/punchout/catalogue/write-catalogue';
import { type Counter, openCounter } from './test-backend';

/** CATALOGUE_PRODUCTS=100000 writes that many, and reports time and memory. */
const PRODUCTS = Number(process.env.CATALOGUE_PRODUCTS ?? 500);
/** Garbage that is not collected yet is among it. */
const MOST_GROWTH_MB = 250;
const ROW = { cif: ',SIZE-', peppol: '<cbc:ID>SIZE-', bmecat: '>SIZE-' } as const;

let counter: Counter;
let folder = '';
beforeAll(async () => {
  counter = await openCounter();
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-size-'));
  await counter.rows(
    `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', 1000000 + n, 'sku', 'SIZE-' || n, 'url_key', 'size-' || n,
        'parent_id', NULL, 'option_values', NULL, 'unspsc', '44121704'))).*
       FROM product p, generate_series(1, $1::int) n WHERE p.sku = '1000102'`,
    [PRODUCTS],
  );
  await counter.rows('ANALYZE product');
}, 900_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await counter?.close();
});

test.each(CATALOGUE_FORMATS)(
  '%s has every product, in memory that does not grow',
  async (format) => {
    const { database, clock } = counter;
    const file = path.join(folder, format);
    const [began, started] = [process.memoryUsage().rss, performance.now()];
    let [early, peak] = [0, 0];
    const progress = (done: number, total: number) => {
      const { rss } = process.memoryUsage();
      peak = Math.max(peak, rss);
      if (done <= total / 4) early = peak;
    };
    const task = { code: 'fjordhavn-srm', format, file, since: null };
    const origins = { main: 'http://localhost:3000', byStore: new Map(), isAssumed: true };
    const outcome = await writeBuyersCatalogue(task, { ...database, now: clock.now(), progress }, origins);
    const seconds = (performance.now() - started) / 1000;
    if (process.env.CATALOGUE_PRODUCTS)
      process.stdout.write(
        `${format}: ${JSON.stringify(outcome)} in ${seconds.toFixed(1)} s, ${(await stat(file)).size} bytes; ` +
          `memory ${[began, early, peak].map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB before, in the first quarter, at most\n`,
      );
    expect(await countIn(file, ROW[format])).toBe(PRODUCTS);
    expect((peak - Math.max(early, began)) / 1e6).toBeLessThan(MOST_GROWTH_MB);
  },
  1_200_000,
);

/** Read in parts: the file may be larger than what is meant to fit into memory. */
async function countIn(file: string, text: string): Promise<number> {
  const handle = await open(file);
  let found = 0;
  for await (const row of handle.readLines()) if (row.includes(text)) found += 1;
  return found;
}
