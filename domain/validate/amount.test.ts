// How entered counts and amounts of kroner are read.
import { expect, it } from 'vitest';
import { kronerFrom, readPrice, wholeFrom } from '#domain/validate/amount';

it.each([
  ['12', 12],
  ['1.000', 1000],
  ['1 000', 1000],
  ['12 stk.', 12],
  ['2,00', null],
  ['1,000', null],
  ['99999999', 99_999_999],
  ['100000000', null],
  ['2,5', null],
  ['-1', null],
  ['1.00', null],
  ['10 kr', null],
  ['', null],
])('%j is the count %s', (typed, count) => expect(wholeFrom(typed)).toBe(count));

it.each([
  ['250', 250],
  ['250,00', 250],
  ['250.50', 250.5],
  ['250,5', 250.5],
  ['1.000 kr.', 1000],
  ['1.234,56 DKK', 1234.56],
  ['kr. 250,-', 250],
  ['12,-', 12],
  ['12.-', 12],
  ['12 kr.-', 12],
  ['12 kr.,-', 12],
  ['12,- kr.', 12],
  ['1.000,– kr', 1000],
  ['12,--', 12],
  ['12-', null],
  [',-', null],
  ['12,5-', null],
  ['12,345', null],
  ['12.3456', null],
  ['-250', null],
  ['1.00.0', null],
  ['penge', null],
])('%j is the amount %s', (typed, kroner) => expect(kronerFrom(typed)).toBe(kroner));

it.each([
  ['89,50', 89.5],
  ['89.50', 89.5],
  ['kr. 250,-', 250],
  ['12 kr.-', 12],
  ['12.-', 12],
  ['1.234,50', 1234.5],
  ['1,234.50 DKK', 1234.5],
  ['1.234.567', 1_234_567],
  ['0', 0],
  ['9999999', 9_999_999],
  ['10000000', null],
  ['0,500', 0.5],
  ['0,505', null],
  ['12,3456', null],
  ['-1', null],
  ['', null],
])('%j is the price %s', (typed, kroner) =>
  expect(readPrice(typed)).toEqual(kroner === null ? { kind: 'not-a-price' } : { kind: 'price', kroner }),
);

it.each(['1.250', '1,250'])('%j may be two prices', (typed) =>
  expect(readPrice(typed)).toEqual({ kind: 'ambiguous', one: '1,25', other: '1250' }),
);
