// A catalogue of a given size in a database of its own, filled by the shop's own import, and the back end over it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { drawingNamed } from '#backend/demo/drawing-named';
import { seed } from '#backend/demo/seed';
import { type Backend, createBackend } from '#backend/index';
import { writeCatalogue } from './generate';
import type { Server } from './server';

export const NOW = new Date('2026-11-03T09:00:00.000Z');

export interface Growth {
  rowsPerSecond: number;
  /** The most that the process held while it read and wrote, above what it held before. */
  memoryMb: number;
}

export interface GrownShop {
  products: number;
  backend: Backend;
  database: Database;
  /** Null for a database that had grown in an earlier run. */
  growth: Growth | null;
  close(): Promise<void>;
}

const MB = 1024 * 1024;

export async function growShop(server: Server | null, products: number): Promise<GrownShop> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-growth-'));
  const place = await server?.databaseFor(products);
  const database = await openDatabase({ url: place?.url, max: 4 });
  const growth = place?.hasGrown
    ? null
    : await growFromSeed(database, folder, products, server ? 'VACUUM ANALYZE' : 'ANALYZE');
  if (growth) await place?.keep();
  const log = { error: (...said: unknown[]) => console.error(...said) };
  const backend = createBackend({ database, clock: { now: () => NOW }, cacheQueries: false, dataDir: folder, log });
  return {
    products,
    backend,
    database,
    growth,
    async close() {
      await backend.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function growFromSeed(database: Database, folder: string, products: number, look: string): Promise<Growth> {
  await migrate(database.pool);
  await seed(database.pool, { now: NOW, profile: 'test' });
  const file = path.join(folder, 'catalogue.csv');
  const growth = await grow(database, file, products);
  fs.rmSync(file);
  await database.pool.query(look);
  return growth;
}

async function grow(database: Database, file: string, products: number): Promise<Growth> {
  await writeCatalogue(file, products);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const since = performance.now();
  const outcome = await importProducts({
    pool: database.pool,
    file,
    images: null,
    drawingOf: drawingNamed,
    dryRun: false,
    now: NOW,
    progress: (phase, rows) => void (rows % 50_000 === 0 && process.stderr.write(`  ${phase} ${rows}\n`)),
  });
  clearInterval(watch);
  if (!outcome.ok) throw new Error(`The generated catalogue was refused: ${JSON.stringify(outcome).slice(0, 500)}`);
  const seconds = (performance.now() - since) / 1000;
  return { rowsPerSecond: products / seconds, memoryMb: (most - before) / MB };
}
