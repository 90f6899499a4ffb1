// How long a buyer may complain, about which pieces, and the transitions between states.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPLAINTS } from '#domain/refusal/complaint-refusals';
import { REFUSALS } from '#domain/refusal/refusals';
import * as limits from './complaint';
import {
  COMPLAINT_STATES,
  type ComplaintLine,
  type ComplaintStep,
  chooseComplained,
  complainable,
  complaintAfter,
  isComplaintClosed,
  isComplaintWish,
  lastComplaintDay,
  mayAnswer,
} from './complaint';

test('the limits of the law and of the form', () => {
  const { COMPLAINT_YEARS, TIMELY_MONTHS, PRESUMED_MONTHS, LONGEST_DESCRIPTION, LONGEST_NUMBER, MOST_ANSWERS } = limits;
  expect([COMPLAINT_YEARS, TIMELY_MONTHS, PRESUMED_MONTHS]).toEqual([2, 2, 12]);
  expect([LONGEST_DESCRIPTION, LONGEST_NUMBER, MOST_ANSWERS]).toEqual([2000, 60, 30]);
  expect(lastComplaintDay('0998-05-01')).toBe('1000-05-01');
});

const line = (more: Partial<ComplaintLine> = {}): ComplaintLine => ({
  ...{ id: 1, sku: 'K1', kind: 'goods', shipped: 5, credited: 0, open: 0 },
  ...more,
});

describe('the two years', () => {
  test.each([
    ['2026-11-23', '2028-11-23'],
    ['2024-02-29', '2026-02-28'],
    ['2026-02-28', '2028-02-28'],
    ['2025-12-31', '2027-12-31'],
  ])('for goods received on %s end on %s', (received, last) => expect(lastComplaintDay(received)).toBe(last));

  test('have not started while a part is still undelivered', () => expect(lastComplaintDay(null)).toBeNull());
});

describe('pieces that a complaint may cover', () => {
  test.each([
    ['all that were sent', {}, 5],
    ['none before any was sent', { shipped: 0 }, 0],
    ['not those that came back', { credited: 2 }, 3],
    ['not those in another complaint', { open: 4 }, 1],
    ['never fewer than none', { credited: 5, open: 1 }, 0],
    ['not gift cards', { kind: 'gift_card' as const }, 0],
    ['goods for points like any other', { kind: 'points' as const }, 5],
  ])('%s', (_what, more, left) => expect(complainable(line(more))).toBe(left));

  test.each([
    [2, 1, 'COMPLAINT_LINE_MISSING'],
    [1, 0, 'QUANTITY_NOT_A_NUMBER'],
    [1, -1, 'QUANTITY_NOT_A_NUMBER'],
    [1, 1.5, 'QUANTITY_NOT_A_NUMBER'],
    [1, Number.NaN, 'QUANTITY_NOT_A_NUMBER'],
    [1, 6, 'MORE_THAN_LEFT'],
  ])('line %s with %s pieces is refused: %s', (id, quantity, code) =>
    expect(chooseComplained([line()], { id, quantity })).toMatchObject({ ok: false, code }),
  );

  test('a line with no pieces left is refused before the quantity is validated', () =>
    expect(chooseComplained([line({ open: 5 })], { id: 1, quantity: 99 })).toMatchObject({
      code: 'COMPLAINT_NOT_SENT',
    }));

  test('any other choice is accepted, up to the pieces left', () =>
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.nat(9),
        fc.nat(9),
        fc.integer({ min: 1, max: 12 }),
        (shipped, credited, open, quantity) => {
          const of = line({ shipped, credited, open });
          expect(chooseComplained([of], { id: 1, quantity }).ok).toBe(quantity <= shipped - credited - open);
        },
      ),
    ));
});

describe('states', () => {
  const STEPS: ComplaintStep[] = ['ask', 'answer', 'accept', 'refuse', 'settle'];
  const table = STEPS.map((step) => [
    step,
    COMPLAINT_STATES.map((state) => {
      const after = complaintAfter(state, step);
      return after.ok ? after.state : '-';
    }),
  ]);

  test('the transitions of each step', () =>
    expect(table).toEqual([
      ['ask', ['asked', 'asked', 'asked', '-', '-']],
      ['answer', ['received', 'received', 'accepted', 'refused', '-']],
      ['accept', ['accepted', 'accepted', 'accepted', 'accepted', '-']],
      ['refuse', ['refused', 'refused', '-', '-', '-']],
      ['settle', ['settled', 'settled', 'settled', '-', '-']],
    ]));

  test('a settled complaint is final', () => {
    expect(STEPS.filter((step) => complaintAfter('settled', step).ok)).toEqual([]);
    expect(COMPLAINT_STATES.filter(mayAnswer)).toEqual(['received', 'asked', 'accepted', 'refused']);
    expect(COMPLAINT_STATES.filter(isComplaintClosed)).toEqual(['refused', 'settled']);
  });
});

test('remedies are the four of the law', () =>
  expect(['repair', 'replacement', 'refund', 'price_off', 'x', '', null, 1].filter(isComplaintWish)).toHaveLength(4));

test('every refusal code of complaints is defined by the shop', () =>
  expect(Object.keys(COMPLAINTS).filter((code) => !(code in REFUSALS))).toEqual([]));
