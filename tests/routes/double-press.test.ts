// A double click on any form that puts goods into a cart: the form arrives twice, at one process or at two, and its goods are added once.
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuratorPath, myPrintersPath, orderPath, quickOrderPath, shoppingListPath } from '#domain/page/addresses';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { cookiesOf, doorOf } from './door';

const BUYER = 'birgitte@havnens-arkitekter.example';
const TEA = '1900701';

let shop: Shop | undefined;
/** Another process on the same database. */
let otherShop: Shop | undefined;
let pool: pg.Pool | undefined;
const { ask, post, logIn } = doorOf(() => shop?.origin ?? '');
const otherDoor = doorOf(() => otherShop?.origin ?? '');
let cookies = '';

async function one(sql: string, values: unknown[] = []): Promise<string> {
  const [row] = (await pool?.query({ text: sql, values, rowMode: 'array' }))?.rows ?? [];
  if (!row) throw new Error(`nothing found: ${sql}`);
  return String(row[0]);
}

beforeAll(async () => {
  const { url } = await freshDatabase();
  pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const env = { FORM_SECRET: 'all-processes-of-this-shop-have-this-in-common' };
  shop = await startShop({ databaseUrl: url, env });
  otherShop = await startShop({ databaseUrl: url, env, args: ['serve'] });
  cookies = await logIn(BUYER);
});
afterAll(async () => {
  await pool?.end();
  await otherShop?.stop();
  await shop?.stop();
});

const OF_BUYER = 'customer_id = (SELECT id FROM customer WHERE email = $1)';
const piecesInCart = async () =>
  Number(
    await one(
      `SELECT coalesce(sum(quantity), 0) FROM cart_item WHERE cart_id IN (SELECT id FROM cart WHERE status = 'active' AND ${OF_BUYER})`,
      [BUYER],
    ),
  );

interface Pressed {
  page: string;
  action?: string;
  body: Record<string, string>;
}
/** Bought on invoice by an account, so that the order can be reordered. */
async function orderAgain(): Promise<Pressed> {
  const added = await post('/cart', { intent: 'add', sku: TEA, qty: '1', returnTo: '/' }, { cookies });
  const buyer = { cookies: [cookiesOf(added), cookies].filter(Boolean).join('; ') };
  const field = async (path: string, name: string) =>
    load(await (await ask(path, buyer)).text())(`input[name=${name}]`)
      .first()
      .attr('value') ?? '';
  const addressId = await field('/checkout?step=address', 'addressId');
  await post('/checkout', { intent: 'email-address', addressId }, buyer);
  await post('/checkout', { intent: 'shipping', shipping: 'parcel/business' }, buyer);
  await post('/checkout', { intent: 'payment', payment: 'account' }, buyer);
  const [seenTotal, terms] = [await field('/checkout', 'seenTotal'), await field('/checkout', 'terms')];
  const placed = await post('/checkout', { intent: 'place', seenTotal, terms }, buyer);
  expect(placed.headers.get('location')).toContain('/checkout/success');
  const number = await one(`SELECT number FROM sales_order WHERE ${OF_BUYER} ORDER BY id DESC LIMIT 1`, [BUYER]);
  // The order has taken the cart that the login's cookies name.
  cookies = await logIn(BUYER);
  return { page: orderPath(number), body: { intent: 'reorder' } };
}

async function ownList(): Promise<string> {
  const made = `INSERT INTO shopping_list (name, customer_id, created_at) SELECT 'Te', id, now() FROM customer WHERE email = $1 RETURNING id`;
  const id = await one(made, [BUYER]);
  await pool?.query(
    'INSERT INTO shopping_list_item (list_id, product_id, position, quantity) SELECT $1, id, 1, 1 FROM product WHERE sku = $2',
    [id, TEA],
  );
  return id;
}

