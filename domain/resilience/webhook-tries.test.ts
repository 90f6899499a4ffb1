// Verdicts on replies to webhooks, and pauses between tries.
import { expect, test } from 'vitest';
import { isGivenUp, MOST_TRIES, pauseAfterFailures, pauseOfReceiver, verdictOnWebhook } from './webhook-tries';

test.each([
  [200, 'taken'],
  [299, 'taken'],
  [199, 'refused'],
  [300, 'refused'],
  [302, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [408, 'unavailable'],
  [410, 'refused'],
  [425, 'unavailable'],
  [429, 'unavailable'],
  [499, 'refused'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  [null, 'unavailable'],
])('a reply of %s is %s', (status, verdict) => expect(verdictOnWebhook(status)).toBe(verdict));

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [12, 10_240],
  [13, 20_480],
  [14, 21_600],
  [500, 21_600],
])('after %i failures in a row the next try waits %i seconds', (failures, seconds) =>
  expect(pauseAfterFailures(failures)).toBe(seconds * 1_000),
);

test.each([
  [1, 5],
  [4, 40],
  [5, 60],
  [500, 60],
])('after %i failed trials in a row a receiver is tried again in %i seconds', (failures, seconds) =>
  expect(pauseOfReceiver(failures)).toBe(seconds * 1_000),
);

test('a delivery is given up with its last try, about three days after the first', () => {
  expect([isGivenUp(MOST_TRIES - 1), isGivenUp(MOST_TRIES)]).toEqual([false, true]);
  let all = 0;
  for (let tries = 1; tries < MOST_TRIES; tries += 1) all += pauseAfterFailures(tries);
  expect(all / 86_400_000).toBeGreaterThan(2.5);
  expect(all / 86_400_000).toBeLessThan(3.5);
});
