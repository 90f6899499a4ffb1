// Server-side session data of a browser: read by its id only, updated per key, deleted after a day, and limited in size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteEndedContexts } from '#backend/commerce/session/context/context.sql';
import { KeepSessionContextDocument, SessionContextDocument } from '~/services/generated/commerce';
import { type Counter, openCounter } from './test-backend';

const DAY_MS = 24 * 60 * 60 * 1000;
let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const asked = (id: string | null, entries: Record<string, string | null>) =>
  counter.ask(KeepSessionContextDocument, {
    id,
    entries: Object.entries(entries).map(([key, value]) => ({ key, value })),
  });
const keep = async (id: string | null, entries: Record<string, string | null>) =>
  (await asked(id, entries)).data?.keepSessionContext ?? null;
const entriesOf = async (id: string) => {
  const { data } = await counter.ask(SessionContextDocument, { id });
  return Object.fromEntries((data?.sessionContext ?? []).map(({ key, value }) => [key, value]));
};

test('entries are set and deleted per key, also by concurrent tabs; the database does not store the id', async () => {
  const id = (await keep(null, { one: 'a' })) ?? '';
  expect(id).toMatch(/^[\w-]{43}$/);
  await Promise.all(Array.from({ length: 6 }, (_, tab) => keep(id, { [`tab${tab}`]: 'x' })));
  expect(Object.keys(await entriesOf(id)).sort()).toEqual(['one', 'tab0', 'tab1', 'tab2', 'tab3', 'tab4', 'tab5']);
  expect(await keep(id, { one: null })).toBe(id);
  expect(await entriesOf(id)).not.toHaveProperty('one');
  expect(JSON.stringify(await counter.rows('SELECT * FROM session_context'))).not.toContain(id);
  for (let tab = 0; tab < 5; tab += 1) await keep(id, { [`tab${tab}`]: null });
  expect(await keep(id, { tab5: null })).toBeNull();
  expect(await counter.rows('SELECT * FROM session_context')).toEqual([]);
});

test('an id invented by the browser is not accepted', async () => {
  const made = 'A'.repeat(43);
  const id = await keep(made, { one: 'a' });
  expect(id).not.toBe(made);
  expect(await entriesOf(made)).toEqual({});
});

test.each([
  ['a value of 8,000 letters', true, { words: 'æ'.repeat(8_000) }],
  ['a value of 8,001 letters', false, { words: 'æ'.repeat(8_001) }],
  ['a key of 64 letters', true, { ['k'.repeat(64)]: 'x' }],
  ['a key of 65 letters', false, { ['k'.repeat(65)]: 'x' }],
  ['30 entries', true, Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 'x']))],
  ['31 entries', false, Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`k${index}`, 'x']))],
])('%s is stored: %s', async (_name, isStored, entries) => {
  const { data, errors } = await asked(null, entries);
  expect(errors).toHaveLength(isStored ? 0 : 1);
  expect(await entriesOf(data?.keepSessionContext ?? '')).toEqual(isStored ? entries : {});
});

test('removing an entry that would be one too many is allowed, and a removal of a long key is refused like any other', async () => {
  const full = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 'x']));
  const id = await keep(null, full);
  expect((await asked(id, { more: 'x' })).errors).toHaveLength(1);
  expect(await keep(id, { k0: null, more: 'x' })).toBe(id);
  expect((await asked(id, { ['k'.repeat(65)]: null })).errors).toHaveLength(1);
});

test('expires a day after the last change, before and after the cleanup job', async () => {
  const id = (await keep(null, { one: 'a' })) ?? '';
  counter.clock.forward(DAY_MS - 1);
  expect(await entriesOf(id)).toEqual({ one: 'a' });
  counter.clock.forward(1);
  expect(await entriesOf(id)).toEqual({});
  expect(await keep(id, { two: 'b' })).not.toBe(id);
  await deleteEndedContexts(counter.database.db, new Date(counter.clock.now().getTime() + 1));
  expect(await counter.rows(`SELECT 1 FROM session_context WHERE entries = '{"two": "b"}'`)).toHaveLength(1);
  expect(await counter.rows(`SELECT 1 FROM session_context WHERE entries = '{"one": "a"}'`)).toEqual([]);
});