/** Bought before for a printer of the buyer's, so that it can be bought again. */
async function printerGoods(): Promise<Pressed> {
  const printer = 'brother-dcp-l2530dw';
  const id = await one(
    `INSERT INTO customer_printer (customer_id, printer_id, name, created_at) SELECT id, $2, 'Stuen', now() FROM customer WHERE email = $1 RETURNING id`,
    [BUYER, printer],
  );
  await pool?.query(
    `UPDATE order_line SET product_id = p.id, sku = p.sku FROM product p
      WHERE order_line.id = (SELECT max(l.id) FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.${OF_BUYER})
        AND p.id = (SELECT x.product_id FROM product_printer x JOIN product c ON c.id = x.product_id JOIN stock_item s ON s.product_id = c.id
          WHERE x.printer_id = $2 AND c.cartridge IS NOT NULL AND s.quantity > 10 ORDER BY c.id LIMIT 1)`,
    [BUYER, printer],
  );
  return { page: myPrintersPath(), body: { intent: 'reorder', id } };
}

/** As the drawing board has it before anything is chosen. */
async function designed(): Promise<Pressed> {
  const page = configuratorPath('2700100');
  const form = load(await (await ask(page, { cookies })).text())('[name=qty]')
    .first()
    .closest('form');
  return { page, body: Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value])) };
}

test.each<[string, () => Promise<Pressed>]>([
  [
    'a product',
    async () => ({
      page: '/te-morgenfrue-earl-grey-25-breve',
      action: '/cart',
      body: { intent: 'add', sku: TEA, qty: '1' },
    }),
  ],
  ['an order again', orderAgain],
  ['a list, on its page', async () => ({ page: shoppingListPath(await ownList()), body: { intent: 'cart-all' } })],
  [
    'a list, in its panel',
    async () => {
      const list = await ownList();
      return { page: shoppingListPath(list), action: `/panel/view-shopping-list?list=${list}`, body: {} };
    },
  ],
  ['a quick order', async () => ({ page: quickOrderPath(), body: { intent: 'add', lines: `${TEA} 1` } })],
  ['what a printer takes', printerGoods],
  ['a design', designed],
  [
    'a gift card',
    async () => ({
      page: '/gavekort-paa-mail',
      body: {
        intent: 'gift-card',
        amount: '300',
        toName: 'Bo',
        toEmail: 'bo@example.dk',
        fromName: 'Birgitte',
        qty: '1',
      },
    }),
  ],
])('%s is added once', async (_what, prepared) => {
  const { page, action = page, body } = await prepared();
  const headers = { referer: new URL(page, shop?.origin).href };
  const press = async (at = post) => {
    const answer = await at(action, body, { cookies, headers });
    expect([answer.status, await answer.text()]).toEqual([303, '']);
  };
  // The page is shown again, so that the next press is a new one.
  const showAgain = () => ask(page, { cookies });
  const pieces = [await piecesInCart()];
  const count = async () => void pieces.push(await piecesInCart());
  await Promise.all([press(), press()]);
  await count();
  await showAgain();
  await Promise.all([press(otherDoor.post), press()]);
  await count();
  await showAgain();
  await press(otherDoor.post);
  await count();
  const [first = 0, ...later] = pieces.map((now, at) => now - (pieces[at - 1] ?? now)).slice(1);
  expect(first).toBeGreaterThan(0);
  expect(later).toEqual([first, first]);
});

test.each(['', 'x', '0', '-1', '2,5', '1e3', '99999999999'])(
  'a design in the quantity "%s" never fails',
  async (qty) => {
    const { page, body } = await designed();
    const before = await piecesInCart();
    const answer = await post(page, { ...body, qty }, { cookies });
    const added = (await piecesInCart()) - before;
    expect(answer.status).toBe(303);
    // A fraction is a whole more, as in every quantity field.
    expect([0, 1, 3]).toContain(added);
  },
);

