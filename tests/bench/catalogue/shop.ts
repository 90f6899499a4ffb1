// A catalogue of a given size in a separate database, filled by the shop's import, with the back end on it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { type Backend, createBackend } from '#backend/index';
import { writeCatalogue } from './generate';
import { type Growth, importApart, importHere, NOW } from './grow';
import type { Server } from './server';
import { seed } from '#demo/seed';

export interface GrownShop {
  products: number;
  backend: Backend;
  database: Database;
  /** Null for a database from an earlier run. */
  growth: Growth | null;
  close(): Promise<void>;
}

export async function growShop(server: Server | null, products: number): Promise<GrownShop> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-growth-'));
  const place = await server?.databaseFor(products);
  const database = await openDatabase({ url: place?.url, max: 4 });
  const growth = place?.hasGrown
    ? null
    : await growFromSeed(database, path.join(folder, 'catalogue.csv'), { products, url: place?.url });
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

interface Wanted {
  products: number;
  /** Undefined: PGlite, in this process. */
  url: string | undefined;
}

async function growFromSeed(database: Database, file: string, { products, url }: Wanted): Promise<Growth> {
  await migrate(database.pool);
  await seed(database.pool, { now: NOW, profile: 'test' });
  await writeCatalogue(file, products);
  const growth = await (url ? importApart(url, file, products) : importHere(database, file, products));
  fs.rmSync(file);
  await database.pool.query(url ? 'VACUUM ANALYZE' : 'ANALYZE');
  return growth;
}
