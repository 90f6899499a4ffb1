// The quick part of every attack on the built shop; npm run attack runs them in full.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedDemo, ON_A_SHOP } from '../attack/plan';
import { type OpenTarget, openTarget } from '../attack/target';
import { freshDatabase } from '../support/database';

let target: OpenTarget;
beforeAll(async () => {
  target = await openTarget({ databaseUrl: (await freshDatabase()).url, seed: 15, isQuick: true });
});
afterAll(() => target?.close());

/** Tested in odd-addresses.test.ts. */
const ELSEWHERE = ['fuzz'];

test.each(Object.entries(ON_A_SHOP).filter(([name]) => !ELSEWHERE.includes(name)))(
  'it withstands: %s',
  async (_name, attack) => {
    const attempts = [await attack(target)].flat();
    expect(attempts.filter(({ held }) => !held)).toEqual([]);
    expect(attempts.every(({ tries }) => tries > 0)).toBe(true);
  },
);

test('it withstands attacks without the demo, behind a proxy', async () => {
  const attempts = await closedDemo((await freshDatabase()).url, true);
  expect(attempts.filter(({ held }) => !held)).toEqual([]);
});