test('a press that was refused at one process is carried out at the other', async () => {
  const list = await ownList();
  const page = shoppingListPath(list);
  const headers = { referer: new URL(page, shop?.origin).href };
  const press = async (at: typeof post) => (await at(page, { intent: 'cart-all' }, { cookies, headers })).status;
  const before = await piecesInCart();
  await pool?.query('UPDATE shopping_list_item SET quantity = 999999 WHERE list_id = $1', [list]);
  const refused = await press(post);
  await pool?.query('UPDATE shopping_list_item SET quantity = 3 WHERE list_id = $1', [list]);
  expect([refused, await press(otherDoor.post), (await piecesInCart()) - before]).toEqual([400, 303, 3]);
});

test('a second press that a busy process begins late, or while the first is in progress, is the second of a double click', async () => {
  const beginPress = async (press: string, ageMs: number, isEnded = true) => {
    const named = { key: 'k'.repeat(43), page: 'p'.repeat(43), press };
    const query = 'mutation($p: PressInput!, $a: Int!) { beginPress(press: $p, age_ms: $a) { is_claimed answer } }';
    const endQuery = 'mutation($p: EndedPressInput!) { endPress(presses: [$p]) }';
    const send = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(`${otherShop?.origin}/graphql/commerce`, options)).json()).data;
    };
    const { beginPress: begun } = await send({ query, variables: { p: named, a: ageMs } });
    if (begun.is_claimed && isEnded) await send({ query: endQuery, variables: { p: { ...named, answer: 'done' } } });
    return begun;
  };
  const claimed = { is_claimed: true, answer: null };
  const answeredAgo = (ms: number) => pool?.query(`UPDATE recent_press SET at = now() - $1 * interval '1 ms'`, [ms]);
  await pool?.query('DELETE FROM recent_press');
  // The first one arrived five seconds ago, and is answered now.
  expect(await beginPress('first', 5_000)).toEqual(claimed);
  expect(await beginPress('late', 4_500)).toEqual({ is_claimed: false, answer: 'done' });
  expect(await beginPress('again-before-the-answer', 0)).toEqual({ is_claimed: false, answer: 'done' });
  await answeredAgo(5_000);
  expect(await beginPress('of-that-moment', 4_500)).toEqual({ is_claimed: false, answer: 'done' });
  expect(await beginPress('separate', 3_000, false)).toEqual(claimed);
  await answeredAgo(15_000);
  expect(await beginPress('in-progress', 0)).toEqual({ is_claimed: false, answer: null });
  await answeredAgo(20_000);
  expect(await beginPress('after-its-process-ended', 0)).toEqual(claimed);
});

test('what is stored of a press names no cart, and is found by nobody who only has the cart and the page', async () => {
  const list = await ownList();
  const page = shoppingListPath(list);
  const headers = { referer: new URL(page, shop?.origin).href };
  await pool?.query('DELETE FROM recent_press');
  expect((await post(page, { intent: 'cart-all' }, { cookies, headers })).status).toBe(303);
  await until('the answer', async () => (await one('SELECT count(answer) FROM recent_press')) !== '0');
  const stored = await one('SELECT json_agg(recent_press)::text FROM recent_press');
  const cart = await one(`SELECT id FROM cart WHERE status = 'active' AND ${OF_BUYER}`, [BUYER]);
  expect(stored).toContain('"answer"');
  for (const part of [cart, TEA, 'cartId']) expect(stored).not.toContain(part);
  const guessed = createHash('sha256')
    .update(JSON.stringify([cart, headers.referer]))
    .digest('base64url');
  expect(stored).not.toContain(guessed);
});

// The job runs once a minute.
test.runIf(process.env.ALL_FLOWS)('a press that no other one is compared with any more is deleted', async () => {
  await pool?.query(
    `INSERT INTO recent_press (key, page, press, at) VALUES ('old', '', '', now() - interval '1 hour')`,
  );
  const left = () => one(`SELECT count(*) FROM recent_press WHERE key = 'old'`);
  await until('the next cleaning', async () => (await left()) === '0', { timeoutMs: 110_000 });
});
