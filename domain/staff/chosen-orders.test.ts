// Orders chosen in the list: how many, the addresses, and the result of each as its address says it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFUSALS, type RefusalCode } from '#domain/refusal/refusals';
import {
  CHOSEN_ACTS,
  choicePath,
  chosenNumbers,
  chosenPath,
  MOST_CHOSEN,
  orderChoice,
  shipResults,
  shipResultsPath,
} from './chosen-orders';
import { roleHasRight, STAFF_ROLES } from './rights';

const wordsOf = (path: string) => new URLSearchParams(path.split('?')[1]);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(100000001 + at));

describe('a choice of orders', () => {
  it('is refused when it is empty', () => {
    for (const given of [[], [''], [' ', '']])
      expect(chosenNumbers(given)).toEqual({ ok: false, code: 'NO_ORDERS_CHOSEN' });
  });

  it('has at most 50 orders', () => {
    expect(MOST_CHOSEN).toBe(50);
    expect(chosenNumbers(numbers(50))).toEqual({ ok: true, numbers: numbers(50) });
    expect(chosenNumbers(numbers(51))).toEqual({ ok: false, code: 'ORDERS_TOO_MANY', params: { most: 50 } });
  });

  it('has each order once, in the order of the list', () => {
    expect(chosenNumbers([' 2', '1', '2', '1 '])).toEqual({ ok: true, numbers: ['2', '1'] });
    expect(chosenNumbers([...numbers(50), ...numbers(50)]).ok).toBe(true);
  });

  it('is in the address of the list and of the act', () => {
    expect(choicePath('ship', ['1', '2'])).toBe('/staff/orders?act=ship&order=1&order=2');
    expect(chosenPath('slips', ['1', '2'])).toBe('/staff/orders/packing-slips?order=1&order=2');
    expect(orderChoice(wordsOf(choicePath('ship', ['1', '2'])))).toEqual({
      act: 'ship',
      numbers: ['1', '2'],
      isAll: false,
      hasNone: false,
    });
    for (const act of ['toString', '', 'cancel']) expect(orderChoice(new URLSearchParams({ act })).act).toBe(null);
    expect(orderChoice(new URLSearchParams({ all: '1' })).isAll).toBe(true);
    expect(orderChoice(wordsOf(choicePath('invoices', ['1'], { hasNone: true })))).toMatchObject({
      numbers: ['1'],
      hasNone: true,
    });
  });
});

it('warehouse prints and ships, finance prints, marketing does neither', () => {
  const rolesOf = (act: keyof typeof CHOSEN_ACTS) =>
    STAFF_ROLES.filter((role) => roleHasRight(role, ...CHOSEN_ACTS[act]));
  expect(rolesOf('ship')).toEqual(['administrator', 'manager', 'order-desk', 'warehouse', 'service']);
  expect(rolesOf('invoices')).toEqual(rolesOf('slips'));
  expect(rolesOf('slips')).toEqual(['administrator', 'manager', 'order-desk', 'warehouse', 'finance', 'service']);
});

describe('results in an address', () => {
  const codes = Object.keys(REFUSALS).filter((code): code is RefusalCode => code in REFUSALS);

  it('are read as they were written', () => {
    const result = fc.record({
      number: fc.stringMatching(/^[\w-]{1,12}$/),
      code: fc.option(fc.constantFrom(...codes), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(result, { maxLength: MOST_CHOSEN }), (results) => {
        expect(shipResults(wordsOf(shipResultsPath(results)))).toEqual(results);
      }),
    );
  });

  it('of an unknown code are refusals without separate words, and no more than 50 are read', () => {
    expect(shipResults(new URLSearchParams({ result: '1.TO_STRING' }))).toEqual([{ number: '1', code: 'UNDEFINED' }]);
    expect(shipResults(new URLSearchParams(numbers(60).map((number) => ['result', number])))).toHaveLength(50);
  });
});
