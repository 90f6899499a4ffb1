// The log of a receiver of webhooks: addresses, states of deliveries, and pages of subjects.
import { describe, expect, it } from 'vitest';
import {
  DELIVERY_STATES,
  deliveriesPath,
  deliveryEnd,
  deliveryQuery,
  eventNumberFrom,
  eventSubjectPath,
} from './webhook-views';

describe('the query of the log', () => {
  it('is read from the address that it writes', () => {
    for (const state of DELIVERY_STATES)
      for (const page of [{}, { after: '7' }, { before: '900000000000000' }]) {
        const query = { state, after: '', before: '', ...page };
        const path = deliveriesPath('erp & lager', query);
        expect(path).toMatch(/^\/staff\/webhooks\/erp%20%26%20lager(\?|$)/);
        const given = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
        expect(deliveryQuery(given)).toEqual(query);
      }
  });

  it('ignores what no link has', () => {
    expect(deliveryQuery({ state: 'toString', after: '-1', before: '1e3' })).toEqual({
      state: 'all',
      after: '',
      before: '',
    });
    expect(['0', '01', '1.5', '', '9'.repeat(16), null].map(eventNumberFrom)).toEqual(Array(6).fill(null));
    expect(eventNumberFrom('999999999999999')).toBe(999_999_999_999_999);
  });
});

it('a delivery is waiting until its first try, then retried, and ends once', () => {
  const at = '2026-11-29T10:00:00.000Z';
  expect(deliveryEnd({ tries: 0, deliveredAt: null, givenUpAt: null })).toBe('waiting');
  expect(deliveryEnd({ tries: 1, deliveredAt: null, givenUpAt: null })).toBe('retrying');
  expect(deliveryEnd({ tries: 24, deliveredAt: null, givenUpAt: at })).toBe('given-up');
  expect(deliveryEnd({ tries: 1, deliveredAt: at, givenUpAt: null })).toBe('delivered');
});

it('subjects with a page of the back office are linked', () => {
  expect(eventSubjectPath('stock', '19/00')).toBe('/staff/products/19%2F00');
  expect(eventSubjectPath('return', 'R-1')).toBe('/staff/cases/returns/R-1');
  expect([eventSubjectPath('giftcard', '1'), eventSubjectPath('toString', '1')]).toEqual([null, null]);
});
