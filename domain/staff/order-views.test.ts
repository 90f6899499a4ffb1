// The order list in its address: views, filters, faults, paging.
import { describe, expect, it } from 'vitest';
import { activeFilters, orderListFilter, orderListPath, orderListQuery, withoutFilter } from './order-views';

const queryOf = (given: Record<string, string>) => orderListQuery(given).query;

describe('the query of an address', () => {
  it('begins with what waits, and searches all orders', () => {
    expect(queryOf({}).view).toBe('waiting');
    expect(queryOf({ q: '100000' }).view).toBe('all');
    expect(queryOf({ q: '100000', view: 'to-pack' }).view).toBe('to-pack');
  });

  it('ignores what no form sends', () => {
    expect(queryOf({ view: 'toString', payment: 'constructor', fulfilment: 'x' })).toMatchObject({
      view: 'waiting',
      payment: null,
      fulfilment: null,
    });
  });

  it('reports texts that are too short and days that are none', () => {
    const faultsOf = (given: Record<string, string>) => orderListQuery(given).faults.map(({ code }) => code);
    expect(faultsOf({ q: 'ab' })).toEqual(['TEXT_TOO_SHORT']);
    expect(faultsOf({ q: 'abc' })).toEqual([]);
    expect(faultsOf({ since: '2026-02-30' })).toEqual(['DATE_INVALID']);
    expect(faultsOf({ since: '2026-11-29', until: '2026-11-28' })).toEqual(['ENDS_BEFORE']);
    expect(faultsOf({ since: '2026-11-29', until: '2026-11-29' })).toEqual([]);
  });
});

describe('the filter', () => {
  it('includes the last day', () => {
    const { from, to } = orderListFilter(queryOf({ since: '2026-11-28', until: '2026-11-28' }));
    expect([from?.toISOString(), to?.toISOString()]).toEqual(['2026-11-27T23:00:00.000Z', '2026-11-28T23:00:00.000Z']);
  });

  it('leaves out what was typed wrong', () => {
    expect(orderListFilter(queryOf({ q: 'ab', since: 'x' }))).toMatchObject({ text: null, from: null });
  });
});

describe('the address of a query', () => {
  it('is read as the same query', () => {
    const query = queryOf({
      q: 'Æble & 100 %',
      payment: 'unpaid',
      store: 'b2b',
      since: '2026-11-01',
      after: '100000123',
    });
    const { after } = query;
    const words = new URLSearchParams(orderListPath(query, { after }).split('?')[1]);
    expect(queryOf(Object.fromEntries(words))).toEqual(query);
  });

  it('begins at the first page when a filter changes', () => {
    expect(orderListPath(queryOf({ after: '100000123' }), { view: 'all' })).toBe('/staff/orders?view=all');
  });

  it('is without a removed filter', () => {
    const query = queryOf({ view: 'all', q: 'anna', payment: 'paid' });
    expect(activeFilters(query).map(({ name }) => name)).toEqual(['text', 'payment']);
    expect(withoutFilter(query, 'text')).toBe('/staff/orders?view=all&payment=paid');
    expect(withoutFilter(query, 'payment')).toBe('/staff/orders?view=all&q=anna');
  });
});
