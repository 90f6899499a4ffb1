// Which items of an order may be returned by agreement, each rule on both sides of its limit.
import { describe, expect, it } from 'vitest';
import {
  atTheBuyer,
  chooseReturned,
  lastReturnDay,
  type ReturnableLine,
  returnable,
  returnableUntil,
  whyNoReturn,
} from '#domain/returns/returns';

const line = (more: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id: 1,
  sku: 'S1',
  kind: 'goods',
  exempt: null,
  arrived: [{ pieces: 6, on: '2026-11-02' }],
  credited: 0,
  underway: 0,
  ...more,
});
const twoParcels = line({
  arrived: [
    { pieces: 6, on: '2026-11-02' },
    { pieces: 4, on: '2026-11-12' },
  ],
});

describe('the window', () => {
  // spec: 9: Return window 14 days after delivery
  //   at domain/returns/returns.ts
  it('is 14 days after the delivery, including its last day, without regard to holidays', () => {
    expect(lastReturnDay('2026-11-02')).toBe('2026-11-16');
    expect(lastReturnDay('2026-12-11')).toBe('2026-12-25');
    expect(returnable(line(), '2026-11-16')).toBe(6);
    expect(returnable(line(), '2026-11-17')).toBe(0);
  });

  it('is separate for each parcel, and earlier returns count for the first one', () => {
    expect(returnable(twoParcels, '2026-11-16')).toBe(10);
    expect(returnable(twoParcels, '2026-11-17')).toBe(4);
    expect(returnable({ ...twoParcels, credited: 5 }, '2026-11-17')).toBe(4);
    expect(returnable({ ...twoParcels, credited: 5, underway: 3 }, '2026-11-17')).toBe(2);
    expect(returnable(twoParcels, '2026-11-27')).toBe(0);
  });

  it('is reported by its first end', () => {
    expect(returnableUntil(twoParcels, '2026-11-16')).toBe('2026-11-16');
    expect(returnableUntil(twoParcels, '2026-11-17')).toBe('2026-11-26');
    expect(returnableUntil(twoParcels, '2026-11-27')).toBeNull();
    const laterFirst = { ...twoParcels, arrived: [...twoParcels.arrived].reverse() };
    expect(returnableUntil(laterFirst, '2026-11-16')).toBe('2026-11-16');
    expect(returnableUntil(line({ underway: 6 }), '2026-11-10')).toBeNull();
    expect(returnableUntil(line({ underway: 5 }), '2026-11-10')).toBe('2026-11-16');
  });

  it.each([
    ['ends at midnight in Denmark, in winter', '2026-11-16T22:59:59Z', null],
    ['and not a second later', '2026-11-16T23:00:00Z', 'late'],
  ])('%s', (_what, moment, why) => {
    expect(whyNoReturn({ mayWithdraw: false, lines: [line()] }, new Date(moment))).toBe(why);
  });

  it('ends at midnight on both sides of a clock change', () => {
    // Summer time ends on 25 October 2026.
    const lines = [line({ arrived: [{ pieces: 1, on: '2026-10-11' }] })];
    expect(whyNoReturn({ mayWithdraw: false, lines }, new Date('2026-10-25T22:59:59Z'))).toBeNull();
    expect(whyNoReturn({ mayWithdraw: false, lines }, new Date('2026-10-25T23:00:00Z'))).toBe('late');
  });
});

describe('why nothing can be returned', () => {
  const now = new Date('2026-11-10T12:00:00Z');
  it.each([
    ['a consumer who may withdraw has the better right', { mayWithdraw: true, lines: [line()] }, 'consumer'],
    ['nothing has been delivered', { mayWithdraw: false, lines: [line({ arrived: [] })] }, 'undelivered'],
    ['a part has been delivered', { mayWithdraw: false, lines: [line({ arrived: [] }), line({ id: 2 })] }, null],
    ['all is on its way back', { mayWithdraw: false, lines: [line({ underway: 6 })] }, 'over'],
    ['all has come back', { mayWithdraw: false, lines: [line({ credited: 6 })] }, 'over'],
    ['it was made for the buyer', { mayWithdraw: false, lines: [line({ exempt: 'personalised' })] }, 'over'],
    [
      'one line is too late, the other has come back',
      {
        mayWithdraw: false,
        lines: [line({ arrived: [{ pieces: 1, on: '2026-10-01' }] }), line({ id: 2, credited: 6 })],
      },
      'late',
    ],
    ['there are no lines', { mayWithdraw: false, lines: [] }, 'undelivered'],
  ])('%s', (_what, question, why) => {
    expect(whyNoReturn(question, now)).toBe(why);
  });

  it('no fewer than zero pieces remain, even if more were returned than delivered', () => {
    expect(atTheBuyer(line({ credited: 7 }))).toBe(0);
    expect(atTheBuyer(line({ credited: 6, underway: 1 }))).toBe(0);
  });

  it('sealed items can be returned in their seal; perishable and personalised ones cannot', () => {
    expect(atTheBuyer(line({ exempt: 'sealed' }))).toBe(6);
    expect(atTheBuyer(line({ exempt: 'perishable' }))).toBe(0);
    expect(atTheBuyer(line({ kind: 'design' }))).toBe(0);
    expect(atTheBuyer(line({ kind: 'gift_card' }))).toBe(0);
  });
});

describe('a selection', () => {
  const today = '2026-11-17';
  it.each([
    ['nothing', [], { code: 'RETURN_EMPTY', field: 'lines' }],
    ['no pieces', [{ id: 1, quantity: 0 }], { code: 'RETURN_EMPTY', field: 'lines' }],
    ['a line of another order', [{ id: 9, quantity: 1 }], { code: 'RETURN_EMPTY', field: 'lines' }],
    [
      'a line twice',
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 1 },
      ],
      { code: 'RETURN_EMPTY' },
    ],
    ['less than nothing', [{ id: 1, quantity: -1 }], { code: 'QUANTITY_NOT_A_NUMBER', field: 'line-1' }],
    ['half a piece', [{ id: 1, quantity: 0.5 }], { code: 'QUANTITY_NOT_A_NUMBER', field: 'line-1' }],
    ['more than is still in time', [{ id: 1, quantity: 5 }], { code: 'RETURN_TOO_LATE', field: 'line-1' }],
    ['all that the buyer has, of which a part is late', [{ id: 1, quantity: 10 }], { code: 'RETURN_TOO_LATE' }],
    ['more than was bought', [{ id: 1, quantity: 11 }], { code: 'MORE_THAN_LEFT', params: { sku: 'S1', left: 4 } }],
  ])('of %s is refused', (_what, wanted, refused) => {
    expect(chooseReturned([twoParcels], wanted, { today })).toMatchObject({ ok: false, ...refused });
  });

  it('within the window is accepted; staff may accept more', () => {
    expect(chooseReturned([twoParcels], [{ id: 1, quantity: 4 }], { today })).toMatchObject({ ok: true });
    expect(chooseReturned([twoParcels], [{ id: 1, quantity: 10 }], { today, anyDay: true })).toMatchObject({
      ok: true,
    });
    expect(chooseReturned([line({ exempt: 'perishable' })], [{ id: 1, quantity: 1 }], { today })).toMatchObject({
      code: 'RETURN_EXEMPT',
    });
  });
});
