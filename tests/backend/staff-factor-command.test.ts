// `shop staff second-factor remove`: removes an active factor with recovery codes, logs and mails it, and names what it cannot do.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandShop, openShop } from '#backend/cli/shop';
import { type Database, openDatabase } from '#backend/db/client';
import { addMember } from '#backend/staff/accounts/manage';
import { freshDatabase } from '../support/database';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { commandRunner } from '../support/staff';
import { NOW } from './sql/sales';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-factor-'));
let own: Awaited<ReturnType<typeof freshDatabase>>;
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
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<Row & Record<string, unknown>>(sql, values)).rows;
const remove = (email: string) => ['staff', 'second-factor', 'remove', email, '--staff', 'Vagten'];
const logged = () =>
  rows<{ staff: string; before: object; after: object }>(
    "SELECT staff, before, after FROM staff_action WHERE command = 'staff second-factor' ORDER BY id",
  );

/** `confirmed`: whether a code of the app has activated the factor. */
async function memberWith(name: string, role: string, { confirmed }: { confirmed: boolean }) {
  const email = `${name}@kontor.example`;
  const added = await addMember({ email, name, role }, { pool: database.pool, now: NOW });
  expect(added.ok).toBe(true);
  await database.pool.query(
    `INSERT INTO staff_second_factor (staff_id, secret, created_at, begun_in, confirmed_at)
     SELECT id, 'sealed', $2, 'login', $3 FROM staff_member WHERE email = $1`,
    [email, NOW, confirmed ? NOW : null],
  );
  await database.pool.query(
    `INSERT INTO staff_recovery_code (staff_id, code_hash) SELECT id, 'hash' FROM staff_member WHERE email = $1`,
    [email],
  );
  return email;
}
const factorOf = (email: string) =>
  rows('SELECT 1 FROM staff_second_factor f JOIN staff_member m ON m.id = f.staff_id WHERE m.email = $1', [email]);

it.each(['administrator', 'warehouse'])('removes that of a member of any role: %s', async (role) => {
  const email = await memberWith(`lost-${role}`, role, { confirmed: true });
  const before = (await logged()).length;
  expect(await done(...remove(` ${email.toUpperCase()} `))).toContain('logger nu ind med adgangskoden alene');
  expect(await factorOf(email)).toEqual([]);
  expect(await rows("SELECT 1 FROM staff_recovery_code WHERE code_hash = 'hash'")).toEqual([]);
  const entry = (await logged())[before];
  expect([entry?.staff, entry?.before]).toEqual(['Vagten', expect.objectContaining({ recoveryCodes: 1 })]);
  expect(entry?.after).not.toHaveProperty('secondFactor');
  expect(await rows('SELECT template FROM mail WHERE recipient = $1', [email])).toEqual([
    { template: 'staff-second-factor' },
  ]);
  // The second of two calls: there is none any more.
  expect(await run(...remove(email))).toMatchObject({ code: 1, error: `${email} har ikke totrinslogin.\n` });
  expect(await logged()).toHaveLength(before + 1);
});

it.each<[string, boolean]>([
  ['that has set up none', false],
  ['whose set-up is not confirmed', true],
])('refuses a member %s', async (_what, isBegun) => {
  const email = await memberWith(`none-${isBegun}`, 'finance', { confirmed: false });
  if (!isBegun) await database.pool.query('DELETE FROM staff_second_factor');
  const before = await logged();
  expect(await run(...remove(email))).toMatchObject({ code: 1, error: `${email} har ikke totrinslogin.\n` });
  expect(await logged()).toEqual(before);
  expect(await factorOf(email)).toHaveLength(isBegun ? 1 : 0);
});

it('refuses an address that no member has, and another verb', async () => {
  const email = 'nobody@kontor.example';
  expect(await run(...remove(email))).toMatchObject({ code: 1, error: `${email}: findes ikke.\n` });
  const kept = await memberWith('kept', 'finance', { confirmed: true });
  expect((await run('staff', 'second-factor', 'add', kept)).code).not.toBe(0);
  expect(await factorOf(kept)).toHaveLength(1);
});
