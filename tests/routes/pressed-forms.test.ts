// Every form that creates something, sent twice at one moment, at one process and at two, as it comes from the page without JavaScript: it
// creates as much as one press, and both presses are answered alike. Goods in the cart: double-press.test.ts.
import { load } from 'cheerio';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftCodeOf, hashOfGiftCode } from '#backend/commerce/gift-shop/codes';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { giftChoicePath } from '#domain/gift-shop/addresses';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import {
  createAccountPath,
  customerAdministrationPath,
  forgotPasswordPath,
  inkFinderResultsPath,
  panelHref,
  shoppingListPath,
} from '#domain/page/addresses';
import { THEME_FIELD } from '~/forms/gift-shop/fields';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { cookiesOf, doorOf, locationOf } from './door';

const BUYER = 'birgitte@havnens-arkitekter.example';
const TEA = '1900701';
const TODAY = inCopenhagen(new Date()).date;

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

const OWN = `customer_id = (SELECT id FROM customer WHERE email = '${BUYER}')`;
const ofList = (id: string) => `SELECT coalesce(sum(quantity), 0) FROM shopping_list_item WHERE list_id = ${id}`;
const skuOfNth = (n: number) =>
  one('SELECT sku FROM product WHERE parent_id IS NULL ORDER BY id OFFSET $1 LIMIT 1', [n]);

async function ownList(name: string): Promise<string> {
  const made = `INSERT INTO shopping_list (name, customer_id, created_at) SELECT $2, id, now() FROM customer WHERE email = $1 RETURNING id`;
  const id = await one(made, [BUYER, name]);
  await pool?.query(
    'INSERT INTO shopping_list_item (list_id, product_id, position, quantity) SELECT $1, id, 1, 1 FROM product WHERE sku = $2',
    [id, TEA],
  );
  return id;
}

interface Pressed {
  /** Where the form is. */
  page: string;
  /** A field of the form. */
  field: string;
  typed: Record<string, string>;
  /** Table that counts what a press creates. */
  count: string;
  isGuest?: boolean;
}

/** The form with this field, as the page has it and as it is filled in. */
async function formAt({ page, field, typed, isGuest }: Pressed) {
  const answer = await ask(page, isGuest ? {} : { cookies });
  const html = load(await answer.text());
  const form = html(`[name="${field}"]`).first().closest('form');
  if (form.length === 0) throw new Error(`${page} (${answer.status}) has no form with ${field}`);
  const fields = form.serializeArray().map(({ name, value }) => [name, value] as const);
  return { action: form.attr('action') ?? page, body: { ...Object.fromEntries(fields), ...typed } };
}

const refusalIn = (page: string) => load(page)('[role="alert"], [id$="-error"]').text().trim();

const PERSON = { firstname: 'Anders', lastname: 'Tang', telephone: '20304050' };
const PLACE = { street: 'Havnegade 3', postcode: '5000', city: 'Odense C' };

const giftShopForm = (n: number) => ({
  ...{ employees: '3', kind: 'normal', range: 'selection', codeKind: 'physical', packaging: 'none' },
  ...{ deliveryOn: firstGiftDelivery(TODAY), company: 'Tang og Søn', cvr: '31415926', ...PERSON, ...PLACE },
  [`${THEME_FIELD}godt-at-spise`]: 'on',
  email: `gaver${n}@example.dk`,
});

/** Opened as staff open it, with a code for one employee. */
async function openGiftShop(n: number): Promise<string> {
  const page = '/valgshop';
  const typed = { ...giftShopForm(90 + n), priceClass: 'op-til-400', intent: 'ask' };
  const { action, body } = await formAt({ page, field: 'employees', typed, count: '' });
  const asked = await post(action, body, { cookies });
  const id = await one(`UPDATE gift_shop SET state = 'open', code_secret = $2 WHERE email = $1 RETURNING id`, [
    typed.email,
    `secret ${n}`,
  ]);
  expect(asked.status).toBe(303);
  await pool?.query(
    'INSERT INTO gift_shop_gift (gift_shop_id, product_id, position, is_default) SELECT $1, id, 9, false FROM product WHERE sku = $2 ON CONFLICT DO NOTHING',
    [id, TEA],
  );
  const code = giftCodeOf(`secret ${n}`, Number(id));
  await pool?.query('INSERT INTO gift_shop_employee (gift_shop_id, position, code_hash) VALUES ($1, 1, $2)', [
    id,
    hashOfGiftCode(code),
  ]);
  return code;
}

