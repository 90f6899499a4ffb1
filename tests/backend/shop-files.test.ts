// A shop's folder: exporting the demo and importing it again changes nothing; invalid files change nothing and are reported with their location.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { applyFolder } from '#backend/shop-files/apply';
import { printSections, printShop, writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { jsonSchemas } from '#backend/shop-files/json-schema';
import { calendar } from '#backend/shop-files/sections/calendar';
import { company } from '#backend/shop-files/sections/company';
import { methods } from '#backend/shop-files/sections/delivery';
import { duties } from '#backend/shop-files/sections/duties';
import { SECTIONS } from '#backend/shop-files/sections/index';
import { notifications } from '#backend/shop-files/sections/notifications';
import { servicePoints, shops } from '#backend/shop-files/sections/shops';
import { stock } from '#backend/shop-files/sections/stock';
import { stores } from '#backend/shop-files/sections/stores';
import { units } from '#backend/shop-files/sections/units';
import { variants } from '#backend/shop-files/sections/variants';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { sampleOf } from '../support/sample';
import { TEST_NOW } from '../support/template';
import { until } from '../support/until';
import { BROKEN } from './shop-files-broken';
import { drawings } from '#demo/drawings/index';

let own: FreshDatabase;
let database: Database;
/** The export that each test begins from and restores. An import of one file of it takes a twentieth of the time of all. */
let files: ReadonlyMap<string, string>;
const folders: string[] = [];

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
  files = await printShop(database.pool);
});

afterAll(async () => {
  await database.close();
  await own.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function folderWith(contents: ReadonlyMap<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'shop-files-'));
  folders.push(root);
  await writeFiles(root, contents);
  return root;
}

async function apply(imported: ReadonlyMap<string, string>, dryRun = false) {
  const folder = await openFolder(await folderWith(imported));
  return applyFolder(database.pool, { folder, now: TEST_NOW, dryRun, drawings: async () => drawings });
}

/** One file of the export as it was, which restores what a test has changed in it. */
const asExported = (name: string) => new Map([[name, files.get(name) ?? '']]);
const exportIsUnchanged = async () => expect(await printShop(database.pool)).toEqual(files);

/** Sections with settings, and stock: what most of these tests change. In a complete run all. */
const SETTINGS = sampleOf(SECTIONS, [
  ...[company, stores, notifications, variants, units, duties],
  ...[calendar, methods, shops, servicePoints, stock],
]);
const settings = () => printSections(database.pool, SETTINGS);
let settingsBefore: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  settingsBefore = await settings();
});
const settingsAreUnchanged = async () => expect(await settings()).toEqual(settingsBefore);

const changesOf = (outcome: Awaited<ReturnType<typeof apply>>) =>
  outcome.ok
    ? outcome.sections.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed])
    : outcome.reason === 'faults' && outcome.faults.map(fileFaultInWords);

