// Searches without a hit: counted by day, store and words up to a limit, shown to staff, and deleted after their time.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetByRule } from '#backend/commerce/retention/forget';
import { addDays, startOfDay } from '#domain/calendar/calendar';
import { MOST_MISSED_SEARCHES } from '#domain/staff/missed-search';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { SearchMissedDocument } from '~/services/generated/commerce';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

const TODAY = '2026-11-03';

let counter: Counter;
const { ask, enter } = staffDesk<{ staffMissedSearches?: { searches: object[]; stores: { code: string }[] } }>(
  () => counter,
);
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterEach(() => counter.rows('DELETE FROM missed_search'));
afterAll(() => counter?.close());

const missed = async (search: string, store = 'b2c') =>
  (await counter.ask(SearchMissedDocument, { search }, { store })).data?.tracked?.status;
const counted = () =>
  counter.rows(
    'SELECT m.day::text AS day, s.code AS store, words, searches FROM missed_search m JOIN store s ON s.id = m.store_id ORDER BY words, s.code',
  );
const put = (day: string, words: string, searches: number, store = 'b2c') =>
  counter.rows('INSERT INTO missed_search SELECT $1, id, $2, $3 FROM store WHERE code = $4', [
    day,
    words,
    searches,
    store,
  ]);

describe('a search without a hit', () => {
  it('is counted under its words, by store and by the Danish day', async () => {
    for (const words of ['Hævebord', ' hævebord ', 'HÆVEBORD']) expect(await missed(words)).toBe('SUCCESS');
    await missed('hævebord', 'b2b');
    expect(await counted()).toEqual([
      { day: TODAY, store: 'b2b', words: 'hævebord', searches: 1 },
      { day: TODAY, store: 'b2c', words: 'hævebord', searches: 3 },
    ]);
  });

  it('that may name a person is not counted, and is no error', async () => {
    for (const words of ['mette@firma.dk', '20 30 40 50', '', 'x'.repeat(5_000), '\u0000'])
      expect([words, await missed(words)]).toEqual([words, 'SUCCESS']);
    expect(await counted()).toEqual([]);
  });

  it('with new words is not counted beyond the limit of a day; words that were counted before still are', async () => {
    await counter.rows(
      `INSERT INTO missed_search SELECT $1, (SELECT id FROM store WHERE code = 'b2c'), 'ord ' || n, 1 FROM generate_series(1, $2::int) n`,
      [TODAY, MOST_MISSED_SEARCHES - 1],
    );
    await missed('det sidste nye');
    await missed('for meget');
    await missed('ord 1');
    await missed('for meget', 'b2b');
    const found = await counter.rows<{ words: string; searches: number; store: string }>(
      `SELECT words, searches, s.code AS store FROM missed_search JOIN store s ON s.id = store_id WHERE words !~ 'ord [02-9]|ord 1.' ORDER BY words, store`,
    );
    expect(found.map(({ words, searches, store }) => `${store} ${words} ${searches}`)).toEqual([
      'b2c det sidste nye 1',
      'b2b for meget 1',
      'b2c ord 1 2',
    ]);
  });
});

describe('staff', () => {
  const QUERY = `query ($period: String!, $store: String) { staffMissedSearches(period: $period, store: $store) {
    searches { words store searches lastDay } stores { code } } }`;
  const read = async (period: string, store: string | null = null) => {
    const { data, codes } = await ask(QUERY, { period, store }, 'purchasing');
    expect(codes).toEqual([]);
    return data?.staffMissedSearches?.searches;
  };

  it('see the most frequent of the period and today first', async () => {
    await put(TODAY, 'kaffe', 2);
    await put(addDays(TODAY, -7), 'kaffe', 3);
    await put(addDays(TODAY, -8), 'kaffe', 90);
    await put(addDays(TODAY, -1), 'te', 9, 'b2b');
    expect(await read('week')).toEqual([
      { words: 'te', store: 'b2b', searches: 9, lastDay: '2026-11-02' },
      { words: 'kaffe', store: 'b2c', searches: 5, lastDay: TODAY },
    ]);
    expect(await read('month', 'b2c')).toEqual([{ words: 'kaffe', store: 'b2c', searches: 95, lastDay: TODAY }]);
    expect(await read('yesterday')).toEqual([
      { words: 'te', store: 'b2b', searches: 9, lastDay: '2026-11-02' },
      { words: 'kaffe', store: 'b2c', searches: 2, lastDay: TODAY },
    ]);
    expect(await read('week', 'no-such-store')).toEqual([]);
  });

  it('see a hundred at most', async () => {
    for (let at = 0; at < 101; at += 1) await put(TODAY, `ord ${at}`, 200 - at);
    const found = await read('week');
    expect([found?.length, found?.[0], found?.[99]]).toMatchObject([100, { words: 'ord 0' }, { words: 'ord 99' }]);
  });

  it('need a right to goods, texts, campaigns or money', async () => {
    for (const role of STAFF_ROLES) {
      const sees = (['catalogue', 'content', 'campaigns', 'money'] as const).some((right) => roleHasRight(role, right));
      const { codes } = await ask(QUERY, { period: 'week' }, role);
      expect([role, codes]).toEqual([role, sees ? [] : ['STAFF_RIGHT_MISSING']]);
    }
    expect((await ask(QUERY, { period: 'week' }, null)).codes).toEqual(['SESSION_EXPIRED']);
    expect((await ask(QUERY, { period: 'century' })).codes).not.toEqual([]);
  });
});

it('is deleted after 190 days', async () => {
  await put(addDays(TODAY, -191), 'gammel', 1);
  await put(addDays(TODAY, -189), 'ny', 1);
  await forgetByRule({ ...counter.database, now: new Date(startOfDay(TODAY).getTime() + 3_600_000) });
  expect((await counted()).map(({ words }) => words)).toEqual(['ny']);
});
