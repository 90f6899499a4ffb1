// Which error messages of the server clear the cart's cookie.
import { describe, expect, it } from 'vitest';
import { CART_CLEARING_CAUSES, clearingCauseOf, clearingText } from '#domain/cart/cart-cookie';

describe('the cart cookie is cleared', () => {
  it.each([
    ['Could not find a cart with ID "abc"', 'missing'],
    ["The cart isn't active.", 'inactive'],
    ['The cart isn’t active.', 'inactive'],
    ['Current user does not have an active cart.', 'inactive'],
    ['Wrong store code specified for cart "abc"', 'wrong-store'],
    ['The current user cannot perform operations on cart "abc"', 'not-permitted'],
    ["Can't assign cart to store in different website.", 'other-website'],
    ['  Could not find a cart with ID "abc"\n', 'missing'],
  ])('after %s', (message, cause) => expect(clearingCauseOf(message)).toBe(cause));

  it.each(['The requested qty is not available', '', 'Internal server error'])('not after %j', (message) => {
    expect(clearingCauseOf(message)).toBeNull();
  });

  it('after Magento’s own messages, with the cart’s id where Magento includes it', () => {
    expect(CART_CLEARING_CAUSES.map((cause) => clearingText(cause, 'abc'))).toEqual([
      'Could not find a cart with ID "abc"',
      "The cart isn't active.",
      'Wrong store code specified for cart "abc"',
      'The current user cannot perform operations on cart "abc"',
      "Can't assign cart to store in different website.",
    ]);
  });

  it('after every message of our own back end', () => {
    expect(CART_CLEARING_CAUSES.map((cause) => clearingCauseOf(clearingText(cause, 'abc')))).toEqual([
      ...CART_CLEARING_CAUSES,
    ]);
  });
});
