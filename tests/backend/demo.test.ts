// Demo endpoints are enabled by the setting, not by the content of the database.
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { type Backend, createBackend } from '#backend/index';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';

let own: FreshDatabase;
let database: Database;
let number: string;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 2 });
  const { rows } = await database.pool.query(
    `INSERT INTO mail (dedupe_key, recipient, template, language, payload, queued_at)
     VALUES ('a', 'a@example.dk', 'password-changed', 'da', '{"storeId": 1, "told": {"firstname": "Bo"}}', now()) RETURNING id`,
  );
  number = String(rows[0]?.id);
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const open = (demo: boolean): Backend =>
  createBackend({
    database,
    demo,
    clock: { now: () => TEST_NOW },
    dataDir: path.join(os.tmpdir(), `kontorvaerk-demo-${process.pid}`),
    log: { error: () => undefined },
  });

// A link that a newer one has replaced, a closed account, an order that does not exist: such mail is deleted or given up when it is sent.
test('queued mail that can no longer be written does not hide the others', async () => {
  const { rows } = await database.pool.query(
    `INSERT INTO mail (dedupe_key, recipient, template, language, payload, queued_at) VALUES
      ('b', 'b@example.dk', 'password-changed', 'da', '{}', now()),
      ('c', 'c@example.dk', 'password-reset', 'da', '{"storeId": 1, "told": {"resetOf": "none@example.dk", "hours": 2}}', now()),
      ('d', 'd@example.dk', 'order-confirmation', 'da', '{"orderId": 0}', now()) RETURNING id`,
  );
  const backend = open(true);
  const listed = (await backend.listMails()).map(({ to }) => to);
  expect(listed).toContain('a@example.dk');
  expect(listed.filter((to) => /^[bcd]@/.test(to))).toEqual([]);
  for (const { id } of rows) expect(await backend.readMail(id)).toBe(null);
});

test.each([true, false])('on demo data, demo endpoints follow the setting %s', async (demo) => {
  const backend = open(demo);
  expect((await backend.demo()) !== null).toBe(demo);
  expect((await backend.listMails()).length > 0).toBe(demo);
  expect((await backend.readMail(Number(number))) !== null).toBe(demo);
  if (!demo) expect(await backend.stepDemoOrder('1', 'ship')).toMatchObject({ ok: false, code: 'ORDER_NOT_FOUND' });
});
