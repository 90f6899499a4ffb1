// Pages as readers without sight meet them: one main heading, no id twice, a description of every picture, a name for every field.
import process from 'node:process';
import { expect, test } from 'vitest';
import { ALL_LOOKS, type Look, pagesOf } from '../browser/usable-pages';
import { structureFaults } from '../support/page-structure';
import { ask as askDatabase } from '../support/postgres';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post, logIn, shop } = openDoor();

const HOSTS: Readonly<Record<Look, string>> = {
  office: 'localhost',
  design: 'design.localhost',
  gifts: 'gaver.localhost',
  advice: 'uniq.localhost',
  'advice login': 'uniq.localhost',
  catalogue: 'katalog.localhost',
};
const OF_ACCOUNT = [
  ...[
    '',
    '/orders',
    '/invoices',
    '/address-book',
    '/printere',
    '/subscriptions',
    '/betalingskort',
    '/safety-datasheets',
  ],
  ...['/bonuspoint', '/profile-settings', '/mine-data', '/pending-order', '/customer-administration', '/hjaelp'],
  ...['/customer-administration?user=new', '/address-book?panel=address-handler', '?panel=personal-coupons'],
].map((path) => `/customer/account${path}`);
const WITH_LOGIN = [...OF_ACCOUNT, '/customer/shopping-list', '/bonusshop', '/hurtigbestilling', '/my-offers'];

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const ORDER_OF_BIRGITTE = `UPDATE sales_order SET customer_id = c.id, business_id = c.business_id, status = 'delivered', store_id = s.id, basis = 'net'
  FROM customer c, store s WHERE c.email = '${BIRGITTE}' AND s.code = 'b2b' AND sales_order.id = (SELECT min(id) FROM sales_order)
  RETURNING number, public_token AS token`;

async function faultsAt(paths: readonly string[], host: string, cookies = ''): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await ask(path, { host, cookies });
    expect([path, answer.status]).toEqual([path, path === '/findes-ikke' ? 404 : 200]);
    faults.push(...structureFaults(await answer.text()).map((fault) => `${host}${path}: ${fault}`));
  }
  return faults;
}

/** In the usual run each look has another sixth of its pages, the office all. */
const pagesInTurn = (look: Look) =>
  look === 'office' || process.env.ALL_FLOWS
    ? pagesOf(look, true)
    : pagesOf(look, true).filter((_, at) => (at + ALL_LOOKS.indexOf(look)) % 6 === 0);

test.each(ALL_LOOKS)('pages of the %s shop have one h1, ids that differ, alts and labels', async (look) => {
  const host = HOSTS[look];
  const cookies = look === 'advice' ? await logIn('ida@nordre-revision.example', host) : '';
  expect(await faultsAt(pagesInTurn(look), host, cookies)).toEqual([]);
});

test('pages of an account, an order, a cart and the checkout have one h1, ids that differ, alts and labels', async () => {
  const [order] = (await askDatabase(shop().databaseUrl, ORDER_OF_BIRGITTE)).rows;
  const cookies = await logIn(BIRGITTE);
  const ofOrder = [
    `/customer/account/orders/${order?.number}`,
    `/reklamation/${order?.number}`,
    `/retur/${order?.token}`,
  ];
  expect(await faultsAt([...WITH_LOGIN, ...ofOrder], 'localhost', cookies)).toEqual([]);
  const added = await post('/cart', { intent: 'add', sku: '1900701', qty: '3', returnTo: '/' }, { cookies });
  const withCart = [cookies, cookiesOf(added)].filter(Boolean).join('; ');
  const item = new URL(locationOf(added) ?? '', 'http://shop').searchParams.get('item') ?? '';
  const ofCart = ['/cart', '/checkout', '/kontorartikler?panel=minicart', `/cart?panel=cart-item-note&item=${item}`];
  expect(await faultsAt(ofCart, 'localhost', withCart)).toEqual([]);
});
