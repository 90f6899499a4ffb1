// The pauses between delivery attempts grow, and attempts end.
import { expect, test } from 'vitest';
import { pauseAfter } from '#domain/resilience/mail-tries';

test('the pauses never get shorter, take several days in total, and end', () => {
  const pauses: number[] = [];
  for (let tries = 1; pauses.length < 100; tries += 1) {
    const pause = pauseAfter(tries);
    if (pause === null) break;
    pauses.push(pause);
  }
  const minute = 60_000;
  const hour = 60 * minute;
  expect(pauses.slice(0, 3)).toEqual([1 * minute, 5 * minute, 15 * minute]);
  expect(pauses.slice(3)).toEqual([1, 3, 6, 12, 24, 24].map((hours) => hours * hour));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(5);
});