describe('shop files', () => {
  test('importing an export changes nothing, and exporting again gives the same files', async () => {
    const outcome = await apply(files);
    expect(changesOf(outcome)).toEqual([]);
    expect(outcome.ok && outcome.warnings).toEqual([]);
    await exportIsUnchanged();
  });

  test('a changed value is reported by a dry run and then imported', async () => {
    const shop = files.get('shop.yaml') ?? '';
    const changed = new Map([['shop.yaml', shop.replace('name: Kontorværk Privat', 'name: Kontorværk Hjemme')]]);
    expect(changesOf(await apply(changed, true))).toEqual(['b2c']);
    await settingsAreUnchanged();
    expect(changesOf(await apply(changed))).toEqual(['b2c']);
    expect((await settings()).get('shop.yaml')).toContain('Kontorværk Hjemme');
    expect(changesOf(await apply(asExported('shop.yaml')))).toEqual(['b2c']);
  });

  test('faults are reported together with file, line and key, and nothing is changed', async () => {
    const shop = files.get('shop.yaml') ?? '';
    const broken = shop
      .replace('basis: gross', 'basis: both')
      .replace(/^stores:/m, 'shopss: 1\nstores:')
      .replace('free_freight_from: 499', 'free_freight_from: 4.999');
    const outcome = await apply(
      new Map([
        ['shop.yaml', broken],
        ['butik.csv', 'a,b\n'],
      ]),
    );
    expect(changesOf(outcome)).toEqual([
      expect.stringMatching(/^Advarsel: butik\.csv: /),
      expect.stringMatching(/^shop\.yaml:27 \(shopss\): Kendes ikke/),
      expect.stringMatching(/^shop\.yaml:\d+ \(stores\[0\]\.basis\): Vælg mellem gross, net\.$/),
      expect.stringMatching(
        /^shop\.yaml:\d+ \(stores\[0\]\.free_freight_from\): Beløbet må højst have to decimaler\.$/,
      ),
    ]);
    await settingsAreUnchanged();
  });

  test('each invalid file is reported at its location, and changes nothing', async () => {
    const ask = async (type: string) =>
      (
        await database.pool.query<{ sku: string }>('SELECT sku FROM product WHERE type = $1 ORDER BY id LIMIT 1', [
          type,
        ])
      ).rows[0]?.sku;
    const [simple = '', parent = ''] = await Promise.all([ask('simple'), ask('configurable')]);
    const wrong: string[] = [];
    for (const { file, from, to, told } of BROKEN) {
      const whole = files.get(file) ?? '';
      const filled = to.replaceAll('{simple}', simple).replaceAll('{parent}', parent);
      const text = whole.replace(from, () => filled);
      const outcome = await apply(new Map([[file, text]]));
      const faults = outcome.ok || outcome.reason === 'busy' ? [] : outcome.faults.map(fileFaultInWords);
      if (text === whole || faults.filter((fault) => told.test(fault)).length !== 1)
        wrong.push(`${file}, ${filled}: ${text === whole ? 'not changed' : faults.join(' | ') || 'taken'}`);
    }
    expect(wrong).toEqual([]);
    await exportIsUnchanged();
  });

  test('a second concurrent import is rejected as busy', async () => {
    const client = await database.pool.connect();
    try {
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('shop-files'))");
      expect(await apply(files)).toEqual({ ok: false, reason: 'busy' });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('an import interrupted in the middle changes nothing', async () => {
    const shop = (files.get('shop.yaml') ?? '').replace('name: Kontorværk Privat', 'name: Kontorværk Hjemme');
    const holder = await database.pool.connect();
    try {
      // Stock is imported after the stores: by then the new name is written, and the import waits for the locked stock row.
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM stock_item FOR UPDATE');
      const rows = (files.get('stock.csv') ?? '').replace(/^(\S+?,central,)\d+,.*$/m, '$1123456,');
      const under = apply(
        new Map([
          ['shop.yaml', shop],
          ['stock.csv', rows],
        ]),
      ).catch((failure: Error) => failure);
      const waiting =
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      const pid = await until(
        'the apply waits',
        async () => (await holder.query<{ pid: number }>(waiting)).rows[0]?.pid,
      );
      await holder.query('SELECT pg_terminate_backend($1)', [pid]);
      expect(await under).toBeInstanceOf(Error);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    await settingsAreUnchanged();
  });

  test('each YAML file has a JSON schema for editors', async () => {
    const named = [...files.keys()].filter((file) => file.endsWith('.yaml'));
    const schemas = jsonSchemas();
    for (const file of named) {
      expect(dirname(file)).toBe('.');
      expect(files.get(file)).toContain(`$schema=.schema/${file.replace('.yaml', '.json')}`);
      expect(schemas.get(`.schema/${file.replace('.yaml', '.json')}`)).toContain('"properties"');
    }
    const { methods } = JSON.parse(schemas.get('.schema/delivery.json') ?? '').properties;
    const said = { type: 'string' };
    const both = { type: 'object', properties: { da: said, en: said }, required: ['da', 'en'] };
    const { title } = methods.items.properties;
    expect(title).toEqual({ anyOf: [said, { ...both, additionalProperties: false }] });
  });
});

describe('shops by host', () => {
  const withShop = (more: string) => {
    const shop = files.get('shop.yaml') ?? '';
    return new Map([['shop.yaml', shop.replace(/^shops:\n/m, `shops:\n${more}`)]]);
  };
  const LAMPS = `  - code: lamps
    name: Lampehuset
    look: dade
    hosts: [lamper.example, www.lamper.example]
    stores: [b2cb]
    features: [segments]
`;
  const order = async () =>
    [...((await settings()).get('shop.yaml') ?? '').matchAll(/^ {2}- code: (office|design|advice|gifts|lamps)$/gm)].map(
      ([, code]) => code,
    );

  test('a shop is added as an entry at its position, and removed when its entry is omitted', async () => {
    expect(await order()).toEqual(['office', 'design', 'advice', 'gifts']);
    expect(changesOf(await apply(withShop(LAMPS)))).toEqual(['lamps', 'office', 'design', 'advice', 'gifts']);
    expect(await order()).toEqual(['lamps', 'office', 'design', 'advice', 'gifts']);
    expect(changesOf(await apply(await settings()))).toEqual([]);
    await apply(asExported('shop.yaml'));
    await settingsAreUnchanged();
  });

  test.each([
    [
      'hosts: [lamper.example, www.lamper.example]',
      'hosts: [https://lamper.example]',
      /hosts\[0\]\): Et host-navn skrives/,
    ],
    [
      'hosts: [lamper.example, www.lamper.example]',
      'hosts: [localhost]',
      /\(hosts\): localhost hører allerede til webbutikken lamps/,
    ],
    ['look: dade', 'look: dada', /look\): Vælg mellem base, dade, uniq, gaver/],
    ['features: [segments]', 'features: [flying]', /features\[0\]\): Vælg mellem gift_shop, /],
    ['features: [segments]', 'closed_paths: [cart]', /closed_paths\[0\]\): En sti begynder med \//],
    ['features: [segments]', 'punchout_store: b2b', /punchout_store\): "b2b" står ikke under stores/],
    ['stores: [b2cb]', 'stores: []', /stores\): Listen skal have mindst 1 led/],
    ['stores: [b2cb]', 'stores: [b2cb, ukendt]', /\(stores\): Butikken "ukendt" findes ikke/],
  ])('rejects %s written as "%s"', async (good, bad, told) => {
    const outcome = await apply(withShop(LAMPS.replace(good, bad)));
    expect(outcome.ok).toBe(false);
    expect(changesOf(outcome)).toEqual([expect.stringMatching(told)]);
  });

  test('the rejected files have changed nothing', exportIsUnchanged);

  test('warns of a shop that requires login with a store that does not', async () => {
    const outcome = await apply(withShop(LAMPS.replace('segments', 'login_required')), true);
    expect(outcome.ok && outcome.warnings.map(fileFaultInWords)).toEqual([
      expect.stringMatching(/^Advarsel: shop\.yaml:\d+ \(features\): Butikken "b2cb" svarer alle/),
    ]);
  });
});

