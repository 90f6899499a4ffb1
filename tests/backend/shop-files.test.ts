// A shop's folder: printed from the demo, it is the demo's own; applied again it changes nothing; broken, it changes nothing and says where.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { applyFolder } from '#backend/shop-files/apply';
import { printShop, writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { jsonSchemas } from '#backend/shop-files/json-schema';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';

let own: FreshDatabase;
let database: Database;
const folders: string[] = [];

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
});

afterAll(async () => {
  await database.close();
  await own.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function folderWith(files: ReadonlyMap<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'shop-files-'));
  folders.push(root);
  await writeFiles(root, files);
  return root;
}

async function apply(files: ReadonlyMap<string, string>, dryRun = false) {
  const folder = await openFolder(await folderWith(files));
  return applyFolder(database.pool, { folder, now: TEST_NOW, dryRun });
}

const changesOf = (outcome: Awaited<ReturnType<typeof apply>>) =>
  outcome.ok
    ? outcome.sections.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed])
    : outcome.reason === 'faults' && outcome.faults.map(fileFaultInWords);

describe('a shop as files', () => {
  test('applied where it came from changes nothing, and is printed the same', async () => {
    const files = await printShop(database.pool);
    const outcome = await apply(files);
    expect(changesOf(outcome)).toEqual([]);
    expect(outcome.ok && outcome.warnings).toEqual([]);
    expect(await printShop(database.pool)).toEqual(files);
  });

  test('a changed value is told, tried first and then written', async () => {
    const files = await printShop(database.pool);
    const shop = files.get('shop.yaml') ?? '';
    const changed = new Map(files).set('shop.yaml', shop.replace('name: Kontorværk Privat', 'name: Kontorværk Hjemme'));
    expect(changesOf(await apply(changed, true))).toEqual(['b2c']);
    expect(await printShop(database.pool)).toEqual(files);
    expect(changesOf(await apply(changed))).toEqual(['b2c']);
    expect((await printShop(database.pool)).get('shop.yaml')).toContain('Kontorværk Hjemme');
    expect(changesOf(await apply(files))).toEqual(['b2c']);
  });

  test('faults are told by file, line and key, all at once, and nothing is changed', async () => {
    const files = await printShop(database.pool);
    const shop = files.get('shop.yaml') ?? '';
    const broken = shop
      .replace('basis: gross', 'basis: both')
      .replace(/^stores:/m, 'shopss: 1\nstores:')
      .replace('free_freight_from: 499', 'free_freight_from: 4.999');
    const outcome = await apply(new Map(files).set('shop.yaml', broken).set('butik.csv', 'a,b\n'));
    expect(changesOf(outcome)).toEqual([
      expect.stringMatching(/^Advarsel: butik\.csv: /),
      expect.stringMatching(/^shop\.yaml:2 \(shopss\): Kendes ikke/),
      expect.stringMatching(/^shop\.yaml:\d+ \(stores\[0\]\.basis\): Vælg mellem gross, net\.$/),
      expect.stringMatching(
        /^shop\.yaml:\d+ \(stores\[0\]\.free_freight_from\): Beløbet må højst have to decimaler\.$/,
      ),
    ]);
    expect(await printShop(database.pool)).toEqual(files);
  });

  test('two applies at once: the second is told that one is under way', async () => {
    const client = await database.pool.connect();
    try {
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('shop-files'))");
      expect(await apply(await printShop(database.pool))).toEqual({ ok: false, reason: 'busy' });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('each YAML file has a schema for editors beside it', async () => {
    const files = await printShop(database.pool);
    const named = [...files.keys()].filter((file) => file.endsWith('.yaml'));
    const schemas = jsonSchemas();
    for (const file of named) {
      expect(dirname(file)).toBe('.');
      expect(files.get(file)).toContain(`$schema=.schema/${file.replace('.yaml', '.json')}`);
      expect(schemas.get(`.schema/${file.replace('.yaml', '.json')}`)).toContain('"properties"');
    }
  });
});

test('a file that is not UTF-8 is told', async () => {
  const root = await folderWith(new Map());
  await writeFile(join(root, 'shop.yaml'), Buffer.from([0x73, 0xff, 0xfe]));
  const outcome = await applyFolder(database.pool, { folder: await openFolder(root), now: TEST_NOW, dryRun: false });
  expect(changesOf(outcome)).toContainEqual('shop.yaml: Filen er ikke UTF-8. Gem den igen som UTF-8.');
});
