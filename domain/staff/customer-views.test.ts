// The address of the customer list is read and written alike; what is wrong in it is ignored or named.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CUSTOMER_VIEW_NAMES, customerListPath, customerListQuery } from './customer-views';

const given = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams);

it('reads views, search and place, and ignores what the page never writes', () => {
  expect(customerListQuery({}).query).toEqual({ view: 'all', text: '', after: null, before: null });
  expect(customerListQuery({ view: 'toString', after: '-1', before: '1e3', q: '  Holm ' }).query).toEqual({
    view: 'all',
    text: 'Holm',
    after: null,
    before: null,
  });
  expect(customerListQuery({ after: '0' }).query.after).toBe(null);
  expect(customerListQuery({ after: '999999999' }).query.after).toBe(999_999_999);
  expect(customerListQuery({ after: '1000000000' }).query.after).toBe(null);
});

it('names a search of one or two characters', () => {
  expect(['', 'a', 'ab', 'abc'].map((q) => customerListQuery({ q }).isTooShort)).toEqual([false, true, true, false]);
});

it('an address that is written is read back', () => {
  const places = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(
      fc.constantFrom(...CUSTOMER_VIEW_NAMES),
      fc.string({ maxLength: 100 }),
      places,
      (view, typed, after) => {
        const query = { view, text: typed.trim(), after, before: null };
        expect(customerListQuery(given(customerListPath(query, { after }))).query).toEqual(query);
      },
    ),
  );
});