describe('accounts for buyers of a procurement system', () => {
  const BUYERS = '    buyers:\n      id: UniqueName\n      rights: [all_orders]\n';
  const withBuyers = (more: string) =>
    new Map([
      ['punchout.yaml', (files.get('punchout.yaml') ?? '').replace(/^( {2}- code: fjordhavn-cxml\n)/m, `$1${more}`)],
    ]);
  const kept = async () =>
    (await database.pool.query("SELECT settings -> 'buyers' AS buyers FROM punchout_connection ORDER BY code DESC"))
      .rows;

  test('are configured in the entry of the connection, and exported as imported', async () => {
    expect(changesOf(await apply(withBuyers(BUYERS)))).toEqual(['fjordhavn-cxml']);
    const agreed = { id: 'UniqueName', name: null, rights: ['allOrders'], most: 2000, mostNewInDay: 200 };
    expect(await kept()).toEqual([{ buyers: null }, { buyers: agreed }]);
    expect(changesOf(await apply(await printShop(database.pool)))).toEqual([]);
    await apply(asExported('punchout.yaml'));
    await exportIsUnchanged();
  });

  test.each([
    ['    buyers: { rights: [] }\n', /buyers\.id/],
    ['    buyers: { id: X, rights: [manage_customers] }\n', /buyers\.rights\[0\]\): Vælg mellem all_invoices, /],
    ['    buyers: { id: X, most: 0 }\n', /buyers\.most/],
  ])('are rejected when written as "%s"', async (more, told) => {
    const outcome = await apply(withBuyers(more), true);
    expect(changesOf(outcome)).toEqual([expect.stringMatching(told)]);
  });

  test('require a connection of a company’s customer', async () => {
    await database.pool.query("UPDATE customer SET business_id = NULL WHERE email = 'punchout@fjordhavn.example'");
    const outcome = await apply(withBuyers(BUYERS), true);
    expect(changesOf(outcome)).toEqual([
      expect.stringMatching(/\(customer\): .* hører ikke til en virksomhed; kun dens/),
    ]);
    await database.pool.query(
      "UPDATE customer SET business_id = (SELECT business_id FROM customer WHERE email = 'grethe@fjordhavn.example') WHERE email = 'punchout@fjordhavn.example'",
    );
  });
});

