// Progress output of long commands.
import { expect, test } from 'vitest';
import { progressTeller, remainingTime } from './progress';
import { atTerminal } from './terminal';

test.each([
  [10_000, 10, 99, '89 sek.'],
  [10_000, 1, 10, '2 min.'],
  [60_000, 100, 675, '6 min.'],
  [5_000, 50, 50, '0 sek.'],
])('after %i ms for %i of %i', (elapsed, done, total, said) => expect(remainingTime(elapsed, done, total)).toBe(said));

test('reports progress every five seconds, with the time left, separately for each phase', async () => {
  const said: string[] = [];
  let now = 0;
  await atTerminal(
    { out: () => undefined, error: (text) => void said.push(text), folder: '/', staff: '' },
    async () => {
      const tell = progressTeller(() => now);
      for (const [at, done] of [
        [1_000, 5],
        [6_000, 30],
        [8_000, 40],
        [12_000, 60],
      ] as const) {
        now = at;
        tell('Billeder', done, 120);
      }
      now = 20_000;
      tell('Varer', 10, null);
      return 0;
    },
  );
  expect(said.map((line) => line.trim())).toEqual([
    'Billeder: 30 af 120, ca. 18 sek. tilbage',
    'Billeder: 60 af 120, ca. 12 sek. tilbage',
    'Varer: 10',
  ]);
});
