// Which operations an order permits, and for how many of its pieces.
import { describe, expect, it } from 'vitest';
import {
  choose,
  creditable,
  keepsNothing,
  type LifeLine,
  mayCancelAsCustomer,
  mayComplete,
  planShipping,
  statusAfterArrival,
  statusAfterCancel,
  statusAfterCredit,
  statusAfterHold,
  statusAfterPayment,
  statusAfterShipping,
  uninvoiced,
  unshipped,
  withPieces,
} from '#domain/order/order-life';
import { ORDER_STATUSES } from '#domain/order/order-status';

const line = (id: number, more: Partial<LifeLine> = {}): LifeLine => ({
  id,
  sku: `S${id}`,
  quantity: 4,
  shipped: 0,
  canceled: 0,
  invoiced: 0,
  credited: 0,
  ...more,
});
const two = [line(1), line(2, { quantity: 2 })];

describe('a buyer has no items of an order', () => {
  it.each([
    [{ shipped: 4, invoiced: 4, credited: 4 }, true],
    [{ shipped: 4, invoiced: 4, credited: 3 }, false],
    [{ shipped: 1, canceled: 3, invoiced: 1, credited: 1 }, true],
    // One piece was shipped and is not invoiced yet.
    [{ shipped: 3, canceled: 1, invoiced: 2, credited: 2 }, false],
    // Two are not shipped yet.
    [{ shipped: 2, invoiced: 2, credited: 2 }, false],
  ])('of %j: %s', (more, expected) => expect(keepsNothing([line(1, more)])).toBe(expected));

  it('with several lines only if it holds for each', () => {
    const back = line(1, { shipped: 4, invoiced: 4, credited: 4 });
    expect([keepsNothing([back]), keepsNothing([back, line(2)])]).toEqual([true, false]);
  });
});

describe('the selection of pieces', () => {
  it('includes all that remain, or the requested ones', () => {
    expect(choose(two, unshipped, null)).toEqual({
      ok: true,
      chosen: [
        { id: 1, quantity: 4 },
        { id: 2, quantity: 2 },
      ],
    });
    expect(choose(two, unshipped, new Map([['S1', 3]]))).toEqual({ ok: true, chosen: [{ id: 1, quantity: 3 }] });
    expect(choose(two, unshipped, new Map([['S2', 2]]))).toEqual({ ok: true, chosen: [{ id: 2, quantity: 2 }] });
  });

  it('takes one SKU from two lines, such as two designs of it', () => {
    const twins = [line(1, { sku: 'A' }), line(2, { sku: 'A' })];
    expect(choose(twins, unshipped, new Map([['A', 5]]))).toMatchObject({
      chosen: [
        { id: 1, quantity: 4 },
        { id: 2, quantity: 1 },
      ],
    });
  });

  it.each([
    ['an unknown SKU', new Map([['X', 1]]), 'PRODUCT_NOT_FOUND'],
    ['more than is left', new Map([['S2', 3]]), 'MORE_THAN_LEFT'],
    ['no pieces', new Map([['S1', 0]]), 'QUANTITY_NOT_A_NUMBER'],
    ['half a piece', new Map([['S1', 0.5]]), 'QUANTITY_NOT_A_NUMBER'],
    ['a piece and a half', new Map([['S1', 1.5]]), 'QUANTITY_NOT_A_NUMBER'],
    ['nothing at all', new Map(), 'NOTHING_LEFT'],
  ])('refuses %s', (_what, wanted, code) => expect(choose(two, unshipped, wanted)).toMatchObject({ ok: false, code }));

  it('reports how many remain when more are requested', () =>
    expect(choose(two, unshipped, new Map([['S2', 3]]))).toMatchObject({ params: { sku: 'S2', left: 2 } }));

  it('computes the pieces not shipped, not invoiced and creditable', () => {
    const worn = line(1, { shipped: 3, canceled: 1, invoiced: 2, credited: 1 });
    expect([unshipped(worn), uninvoiced(worn), creditable(worn)]).toEqual([0, 1, 1]);
    const after = withPieces([worn, line(2)], 'invoiced', [{ id: 1, quantity: 1 }]);
    expect(after.map(({ invoiced }) => invoiced)).toEqual([3, 0]);
  });
});