describe('notification addresses', () => {
  const withNotifications = (more: string) =>
    new Map([['shop.yaml', `${(files.get('shop.yaml') ?? '').replace(/^notifications:.*\n( .*\n)*/m, '')}${more}`]]);
  const stored = async () =>
    (await database.pool.query('SELECT email, kinds, stores FROM notification_address ORDER BY email')).rows;

  test('are imported by address, exported unchanged, and removed with their entry', async () => {
    const before = await stored();
    const entries =
      'notifications:\n  - email: lager@example.dk\n    kinds: [orders, returns]\n    stores: [b2b]\n  - email: alt@example.dk\n';
    await apply(withNotifications(entries));
    const written = [
      { email: 'alt@example.dk', kinds: null, stores: null },
      { email: 'lager@example.dk', kinds: ['orders', 'returns'], stores: ['b2b'] },
    ];
    expect(await stored()).toEqual(written);
    expect(changesOf(await apply(await settings()))).toEqual([]);
    expect(await stored()).toEqual(written);
    await apply(withNotifications('notifications:\n  - email: alt@example.dk\n'));
    expect(await stored()).toEqual(written.slice(0, 1));
    await apply(asExported('shop.yaml'));
    expect(await stored()).toEqual(before);
    await settingsAreUnchanged();
  });

  test.each([
    ['  - email: lager\n', /notifications\[0\]\.email\): E-mailadressen er ikke gyldig/],
    ['  - { email: a@b.dk, kinds: [] }\n', /notifications\[0\]\.kinds\)/],
    ['  - { email: a@b.dk, kinds: [orders, orders] }\n', /kinds\): Den samme slags/],
    ['  - { email: a@b.dk, kinds: [mails] }\n', /kinds\[0\]\): Vælg mellem orders, withdrawals/],
    ['  - { email: a@b.dk, stores: [b2b, b2b] }\n', /stores\): Den samme butik/],
    ['  - { email: a@b.dk, stores: [findes-ikke] }\n', /stores\[0\]\): Butikken findes-ikke findes ikke/],
  ])('are rejected as "%s"', async (more, reason) => {
    const outcome = await apply(withNotifications(`notifications:\n${more}`));
    expect(changesOf(outcome)).toEqual([expect.stringMatching(reason)]);
  });

  test('the rejected files have changed nothing', exportIsUnchanged);
});

test('rejects a file that is not UTF-8', async () => {
  const root = await folderWith(new Map());
  await writeFile(join(root, 'shop.yaml'), Buffer.from([0x73, 0xff, 0xfe]));
  const outcome = await applyFolder(database.pool, {
    folder: await openFolder(root),
    now: TEST_NOW,
    dryRun: false,
    drawings: async () => drawings,
  });
  expect(changesOf(outcome)).toContainEqual('shop.yaml: Filen er ikke UTF-8. Gem den igen som UTF-8.');
});

