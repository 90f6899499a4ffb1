// The address of the product list, read and written.
import { expect, it } from 'vitest';
import { productListPath, productListQuery } from './product-views';

it('is read with its defaults, and what is no filter is left out', () => {
  expect(productListQuery({}).query).toEqual({
    ...{ view: 'all', text: '', category: null, brand: '', after: null, before: null },
  });
  const odd = productListQuery({ view: 'x', category: '-1', after: '1e9', before: 'b' }).query;
  expect(odd).toEqual(productListQuery({}).query);
});

it('is written and read as the same', () => {
  const { query } = productListQuery({ view: 'out', q: ' kop & krus ', category: '7', brand: 'leitz', after: '42' });
  const { searchParams } = new URL(productListPath(query, { after: query.after }), 'http://shop');
  expect(productListQuery(Object.fromEntries(searchParams)).query).toEqual(query);
  expect(productListPath(query)).not.toContain('after');
});

it('has a text of two letters or digits at least', () => {
  expect(['a', '-', '%_', ' '].map((q) => productListQuery({ q }).isTooShort)).toEqual([true, true, true, false]);
  expect(['a4', 'kop'].map((q) => productListQuery({ q }).isTooShort)).toEqual([false, false]);
});
