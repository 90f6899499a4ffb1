// Decomposed letters, carriage returns and invisible characters: in imported files, and in rows stored by earlier versions.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { composeTexts } from '#backend/db/compose-texts';
import { composedTexts } from '#backend/db/migrations/0016-composed-texts';
import { inTransaction } from '#backend/db/transaction';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { typedHere } from '../support/typed-here';
import { type Counter, openCounter } from './test-backend';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-texts-'));
const NAME = 'Caféstol Ålborg blå';
let own: FreshDatabase;
let database: Database;
let counter: Counter;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 4 });
  counter = await openCounter({ database });
});
afterAll(async () => {
  await counter?.close();
  await own?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const typed = (...words: string[]) => typedHere(words, own.url, folder);
const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
const found = async (words: string): Promise<string[]> => {
  const query = 'query ($words: String!) { products(search: $words) { items { sku } } }';
  const { data } = await counter.backend.execute({
    client: 'commerce',
    query,
    variables: { words },
    headers: { store: 'b2c' },
  });
  return (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
};
const WAYS = ['caféstol', 'cafestol', 'ålborg', 'aalborg', 'Caféstol Ålborg'.normalize('NFD'), 'café\u200bstol'];

it('a product imported with decomposed letters is found in every spelling', async () => {
  const file = path.join(folder, 'nfd.csv');
  const text = `sku;product_type;categories;name;price;qty;description\rNFD-1;simple;Default Category/Kontor/Café;${NAME};10;5;"Blå\u200b stol"\r`;
  fs.writeFileSync(file, text.normalize('NFD'));
  expect((await typed('import', 'products', file)).code).toBe(0);
  expect(await rows(`SELECT name_da, description_da FROM product WHERE sku = 'NFD-1'`)).toEqual([
    { name_da: NAME, description_da: 'Blå stol' },
  ]);
  for (const words of WAYS) expect([words, await found(words)]).toEqual([words, ['NFD-1']]);
});

it('a migration composes rows of an earlier version once, which are then found', async () => {
  const odd = `${NAME} 3`.normalize('NFD');
  const attributes = (label: string, value: string) => [{ code: 'x', label, labelEn: 'x', value, valueEn: 'x' }];
  await rows(
    `UPDATE product SET name_da = $1, name_en = $1, description_da = $2, attributes = $3 WHERE sku = 'NFD-1'`,
    [
      odd,
      'L\u2028M\u000bN\u200e\u0002\r\nO\rP C:\\rod',
      JSON.stringify(attributes('Mål'.normalize('NFD'), 'C:\\rod\\fil \r\n\u0001\u200f"å"\b\u000b\r'.normalize('NFD'))),
    ],
  );
  await rows(`UPDATE customer SET lastname = $1 WHERE email = 'anna@example.dk'`, ['Bjørn Åse'.normalize('NFD')]);
  const unchanged = `SELECT md5(string_agg(p::text, '' ORDER BY id)) FROM product p WHERE sku <> 'NFD-1'`;
  const before = await rows(unchanged);
  await database.pool.query(composedTexts);
  expect(await rows(unchanged)).toEqual(before);
  const stored = `SELECT name_da, description_da, attributes, xmin::text FROM product WHERE sku = 'NFD-1'`;
  const [composed] = await rows(stored);
  expect(composed).toEqual({
    name_da: `${NAME} 3`,
    description_da: 'L\nM\nN\nO\nP C:\\rod',
    attributes: attributes('Mål', 'C:\\rod\\fil \n"å"\n\n'),
    xmin: expect.any(String),
  });
  expect(await rows(`SELECT lastname FROM customer WHERE email = 'anna@example.dk'`)).toEqual([
    { lastname: 'Bjørn Åse' },
  ]);
  for (const words of WAYS) expect([words, await found(words)]).toEqual([words, ['NFD-1']]);
  await database.pool.query(composedTexts);
  expect(await rows(stored)).toEqual([composed]);
  expect((await typed('texts', 'compose')).out).toContain('Alle tekster er, som de skal være.');
});

it('a command composes rows of an earlier version, which are then found; a second run changes nothing', async () => {
  const odd = `${NAME} 2`.normalize('NFD');
  await rows(
    `UPDATE product SET name_da = $1, name_en = $1, description_da = $2, attributes = $3 WHERE sku = 'NFD-1'`,
    [
      odd,
      'Linje 1\r\nLinje\u200b 2',
      JSON.stringify([
        { code: 'x', label: 'Mål'.normalize('NFD'), labelEn: 'x', value: 'å'.normalize('NFD'), valueEn: 'x' },
      ]),
    ],
  );
  await rows(`UPDATE customer SET lastname = $1 WHERE email = 'anna@example.dk'`, ['Bjørn Åse'.normalize('NFD')]);
  const done = await typed('texts', 'compose');
  expect([done.code, done.errors, done.out]).toEqual([0, '', expect.stringMatching(/^customer: 1\nproduct: 1$/m)]);
  expect(await rows(`SELECT name_da, description_da, attributes FROM product WHERE sku = 'NFD-1'`)).toEqual([
    {
      name_da: `${NAME} 2`,
      description_da: 'Linje 1\nLinje 2',
      attributes: [{ code: 'x', label: 'Mål', labelEn: 'x', value: 'å', valueEn: 'x' }],
    },
  ]);
  expect(await rows(`SELECT lastname FROM customer WHERE email = 'anna@example.dk'`)).toEqual([
    { lastname: 'Bjørn Åse' },
  ]);
  for (const words of WAYS) expect([words, await found(words)]).toEqual([words, ['NFD-1']]);
  const said: [tables: number, total: number][] = [];
  await inTransaction(database.pool, ({ client }) => composeTexts(client, (...one) => void said.push(one)));
  expect(said).toEqual(said.map((_, at) => [at + 1, said.length]));
  expect(said.length).toBeGreaterThan(5);
  expect((await typed('texts', 'compose')).out).toContain('Alle tekster er, som de skal være.');
});
