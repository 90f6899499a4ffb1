// Which pieces staff may take off an order, both sides of each limit.
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#domain/order/order-status';
import { mayReduce, planReduction } from './reduction';

const line = (position: number, sku: string, quantity: number, gone: { shipped?: number; canceled?: number } = {}) => ({
  ...{ id: 10 + position, position, sku, quantity, shipped: 0, canceled: 0, invoiced: 0, credited: 0 },
  ...gone,
});
const CHAIRS = line(1, 'chair', 5);
const LAMP = line(2, 'lamp', 1);
const order = {
  status: 'processing' as const,
  payment: 'authorised' as const,
  lines: [CHAIRS, LAMP],
};
const wanted = (...pieces: [string, number][]) => new Map(pieces);

describe('the pieces', () => {
  it('are taken off their lines', () => {
    const plan = planReduction(order, wanted(['chair', 2], ['lamp', 1]));
    expect(plan).toMatchObject({
      ok: true,
      chosen: [
        { id: 11, quantity: 2 },
        { id: 12, quantity: 1 },
      ],
      reduced: [{ canceled: 2 }, { canceled: 1 }],
    });
  });

  it.each([
    ['chair', 5, true],
    ['chair', 6, false],
    ['#1', 5, true],
    ['#1', 6, false],
  ])('%s: %s of 5 that are not sent: %s', (key, quantity, ok) => {
    const plan = planReduction(order, wanted([key, quantity]));
    expect(plan.ok).toBe(ok);
    if (!ok) expect(plan).toMatchObject({ code: 'MORE_THAN_LEFT', field: 'pieces', params: { sku: 'chair', left: 5 } });
  });

  it('never are those that were sent or taken off before', () => {
    const lines = [line(1, 'chair', 5, { shipped: 2, canceled: 1 }), LAMP];
    expect(planReduction({ ...order, lines }, wanted(['chair', 2])).ok).toBe(true);
    expect(planReduction({ ...order, lines }, wanted(['chair', 3]))).toMatchObject({
      code: 'MORE_THAN_LEFT',
      params: { left: 2 },
    });
  });

  it.each([
    [wanted(), 'NOTHING_LEFT'],
    [wanted(['chair', 0]), 'QUANTITY_NOT_A_NUMBER'],
    [wanted(['desk', 1]), 'PRODUCT_NOT_FOUND'],
    [wanted(['#3', 1]), 'PRODUCT_NOT_FOUND'],
  ])('of %o are refused', (pieces, code) => {
    expect(planReduction(order, pieces)).toMatchObject({ code });
  });
});

describe('a SKU on two lines', () => {
  const lamp = line(3, 'lamp', 1);
  const lines = [line(1, 'chair', 2), line(2, 'chair', 3), lamp];
  it('is taken off completely, or by the place of the line', () => {
    expect(planReduction({ ...order, lines }, wanted(['chair', 5])).ok).toBe(true);
    expect(planReduction({ ...order, lines }, wanted(['chair', 4]))).toMatchObject({
      code: 'ORDER_LINE_AMBIGUOUS',
      params: { sku: 'chair' },
    });
    expect(planReduction({ ...order, lines }, wanted(['#2', 3]))).toMatchObject({ chosen: [{ id: 12, quantity: 3 }] });
    expect(planReduction({ ...order, lines }, wanted(['#1', 1], ['#2', 1]))).toMatchObject({
      chosen: [
        { id: 11, quantity: 1 },
        { id: 12, quantity: 1 },
      ],
    });
  });

  it('names the line that is left', () => {
    const sent = [line(1, 'chair', 2, { shipped: 2 }), line(2, 'chair', 3), lamp];
    expect(planReduction({ ...order, lines: sent }, wanted(['chair', 1]))).toMatchObject({
      chosen: [{ id: 12, quantity: 1 }],
    });
  });
});

describe('of the order', () => {
  it('at least one piece stays', () => {
    expect(planReduction(order, wanted(['chair', 5])).ok).toBe(true);
    expect(planReduction(order, wanted(['chair', 5], ['lamp', 1]))).toMatchObject({
      code: 'ORDER_WOULD_BE_EMPTY',
      field: 'pieces',
    });
    const sent = [line(1, 'chair', 5, { shipped: 1 }), LAMP];
    expect(planReduction({ ...order, lines: sent }, wanted(['chair', 4], ['lamp', 1])).ok).toBe(true);
    const back = [{ ...line(1, 'chair', 5, { shipped: 1 }), invoiced: 1, credited: 1 }, LAMP];
    expect(planReduction({ ...order, lines: back }, wanted(['chair', 4], ['lamp', 1])).ok).toBe(false);
  });

  it.each(ORDER_STATUSES.map((status) => [status, ['processing', 'on_hold'].includes(status)] as const))(
    'the status %s allows it: %s',
    (status, ok) => {
      expect(planReduction({ ...order, status }, wanted(['lamp', 1])).ok).toBe(ok);
      expect(mayReduce({ ...order, status })).toBe(ok);
    },
  );

  it.each([
    ['authorised', true],
    ['captured', true],
    ['account', true],
    ['pending', false],
    ['declined', false],
    ['cancelled', false],
  ] as const)('the payment %s allows it: %s', (payment, ok) => {
    expect(planReduction({ ...order, status: 'on_hold', payment }, wanted(['lamp', 1])).ok).toBe(ok);
    expect(mayReduce({ ...order, payment })).toBe(ok);
  });

  it('an unpaid one is named as such', () => {
    const pending = { ...order, status: 'pending' as const, payment: 'pending' as const };
    expect(planReduction(pending, wanted(['lamp', 1]))).toMatchObject({ code: 'ORDER_UNPAID' });
  });

  it('the page offers it while one piece can go and another stays', () => {
    expect(mayReduce({ ...order, lines: [LAMP] })).toBe(false);
    expect(mayReduce({ ...order, lines: [line(1, 'chair', 2)] })).toBe(true);
    expect(mayReduce({ ...order, lines: [line(1, 'chair', 2, { canceled: 1 })] })).toBe(false);
    expect(mayReduce({ ...order, lines: [line(1, 'chair', 2, { shipped: 2 }), LAMP] })).toBe(true);
    expect(mayReduce({ ...order, lines: [line(1, 'chair', 2, { shipped: 2 })] })).toBe(false);
  });
});
