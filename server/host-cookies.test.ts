import { expect, test } from 'vitest';
import { fromHostCookies, toHostCookies } from './host-cookies';

const NAMES = new Set(['apollo-token', 'cart-id']);

test.each([
  ['__Host-apollo-token=a; consent=1:s', 'apollo-token=a; consent=1:s'],
  // Set by another host of the domain, which a browser may send in either order.
  ['apollo-token=evil; __Host-apollo-token=a', 'apollo-token=a'],
  ['__Host-apollo-token=a; apollo-token=evil', 'apollo-token=a'],
  ['apollo-token=evil', ''],
  [' cart-id =evil', ''],
  ['__Host-cart-id=b==; __Host-other=1', 'cart-id=b==; __Host-other=1'],
  ['', ''],
])('from the cookies "%s" the storefront reads "%s"', (sent, read) => {
  expect(fromHostCookies(sent, NAMES)).toBe(read);
});

test.each([
  ['apollo-token=a; Path=/; HttpOnly; Secure; SameSite=Lax', '__Host-'],
  ['apollo-token=; Max-Age=0; Path=/; Secure', '__Host-'],
  ['cart-id=a; Path=/; Secure; SameSite=None; Partitioned', '__Host-'],
  ['cart-id=a; Path=/', ''],
  ['cart-id=a; Path=/; Secure; Domain=shop.example', ''],
  ['cart-id=Secure; Path=/', ''],
  ['consent=1:s; Path=/; Secure', ''],
])('the cookie "%s" is sent with the prefix "%s"', (line, prefix) => {
  expect(toHostCookies(line, NAMES)).toEqual([`${prefix}${line}`]);
  expect(toHostCookies([line, 'x=1'], NAMES)).toEqual([`${prefix}${line}`, 'x=1']);
});

test('no cookie gives an empty list', () => expect(toHostCookies(undefined, NAMES)).toEqual([]));
