// Which requests have priority when there is no capacity for all.
import { expect, test } from 'vitest';
import { rank } from './rank.server';

test.each([
  ['/cart', '', 'buying'],
  ['/cart/item/7', '', 'buying'],
  ['/checkout?step=2', '', 'buying'],
  ['/payment/callback/stripe', '', 'buying'],
  ['/cartridges', '', 'anonymous'],
  ['/search?q=/cart', '', 'anonymous'],
  ['/', 'apollo-token=abc', 'known'],
  ['/', 'cart-id=abc', 'known'],
  ['/', 'order=abc', 'known'],
  ['/', 'store=2; apollo-token=', 'anonymous'],
  ['/api/events?wait=10', '', null],
  ['/apis', '', 'anonymous'],
  ['/media/p/1000400-1-abc-w600.avif', '', null],
])('%s with the cookies "%s" has the rank %s', (url, cookies, expected) => {
  expect(rank({ url, cookies })).toBe(expected);
});

test('a client of the GraphQL address is recognised by its Authorization header', () => {
  const headers = { authorization: 'Bearer abc' };
  expect(rank({ url: '/graphql/commerce', cookies: '', headers })).toBe('known');
  expect(rank({ url: '/graphql/commerce', cookies: '', headers: {} })).toBe('anonymous');
});
