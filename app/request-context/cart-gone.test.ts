// An invalid cart: its cookie is deleted, the shopper is shown the reason, and the address is opened again.
import { describe, expect, test } from 'vitest';
import { clearingText } from '#domain/cart/cart-cookie';
import { CartGone } from '~/services/cart/cart.server';
import { cookiesOf, keptOf } from '../../tests/support/visitor-context';
import { cartOr } from './cart-gone.server';

const GONE = new CartGone(clearingText('missing', 'c-1'));
const NOT_PERMITTED = new CartGone(clearingText('not-permitted', 'c-1'));

async function leftFrom(path: string, cookie: string, failure: Error) {
  const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } });
  const left: unknown = await cartOr(request, () => Promise.reject(failure)).catch((thrown: unknown) => thrown);
  if (!(left instanceof Response)) return { left };
  const { 'cart-id': cart, toast } = keptOf(cookiesOf(left));
  const { text, level } = JSON.parse(Buffer.from(toast ?? '', 'base64url').toString());
  return { left: `${left.status} ${left.headers.get('Location')}`, cart, text, level };
}

describe('a cart', () => {
  test('is returned when it exists', async () => {
    expect(await cartOr(new Request('http://localhost:3000/cart'), async () => 'the cart')).toBe('the cart');
  });

  test.each([
    ['/cart', '303 /cart'],
    ['/cart?panel=minicart', '303 /cart?panel=minicart'],
    ['/cart?_data=routes%2Fcart', '303 /cart'],
    ['/cart?a=1&_data=routes%2Fcart', '303 /cart?a=1'],
  ])('that does not exist: %s is opened again, without the cookie', async (path, where) => {
    expect(await leftFrom(path, 'cart-id=c-1', GONE)).toMatchObject({ left: where, cart: null, level: 3 });
  });

  test('of a customer who is logged out gets its own message; a missing cart, or another customer’s, gets the general one', async () => {
    const texts = await Promise.all([
      leftFrom('/cart', 'cart-id=c-1', NOT_PERMITTED),
      leftFrom('/cart', 'cart-id=c-1', GONE),
      leftFrom('/cart', 'cart-id=c-1; apollo-token=t-7', NOT_PERMITTED),
    ]);
    const [waits, gone, other] = texts.map(({ text }) => text);
    expect(waits).toBe('cart:waits');
    expect(gone).not.toBe('cart:waits');
    expect(other).toBe(gone);
  });

  test('is not treated as missing after any other failure', async () => {
    const failure = new Error('connection lost');
    expect(await leftFrom('/cart', 'cart-id=c-1', failure)).toEqual({ left: failure });
  });
});
