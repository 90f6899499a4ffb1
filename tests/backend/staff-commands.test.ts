// Changes by staff commands: carried out by the use cases of the shop, and logged with the name in the transaction of the change.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, openShop } from '#backend/cli/shop';
import { witnessOf } from '#backend/commerce/staff/witness-actions';
import { type Database, openDatabase } from '#backend/db/client';
import { guardedPool, inTransaction } from '#backend/db/transaction';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { commandRunner } from '../support/staff';
import { NOW, orderNumbered } from './sql/sales';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-staff-'));
const HELLE = 'helle@rum-og-ro.example';

let own: FreshDatabase;
let database: Database;
let shop: CommandShop;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 2 });
  shop = openShop({ NODE_ENV: 'test', DATABASE_URL: own.url, DATA_DIR: folder, SECRETS_KEY: TEST_SECRETS_KEY });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await own.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const { run, done } = commandRunner(() => shop, { folder, staff: 'system' });
const refused = async (...typed: string[]) => {
  const before = await lines();
  const said = await run(...typed);
  expect(said.code).toBe(1);
  expect(await lines()).toBe(before);
  return said.error;
};
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<Row & Record<string, unknown>>(sql, values)).rows;
const lines = async () => (await rows<{ n: number }>('SELECT count(*)::int AS n FROM staff_action'))[0]?.n;

const insert = async (table: string, row: Record<string, unknown>) => {
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  const text = `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places}) RETURNING id`;
  return (await rows<{ id: number }>(text, Object.values(row)))[0]?.id;
};

interface Line {
  staff: string;
  command: string;
  subject: string;
  before: unknown;
  after: unknown;
}
const last = async () =>
  (await rows<Line>('SELECT staff, command, subject, before, after FROM staff_action ORDER BY id DESC LIMIT 1'))[0];
