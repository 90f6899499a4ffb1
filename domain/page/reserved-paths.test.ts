// Which addresses are reserved for the shop.
import { describe, expect, it } from 'vitest';
import { isReservedWord, isShopPage, numberedPath } from '#domain/page/reserved-paths';

describe('a product or a category', () => {
  it.each(['cart', 'search', 'healthz', 'media', 'staff', 'brands', 'info', 'favicon.ico', 'Cart', 'brands/hp'])(
    'cannot have the address %s',
    (path) => expect(isReservedWord(path)).toBe(true),
  );
  it.each(['carts', 'my-cart', 'kontor/cart', 'kontor', 'soegning'])('may have the address %s', (path) =>
    expect(isReservedWord(path)).toBe(false),
  );
});

describe('a page or a redirect of the content', () => {
  it.each([
    ...['cart', 'CART', 'cart/item', 'cart/item/5', 'media/a/b/c', 'assets/x.js', 'catalog/product/view/id/5'],
    ...['blaek-og-toner', 'blaek-og-toner/hp', 'blaek-og-toner/hp/laserjet', 'customer/account/orders', 'staff'],
    ...['x_customer/quicklogin/id/5/key/abc', 'bonusshop/kuglepen', 'brands/hp'],
  ])('cannot be at %s', (path) => expect(isShopPage(path)).toBe(true));
  it.each([
    ...['info/om-os', 'service/montering', 'inspiration', 'customer/account/hjaelp', 'om-os', 'carts'],
    ...['cart/old.html', 'catalog/product/view/s/pen/id/5', 'blaek-og-toner/hp/laserjet/4000', 'brands/hp/toner'],
    ...['x/quicklogin', 'checkout/onepage'],
  ])('may be at %s', (path) => expect(isShopPage(path)).toBe(false));
});

it('an address that is taken gets a number, within the maximum length', () => {
  expect([1, 2, 13].map((count) => numberedPath('cart', count))).toEqual(['cart', 'cart-2', 'cart-13']);
  expect([1, 2, 10].map((count) => numberedPath('aaaa', count, 4))).toEqual(['aaaa', 'aa-2', 'a-10']);
});
