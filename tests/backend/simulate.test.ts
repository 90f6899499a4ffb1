// Concurrent stories of shoppers, staff, provider and jobs from fixed seeds, with killed processes and lost connections: after each,
// no order twice, no oversell, no coupon over its limit, no gift card below zero, ledgers and documents add up, no money taken or held beyond what is owed. `npm run simulate` runs more.
import process from 'node:process';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate';
import { freshDatabase } from '../support/database';

const LANES = 3;
const SEEDS = process.env.ALL_FLOWS ? 300 : 100;

test('seeded interleavings leave every ledger, order, payment and mail consistent', async () => {
  const databases = await Promise.all(Array.from({ length: LANES }, freshDatabase));
  const sums = await simulate(
    databases.map(({ url }) => url),
    { from: 1, seeds: SEEDS },
  );
  await Promise.all(databases.map(({ drop }) => drop()));
  expect(sums.broken).toBeNull();
  // The seeds cover every kind of outcome: orders are placed, sent, invoiced and credited, actors wait for each other, and processes are killed.
  // A hundred seeds do not reach the rare ones each time.
  const outcomes = [
    'place: ok',
    'place: again',
    'pay: authorised',
    'ship: ok',
    'invoice: ok',
    'credit: ok',
    'cancel: ok',
    'ask: ok',
    'take: ok',
    'complain: ok',
    'settle: ok',
    'deliver: ordered, account',
    'deliver: ordered, authorised',
    'deliver: ordered, declined',
    'skip a delivery: ok',
    'note on a list: ok',
    'note on a list: LIST_CHANGED',
    'move on a list: ok',
    'buy on a list: ok',
  ];
  const isReached = (word: string) => (sums.outcomes.get(word) ?? 0) > SEEDS / 150;
  if (SEEDS >= 300) expect(outcomes.filter((word) => !isReached(word))).toEqual([]);
  expect(outcomes.filter(isReached).length).toBeGreaterThanOrEqual(outcomes.length - 3);
  expect(sums.waits).toBeGreaterThan(SEEDS);
  expect(sums.accidents).toBeGreaterThan(SEEDS / 3);
}, 120_000);
