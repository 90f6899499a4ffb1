// Choices that the checkout can preselect for a returning buyer.
import { describe, expect, test } from 'vitest';
import { isSamePlace, usualChoice } from '#domain/order/usual-choices';

const [parcel, express, shop] = [{ value: 'parcel' }, { value: 'express' }, { value: 'shop', asksMore: true }];

describe('the usual choice', () => {
  test('is the last one, if it is still offered', () => {
    expect(usualChoice([parcel, express], 'express')).toBe(express);
    expect(usualChoice([parcel, shop], 'shop')).toBe(shop);
  });

  test('is none of several where the last one is unavailable, or there is no last one', () => {
    expect(usualChoice([parcel, express], 'pallet')).toBeNull();
    expect(usualChoice([parcel, express], null)).toBeNull();
    expect(usualChoice([], 'parcel')).toBeNull();
  });

  test('is the only one, unless it requires more input', () => {
    expect(usualChoice([parcel], 'pallet')).toBe(parcel);
    expect(usualChoice([shop], null)).toBeNull();
  });
});

test('a place is the same in any spacing and spelling', () => {
  const one = { street: 'Nordhavnsgade 14, 2. sal', postcode: '2150' };
  expect(isSamePlace(one, { street: 'nordhavnsgade 14  2. sal', postcode: '2150' })).toBe(true);
  expect(isSamePlace(one, { street: 'Nordhavnsgade 14, 2. sal', postcode: '2100' })).toBe(false);
  expect(isSamePlace(one, { street: 'Nordhavnsgade 1, 42. sal', postcode: '2150' })).toBe(false);
});
