// Why a subscription's line is omitted from its next delivery, and what stops a complete delivery.
import { describe, expect, test } from 'vitest';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { planDelivery, planProblem, type SubscribedLine, whyLeftOut } from './delivery-plan';

const line = (id: number, told: Partial<SubscribedLine> = {}): SubscribedLine => ({
  ...{ id, isSkipped: false, problem: null, unit: oere(1_000), agreed: oere(1_000) },
  ...told,
});

describe('a line is omitted', () => {
  test.each([
    [line(1), null],
    [line(1, { unit: null }), 'gone'],
    [line(1, { problem: refusal('SOLD_OUT') }), 'short'],
    [line(1, { problem: refusal('NOT_SALABLE'), unit: null }), 'gone'],
    [line(1, { problem: refusal('NOT_ENOUGH_POINTS') }), 'refused'],
  ] as const)('%o because it is %s', (one, why) => expect(whyLeftOut(one)).toBe(why));
});

test('each line is delivered, skipped or omitted, and only one of these', () => {
  const lines = [
    line(1),
    line(2, { isSkipped: true }),
    line(3, { unit: null }),
    line(4, { problem: refusal('SOLD_OUT') }),
    line(5, { isSkipped: true, unit: null }),
    line(6, { agreed: oere(100) }),
  ];
  const { goes, skipped, leftOut, risen } = planDelivery(lines);
  const ids = [goes, skipped, leftOut, risen].map((some) => some.map(({ id }) => id));
  expect(ids).toEqual([[1, 6], [2, 5], [3, 4], [6]]);
});

test('an empty delivery and one below the minimum purchase are stopped; one of exactly the minimum is not', () => {
  const asked = { net: oere(49_999), least: oere(50_000), language: 'da' } as const;
  expect(planProblem({ goes: [] }, asked)?.code).toBe('SUBSCRIPTION_NOTHING_LEFT');
  expect(planProblem({ goes: [line(1)] }, asked)?.code).toBe('SUBSCRIPTION_MINIMUM');
  expect(planProblem({ goes: [line(1)] }, { ...asked, net: oere(50_000) })).toBeNull();
  expect(planProblem({ goes: [line(1)] }, { ...asked, least: null })).toBeNull();
});