const aSku = async () =>
  String((await rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'simple' ORDER BY id LIMIT 1`))[0]?.sku);

describe('every change is logged', () => {
  it('with staff member, command, state before and after', async () => {
    const sku = await aSku();
    await done('price', 'set', sku, '11,50', '--staff', ' Mette  Holm ');
    await done('--staff', 'Mette Holm', 'price', 'set', sku, '12');
    expect(await last()).toEqual({
      ...{ staff: 'Mette Holm', command: 'price set', subject: sku },
      ...{ before: { grossOere: 1150 }, after: { grossOere: 1200 } },
    });
    await done('price', 'set', sku, '13');
    expect(await last()).toMatchObject({ staff: 'system' });
  });

  it('except when nothing changed, or it was rejected or a dry run', async () => {
    const sku = await aSku();
    expect(await refused('price', 'set', 'findes-ikke', '1')).toBe('findes-ikke findes ikke.\n');
    const before = await lines();
    const file = path.join(import.meta.dirname, '../fixtures/import/products.csv');
    await done('import', 'products', file, '--dry-run');
    await done('stock', 'set', sku, '7');
    await done('stock', 'set', sku, '7');
    expect(await lines()).toBe((before ?? 0) + 1);
    await done('import', 'products', file);
    expect(await last()).toMatchObject({ command: 'import products', subject: file, after: { rows: 5, fresh: 5 } });
  });

  it('in the transaction of the change: when logging fails, the change is rolled back', async () => {
    const sku = await aSku();
    await rows('ALTER TABLE staff_action ADD CONSTRAINT closed CHECK (false) NOT VALID');
    await expect(run('price', 'set', sku, '99')).rejects.toThrow();
    await rows('ALTER TABLE staff_action DROP CONSTRAINT closed');
    const [kept] = await rows<{ gross_oere: number }>('SELECT gross_oere FROM product WHERE sku = $1', [sku]);
    expect(kept?.gross_oere).toBe(1300);
  });

  it('in an append-only table', async () => {
    await expect(rows('DELETE FROM staff_action')).rejects.toThrow('append-only');
  });

  it('for a command in batches once, unless its subject changed again', async () => {
    const before = await lines();
    await run('catalogue', 'refresh');
    expect(await lines()).toBe((before ?? 0) + 1);
    expect(await last()).toMatchObject({ command: 'catalogue refresh', subject: 'catalogue' });
  });

  it('without codes of gift cards and login tokens', async () => {
    const card = /^\S+/.exec(await done('giftcard', 'add', '200', '--note', 'Til Karen'))?.[0] ?? '';
    const link = await done('login', 'quick', HELLE, '--staff', 'Mette');
    expect((await rows('SELECT staff FROM staff_log ORDER BY id DESC LIMIT 1'))[0]).toEqual({ staff: 'Mette' });
    await done('customer', 'coupons', HELLE, 'on');
    const [all] = await rows<{ text: string }>(`SELECT string_agg(a::text, ' ') AS text FROM staff_action a`);
    for (const secret of [card, /key\/([^/\s]+)/.exec(link)?.[1] ?? 'no key', 'scrypt'])
      expect(all?.text).not.toContain(secret);
    expect(await last()).toMatchObject({ before: { settings: { enablePersonalCoupons: false } }, subject: HELLE });
  });

  it('only with a valid name', async () => {
    for (const name of ['  ', 'x'.repeat(81)])
      expect(await refused('price', 'set', await aSku(), '1', '--staff', name)).toContain(
        'Der skal stå, hvem der handler',
      );
  });
});

it('and listed by staff member, command, subject and day', async () => {
  const sku = await aSku();
  const first = (await done('staff', 'log')).split('\n')[0];
  expect(first).toContain('customer coupons');
  expect(await done('staff', 'log', '--staff', 'mette holm')).toMatch(
    /^\S+ \S+ {2}Mette Holm {2}price set {2}\S+\n {4}grossOere: 1150 → 1200\n/,
  );
  const [json = ''] = (await done('staff', 'log', '--json', '--staff', 'mette holm')).split('\n');
  expect(JSON.parse(json)).toMatchObject({
    command: 'price set',
    before: { grossOere: 1150 },
    after: { grossOere: 1200 },
  });
  expect(await done('staff', 'log', '--subject', sku, '--command', 'stock')).toMatch(
    /^[^\n]+stock set[^\n]+\n( {4}[^\n]+\n)+$/,
  );
  expect(await done('staff', 'log', '--command', 'pri')).toBe('Ingen har ændret noget.\n');
  expect(await done('staff', 'log', '--command', 'price', '--lines', '1')).toMatch(
    /^[^\n]+price set[^\n]+\n {4}[^\n]+\n$/,
  );
  expect(await done('staff', 'log', '--since', '2099-01-01')).toBe('Ingen har ændret noget.\n');
});

it('with one line for a command in batches, and another when its subject changed again', async () => {
  const noted = async (kind: 'files' | 'seller') => {
    const before = (await lines()) ?? 0;
    const deed = { staff: 'Mette', command: 'try', kind, subject: 'x', told: null, now: NOW };
    const pool = guardedPool(database.pool, witnessOf(deed));
    for (const city of ['Ribe', 'Aarhus'])
      await inTransaction(pool, ({ client }) => client.query('UPDATE seller SET city = $1', [city]));
    return ((await lines()) ?? 0) - before;
  };
  expect([await noted('files'), await noted('seller')]).toEqual([1, 2]);
});

describe('a guarded pool', () => {
  it('rejects changes outside a transaction, and in a transaction without a witness', async () => {
    const seen: string[] = [];
    const witness = {
      begin: async () => void seen.push('begin'),
      end: async (_tx: unknown, result: unknown) => void seen.push(`end ${result}`),
    };
    const change = "UPDATE seller SET name = name || '!'";
    for (const guarded of [guardedPool(database.pool, null), guardedPool(database.pool, witness)]) {
      await expect(guarded.query(change)).rejects.toThrow('read-only');
      await expect(guarded.connect()).rejects.toThrow('no connection');
      expect((await guarded.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    }
    const reading = guardedPool(database.pool, null);
    await expect(inTransaction(reading, ({ client }) => client.query(change))).rejects.toThrow('read-only');
    expect(await inTransaction(guardedPool(database.pool, witness), async () => 'done')).toBe('done');
    expect(seen).toEqual(['begin', 'end done']);
  });
});

describe('orders', () => {
  it('have the staff name in their history, and in the log', async () => {
    const number = '900001';
    await insert('cart', { id: number, store_id: 1, customer_id: null, created_at: NOW, updated_at: NOW });
    const orderId = await insert('sales_order', orderNumbered(number));
    await insert('payment', {
      ...{ order_id: orderId, provider: 'none', mode: 'DEMO', status: 'account' },
      ...{ amount_oere: 1, created_at: NOW, updated_at: NOW },
    });
    await done('order', 'hold', number, '--reason', 'ringer', '--staff', 'Mette Holm');
    expect((await run('order', 'ship', number)).error).toBe(
      `${number}: ordren har status "Sat i bero" (on_hold); ship kræver "Behandles" (processing).\n`,
    );
    const [note] = await rows('SELECT note FROM order_history ORDER BY id DESC LIMIT 1');
    expect(note).toEqual({ note: 'Held by staff (Mette Holm): ringer' });
    expect(await last()).toMatchObject({
      before: { status: 'processing' },
      after: { status: 'on_hold' },
      subject: number,
    });
  });
});

describe('companies and their customers', () => {
  const CVR = '29028842';

  it('creates a company once, with its terms', async () => {
    expect(
      await refused('company', 'add', '--name', ' ', '--cvr', '12345678', '--weekday', 'søndag', '--credit', '5'),
    ).toBe(
      [
        '--name: skal udfyldes.',
        '--cvr: CVR-nummeret er ikke gyldigt: kontrolcifret passer ikke, så et af cifrene er forkert.',
        '--weekday: søndag er ikke en dag, der leveres på: skriv mandag til fredag.',
        '--credit: virksomheden må ikke købe på faktura: giv den lov med --invoice on.',
        '',
      ].join('\n'),
    );
    const terms = ['--invoice', 'on', '--credit', '5000', '--duty-exempt', 'kulturplus-device', '--weekday', 'tirsdag'];
    expect(await done('company', 'add', '--name', 'Bageren ApS', '--cvr', CVR, ...terms)).toMatch(
      /^Bageren ApS: virksomhed \d+\n$/,
    );
    expect(await last()).toMatchObject({
      subject: CVR,
      before: null,
      after: { credit_limit_oere: 500_000, weekday: 'tirsdag' },
    });
    expect(await refused('company', 'add', '--name', 'Igen', '--cvr', CVR)).toMatch(
      /^--cvr: virksomheden findes allerede: \d+ Bageren ApS\./,
    );
    expect(await refused('company', 'set', CVR)).toContain('der skal ændres');
    expect(await refused('company', 'set', '13585628', '--invoice', 'on')).toBe('virksomhed: 13585628 findes ikke.\n');
    await done(
      'company',
      'set',
      CVR,
      '--credit',
      'none',
      '--free-freight-from',
      '750',
      '--contract-goods',
      'on',
      '--sales-code',
      'BA-1',
    );
    const shown = await done('company', 'show', CVR);
    for (const told of [
      'Køber på faktura uden grænse',
      'fri fra 750,00 kr.; leveres tirsdag',
      'Kundenummer: BA-1',
      'Fritaget for: kulturplus-device',
    ])
      expect(shown).toContain(told);
    expect(await done('company', 'list', 'bageren')).toMatch(
      /^\d+ {2}Bageren ApS {2}CVR 29028842 {2}BA-1 {2}0 brugere\n$/,
    );
  });

  it('creates its first user as administrator, who chooses a password by a mailed link', async () => {
    const add = (email: string, ...more: string[]) => [
      'customer',
      'add',
      email,
      '--first',
      'Bo',
      '--last',
      'Bager',
      ...more,
    ];
    expect(await refused(...add('bo@', '--store', 'x', '--group', 'private', '--company', CVR))).toBe(
      [
        'e-mail: e-mailadressen er ikke gyldig.',
        '--store: x findes ikke.',
        '--group: private er ikke en gruppe for den slags kunder (private eller erhverv).',
        '',
      ].join('\n'),
    );
    expect(await refused(...add('x@example.dk', '--company', '99'))).toBe('virksomhed: 99 findes ikke.\n');
    await done(...add('Bo@Bageren.example', '--company', CVR, '--store', 'b2b'));
    expect(await refused(...add('bo@bageren.example'))).toBe('e-mail: en anden kunde har den adresse.\n');
    const [mail] = await rows(
      `SELECT template, recipient, payload->'told'->>'business' AS business FROM mail ORDER BY id DESC LIMIT 1`,
    );
    expect(mail).toEqual({ template: 'account-made', recipient: 'bo@bageren.example', business: 'Bageren ApS' });
    const [bo] =
      await rows(`SELECT password_hash, l.purpose, s.code FROM customer c JOIN account_link l ON l.customer_id = c.id
      JOIN store s ON s.id = c.store_id WHERE email = 'bo@bageren.example'`);
    expect(bo).toEqual({ password_hash: '', purpose: 'password', code: 'b2b' });
    await done(...add('ea@bageren.example', '--company', CVR, '--language', 'en'));
    const shown = await done('customer', 'show', 'ea@bageren.example');
    for (const told of [
      'Butik b2b, gruppe business, virksomhed',
      'har ikke valgt en adgangskode endnu',
      'is_business_admin off',
      'order_history_access off',
      'allow_billing_address_change on',
    ])
      expect(shown).toContain(told);
    expect(await done('customer', 'show', 'bo@bageren.example')).toContain('is_business_admin on');
  });

  it('sets rights by name', async () => {
    const bo = 'bo@bageren.example';
    expect(await refused('customer', 'right', bo, 'is_business_admin', 'off')).toContain(
      'ville ikke være en administrator tilbage',
    );
    expect(await refused('customer', 'right', bo, 'is_business_admin', 'on')).toContain('er sådan i forvejen');
    expect((await run('customer', 'right', bo, 'is_king', 'on')).error).toContain('Allowed choices are has_shareworks');
    expect(await refused('customer', 'right', 'anna@example.dk', 'order_history_visibility', 'on')).toContain(
      'køber ikke ind for',
    );
    await done('customer', 'right', 'ea@bageren.example', 'is_business_admin', 'on');
    await done('customer', 'right', bo, 'is_business_admin', 'off');
    await done('customer', 'right', bo, 'is_allowed_bonusshop', 'on');
    expect(await last()).toMatchObject({
      before: { flags: { isAllowedBonusshop: false } },
      after: { flags: { isAllowedBonusshop: true } },
    });
  });

  it('sets name, group, store and lists, and an approver within the company', async () => {
    const bo = 'bo@bageren.example';
    expect(await refused('customer', 'set', bo)).toContain('der skal ændres');
    expect(await refused('customer', 'set', bo, '--first', 'http://x.dk', '--lists', '-2')).toBe(
      '--first: er ikke et navn.\n--lists: skal være 0 eller et helt tal over 0.\n',
    );
    await done('customer', 'set', bo, '--first', 'Bodil', '--group', 'public', '--lists', '4');
    const shown = await done('customer', 'show', bo);
    for (const told of ['Bodil Bager', 'gruppe public', 'Højst 4 af virksomhedens lister'])
      expect(shown).toContain(told);
    expect(await refused('customer', 'approver', bo, HELLE)).toContain('er ikke en anden aktiv bruger af virksomheden');
    expect(await refused('customer', 'approver', bo, bo)).toContain('er ikke en anden aktiv bruger af virksomheden');
    await done('customer', 'approver', bo, 'ea@bageren.example', '--limit', '500');
    expect(await done('customer', 'show', bo)).toContain(
      'ea@bageren.example godkender ordrer over 500,00 kr. ekskl. moms',
    );
    expect(await refused('customer', 'approver', bo, 'ea@bageren.example', '--limit', '500')).toContain('i forvejen');
    await done('customer', 'approver', bo, 'none');
    await done('company', 'set', CVR, '--invoice', 'off');
    expect(await refused('customer', 'approver', bo, 'ea@bageren.example')).toContain('så der er intet at godkende');
    expect(await refused('customer', 'approver', 'anna@example.dk', bo)).toContain('køber ikke ind for en virksomhed');
  });

  it('sets agreed prices for a period, and ends them', async () => {
    const sku = await aSku();
    const list = () => done('contract-price', 'list', CVR);
    expect(await refused('contract-price', 'set', CVR, 'findes-ikke', '10')).toBe('varenr: findes-ikke findes ikke.\n');
    expect(
      await refused('contract-price', 'set', CVR, sku, '10', '--from', '2099-02-01', '--to', '2099-01-01'),
    ).toContain('--to: den sidste dag');
    const [parent] = await rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'configurable' LIMIT 1`);
    expect(await refused('contract-price', 'set', CVR, String(parent?.sku), '10')).toContain('har varianter');
    expect(await refused('contract-price', 'remove', CVR, sku)).toContain('ikke aftalt en pris');
    await done('contract-price', 'set', CVR, sku, '10');
    await done('contract-price', 'set', CVR, sku, '9', '--from', '2099-01-01', '--to', '2099-01-31');
    expect((await list()).split('\n').map((line) => /kr\. {2}(\S* ?– ?\S*)/.exec(line)?.[1]?.slice(10))).toEqual([
      ' – 2098-12-31',
      ' – 2099-01-31',
      ' – ',
      undefined,
    ]);
    const prices = await rows('SELECT count(*)::int AS n FROM catalogue_change');
    await done('contract-price', 'remove', CVR, sku);
    expect(await rows('SELECT count(*)::int AS n FROM catalogue_change')).not.toEqual(prices);
    expect(await list()).toBe('Ingen.\n');
    expect(await last()).toMatchObject({ subject: `${CVR} ${sku}`, command: 'contract-price remove' });
  });

  it('limits what a company or a customer sees by categories', async () => {
    const [first, second] = await rows<{ url_path: string }>(
      'SELECT url_path FROM category WHERE parent_id IS NOT NULL ORDER BY id LIMIT 2',
    );
    const [one, two] = [String(first?.url_path), String(second?.url_path)];
    expect(await refused('assortment', 'allow', CVR, one, 'a', 'b')).toBe(
      'kategori: a findes ikke.\nkategori: b findes ikke.\n',
    );
    expect(await refused('assortment', 'allow', 'x@example.dk', one)).toBe(
      'virksomhed eller e-mail: x@example.dk findes ikke.\n',
    );
    expect(await refused('assortment', 'clear', CVR)).toContain('i forvejen');
    expect(await done('assortment', 'allow', CVR, `/${one}/`, two)).toBe(
      `${CVR} ser kun ${one}, ${two}.\nTilladte kategorier gælder i b2b_uniq.\n`,
    );
    expect(await done('assortment', 'disallow', 'bo@bageren.example', one)).toBe(
      `bo@bageren.example ser alt, men ikke ${one}.\n`,
    );
    const [kept] = await rows(
      `SELECT b.allow->0 AS entry, (SELECT id FROM category WHERE url_path = $1) AS id FROM business b WHERE cvr = $2`,
      [one, CVR],
    );
    expect(kept).toEqual({ entry: { path: one, categoryIds: [kept?.id] }, id: kept?.id });
    expect(await done('assortment', 'clear', CVR, one)).toContain(`ser kun ${two}.`);
    await done('assortment', 'clear', CVR);
    expect(await last()).toMatchObject({ after: { allow: null, disallow: [] }, before: { allow: [{ path: two }] } });
  });

  it('rejects a CVR number that several companies have', async () => {
    const copy = await rows<{ id: number }>(
      `INSERT INTO business (sales_code, name, cvr) VALUES ('', 'Bagerens lager', $1) RETURNING id`,
      [CVR],
    );
    expect(await refused('company', 'set', CVR, '--invoice', 'on')).toContain('flere virksomheder har CVR 29028842');
    await done('company', 'set', String(copy[0]?.id), '--invoice', 'on');
  });
});
