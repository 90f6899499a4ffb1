// SQL of withdrawals and return labels: finds the open ones of one order, and does not change settled ones.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  againAtCarrier,
  claimLabel,
  dueLabels,
  insertLabel,
  leaveLabel,
  settleLabel,
} from '#backend/commerce/returns/labels.sql';
import { insertReturn } from '#backend/commerce/returns/returns.sql';
import {
  arrivedAt,
  closeIfDone,
  insertWithdrawal,
  listWithdrawals,
  markReminded,
  raiseWithdrawn,
  withdrawalByNumber,
  withdrawalsOf,
} from '#backend/commerce/returns/withdrawal/withdrawal.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

async function bought(number: string, quantity = 2) {
  const order = await sales.order(number);
  const line = await sales.line(order, await sales.product(`P${number}`), { quantity });
  return { order, chosen: [{ id: line, quantity }] };
}

describe('a withdrawal', () => {
  async function withdrawn(number: string) {
    const { order, chosen } = await bought(number);
    const row = { orderId: order, declaredAt: NOW, formKey: randomUUID() };
    return { order, chosen, made: await insertWithdrawal(sales.db, row, chosen) };
  }
  const listed = async (which: 'all' | 'open' | 'toRemind') =>
    (await listWithdrawals(sales.db, which)).map(({ order }) => order);

  test('is reminded of once, while it is open; another is not affected', async () => {
    const [one, two] = [await withdrawn('W1'), await withdrawn('W2')];
    expect(await markReminded(sales.db, one.made.id, minutes(1))).toBe(true);
    expect(await markReminded(sales.db, one.made.id, minutes(2))).toBe(false);
    expect([await listed('all'), await listed('open'), await listed('toRemind')]).toEqual([
      ['W1', 'W2'],
      ['W1', 'W2'],
      ['W2'],
    ]);
    await raiseWithdrawn(sales.db, two.made.id, 'received', two.chosen);
    expect(await closeIfDone(sales.db, two.made.id, minutes(3))).toBe(true);
    expect(await markReminded(sales.db, two.made.id, minutes(4))).toBe(false);
    expect([await listed('all'), await listed('open'), await listed('toRemind')]).toEqual([['W1', 'W2'], ['W1'], []]);
    const [kept] = await withdrawalsOf(sales.db, one.order);
    expect([kept?.withdrawal.remindedAt, kept?.withdrawal.closedAt]).toEqual([minutes(1), null]);
    expect((await withdrawalByNumber(sales.db, two.made.number))?.withdrawal.remindedAt).toBeNull();
  });

  test('is closed when no piece is outstanding', async () => {
    const [one, two] = [await withdrawn('W3'), await withdrawn('W4')];
    const half = one.chosen.map(({ id }) => ({ id, quantity: 1 }));
    await raiseWithdrawn(sales.db, one.made.id, 'called_off', half);
    expect(await closeIfDone(sales.db, one.made.id, NOW)).toBe(false);
    await raiseWithdrawn(sales.db, one.made.id, 'kept', half);
    expect([await closeIfDone(sales.db, one.made.id, NOW), await closeIfDone(sales.db, two.made.id, NOW)]).toEqual([
      true,
      false,
    ]);
    const lines = (await withdrawalsOf(sales.db, one.order)).flatMap((whole) => whole.lines);
    expect(lines).toMatchObject([{ quantity: 2, calledOff: 1, received: 0, kept: 1 }]);
  });

  test('starts when all of its own order had first arrived', async () => {
    const [one, two] = [await bought('W5'), await bought('W6')];
    const told = (order: number, status: string, at: Date) =>
      sales.insert('order_history', { order_id: order, status, at });
    await told(one.order, 'shipped', minutes(1));
    await told(one.order, 'complete', minutes(9));
    await told(one.order, 'delivered', minutes(5));
    expect([await arrivedAt(sales.db, one.order), await arrivedAt(sales.db, two.order)]).toEqual([minutes(5), null]);
  });
});

describe('a return label', () => {
  async function labelled(number: string, state: 'due' | 'unknown' | 'booked' | 'refused', nextTryAt = NOW) {
    const { order, chosen } = await bought(number);
    const contact = { name: 'Ada', email: 'ada@example.dk', telephone: '' };
    const how = { isFree: false, isPickup: true, size: 'box', parcels: 1, weightGrams: 900 } as const;
    const row = {
      orderId: order,
      requestedAt: NOW,
      formKey: randomUUID(),
      contact,
      comment: '',
      pickupOn: '2026-03-04',
      ...how,
    };
    const { id } = await insertReturn(sales.db, row, chosen);
    const label = {
      carrierCode: 'gls',
      packages: [],
      bookedAt: state === 'booked' ? NOW : null,
      returnId: id,
      state,
      nextTryAt,
    };
    await insertLabel(sales.db, label);
    return id;
  }
  const stateOf = async (id: number) =>
    (await sales.rows('SELECT state, note, next_try_at AS next FROM return_label WHERE return_id = $1', [id]))[0];

  test('is booked when due, by one process', async () => {
    const [one, two] = [await labelled('R1', 'due'), await labelled('R2', 'due', minutes(5))];
    await labelled('R3', 'unknown');
    const due = async (id: number | null, now: Date) =>
      (await dueLabels(sales.db, id, now)).map(({ returnId }) => returnId);
    expect([
      await due(null, NOW),
      await due(null, minutes(5)),
      await due(two, NOW),
      await due(two, minutes(5)),
    ]).toEqual([[one], [one, two], [], [two]]);
    expect([await claimLabel(sales.db, one, NOW), await claimLabel(sales.db, one, NOW)]).toEqual([true, false]);
    expect(await claimLabel(sales.db, two, NOW)).toBe(false);
    expect([(await stateOf(one))?.state, (await stateOf(two))?.state]).toEqual(['unknown', 'due']);
  });

  test('left open by the carrier is retried, without affecting others', async () => {
    const [one, two, three] = [
      await labelled('R4', 'unknown'),
      await labelled('R5', 'unknown'),
      await labelled('R6', 'booked'),
    ];
    await leaveLabel(sales.db, one, 'away', minutes(30));
    await leaveLabel(sales.db, three, 'away', minutes(30));
    expect([await stateOf(one), await stateOf(two), await stateOf(three)]).toEqual([
      { state: 'due', note: 'away', next: minutes(30) },
      { state: 'unknown', note: '', next: NOW },
      { state: 'booked', note: '', next: NOW },
    ]);
    await leaveLabel(sales.db, two, 'left to staff', null);
    expect(await stateOf(two)).toEqual({ state: 'unknown', note: 'left to staff', next: NOW });
    expect([
      await againAtCarrier(sales.db, two, minutes(1)),
      await againAtCarrier(sales.db, three, minutes(1)),
    ]).toEqual([true, false]);
    const answer = { state: 'booked' as const, reference: 'A1', packages: [], note: '', bookedAt: NOW };
    expect([await settleLabel(sales.db, two, answer), await settleLabel(sales.db, two, answer)]).toEqual([true, false]);
    expect((await stateOf(one))?.state).toBe('due');
  });
});
