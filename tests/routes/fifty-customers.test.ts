// Fifty customers (twelve in the usual run) with individual contract prices request the same pages at the same moment, with every cache on: none
// of them receives another customer's data.
import { createHash } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, openDoor } from './door';

const CUSTOMERS = process.env.ALL_FLOWS ? 50 : 12;
const TEA = '/te-morgenfrue-earl-grey-25-breve';
const TEA_SKU = '1900701';
/** Pages with prices, names and carts on them. */
const PAGES = [TEA, '/kaffe-og-koekken/te', '/search?q=te', '/', '/?panel=minicart'];

let pool: pg.Pool;
const door = openDoor();

const two = (who: number) => String(who).padStart(2, '0');
const tokenOf = (who: number) => `token-of-customer-${two(who)}-which-is-long-enough`;
/** The data of one customer alone: name, company, list and price. */
const MARKS = /(?:Navn|Firma|Liste)(\d\d)qz|(?<![\d.])5\.1(\d\d),00/g;
const priceOf = (who: number) => `5.1${two(who)},00`;

/** As similar as possible: a copy of one customer, except for name, company, list and prices. */
const ARRANGE = `
  INSERT INTO business SELECT (jsonb_populate_record(NULL::business, to_jsonb(b) || jsonb_build_object(
      'id', 7000 + k, 'name', 'Firma' || lpad(k::text, 2, '0') || 'qz'))).*
    FROM business b JOIN customer c ON c.business_id = b.id AND c.email = 'birgitte@havnens-arkitekter.example',
      generate_series(1, ${CUSTOMERS}) k;
  INSERT INTO customer SELECT (jsonb_populate_record(NULL::customer, to_jsonb(c) || jsonb_build_object(
      'id', 7000 + k, 'business_id', 7000 + k, 'firstname', 'Navn' || lpad(k::text, 2, '0') || 'qz',
      'email', 'kunde' || k || '@example.dk', 'pwa_username', '', 'demo_key', NULL))).*
    FROM customer c, generate_series(1, ${CUSTOMERS}) k WHERE c.email = 'birgitte@havnens-arkitekter.example';
  INSERT INTO shopping_list SELECT (jsonb_populate_record(NULL::shopping_list, to_jsonb(l) || jsonb_build_object(
      'id', 7000 + k, 'customer_id', 7000 + k, 'business_id', NULL, 'name', 'Liste' || lpad(k::text, 2, '0') || 'qz'))).*
    FROM (SELECT * FROM shopping_list LIMIT 1) l, generate_series(1, ${CUSTOMERS}) k;
  INSERT INTO contract_price (business_id, product_id, gross_oere, valid_from)
    SELECT 7000 + k, id, 125 * (5100 + k), now() - interval '1 day'
    FROM product, generate_series(1, ${CUSTOMERS}) k WHERE sku LIKE '19%';
`;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: door.shop().databaseUrl, max: 1 });
  await pool.query(ARRANGE);
  for (let who = 1; who <= CUSTOMERS; who += 1) {
    const hash = createHash('sha256').update(tokenOf(who)).digest('hex');
    await pool.query(
      `INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at)
       VALUES ($1, $2, now(), now() + interval '1 day')`,
      [hash, 7000 + who],
    );
  }
});
afterAll(() => pool?.end());

/** The owners of the data on a page. */
const ownersIn = (html: string) => [
  ...new Set([...html.matchAll(MARKS)].map(([, name, price]) => Number(name ?? price))),
];

async function walk(who: number): Promise<string[]> {
  const login = `apollo-token=${tokenOf(who)}`;
  const wrong: string[] = [];
  const added = await door.post(
    '/cart',
    { intent: 'add', sku: TEA_SKU, qty: String(who), returnTo: '/' },
    { cookies: login },
  );
  const cookies = `${login}; ${cookiesOf(added)}`;
  // Each starts at another page, so that every page is read by many at once.
  for (let at = 0; at < PAGES.length; at += 1) {
    const path = PAGES[(at + who) % PAGES.length] ?? '/';
    const [mine, nobody] = await Promise.all([door.ask(path, { cookies }), at === 0 ? door.ask(path) : null]);
    const html = await mine.text();
    const owners = ownersIn(html);
    if (mine.status !== 200 || owners.some((owner) => owner !== who) || !html.includes(`Navn${two(who)}qz`))
      wrong.push(`${who} at ${path}: ${mine.status}, things of ${owners}`);
    if (path === TEA && !html.includes(priceOf(who))) wrong.push(`${who} at ${path}: not the price agreed`);
    if (nobody && ownersIn(await nobody.text()).length > 0) wrong.push(`a visitor at ${path}`);
  }
  const cart = await (await door.ask('/cart', { cookies })).text();
  if (!cart.includes(`value="${who}"`) || ownersIn(cart).some((owner) => owner !== who))
    wrong.push(`the cart of ${who}`);
  return wrong;
}

test('no customer receives a price, a name, a cart or a list of another', async () => {
  const everybody = Array.from({ length: CUSTOMERS }, (_, at) => walk(at + 1));
  expect((await Promise.all(everybody)).flat()).toEqual([]);
});
