// An invalid cart cookie is cleared, and its owner is notified once (spec section 4, "Cart cookie").
import { expect, test } from 'vitest';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post, logIn } = openDoor();

const TEA = '1900701';
const GONE = 'Vi kan ikke finde din kurv. Læg varerne i en ny.';

const put = (cookies = '') => post('/cart', { intent: 'add', sku: TEA, qty: '1', returnTo: '/' }, { cookies });
const cartIn = (cookies: string) => /(?:^|; )cart-id=([^;]+)/.exec(cookies)?.[1] ?? '';

async function expectCleared(path: string, cookies: string, told = GONE): Promise<void> {
  const answer = await ask(path, { cookies });
  expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, path]);
  const cleared = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('cart-id='));
  expect(cleared).toMatch(/^cart-id=; Max-Age=0/);
  const toast = cookiesOf(answer).replace(/cart-id=;? ?/, '');
  const again = await ask(path, { cookies: toast });
  const shown = again.status === 303 ? await ask(locationOf(again) ?? '/', { cookies: toast }) : again;
  expect(await shown.text()).toContain(told);
}

test('a cart that never existed', async () => {
  for (const path of ['/', '/cart', '/checkout', '/kontorartikler', '/?panel=minicart', '/panel/minicart']) {
    await expectCleared(path, 'cart-id=kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP');
  }
});

test('a customer’s cart used by a visitor or by another customer', async () => {
  const anna = await logIn('anna@example.dk');
  await put(anna);
  const annasCart = `cart-id=${cartIn(anna)}`;
  await expectCleared('/cart', annasCart, 'Log ind for at se din kurv igen.');
  const christian = (await logIn('christian@havnens-arkitekter.example')).replace(/cart-id=[^;]*/, annasCart);
  await expectCleared('/cart', christian);
  expect(await (await ask('/cart', { cookies: anna })).text()).toContain('Te Morgenfrue Earl Grey');
});

test('adding to a cart that is gone creates a new one at once', async () => {
  const answer = await put('cart-id=kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP');
  expect(locationOf(answer)).toMatch(/panel=sidebar-cart/);
  const cookies = cookiesOf(answer);
  expect(cartIn(cookies)).not.toBe('');
  expect(await (await ask('/cart', { cookies })).text()).toContain('Te Morgenfrue Earl Grey');
});

// spec: 7 Other: Server error messages are shown as translated toasts or message boxes
test('changing a cart or a line that is gone is reported, and nothing else is lost', async () => {
  const gone = await post(
    '/cart',
    { intent: 'update', item: 'MQ==', qty: '2' },
    { cookies: 'cart-id=kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP' },
  );
  expect([gone.status, locationOf(gone)]).toEqual([303, '/cart']);
  const cookies = cookiesOf(await put());
  const line = await post('/cart', { intent: 'update', item: 'OTk5OTk5', qty: '2' }, { cookies });
  expect(line.status).toBe(400);
  const page = await line.text();
  expect(page).toContain('Varen ligger ikke længere i kurven.');
  expect(page).toContain('Te Morgenfrue Earl Grey');
});

test('an unknown SKU is reported in a panel, and no cart cookie is set', async () => {
  for (const sku of ['FINDES-IKKE', '%', "' or 1=1 --", '\u0000', 'x'.repeat(65)]) {
    const answer = await post('/cart', { intent: 'add', sku, qty: '1', returnTo: '/kontorartikler' });
    expect([sku, answer.status, cookiesOf(answer)]).toEqual([sku, 303, '']);
    const at = locationOf(answer) ?? '';
    expect(at).toMatch(/^\/kontorartikler\?panel=minicart-error&error=/);
    const told = await ask(at);
    expect(await told.text()).toMatch(/Vi kender ikke varenummer|Vi kunne ikke lægge varen i kurven/);
  }
});
