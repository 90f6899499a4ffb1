// The life cycle of an order.
import { describe, expect, it } from 'vitest';
import { isCancellable, mayBecome, nextStatuses, ORDER_STATUSES, orderStatusFrom } from '#domain/order/order-status';

describe('an order', () => {
  it.each([
    ['pending', 'processing', true],
    ['pending', 'shipped', false],
    ['processing', 'shipped', true],
    ['shipped', 'delivered', true],
    ['shipped', 'canceled', false],
    ['shipped', 'processing', false],
    ['delivered', 'complete', true],
    ['complete', 'closed', true],
    ['on_hold', 'processing', true],
    ['on_hold', 'shipped', true],
    ['pending', 'shipped', false],
    ['needs_review', 'canceled', true],
    ['canceled', 'processing', false],
    ['processing', 'processing', false],
  ] as const)('that is %s may become %s: %s', (from, to, expected) => expect(mayBecome(from, to)).toBe(expected));

  // spec: 3 Enumerations: Order statuses: `pending`, `processing`, `shipped`, `delivered`, `complete`, `on_hold`, `canceled`, `closed`,
  //   `needs_review`
  //   at domain/order/order-status.ts
  it('can reach a final status from every status', () => {
    const isFinal = (status: (typeof ORDER_STATUSES)[number]) => nextStatuses(status).length === 0;
    for (const start of ORDER_STATUSES) {
      const reached = new Set([start]);
      for (const status of reached) for (const next of nextStatuses(status)) reached.add(next);
      expect([...reached].some(isFinal)).toBe(true);
    }
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['canceled', 'closed']);
  });

  it('can be cancelled before it leaves the warehouse', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['pending', 'processing', 'on_hold', 'needs_review']);
  });

  it.each([
    ['On Hold', 'on_hold'],
    [' Complete ', 'complete'],
    ['holded', 'on_hold'],
    ['completed', 'complete'],
    ['cancelled', 'canceled'],
    ['needs review', 'needs_review'],
    ['lost', null],
  ])('%s is read as %s', (text, status) => expect(orderStatusFrom(text)).toBe(status));
});
