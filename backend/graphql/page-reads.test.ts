import { expect, test, vi } from 'vitest';
import type { CardRow } from '#backend/commerce/catalogue/product/facts';
import { readsOfPages } from './page-reads';

/** Counts how often it is called. */
function loading() {
  const loaded = {
    times: 0,
    load: async () => {
      loaded.times += 1;
      return null;
    },
  };
  return loaded;
}

test('the queries of a page read once per key, parallel ones included', async () => {
  const page = readsOfPages().of({});
  const [anna, berit] = [loading(), loading()];
  await Promise.all([page.signedIn('anna', anna.load), page.signedIn('anna', anna.load)]);
  await page.signedIn('anna', anna.load);
  await page.signedIn('berit', berit.load);
  expect([anna.times, berit.times]).toEqual([1, 1]);
});

test('ways of delivery are read once per store of a page', async () => {
  const page = readsOfPages().of({});
  const [shop, other] = [[], []];
  expect(await page.deliveryMethods('b2b', async () => shop)).toBe(shop);
  expect(await page.deliveryMethods('b2b', async () => other)).toBe(shop);
  expect(await page.deliveryMethods('b2c', async () => other)).toBe(other);
});

test('another page reads for itself, and so does the same one after a change', async () => {
  const pages = readsOfPages();
  const [first, second] = [{}, {}];
  const one = loading();
  for (const page of [first, second, first]) await pages.of(page).signedIn('anna', one.load);
  expect(one.times).toBe(2);
  pages.forget(first);
  for (const page of [first, second]) await pages.of(page).signedIn('anna', one.load);
  expect(one.times).toBe(3);
});

test('a page reads again after a second, and after a read that failed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const page = readsOfPages().of({});
  const one = loading();
  await expect(page.signedIn('anna', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await page.signedIn('anna', one.load);
  clock.mockReturnValue(6_000);
  await page.signedIn('anna', one.load);
  expect(one.times).toBe(1);
  clock.mockReturnValue(6_001);
  await page.signedIn('anna', one.load);
  expect(one.times).toBe(2);
  clock.mockRestore();
});

test('cards requested at the same time by one shopper are read together, each caller getting its own', async () => {
  const page = readsOfPages().of({});
  const read: (readonly number[])[] = [];
  const load = async (ids: readonly number[]) => {
    read.push(ids);
    return ids.map((id) => ({ id }) as CardRow);
  };
  const idsOf = async (key: string, ids: number[]) => (await page.cards(key, ids, load)).map(({ id }) => id);
  expect(await Promise.all([idsOf('anna', [1, 2]), idsOf('berit', [1]), idsOf('anna', [2, 3])])).toEqual([
    [1, 2],
    [1],
    [2, 3],
  ]);
  expect(read).toEqual([[1, 2, 3], [1]]);
  expect(await idsOf('anna', [2])).toEqual([2]);
  expect(read.at(-1)).toEqual([2]);
});

test('a read of cards that fails is not remembered', async () => {
  const page = readsOfPages().of({});
  await expect(page.cards('anna', [1], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await page.cards('anna', [1], async () => [])).toEqual([]);
});
