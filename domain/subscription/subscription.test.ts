// Further rules of subscriptions: entered names and dates, states, and the content of a delivery.
import { describe, expect, it, test } from 'vitest';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { planDelivery, planProblem, type SubscribedLine } from './delivery-plan';
import { actsFrom, SUBSCRIPTION_ACTS, stateAfter } from './states';
import { isAboveAgreed, startDateFrom, subscriptionIntervalFrom, subscriptionNameFrom } from './terms';

const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'ok' : outcome.code);

test.each([
  ['Kaffe til kontoret', 'ok'],
  ['  ', 'REQUIRED'],
  ['\u200b', 'REQUIRED'],
  ['x'.repeat(60), 'ok'],
  ['x'.repeat(61), 'TOO_LONG'],
  ['<b>Kaffe</b> & te', 'ok'],
])('a name %j: %s', (typed, code) => expect(codeOf(subscriptionNameFrom(typed))).toBe(code));

// spec: 5: Subscription input: interval, name, start date, address as a number
//   at domain/subscription/terms.ts
test.each([
  ['2026-11-24', 'ok'],
  // A holiday is a valid start; its delivery is later.
  ['2026-12-25', 'ok'],
  ['2026-11-23', 'SUBSCRIPTION_START_PAST'],
  ['2025-01-01', 'SUBSCRIPTION_START_PAST'],
  ['2027-02-30', 'SUBSCRIPTION_START_INVALID'],
  ['24-11-2026', 'SUBSCRIPTION_START_INVALID'],
  ['', 'REQUIRED'],
  ['2027-11-24', 'ok'],
  ['2027-11-25', 'SUBSCRIPTION_START_FAR'],
])('a start on %j: %s', (typed, code) => expect(codeOf(startDateFrom(typed, '2026-11-23'))).toBe(code));

test('accepts only the seven intervals', () => {
  expect(subscriptionIntervalFrom('6weeks')).toEqual({ ok: true, interval: '6weeks' });
  expect(codeOf(subscriptionIntervalFrom('day'))).toBe('SUBSCRIPTION_INTERVAL_INVALID');
});

test('the actions available in each state', () => {
  expect(actsFrom('draft')).toEqual(['start', 'change', 'end']);
  expect(actsFrom('active')).toEqual(['pause', 'skip', 'change', 'end']);
  expect(actsFrom('paused')).toEqual(['resume', 'change', 'end']);
  expect(actsFrom('review')).toEqual(['pause', 'accept', 'skip', 'change', 'end']);
  expect(actsFrom('failed')).toEqual(['pause', 'resume', 'change', 'end']);
  expect(actsFrom('ended')).toEqual([]);
  expect(stateAfter('paused', 'resume')).toEqual({ ok: true, state: 'active' });
  expect(stateAfter('paused', 'change')).toEqual({ ok: true, state: 'paused' });
  expect(codeOf(stateAfter('paused', 'pause'))).toBe('SUBSCRIPTION_STATE_WRONG');
  for (const act of SUBSCRIPTION_ACTS) expect(codeOf(stateAfter('ended', act))).toBe('SUBSCRIPTION_ENDED');
});

test.each([
  [null, 999, false],
  [100_00, 100_00, false],
  [100_00, 110_00, false],
  [100_00, 110_01, true],
  [0, 0, false],
  [0, 1, true],
])('agreed at %s øre, now %i: above the tolerance %s', (agreed, now, isAbove) =>
  expect(isAboveAgreed(agreed === null ? null : oere(agreed), oere(now))).toBe(isAbove),
);

describe('a delivery', () => {
  const line = (id: number, more: Partial<SubscribedLine> = {}): SubscribedLine => ({
    ...{ id, isSkipped: false, problem: null, unit: oere(100_00), agreed: oere(100_00) },
    ...more,
  });
  const ids = (lines: readonly SubscribedLine[]) => lines.map(({ id }) => id);
  it('omits skipped lines and lists unavailable ones (D29)', () => {
    const soldOut = refusal('SOLD_OUT');
    const plan = planDelivery([
      line(1),
      line(2, { isSkipped: true, problem: soldOut }),
      line(3, { problem: soldOut }),
      line(4, { unit: null }),
    ]);
    expect([ids(plan.goes), ids(plan.skipped), ids(plan.leftOut)]).toEqual([[1], [2], [3, 4]]);
  });
  it('lists the delivered lines whose price rose by more than was agreed', () => {
    const plan = planDelivery([
      line(1, { unit: oere(110_01) }),
      line(2, { unit: oere(500_00), problem: refusal('SOLD_OUT') }),
    ]);
    expect(ids(plan.risen)).toEqual([1]);
  });
  // spec: 8: Subscription: minimum purchase not met; first server message or 'An error occurred'
  //   at domain/subscription/delivery-plan.ts
  it('requires the minimum purchase, and at least one line', () => {
    const goes = [line(1)];
    const held = (net: number, least: number | null, kept = goes) =>
      planProblem({ goes: kept }, { net: oere(net), least: least === null ? null : oere(least), language: 'da' });
    expect(held(300_00, 300_00)).toBeNull();
    expect(held(0, null)).toBeNull();
    expect(held(299_99, 300_00)).toMatchObject({
      code: 'SUBSCRIPTION_MINIMUM',
      params: { least: expect.stringContaining('300,00') },
    });
    expect(held(0, null, [])).toMatchObject({ code: 'SUBSCRIPTION_NOTHING_LEFT' });
  });
});
