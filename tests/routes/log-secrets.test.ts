// The shop's log contains no one-time token, cart id, payment token or search term, in any spelling of the address, and also on errors.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { doorOf } from './door';

let shop: Shop | undefined;
let database: pg.Client;
let printed = '';
const door = doorOf(() => shop?.origin ?? '');

beforeAll(async () => {
  const { url } = await freshDatabase();
  const onOutput = (text: string) => {
    printed += text;
  };
  shop = await startShop({ databaseUrl: url, env: { LOG: 'on', QUERY_CACHE: 'off' }, onOutput });
  database = new pg.Client({ connectionString: url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await shop?.stop();
});

/** As the shop creates them, and as someone may type them: each names the place where it was sent. */
const LONG = (where: string) => `${where}Zk3vWmQ2sXyZ0aBcDeFgHiJkLmNoPqRsTuVwX`;
const CART = 'kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP';
const PLACES = [
  `/customer/account/createpassword?token=${LONG('reset')}`,
  `/customer/account/createpassword?_data=routes%2Faccount%2Fcreate-password&token=${LONG('data')}`,
  `/login_as_customer/customer/impersonate/token/${LONG('staff')}`,
  '/login_as_customer/customer/impersonate/TOKEN/shortstaffsecret',
  '/login_as_customer/customer/impersonate/%74oken/codedstaffsecret',
  '/shop/quicklogin/id/7/key/shortkeysecret',
  `/shop/quicklogin/id/7/Key/${LONG('quick')}`,
  `/cgm/authenticate?token=${LONG('partner')}`,
  `/azure/oauth?code=${LONG('code')}&state=statesecret`,
  '/lagerbesked/noticesecret',
  '/telefonordre/phoneordersecret',
  `/payment/test/${LONG('pay')}`,
  '/payment/test/shortpaysecret',
  `/checkout/success?token=${LONG('order')}`,
  `/generate/pdf?type=invoice&id=1&token=${LONG('paper')}`,
  '/search?q=hemmeligtsoegeord',
  '/search/suggest?q=hemmeligtsoegeord',
  '/findes-ikke?email=skjult.person%40example.dk',
  `/graphql/commerce?query=%7Bcart(cart_id:%22${CART}%22)%7Bid%7D%7D`,
] as const;
const COOKIES = `cart-id=${CART}; order=${LONG('ordercookie')}; apollo-token=${LONG('login')}; DR_SESSION_CONTEXT=${'Qz7'.repeat(14)}Q`;
const SECRETS = [
  /Zk3vWm/,
  /shortstaff|codedstaff|shortkey|noticesecret|phoneordersecret|shortpay|statesecret/,
  /kGnTh3/,
  /hemmeligt/i,
];
const OF_FORMS = [/skjult\.person/, /Qz7Qz7/, /formsecret/, /eyJ/];

async function askAll(): Promise<number[]> {
  const statuses: number[] = [];
  for (const place of PLACES) {
    statuses.push((await door.ask(place)).status, (await door.ask(place, { cookies: COOKIES })).status);
    statuses.push((await door.post(place, { password: 'formsecret-1', answer: 'authorised' })).status);
  }
  const cookies = `cart-id=${CART}`;
  const forms: [string, Record<string, string>][] = [
    ['/customer/login', { email: 'skjult.person@example.dk', password: 'formsecret-2' }],
    ['/customer/account/forgot-password', { email: 'skjult.person@example.dk' }],
    ['/cart', { intent: 'add', sku: 'formsecret-3', qty: '1', returnTo: '/' }],
    ['/checkout', { intent: 'place', reference: 'formsecret-4' }],
    ['/payment/callback/test', { sessionToken: LONG('callback') }],
  ];
  for (const [path, form] of forms) statuses.push((await door.post(path, form, { cookies })).status);
  const query =
    'query($id: String!) { cart(cart_id: $id) { id } products(search: "hemmeligtsoegeord") { total_count } }';
  for (const variables of [{ id: CART }, { id: 7 }]) {
    const headers = { 'content-type': 'application/json', 'x-client-name': 'commerce', store: '1' };
    statuses.push(
      (await door.ask('/graphql/commerce', { body: JSON.stringify({ query, variables }), headers })).status,
    );
  }
  return statuses;
}

/** Everything is logged once the line of this last request is. */
async function allPrinted(mark: string): Promise<string> {
  await door.ask(`/${mark}`);
  await until(`the log has ${mark}`, async () => printed.includes(mark), { timeoutMs: 20_000, everyMs: 50 });
  return printed;
}

function expectNoSecrets(log: string): void {
  for (const secret of [...SECRETS, ...OF_FORMS])
    expect(
      log.split('\n').filter((line) => secret.test(line)),
      String(secret),
    ).toEqual([]);
}

test('addresses, cookies and forms that contain a secret leave none in the log', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  await askAll();
  const log = await allPrinted('sidste-linje-et');
  expect(log).toContain('"path":"/login_as_customer/customer/impersonate/token/…"');
  expect(log.split('"status":').length).toBeGreaterThan(60);
  expectNoSecrets(log);
});

test('nor when the database fails', async () => {
  const tables = [
    'account_link',
    'cart',
    'payment',
    'sales_order',
    'customer_session',
    'session_context',
    'stock_alert',
  ];
  for (const table of [...tables, 'product_card', 'customer'])
    await database.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  const statuses = await askAll();
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(20);
  const log = await allPrinted('sidste-linje-to');
  expect(log).toContain('GraphQL failed');
  expectNoSecrets(log);
});
