// The days and items of the right of withdrawal, each on both sides of its limit.
import { describe, expect, it } from 'vitest';
import {
  chooseWithdrawn,
  isInTime,
  lastWithdrawalDay,
  refundDueOn,
  reminderDueOn,
  type WithdrawalLine,
  type WithdrawalQuestion,
  whyNoWithdrawal,
  withdrawable,
} from '#domain/returns/withdrawal';

const told = { toldOn: '2026-01-01' };

describe('the last day', () => {
  it.each([
    ['14 days after the last part, a Tuesday', '2026-11-03', '2026-11-17'],
    ['a Saturday, moves to Monday', '2026-11-07', '2026-11-23'],
    ['a Sunday, moves to Monday', '2026-11-08', '2026-11-23'],
    ['Christmas Eve, moves past Christmas and the weekend', '2026-12-10', '2026-12-28'],
    ["New Year's Eve, moves into the next year", '2026-12-17', '2027-01-04'],
    ['Constitution Day 2028, which is Whit Monday', '2028-05-22', '2028-06-06'],
    ['Good Friday, moves past Easter Monday', '2027-03-12', '2027-03-30'],
  ])('%s', (_what, receivedOn, last) => {
    expect(lastWithdrawalDay({ receivedOn, ...told })).toBe(last);
  });

  it('is not set while a part is undelivered', () => {
    expect(lastWithdrawalDay({ receivedOn: null, ...told })).toBeNull();
    expect(isInTime({ receivedOn: null, ...told }, new Date('2040-01-01'))).toBe(true);
  });

  it('is twelve months later where the buyer was never informed', () => {
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: null })).toBe('2027-11-17');
    expect(lastWithdrawalDay({ receivedOn: '2028-02-15', toldOn: null })).toBe('2029-02-28');
  });

  it('is 14 days after the buyer was informed too late, and never after the twelve months', () => {
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: '2026-11-03' })).toBe('2026-11-17');
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: '2026-11-04' })).toBe('2026-11-18');
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: '2027-11-10' })).toBe('2027-11-17');
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: '2027-12-01' })).toBe('2027-11-17');
    expect(lastWithdrawalDay({ receivedOn: '2026-11-03', toldOn: '2027-11-03' })).toBe('2027-11-17');
  });

  it.each([
    ['the winter', '2026-11-03', '2026-11-17T22:59:59Z', '2026-11-17T23:00:00Z'],
    ['the summer', '2026-06-30', '2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z'],
    ['the days after clocks go forward', '2027-03-16', '2027-03-30T21:59:59Z', '2027-03-30T22:00:00Z'],
    ['the days after clocks go back', '2026-10-20', '2026-11-03T22:59:59Z', '2026-11-03T23:00:00Z'],
  ])('ends at the Danish midnight of %s', (_what, receivedOn, before, after) => {
    expect(isInTime({ receivedOn, ...told }, new Date(before))).toBe(true);
    expect(isInTime({ receivedOn, ...told }, new Date(after))).toBe(false);
  });
});

it('the refund is due 14 Danish days after the withdrawal, and the reminder to staff four days before', () => {
  expect(refundDueOn(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-07');
  expect(reminderDueOn(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-03');
});

const line = (id: number, more: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  ...{ id, sku: `S${id}`, kind: 'goods', exempt: null, quantity: 3, canceled: 0, credited: 0, underway: 0 },
  ...more,
});

it.each<[string, Partial<WithdrawalLine>, number]>([
  ['goods', {}, 3],
  ['sealed goods, while the seal is whole', { exempt: 'sealed' }, 3],
  ['what was called off, came back or is on its way back counts no more', { canceled: 1, credited: 1, underway: 1 }, 0],
  ['goods that staff credited while they were on their way back', { credited: 2, underway: 2 }, 0],
  ['goods for points', { kind: 'points' }, 3],
  ['goods of own measure', { kind: 'design' }, 0],
  ['personalised goods', { exempt: 'personalised' }, 0],
  ['goods that spoil', { exempt: 'perishable' }, 0],
  ['gift cards', { kind: 'gift_card' }, 0],
])('%s', (_what, more, pieces) => {
  expect(withdrawable(line(1, more))).toBe(pieces);
});

describe('an order', () => {
  const order: WithdrawalQuestion = {
    ...{ receivedOn: '2026-11-03', toldOn: '2026-11-01', isConsumer: true, isUnpaid: false },
    lines: [line(1)],
  };
  const now = new Date('2026-11-17T12:00:00Z');

  it.each<[string, Partial<WithdrawalQuestion>, string | null]>([
    ['of a consumer in time', {}, null],
    ['of a company', { isConsumer: false }, 'business'],
    ['whose card payment was not made', { isUnpaid: true }, 'unpaid'],
    ['of which nothing is left', { lines: [line(1, { credited: 3 })] }, 'over'],
    ['of which one line is left', { lines: [line(1, { credited: 3 }), line(2)] }, null],
    ['that came too long ago', { receivedOn: '2026-11-02' }, 'late'],
    ['that has not come', { receivedOn: null }, null],
  ])('%s', (_what, more, why) => {
    expect(whyNoWithdrawal({ ...order, ...more }, now)).toBe(why);
  });
});

describe('a selection', () => {
  const lines = [line(1), line(2, { exempt: 'perishable' }), line(3, { underway: 2 })];

  it('contains the selected lines, without those of zero pieces', () => {
    const wanted = [
      { id: 1, quantity: 2 },
      { id: 3, quantity: 0 },
    ];
    expect(chooseWithdrawn(lines, wanted)).toEqual({ ok: true, chosen: [{ id: 1, quantity: 2 }] });
  });

  it.each([
    ['nothing', [{ id: 1, quantity: 0 }], { code: 'WITHDRAWAL_EMPTY', field: 'lines' }],
    ['a line of another order', [{ id: 9, quantity: 1 }], { code: 'WITHDRAWAL_EMPTY' }],
    ['excepted goods', [{ id: 2, quantity: 1 }], { code: 'WITHDRAWAL_EXEMPT', field: 'line-2' }],
    ['more than is left', [{ id: 3, quantity: 2 }], { code: 'MORE_THAN_LEFT', field: 'line-3', params: { left: 1 } }],
    ['half a piece', [{ id: 1, quantity: 0.5 }], { code: 'QUANTITY_NOT_A_NUMBER', field: 'line-1' }],
    ['less than none', [{ id: 1, quantity: -1 }], { code: 'QUANTITY_NOT_A_NUMBER' }],
  ])('of %s is refused', (_what, wanted, refused) => {
    expect(chooseWithdrawn(lines, wanted)).toMatchObject({ ok: false, ...refused });
  });

  it('of one line twice is refused', () => {
    const twice = [1, 2].map((quantity) => ({ id: 1, quantity }));
    expect(chooseWithdrawn(lines, twice)).toMatchObject({ ok: false });
  });
});
