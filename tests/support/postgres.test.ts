// The test database: it starts, copies a template, survives a kill, and several run at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Postgres, startPostgres } from './postgres';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres({ fsync: true });
}, 60_000);
afterAll(() => server?.stop());

test('a copy of a template has its rows and is independent of it', async () => {
  const template = await server.createDatabase(undefined, 'first');
  await ask(template, 'create table letter (word text)');
  await ask(template, "insert into letter values ('ÆBLE')");
  const copy = await server.createDatabase('first');
  await ask(copy, 'update letter set word = lower(word)');
  expect((await ask(copy, 'select word from letter')).rows).toEqual([{ word: 'æble' }]);
  expect((await ask(template, 'select word from letter')).rows).toEqual([{ word: 'ÆBLE' }]);
});

test('committed rows survive a kill and a restart', async () => {
  const url = await server.createDatabase();
  await ask(url, 'create table kept (n int); insert into kept select generate_series(1, 100)');
  await server.kill();
  await expect(ask(url, 'select 1')).rejects.toThrow();
  await server.restart();
  expect((await ask(url, 'select count(*)::int as n from kept')).rows).toEqual([{ n: 100 }]);
}, 60_000);

test('two servers run side by side', async () => {
  const [one, two] = await Promise.all([startPostgres(), startPostgres()]);
  expect(one.url).not.toBe(two.url);
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);