describe('stock', () => {
  const LATER = new Date(TEST_NOW.getTime() + 60_000);
  let sku = '';
  const quantity = async () =>
    (
      await database.pool.query<{ quantity: number; moved: number }>(
        `SELECT i.quantity, (SELECT sum(delta)::int FROM stock_movement m WHERE m.product_id = i.product_id AND m.source_code = i.source_code) AS moved
          FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1 AND i.source_code = 'central'`,
        [sku],
      )
    ).rows[0];
  const count = async (row: string, now = LATER) => {
    const folder = await openFolder(await folderWith(new Map([['stock.csv', `sku,quantity,counted_at\n${row}\n`]])));
    return applyFolder(database.pool, { folder, now, dryRun: false, drawings: async () => drawings });
  };
  const sell = (pieces: number, at = TEST_NOW) =>
    database.pool.query(
      `WITH sold AS (UPDATE stock_item i SET quantity = i.quantity - $2 FROM product p
          WHERE p.sku = $1 AND i.product_id = p.id AND i.source_code = 'central' RETURNING i.product_id)
        INSERT INTO stock_movement (product_id, source_code, delta, reason, at) SELECT product_id, 'central', -$2::int, 'order', $3 FROM sold`,
      [sku, pieces, at],
    );

  beforeAll(async () => {
    sku =
      (await database.pool.query<{ sku: string }>("SELECT sku FROM product WHERE type = 'simple' ORDER BY id LIMIT 1"))
        .rows[0]?.sku ?? '';
  });

  test('a stock count without a time is imported once: importing it again does not restore what was sold', async () => {
    expect(changesOf(await count(`${sku},50,`))).toEqual([`${sku} central`]);
    await sell(3);
    expect(changesOf(await count(`${sku},50,`))).toEqual([]);
    expect(await quantity()).toEqual({ quantity: 47, moved: 47 });
    expect(changesOf(await count(`${sku},60,`))).toEqual([`${sku} central`]);
    expect(await quantity()).toEqual({ quantity: 60, moved: 60 });
  });

  test('movements after the time of a count are added to it', async () => {
    const counted = new Date(LATER.getTime() + 1000);
    await sell(4, new Date(counted.getTime() + 1000));
    await count(`${sku},30,${counted.toISOString()}`, new Date(counted.getTime() + 5000));
    expect(await quantity()).toEqual({ quantity: 26, moved: 26 });
    await count(`${sku},30,${counted.toISOString()}`, new Date(counted.getTime() + 5000));
    // The count itself is a later movement in the ledger, and is not added twice.
    expect(await quantity()).toEqual({ quantity: 26, moved: 26 });
  });

  test('a count below the pieces sold since is a fault', async () => {
    const counted = new Date(LATER.getTime() + 10_000);
    await sell(9, new Date(counted.getTime() + 1));
    const outcome = await count(`${sku},5,${counted.toISOString()}`, new Date(counted.getTime() + 5000));
    expect(changesOf(outcome)).toEqual([expect.stringMatching(/^stock\.csv:2 \(quantity\): Der er solgt flere/)]);
  });

  test('a count updates whether the product is salable', async () => {
    const salable = async () =>
      (await database.pool.query<{ salable: boolean }>('SELECT salable FROM product WHERE sku = $1', [sku])).rows[0]
        ?.salable;
    await database.pool.query(
      "UPDATE product SET manage_stock = true, stock_state = 'common-item', min_qty = 1 WHERE sku = $1",
      [sku],
    );
    await count(`${sku},0,`, new Date(LATER.getTime() + 60_000));
    expect(await salable()).toBe(false);
    await count(`${sku},8,`, new Date(LATER.getTime() + 60_000));
    expect(await salable()).toBe(true);
  });
});
