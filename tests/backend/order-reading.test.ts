// Orders in files against the catalogue: how each product was found, its units and prices for the customer; and the command that prints it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, openShop } from '#backend/cli/shop';
import { customerNamed, readOrderFile } from '#backend/commerce/order-reading/index';
import { openDatabase } from '#backend/db/client';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { commandRunner } from '../support/staff';
import { type Counter, openCounter } from './test-backend';

const HELLE = 'helle@rum-og-ro.example';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-orders-'));

let own: FreshDatabase;
let counter: Counter;
let shop: CommandShop;
interface Goods {
  sku: string;
  name: string;
  ean: string;
  stores: number[] | null;
}
let goods: Goods;
beforeAll(async () => {
  own = await freshDatabase();
  counter = await openCounter({ database: await openDatabase({ url: own.url, max: 4 }) });
  shop = openShop({ NODE_ENV: 'test', DATABASE_URL: own.url, DATA_DIR: folder, SECRETS_KEY: TEST_SECRETS_KEY });
  const rows = await counter.rows<Goods>(
    `SELECT p.sku, p.name_da AS name, p.ean, p.store_ids AS stores FROM product p JOIN customer c ON c.email = $1
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND (p.store_ids IS NULL OR c.store_id = ANY (p.store_ids)) AND p.ean <> ''
        AND p.unit = 'stk' AND p.min_qty = 1 AND NOT p.request_price ORDER BY p.id LIMIT 1`,
    [HELLE],
  );
  if (!rows[0]) throw new Error('No product');
  goods = rows[0];
  await counter.database.pool.query(`UPDATE product SET order_units = 'ks=24' WHERE sku = $1`, [goods.sku]);
});
afterAll(async () => {
  await shop?.close();
  await counter?.close();
  await own?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function propose(text: string, email: string | null = HELLE) {
  const { db, pool } = counter.database;
  const who = email === null ? null : await customerNamed(db, email);
  const file = { name: 'a.txt', bytes: new TextEncoder().encode(text) };
  const done = await readOrderFile(file, who, { db, pool, now: counter.clock.now() });
  if (!done.ok) throw new Error(done.code);
  return done.proposal.lines;
}

describe('a line', () => {
  it('is found by SKU and by EAN, in any case', async () => {
    const [bySku, byEan] = await propose(`3 stk varenr. ${goods.sku.toLowerCase()}\n2 stk ${goods.ean}`);
    expect(bySku).toMatchObject({ certainty: 'number', product: { sku: goods.sku }, pieces: 3, refused: null });
    expect(byEan).toMatchObject({ certainty: 'ean', product: { sku: goods.sku }, pieces: 2 });
  });

  it('is converted to pieces by the units of the product, or not at all', async () => {
    const [boxes, rolls] = await propose(`2 kasser varenr. ${goods.sku}\n2 ruller varenr. ${goods.sku}`);
    expect(boxes).toMatchObject({ pieces: 48, soldIn: null });
    expect(rolls).toMatchObject({ pieces: null, soldIn: ['stk', 'ks'] });
  });

  it('shows a price that is not the customer’s, by the piece', async () => {
    const [plain] = await propose(`1 stk varenr. ${goods.sku}`);
    const net = (plain?.net ?? 0) / 100;
    const kroner = (amount: number) => amount.toFixed(2).replace('.', ',');
    const lines = `1 stk varenr. ${goods.sku} á ${kroner(net)} kr\n1 stk varenr. ${goods.sku} á ${kroner(net + 0.01)} kr`;
    expect((await propose(lines)).map(({ isOtherPrice }) => isOtherPrice)).toEqual([false, true]);
    const [gross] = await propose(`1 stk varenr. ${goods.sku} á ${kroner((plain?.gross ?? 0) / 100)} kr`);
    expect(gross?.isOtherPrice).toBe(false);
  });

  it('is never chosen among several, and never by words next to a number that is not the shop’s', async () => {
    const [several, foreign, unknown] = await propose(
      '5 pakker kopipapir\nvarenr. QQ-77712 kopipapir antal 3\n4 stk xyzzyqwert',
    );
    expect(several).toMatchObject({ certainty: 'ambiguous', product: null, pieces: null });
    expect(several?.candidates.length).toBeGreaterThan(1);
    expect(foreign).toMatchObject({ certainty: 'ambiguous', product: null });
    expect(unknown?.product).toBeNull();
  });

  it('is suggested with the size that is written, and never by the label of a number', async () => {
    const [sized, labelled] = await propose('10 hæfteklammer 24/6\n1 stk varenr. QQ-77712');
    expect(sized?.candidates.map(({ name }) => / 24\/6/.test(name))).toContain(true);
    expect(sized?.candidates.map(({ name }) => / 24\/6/.test(name))).not.toContain(false);
    expect(labelled).toMatchObject({ certainty: 'unknown', candidates: [] });
  });

  it('is none of what the customer may not buy', async () => {
    await counter.database.pool.query('UPDATE product SET store_ids = ARRAY[-1] WHERE sku = $1', [goods.sku]);
    const [hidden] = await propose(`1 stk ${goods.ean}`);
    await counter.database.pool.query('UPDATE product SET store_ids = $2 WHERE sku = $1', [goods.sku, goods.stores]);
    expect(hidden?.product).toBeNull();
  });
});

describe('shop order read', () => {
  const { run, done } = commandRunner(() => shop, { folder, staff: 'system' });
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text, 'latin1');
    return path.join(folder, name);
  };

  it('prints the proposal, as text and as JSON, and changes nothing', async () => {
    const order = file(
      'ordre.csv',
      `Varenr;Antal;Enhed\n${goods.sku};2;kasse\nUKENDT-99;1;stk\nRing til Ole på 3. sal`,
    );
    const said = await done('order', 'read', order, '--customer', HELLE);
    expect(said).toContain(`48 stk  ${goods.sku}`);
    expect(said).toContain('Ring til Ole');
    const { lines } = JSON.parse(await done('order', 'read', order, '--json'));
    expect(lines[0]).toMatchObject({ pieces: 48 });
    const { rows } = await counter.database.pool.query('SELECT count(*)::int AS n FROM staff_action');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it.each([
    ['a file that is not there', ['/ingen.csv'], 'findes ikke'],
    ['an unknown customer', ['FILE', '--customer', 'ingen@example.com'], 'kunden findes ikke'],
  ])('refuses %s', async (_what, typed, words) => {
    const order = file('a.txt', '2 stk TN-2420');
    const said = await run('order', 'read', ...typed.map((one) => (one === 'FILE' ? order : one)));
    expect(said).toMatchObject({ code: 1 });
    expect(said.error).toContain(words);
  });
});