async function ownSubscription(n: number): Promise<string> {
  const started = await subscriptionForm(40 + n);
  const { action, body } = await formAt(started);
  const answer = await post(action, body, { cookies });
  return /\/id\/(\d+)/.exec(locationOf(answer) ?? '')?.[1] ?? '';
}

const subscriptionForm = (n: number): Pressed => ({
  page: panelHref('/', 'start-subscription', { goods: 'product', key: TEA, qty: '20' }),
  field: 'startDate',
  typed: { intent: 'start', name: `Te ${n}`, startDate: addDays(TODAY, 60), terms: 'on' },
  count: `SELECT count(*) FROM subscription WHERE ${OWN}`,
});

/** What each form is, and how it is filled in for the n-th time: one press, two at one process, two at two. */
const FORMS: Record<string, (n: number) => Pressed | Promise<Pressed>> = {
  'a list': (n) => ({
    page: panelHref('/', 'create-shopping-list', {}),
    field: 'name',
    typed: { name: `Liste ${n}` },
    count: `SELECT count(*) FROM shopping_list WHERE ${OWN}`,
  }),
  'a list for a product': (n) => ({
    page: panelHref('/', 'create-shopping-list', { back: 'select', sku: TEA }),
    field: 'name',
    typed: { name: `Vareliste ${n}` },
    count: `SELECT count(*) FROM shopping_list_item i JOIN shopping_list l ON l.id = i.list_id WHERE l.${OWN}`,
  }),
  'a copy of a list, from its panel': async (n) => ({
    page: panelHref('/', 'edit-shopping-list', { list: await ownList(`Original ${n}`) }),
    field: 'name',
    typed: { intent: 'copy' },
    count: `SELECT count(*) FROM shopping_list WHERE ${OWN} AND name LIKE '%Original ${n}%'`,
  }),
  'a copy of a list, from its page': async (n) => ({
    page: shoppingListPath(await ownList(`Anden ${n}`)),
    field: 'ticked',
    typed: { intent: 'copy' },
    count: `SELECT count(*) FROM shopping_list WHERE ${OWN} AND name LIKE '%Anden ${n}%'`,
  }),
  'typed lines of a list': async (n) => {
    const id = await ownList(`Skrevet ${n}`);
    return {
      page: shoppingListPath(id),
      field: 'lines',
      typed: { intent: 'add', lines: `${TEA} 3` },
      count: ofList(id),
    };
  },
  'goods of the cart on a list': async (n) => {
    if (n === 0) {
      const added = await post('/cart', { intent: 'add', sku: TEA, qty: '1', returnTo: '/' }, { cookies });
      cookies = [cookiesOf(added), cookies].join('; ');
    }
    const list = await ownList(`Kurven ${n}`);
    const page = panelHref('/', 'add-to-shopping-list', { goods: 'cart' });
    return { page, field: 'list', typed: { list }, count: ofList(list) };
  },
  'a review': async (n) => ({
    page: panelHref('/', 'write-review', { sku: await skuOfNth(n) }),
    field: 'summary',
    typed: { stars: '5', nickname: 'B', summary: `God ${n}`, text: 'Den er god.' },
    count: `SELECT count(*) FROM review WHERE ${OWN}`,
  }),
  'an address': (n) => ({
    page: panelHref('/', 'address-handler', {}),
    field: 'street',
    typed: { ...PERSON, ...PLACE, company: 'Havnens Arkitekter', street: `Havnegade ${n + 1}` },
    count: `SELECT count(*) FROM customer_address WHERE ${OWN}`,
  }),
  'a user of a company': (n) => ({
    page: customerAdministrationPath('new'),
    field: 'firstname',
    typed: { intent: 'save', firstname: 'Signe', lastname: 'Ny', email: `signe${n}@havnens-arkitekter.example` },
    count: 'SELECT count(*) FROM customer',
  }),
  'a question to the shop': (n) => ({
    page: '/skriv-til-os',
    field: 'message',
    typed: { name: 'Karla Bang', email: `karla${n}@example.dk`, message: `Har I kridt nr. ${n}?` },
    count: `SELECT count(*) FROM mail m WHERE m::text LIKE '%karla${n}@example.dk%' OR m::text LIKE '%kridt nr. ${n}%'`,
    isGuest: true,
  }),
  'a sign-up for the newsletter': (n) => ({
    page: '/nyhedsbrev',
    field: 'location',
    typed: { email: `nyt${n}@example.dk` },
    count: 'SELECT count(*) FROM newsletter_consent',
    isGuest: true,
  }),
  'a forgotten password': (n) => ({
    page: forgotPasswordPath(),
    field: 'email',
    typed: {
      email: ['anna@example.dk', 'dorthe@havnens-arkitekter.example', 'frederik@havnens-arkitekter.example'][n] ?? '',
    },
    count: `SELECT count(*) FROM mail WHERE template LIKE '%password%'`,
    isGuest: true,
  }),
  'an account': (n) => ({
    page: createAccountPath({ kind: 'private' }),
    field: 'passwordAgain',
    typed: {
      ...{ firstname: 'Dora', lastname: 'Lund', email: `dora${n}@example.dk`, terms: 'on' },
      ...{ password: 'Hemmelig-2026-ord', passwordAgain: 'Hemmelig-2026-ord' },
    },
    count: 'SELECT count(*) FROM customer',
    isGuest: true,
  }),
  'a draft of a gift shop': (n) => ({
    page: '/valgshop',
    field: 'employees',
    typed: { email: `kladde${n}@example.dk`, intent: 'save' },
    count: 'SELECT count(*) FROM gift_shop',
  }),
  'an order of a gift shop': (n) => ({
    page: '/valgshop',
    field: 'employees',
    typed: { ...giftShopForm(n), priceClass: 'op-til-400', intent: 'ask' },
    count: 'SELECT count(*) FROM gift_shop',
  }),
  'the choice of a gift': async (n) => ({
    page: giftChoicePath(await openGiftShop(n)),
    field: 'version',
    typed: { gift: TEA, label: 'Ada' },
    count: 'SELECT sum(version) FROM gift_shop_employee',
    isGuest: true,
  }),
  'a price request': async (n) => ({
    page: panelHref('/moedebord-ravnholt-efter-maal-420-130-cm', 'request-price', {
      sku: await one(`SELECT sku FROM product WHERE url_key = 'moedebord-ravnholt-efter-maal-420-130-cm'`),
    }),
    field: 'formKey',
    typed: { name: 'Karla Bang', email: `pris${n}@example.dk`, quantity: '2' },
    count: 'SELECT count(*) FROM price_request',
    isGuest: true,
  }),
  'a subscription': (n) => subscriptionForm(n),
  'goods on a subscription': async (n) => {
    const subscription = await ownSubscription(n);
    return {
      page: panelHref('/', 'start-subscription', { goods: 'product', key: TEA, qty: '2' }),
      field: 'subscription',
      typed: { intent: 'add', subscription },
      count: `SELECT sum(quantity) FROM subscription_item WHERE subscription_id = ${subscription}`,
    };
  },
  'a printer': (n) => ({
    page: inkFinderResultsPath('brother-dcp-l2530dw'),
    field: 'location',
    typed: { name: `Printer ${n}` },
    count: `SELECT count(*) FROM customer_printer WHERE ${OWN}`,
  }),
  'a notice about stock': async (n) => {
    await pool?.query('UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = $1)', [
      '1900701',
    ]);
    return {
      page: panelHref('/', 'notify-in-stock', { sku: TEA }),
      field: 'email',
      typed: { email: `lager${n}@example.dk` },
      count: 'SELECT count(*) FROM stock_alert',
      isGuest: true,
    };
  },
};

test.each(Object.entries(FORMS))('%s', async (what, formOf) => {
  const created: number[] = [];
  // In the usual run forms are pressed twice at one process or at two, in turn.
  const turn = 1 + (Object.keys(FORMS).indexOf(what) % 2);
  for (const n of process.env.ALL_FLOWS ? [0, 1, 2] : [0, turn]) {
    const pressed = await formOf(n);
    const { action, body } = await formAt(pressed);
    const headers = { referer: new URL(pressed.page, shop?.origin).href };
    const sender = pressed.isGuest ? { headers } : { cookies, headers };
    const count = async () => Number(await one(pressed.count));
    const before = await count();
    const doors = [[post], [post, post], [post, otherDoor.post]][n] ?? [];
    const answers = await Promise.all(doors.map((at) => at(action, body, sender)));
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status, locationOf(answer) ?? refusalIn(await answer.text())]),
    );
    created.push((await count()) - before);
    expect(seen).toEqual(answers.map(() => [303, seen[0]?.[1]]));
  }
  const [first = 0] = created;
  expect(first).toBeGreaterThan(0);
  expect(created).toEqual(created.map(() => first));
});