describe('a shipment of all that is left', () => {
  const paid = { mode: 'LIVE', status: 'authorised' } as const;
  const plan = (more: Partial<Parameters<typeof planShipping>[0]> = {}, requiresPayment = true) =>
    planShipping(
      { status: 'processing', payment: paid, lines: two, goods: two, ...more },
      { pieces: null, requiresPayment },
    );

  it('has every piece, and completes the order', () => {
    const sent = two.map((each) => ({ ...each, shipped: each.quantity }));
    const chosen = [
      { id: 1, quantity: 4 },
      { id: 2, quantity: 2 },
    ];
    expect(plan()).toEqual({ ok: true, chosen, sent, status: 'shipped' });
  });

  it('leaves gift cards to their mail, and the order in processing', () => {
    expect(plan({ goods: two.slice(0, 1) })).toMatchObject({
      ok: true,
      chosen: [{ id: 1, quantity: 4 }],
      status: 'processing',
    });
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'processing'))(
    'is refused for an order that is %s',
    (status) => {
      expect(plan({ status })).toEqual({ ok: false, code: 'INVALID_ORDER_STATUS' });
    },
  );

  it.each(['authorised', 'captured', 'account'] as const)(
    'of several orders is made with a payment that is %s',
    (status) => {
      expect(plan({ payment: { ...paid, status } }).ok).toBe(true);
    },
  );

  it('is refused without a payment, for its status first', () => {
    expect(plan({ payment: null })).toEqual({ ok: false, code: 'ORDER_UNPAID' });
    expect(plan({ payment: null, status: 'complete' })).toEqual({ ok: false, code: 'INVALID_ORDER_STATUS' });
  });

  it.each(['pending', 'declined', 'cancelled'] as const)(
    'of several orders is refused with a payment that is %s',
    (status) => {
      expect(plan({ payment: { ...paid, status } })).toEqual({ ok: false, code: 'ORDER_UNPAID' });
      // Staff who look at the one order may.
      expect(plan({ payment: { ...paid, status } }, false).ok).toBe(true);
    },
  );

  it('is refused after a test payment, and where nothing is left', () => {
    expect(plan({ payment: { ...paid, mode: 'TEST' } })).toEqual({ ok: false, code: 'PAID_BY_TEST' });
    const gone = two.map((each) => ({ ...each, shipped: each.quantity }));
    expect(plan({ lines: gone, goods: gone })).toEqual({ ok: false, code: 'NOTHING_LEFT' });
  });
});

