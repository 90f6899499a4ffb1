import { expect, test } from 'vitest';
import { addressWithoutTracking } from './tracking-params';

test.each([
  ['utm_source=x&utm_medium=mail&utm_id=7&page=2', 'page=2'],
  ['gclid=abc&price=20-40&fbclid=d', 'price=20-40'],
  ['UTM_Source=x&GCLID=a', ''],
  ['mc_cid=1&mc_eid=2&_gl=3&gad_source=1&sort=name', 'sort=name'],
  ['brand=hp&brand=canon&page=2', 'brand=hp&brand=canon&page=2'],
  ['q=a%20b+c&x', 'q=a%20b+c&x'],
  ['q=utm_source&utm=1&clid=2&xgclid=3', 'q=utm_source&utm=1&clid=2&xgclid=3'],
])('%s → %s', (search, left) => {
  const shown = addressWithoutTracking({ pathname: '/a', search: `?${search}` });
  expect(shown).toBe(left === '' ? '/a' : `/a?${left}`);
});

test('an address without a query is unchanged', () =>
  expect(addressWithoutTracking({ pathname: '/', search: '' })).toBe('/'));
