// Fills a catalogue by the shop's import, and reports its duration and memory.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { type Database, openDatabase } from '#backend/db/client';
import { drawingNamed } from '#backend/ports/media/drawing-named';
import { drawings } from '#demo/drawings/index';

export const NOW = new Date('2026-11-03T09:00:00.000Z');

const GROWTH = z.object({
  rowsPerSecond: z.number(),
  /** The peak memory of the process while it read and wrote, above its memory before. */
  memoryMb: z.number(),
});
export type Growth = z.infer<typeof GROWTH>;

const MB = 1024 * 1024;

export async function importHere({ pool }: Database, file: string, products: number): Promise<Growth> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const since = performance.now();
  const progress = (phase: string, rows: number) =>
    void (rows % 50_000 === 0 && process.stderr.write(`  ${phase} ${rows}\n`));
  const request = {
    pool,
    file,
    images: null,
    drawingOf: (name: string) => drawingNamed(name, drawings),
    dryRun: false,
    now: NOW,
    progress,
  };
  const outcome = await importProducts(request);
  clearInterval(watch);
  if (!outcome.ok) throw new Error(`The generated catalogue was refused: ${JSON.stringify(outcome).slice(0, 500)}`);
  const seconds = (performance.now() - since) / 1000;
  return { rowsPerSecond: products / seconds, memoryMb: (most - before) / MB };
}

/** In a separate process with little memory, as `npm run shop` does. */
export async function importApart(url: string, file: string, products: number): Promise<Growth> {
  const self = fileURLToPath(import.meta.url);
  const told = ['--optimize-for-size', '--import', 'tsx', self, url, file, String(products)];
  const { stdout } = await promisify(execFile)(process.execPath, told);
  return GROWTH.parse(JSON.parse(stdout));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url, file = '', products] = process.argv.slice(2);
  const database = await openDatabase({ url, max: 2 });
  process.stdout.write(JSON.stringify(await importHere(database, file, Number(products))));
  await database.close();
}
