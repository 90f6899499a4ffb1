// Secrets in the database: encrypted with the configured key, readable with that key only, and re-encrypted for a new key.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import { signingKeysIn } from '#backend/commerce/session/signing-keys';
import { readConfig } from '#backend/config';
import { type Database, openDatabase } from '#backend/db/client';
import { SEALED_COLUMNS, sealStoredSecrets } from '#backend/db/seal-stored';
import { seal, setSecretsKeys, unseal } from '#backend/db/sealed';
import * as tables from '#backend/db/tables/index';
import { agreementPage } from '#backend/db/tables/index';
import { openBackend } from '#backend/index';
import { secretsKeysOf } from '#backend/secrets-keys';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { TEST_NOW } from '../support/template';

const NEW_KEY = 'another-key-for-the-databases-of-tests';

let own: FreshDatabase;
let database: Database;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 2 });
  await signingKeysIn(database.db, () => TEST_NOW).publicKey('b2c');
  await storedSecret(database.db, 'content-preview', 'a secret of the shop', TEST_NOW);
});
afterEach(() => setSecretsKeys([TEST_SECRETS_KEY]));
afterAll(async () => {
  await database.close();
  await own.drop();
});

const rows = async <Row>(sql: string): Promise<Row[]> => (await database.pool.query(sql)).rows;
const stored = async () =>
  (
    await Promise.all(
      SEALED_COLUMNS.map(({ table, column }) =>
        rows<{ value: string }>(`SELECT ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL`),
      ),
    )
  )
    .flat()
    .map(({ value }) => value);

test('no secret is stored in clear text, including those of the demo’s agreement pages', async () => {
  const values = await stored();
  expect(values.length).toBeGreaterThanOrEqual(3);
  for (const value of values) expect(value).toMatch(/^sealed:[0-9a-f]{8}:[\w-]{40,}$/);
  expect(await storedSecret(database.db, 'content-preview', 'another', TEST_NOW)).toBe('a secret of the shop');
  const [page] = await database.db.select({ secret: agreementPage.secret }).from(agreementPage).limit(1);
  expect(page?.secret).toMatch(/^[\w-]{43}$/);
});

test('every encrypted column is re-encrypted with a new key', () => {
  const sealed = Object.values<unknown>(tables)
    .filter((each): each is PgTable => is(each, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => column.getSQLType() === 'text' && column.columnType === 'PgCustomColumn')
        .map((column) => `${getTableName(table)}.${column.name}`),
    );
  expect(sealed.sort()).toEqual(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
});

test('a value cannot be decrypted as another column’s or after a change, and is encrypted differently each time', () => {
  const value = seal('secret', 'gift_shop.code_secret');
  expect(unseal(value, 'gift_shop.code_secret')).toBe('secret');
  expect(seal('secret', 'gift_shop.code_secret')).not.toBe(value);
  expect(() => unseal(value, 'agreement_page.secret')).toThrow();
  const [, id = '', body = ''] = value.split(':');
  const flipped = `sealed:${id}:${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(() => unseal(flipped, 'gift_shop.code_secret')).toThrow();
});

test('startup with a new key before the old one re-encrypts everything; the old key is then unnecessary, and rejected on its own', async () => {
  setSecretsKeys([NEW_KEY, TEST_SECRETS_KEY]);
  expect(await sealStoredSecrets(database.pool)).toBe((await stored()).length);
  expect(await sealStoredSecrets(database.pool)).toBe(0);
  setSecretsKeys([NEW_KEY]);
  expect(await storedSecret(database.db, 'content-preview', 'another', TEST_NOW)).toBe('a secret of the shop');
  setSecretsKeys([TEST_SECRETS_KEY]);
  await expect(sealStoredSecrets(database.pool)).rejects.toMatchObject({
    name: 'CannotOpen',
    code: 'wrong-secrets-key',
    message: expect.stringMatching(
      /^SECRETS_KEY does not open the secrets of this database \(\w+\.\w+ was encrypted with key [0-9a-f]{8}\)/,
    ),
  });
  setSecretsKeys([TEST_SECRETS_KEY, NEW_KEY]);
  await sealStoredSecrets(database.pool);
});

test('startup encrypts values that an earlier version stored in clear text', async () => {
  await database.pool.query(`INSERT INTO signing_key (shop, kid, private_pem, public_pem, created_at)
    VALUES ('law-preview', 'law-preview', 'in clear text', '', now())`);
  expect(await sealStoredSecrets(database.pool)).toBe(1);
  expect((await stored()).filter((value) => !value.startsWith('sealed:'))).toEqual([]);
  expect(await storedSecret(database.db, 'law-preview', 'another', TEST_NOW)).toBe('in clear text');
});

test('on PostgreSQL startup fails without a key, and the message names the command to create one', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-secrets-'));
  const env = {
    DATABASE_URL: own.url,
    PUBLIC_ORIGIN: 'https://shop.dk',
    PAYMENT_MODE: 'OFF',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  await expect(openBackend({ config: readConfig(env) })).rejects.toMatchObject({
    name: 'WrongSetting',
    message: expect.stringMatching(/^SECRETS_KEY is not set: .*`openssl rand -hex 32`/),
  });
  await expect(openBackend({ config: readConfig({ ...env, SECRETS_KEY: NEW_KEY }) })).rejects.toMatchObject({
    code: 'wrong-secrets-key',
  });
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a demo creates its own key at the first start, readable by its user only and outside the database’s folder', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-secrets-'));
  const before = process.umask(0o022);
  const config = readConfig({ DATA_DIR: path.join(folder, 'data') });
  const [one, other] = await Promise.all([secretsKeysOf(config), secretsKeysOf(config)]);
  process.umask(before);
  expect(one).toEqual(other);
  expect(one[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(fs.statSync(path.join(folder, 'data/secrets.key')).mode & 0o777).toBe(0o600);
  expect(await secretsKeysOf(config)).toEqual(one);
  expect(await secretsKeysOf(readConfig({ SECRETS_KEY: `${NEW_KEY} ${TEST_SECRETS_KEY}` }))).toEqual([
    NEW_KEY,
    TEST_SECRETS_KEY,
  ]);
  fs.rmSync(folder, { recursive: true, force: true });
});
