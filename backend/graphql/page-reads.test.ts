import { expect, test, vi } from 'vitest';
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
