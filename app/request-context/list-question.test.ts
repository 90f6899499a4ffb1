// A page beyond the last one of a list redirects to the last one and preserves the rest of the address.
import { describe, expect, it } from 'vitest';
import { stayWithin } from './list-question.server';

function leadsTo(here: string, page: number, pages: number, name?: string): string | null {
  try {
    stayWithin({ here }, { page, pages }, name);
    return null;
  } catch (left) {
    return left instanceof Response ? left.headers.get('Location') : 'a surprise';
  }
}

describe('a page beyond the last one', () => {
  it.each([
    [
      '/customer/account/orders?status=complete&page=999',
      999,
      3,
      undefined,
      '/customer/account/orders?status=complete&page=3',
    ],
    ['/kopipapir?page=2', 2, 1, undefined, '/kopipapir'],
    ['/kopipapir?page=2', 2, 0, undefined, '/kopipapir'],
    ['/te?page=4&reviews=9', 9, 2, 'reviews', '/te?page=4&reviews=2'],
    ['/kopipapir?page=3', 3, 3, undefined, null],
    ['/kopipapir', 1, 0, undefined, null],
  ])('of %s, page %i of %i, redirects to the last page', (here, page, pages, name, target) => {
    expect(leadsTo(here, page, pages, name)).toBe(target);
  });
});
