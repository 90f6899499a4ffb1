import { expect, it } from 'vitest';
import { LONGEST_VIEW_NAME, VIEW_LIST_NAMES, VIEW_LISTS, viewAddress, viewNameFrom, viewQuery } from './saved-views';

it('stores the filters of a list, without its page and without other parameters', () => {
  expect(viewQuery('orders', 'view=all&payment=paid&q=havnens&after=100000012&all=1&order=5&evil=1')).toBe(
    'view=all&q=havnens&payment=paid',
  );
  expect(viewQuery('customers', '?view=business&after=7')).toBe('view=business');
  expect(viewQuery('products', 'brand=leitz&category=3&before=9')).toBe('view=all&category=3&brand=leitz');
  expect(viewQuery('documents', 'month=2026-11&kind=credit&after=3')).toBe('month=2026-11&kind=credit');
  expect(viewQuery('open', 'age=days30&company=4')).toBe('age=days30&company=4');
  expect(viewQuery('log', 'person=Mette&after=7')).toBe('person=Mette');
  expect(viewQuery('log', '')).toBe('');
});

it.each(['https://evil.example/?view=all', '//evil.example', '../members?view=all', 'to=https://evil.example'])(
  'leads to no other page: %s',
  (query) => {
    const of = VIEW_LIST_NAMES.map((list) => [list, viewAddress(list, query)]);
    for (const [list, address] of of)
      expect([list, address]).toEqual([list, expect.stringMatching(/^\/staff\/[a-z/]+(\?|$)/)]);
    expect(JSON.stringify(of)).not.toContain('evil');
  },
);

it('refuses filters that are at fault', () => {
  expect(viewAddress('orders', 'since=yesterday')).toBeNull();
  expect(viewAddress('orders', 'since=2026-11-30&until=2026-11-29')).toBeNull();
  expect(viewAddress('customers', 'q=a')).toBeNull();
  expect(viewAddress('log', 'until=x')).toBeNull();
});

it('writes an address that it reads as the same', () => {
  for (const list of VIEW_LIST_NAMES) {
    const query = viewQuery(list, 'q=papir%20A4&view=all&store=kontor&since=2026-11-01&kind=invoice') ?? '';
    expect([list, viewQuery(list, query)]).toEqual([list, query]);
    expect(VIEW_LISTS[list].sees.length).toBeGreaterThan(0);
  }
});

it('takes a name of one line that is not too long', () => {
  expect(viewNameFrom('  Havnens \n ordrer ')).toEqual({ ok: true, name: 'Havnens ordrer' });
  expect(viewNameFrom('a'.repeat(LONGEST_VIEW_NAME))).toMatchObject({ ok: true });
  expect(viewNameFrom('a'.repeat(LONGEST_VIEW_NAME + 1))).toMatchObject({ ok: false, code: 'VIEW_NAME_TOO_LONG' });
  expect(viewNameFrom(' \n ')).toMatchObject({ ok: false, code: 'VIEW_NAME_MISSING', field: 'name' });
});
