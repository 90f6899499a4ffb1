// Concurrent scenarios of shoppers, staff, provider and jobs from 50 fixed seeds (300 in a complete run), with killed processes and lost connections: after each,
// no order is duplicated, no stock oversold, no coupon over its limit, no gift card below zero, ledgers and documents add up, no payment captured or reserved beyond the amount due. `npm run simulate` runs more.
import process from 'node:process';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate';
import { freshDatabase } from '../support/database';

const LANES = 3;
const SEEDS = process.env.ALL_FLOWS ? 300 : 50;
/** Reached by two or three of a hundred scenarios only. */
const RARE = ['credit: ok', 'complain: ok', 'settle: ok', 'skip a delivery: ok'];

test(
  'interleavings leave every ledger, order, payment and mail consistent',
  async () => {
    const databases = await Promise.all(Array.from({ length: LANES }, freshDatabase));
    const sums = await simulate(
      databases.map(({ url }) => url),
      { from: 1, seeds: SEEDS },
    );
    await Promise.all(databases.map(({ drop }) => drop()));
    expect(sums.broken).toBeNull();
    // The seeds cover every kind of outcome; the counts depend on the timing of the database. Orders are placed, shipped, invoiced and
    // credited, actors wait for each other, and processes are killed.
    for (const word of [
      ...(process.env.ALL_FLOWS ? RARE : []),
      'place: ok',
      'place: again',
      'pay: authorised',
      'ship: ok',
      'invoice: ok',
      'cancel: ok',
      'end: ok',
      'ask: ok',
      'take: ok',
      'deliver: ordered, account',
      'deliver: ordered, authorised',
      'deliver: ordered, declined',
      'note on a list: ok',
      'note on a list: LIST_CHANGED',
      'move on a list: ok',
      'buy on a list: ok',
    ])
      expect(sums.outcomes.get(word) ?? 0, word).toBeGreaterThan(0);
    expect(sums.waits).toBeGreaterThan(SEEDS);
    expect(sums.accidents).toBeGreaterThan(SEEDS / 3);
  },
  // Ten times what it takes on two cores without other work.
  SEEDS * 6_000,
);