describe('an order', () => {
  const sent = withPieces(two, 'shipped', [{ id: 1, quantity: 4 }]);

  it('is processing until everything has been shipped', () => {
    expect(statusAfterShipping('processing', sent)).toEqual({ ok: true, status: 'processing' });
    const all = withPieces(sent, 'shipped', [{ id: 2, quantity: 2 }]);
    expect(statusAfterShipping('processing', all)).toEqual({ ok: true, status: 'shipped' });
    for (const status of ['pending', 'on_hold', 'canceled', 'shipped'] as const)
      expect(statusAfterShipping(status, all)).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
  });

  it('is cancelled completely, or continues with the part that was shipped', () => {
    const rest = (lines: LifeLine[]) => lines.map((one) => ({ ...one, canceled: one.quantity - one.shipped }));
    expect(statusAfterCancel('processing', rest(two))).toEqual({ ok: true, status: 'canceled' });
    expect(statusAfterCancel('processing', rest(sent))).toEqual({ ok: true, status: 'shipped' });
    expect(statusAfterCancel('shipped', rest(sent))).toMatchObject({ ok: false });
  });

  it('retains its status when one piece of several is cancelled', () => {
    const [first, ...others] = two;
    const lessened = first ? [{ ...first, canceled: 1 }, ...others] : [];
    for (const status of ['processing', 'pending', 'on_hold'] as const)
      expect(statusAfterCancel(status, lessened)).toEqual({ ok: true, status });
    expect(statusAfterCancel('canceled', lessened)).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
  });

  it('is delivered when nothing is left to send and all of its parcels have arrived', () => {
    expect(statusAfterArrival('shipped', ['DELIVERED'])).toBe('delivered');
    expect(statusAfterArrival('shipped', ['DELIVERED', 'DELIVERED'])).toBe('delivered');
    expect(statusAfterArrival('shipped', ['DELIVERED', 'IN_TRANSIT'])).toBe('shipped');
    expect(statusAfterArrival('shipped', ['DELIVERED_TO_PARCELSHOP'])).toBe('shipped');
    // Gift cards that were sent by mail have no parcel.
    expect(statusAfterArrival('shipped', [])).toBe('shipped');
    for (const status of ['processing', 'on_hold', 'canceled', 'complete', 'closed'] as const)
      expect(statusAfterArrival(status, ['DELIVERED'])).toBe(status);
  });

  it('can be cancelled by its customer only while nothing has been shipped', () => {
    expect(mayCancelAsCustomer('processing', two)).toEqual({ ok: true });
    expect(mayCancelAsCustomer('processing', sent)).toMatchObject({ code: 'PARTIAL_ORDER_ITEM_SHIPPED' });
    expect(mayCancelAsCustomer('processing', [line(1, { shipped: 1 }), line(2)])).toMatchObject({ ok: false });
    expect(mayCancelAsCustomer('canceled', two)).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
  });

  it('is complete when it is invoiced, and closed when everything has been returned', () => {
    const all = two.map((one) => ({ ...one, shipped: one.quantity }));
    expect(mayComplete('delivered', all, 'shop')).toMatchObject({ code: 'NOT_INVOICED' });
    expect(mayComplete('delivered', all, 'erp')).toEqual({ ok: true });
    expect(mayComplete('processing', all, 'erp')).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    const billed = all.map((one) => ({ ...one, invoiced: one.quantity }));
    expect(mayComplete('delivered', billed, 'shop')).toEqual({ ok: true });
    expect(mayComplete('processing', billed, 'shop')).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    expect(statusAfterCredit('shipped', billed)).toBe('shipped');
    const back = billed.map((one) => ({ ...one, credited: one.quantity }));
    expect(statusAfterCredit('complete', back)).toBe('closed');
  });

  it('is neither complete nor closed because of a single line', () => {
    const whole = (id: number, invoiced: number, credited: number) => line(id, { shipped: 4, invoiced, credited });
    expect(mayComplete('delivered', [whole(1, 4, 0), whole(2, 0, 0)], 'shop')).toMatchObject({ code: 'NOT_INVOICED' });
    expect(statusAfterCredit('complete', [whole(1, 4, 4), whole(2, 4, 0)])).toBe('complete');
  });

  it('is not closed while some of it is not shipped, nor from a status that cannot be closed', () => {
    const partly = [line(1, { shipped: 2, invoiced: 2, credited: 2 })];
    expect(statusAfterCredit('shipped', partly)).toBe('shipped');
    const back = [line(1, { shipped: 4, invoiced: 4, credited: 4 })];
    expect(ORDER_STATUSES.filter((status) => statusAfterCredit(status, back) === 'closed')).toEqual([
      'shipped',
      'delivered',
      'complete',
      'closed',
    ]);
  });

  it('is processing after a hold if it is paid or on account, and pending otherwise', () => {
    expect([statusAfterHold(true), statusAfterHold(false)]).toEqual(['processing', 'pending']);
  });

  it('continues after its payment only from pending; on hold it remains on hold', () => {
    const after = ORDER_STATUSES.map((status) => [status, statusAfterPayment(status)]);
    expect(after.filter(([before, now]) => before !== now)).toEqual([['pending', 'processing']]);
  });
});
