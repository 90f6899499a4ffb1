// Spec §6: every way to see or to buy a product, requested as each kind of visitor. Hidden products appear nowhere and cannot be
// distinguished from nonexistent ones; business-only products show no price, and no reply lets a visitor calculate it.
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { startShop } from '../support/shop';
import { cookiesOf, type Door, doorOf } from './door';
import { arrange, type Example, type Examples, PRICE, WORD } from './hidden-example';
import { ABOUT, CHANGES, OTHERS, PAGES, QUERIES, ROWS, type Way } from './private-routes';

let end: (() => Promise<void>) | undefined;
let door: Door;
let world: Examples;
let pool: pg.Pool;
beforeAll(async () => {
  const databaseUrl = (await freshDatabase()).url;
  world = await arrange(databaseUrl);
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { origin, stop } = await startShop({ databaseUrl });
  end = stop;
  door = doorOf(() => origin);
});
afterAll(async () => {
  await pool.end();
  await end?.();
});

const KINDS = ['open', 'trade', 'elsewhere', 'unpublished'] as const;
type Kind = (typeof KINDS)[number];
type Met = 'price' | 'no price' | 'gone';
interface Visitor extends Record<Exclude<Kind, 'unpublished'>, Met> {
  host?: string;
  store: string;
  email?: string;
}

const ALL_GONE = { open: 'gone', trade: 'gone', elsewhere: 'gone' } as const;
const CONSUMER = { store: 'b2c', open: 'price', trade: 'no price', elsewhere: 'gone' } as const;
const BUSINESS = { store: 'b2b', open: 'price', trade: 'price', elsewhere: 'price' } as const;
const VISITORS: Record<string, Visitor> = {
  'a visitor of the consumer store': CONSUMER,
  'a visitor of the business store': BUSINESS,
  'a private customer': { ...CONSUMER, email: 'anna@example.dk' },
  'a business customer': { ...BUSINESS, email: 'birgitte@havnens-arkitekter.example' },
  'a customer whose list leaves them out': { ...ALL_GONE, store: 'b2b', email: 'grethe@fjordhavn.example' },
  'a customer whose list lacks them': {
    ...ALL_GONE,
    host: 'uniq.localhost',
    store: 'b2b_uniq',
    email: 'ida@nordre-revision.example',
  },
  'a visitor of the catalogue': { ...CONSUMER, host: 'katalog.localhost', open: 'no price' },
};

/**
 * In the usual run a visitor has every second way: of two with the same rules one the even ones, the other the odd ones, so that all rules
 * meet all ways.
 */
const TURNS = [0, 0, 1, 1, 0, 1, 0];
function waysOf<Each>(visitor: Visitor, all: Readonly<Record<string, Each>>): [string, Each][] {
  const turn = TURNS[Object.values(VISITORS).indexOf(visitor)];
  return Object.entries(all).filter((_, at) => process.env.ALL_FLOWS || at % 2 === turn);
}

/** Who sees less than everything, each rule once. */
const USUAL = new Set([
  ...['a visitor of the consumer store', 'a private customer', 'a customer whose list leaves them out'],
  'a visitor of the catalogue',
]);

const NOBODY = 'INGEN-VARE-0';
const metBy = (visitor: Visitor, kind: Kind): Met => (kind === 'unpublished' ? 'gone' : visitor[kind]);
const meets = (text: string, { path, sku }: Example): boolean =>
  new RegExp(`[/"]${path}(?=["?#\\\\<])`).test(text) || text.includes(`"sku":"${sku}"`);

type Reached = Awaited<ReturnType<typeof arrive>>;
async function arrive({ host, email, store }: Visitor) {
  const at = host ? { host } : {};
  const cookies = email
    ? await door.logIn(email, host)
    : cookiesOf(await door.post('/store/change', { store, returnTo: '/' }, at));
  const token = decodeURIComponent(/(?:^|; )[^=]*token=([^;]+)/.exec(cookies)?.[1] ?? '');
  const page = async (path: string) => {
    const answer = await door.ask(path, { ...at, cookies });
    return { status: answer.status, text: await answer.text() };
  };
  const send = async (document: string): Promise<string> => {
    const headers = {
      'content-type': 'application/json',
      'x-client-name': 'commerce',
      accept: 'application/json',
      store,
    };
    const authorized = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
    const body = JSON.stringify({ query: document });
    return (await door.ask('/graphql/commerce', { ...at, headers: authorized, body })).text();
  };
  return { page: once(page), query: once(send), send };
}

/** Most ways to a product are the same for all products: each is requested once. */
function once<Reply>(request: (what: string) => Promise<Reply>): (what: string) => Promise<Reply> {
  const replies = new Map<string, Promise<Reply>>();
  return (what) => {
    const reply = replies.get(what) ?? request(what);
    replies.set(what, reply);
    return reply;
  };
}

/** Products that one visitor saw wrongly, or did not see wrongly. */
function judge(visitor: Visitor, wrong: Set<string>) {
  const price = (way: string, text: string) => {
    const said = visitor.trade === 'price' ? null : PRICE.exec(text);
    if (said) wrong.add(`${way}: tells ${said[0]} …${text.slice(Math.max(0, said.index - 120), said.index + 20)}`);
  };
  const met = (way: string, kind: Kind, text: string, always: boolean) => {
    const found = meets(text, world[kind]);
    const expected = metBy(visitor, kind);
    if (found && expected === 'gone') wrong.add(`${way}: ${kind} is met`);
    if (!found && expected !== 'gone' && always) wrong.add(`${way}: ${kind} is not met`);
  };
  return { price, met };
}

async function walkPages(visitor: Visitor, { page }: Reached, wrong: Set<string>): Promise<void> {
  const { price, met } = judge(visitor, wrong);
  for (const kind of KINDS) {
    const own = await page(`/${world[kind].path}`);
    const status = metBy(visitor, kind) === 'gone' ? 404 : 200;
    if (own.status !== status) wrong.add(`product page: ${kind} is ${own.status}`);
    price(`product page of ${kind}`, own.text);
    for (const [way, pathOf] of waysOf(visitor, { ...PAGES, ...OTHERS })) {
      const { status: answered, text } = await page(pathOf(world[kind], world));
      if (answered >= 500) wrong.add(`${way}: ${answered}`);
      met(way, kind, text, way in PAGES && !(way === 'offers' && visitor.host === 'katalog.localhost'));
      price(way, text);
    }
    if (metBy(visitor, kind) !== 'gone') continue;
    for (const [way, pathOf] of waysOf(visitor, ABOUT)) {
      const [named, nobody] = [await page(pathOf(world[kind].sku)), await page(pathOf(NOBODY))];
      if (named.status !== nobody.status || named.text.includes(WORD)) wrong.add(`${way}: ${kind} is hinted at`);
    }
  }
  const drawing = await page(`/design-selv/${world.designed}`);
  // A catalogue host has no drawing boards.
  if (visitor.host !== 'katalog.localhost' && drawing.status !== (visitor.store === 'b2b' ? 200 : 404))
    wrong.add(`drawing board: ${drawing.status}`);
}

async function walkQuestions(visitor: Visitor, { query }: Reached, wrong: Set<string>): Promise<void> {
  const { price, met } = judge(visitor, wrong);
  for (const [way, documentOf] of waysOf<Way>(visitor, { ...QUERIES, ...ROWS })) {
    for (const kind of KINDS) {
      const text = await query(`{ ${documentOf(world[kind], world)} }`);
      if (text.includes('"errors"')) wrong.add(`${way}: ${text.slice(0, 200)}`);
      met(way, kind, text, way in QUERIES);
      price(way, text);
    }
  }
  const within = await query(`{ ${ROWS['within prices']?.(world.trade, world)} }`);
  if (meets(within, world.trade) !== (visitor.trade === 'price')) wrong.add('within prices: trade');
  const seen = KINDS.filter((kind) => metBy(visitor, kind) !== 'gone').length;
  const counted = await query(
    `{ products(search: "${WORD}") { total_count aggregations { attribute_code options { value count } } } }`,
  );
  // Where nothing contains the word, similar words are searched: then the counts are theirs.
  const brand = `{"value":"${world.brand}","count":${seen}}`;
  if (seen > 0 && !counted.includes(brand)) wrong.add(`facet counts: not ${brand}`);
  const asTold = visitor.trade === 'price' ? 'DESC' : 'ASC';
  for (const direction of ['ASC', 'DESC']) {
    const ordered = await query(`{ products(search: "${WORD}", sort: { price: ${direction} }) { items { sku } } }`);
    const isFirst = ordered.includes(`"items":[{"sku":"${world.trade.sku}"`);
    if (visitor.trade !== 'gone' && isFirst !== (direction === asTold && visitor.trade === 'price'))
      wrong.add(`order ${direction} by price: trade`);
  }
}

async function walkChanges(visitor: Visitor, { send }: Reached, wrong: Set<string>): Promise<void> {
  const cart = /"createEmptyCart":"(\w+)"/.exec(await send('mutation { createEmptyCart }'))?.[1] ?? '';
  const told = async (change: (sku: string, cart: string) => string, sku: string) =>
    (await send(`mutation { ${change(sku, cart)} }`)).replaceAll(sku, '…').replace(/"total_quantity":\d+/, '');
  for (const [way, change] of waysOf(visitor, CHANGES)) {
    const ofNobody = await told(change, NOBODY);
    for (const kind of KINDS) {
      const answer = await told(change, world[kind].sku);
      if (metBy(visitor, kind) === 'gone' && answer !== ofNobody) wrong.add(`${way}: ${kind} is told: ${answer}`);
    }
  }
  const held = await send(`{ cart(cart_id: "${cart}") { itemsV2 { items { product { sku } } } } }`);
  for (const kind of KINDS) {
    const [has, may] = [meets(held, world[kind]), metBy(visitor, kind) === 'price'];
    if (has !== may) wrong.add(`cart: ${kind} is ${has ? '' : 'not '}bought`);
  }
  const drawn = await send(`{ design(sku: "${world.designed}") { complete } }`);
  if ((drawn === '{"data":{"design":null}}') !== (visitor.store !== 'b2b')) wrong.add(`design: ${drawn}`);
}

describe.each(Object.entries(VISITORS).filter(([who]) => process.env.ALL_FLOWS || USUAL.has(who)))(
  '%s',
  (_who, visitor) => {
    // spec: 2 Routes: `/brands`, `/brands/{id}` brand list and brand page
    //   at app/routes/catalogue/brands.tsx, app/routes/catalogue/brand.tsx
    // spec: 2 Routes: `/miljocertifikater`, `/miljocertifikater/{id}`
    //   at app/routes/catalogue/certificates.tsx, app/routes/catalogue/certificate.tsx
    // spec: 2 Routes: `/my-offers` offers
    //   at app/routes/catalogue/offers.tsx
    // spec: 2 Routes: `/produktnyheder` product news
    //   at app/routes/catalogue/news.tsx
    test('sees on pages exactly the permitted products', async () => {
      const wrong = new Set<string>();
      await walkPages(visitor, await arrive(visitor), wrong);
      expect([...wrong]).toEqual([]);
    });

    // A catalogue host hides prices on its pages; an API caller is a visitor of its store like any other.
    if (visitor.host === 'katalog.localhost') return;
    test('receives through GraphQL exactly the permitted products', async () => {
      const wrong = new Set<string>();
      const reached = await arrive(visitor);
      await walkQuestions(visitor, reached, wrong);
      await walkChanges(visitor, reached, wrong);
      expect([...wrong]).toEqual([]);
    });
  },
);

test('the sitemap of a host lists what anonymous users see there, for every caller; a shop behind a login has none', async () => {
  const read = async (path: string, asking = {}) => (await door.ask(path, asking)).text();
  const robots = await read('/robots.txt');
  expect(robots).toMatch(/\nSitemap: http:\/\/localhost(:\d+)?\/sitemap\.xml\n$/);
  const index = await read('/sitemap.xml');
  expect(index).toMatch(/^<\?xml.*<sitemapindex/s);
  for (const file of ['/sitemap/steder.xml', '/sitemap/varer-1.xml']) expect(index).toContain(`${file}</loc>`);
  const asBusiness = { cookies: await door.logIn('birgitte@havnens-arkitekter.example') };
  for (const asking of [{}, asBusiness]) {
    const products = await read('/sitemap/varer-1.xml', asking);
    expect(KINDS.map((kind) => meets(products, world[kind]))).toEqual([true, true, false, false]);
    const entries = products.match(/<url>.*?<\/url>/gs) ?? [];
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry))).toEqual([]);
  }
  const places = [...(await read('/sitemap/steder.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(places).toEqual(expect.arrayContaining([`/${world.category}`, `/brands/${world.brand}`, '/blaek-og-toner']));
  expect(new Set(places).size).toBe(places.length);
  for (const nothing of ['/sitemap/varer-99.xml', '/sitemap/varer-0.xml', '/sitemap/x.xml'])
    expect((await door.ask(nothing)).status).toBe(404);
  expect(await read('/robots.txt', { host: 'uniq.localhost' })).toBe('User-agent: *\nDisallow: /\n');
  expect((await door.ask('/sitemap.xml', { host: 'uniq.localhost' })).status).toBe(303);
});

test('data sheets of sold products are public; unpublished products have none', async () => {
  const sheet = async (kind: Kind) => (await door.ask(`/media/dokumenter/${world[kind].sku}-datablad.pdf`)).status;
  expect(await Promise.all(KINDS.map(sheet))).toEqual([200, 200, 200, 404]);
});

test('a business-only product in the private store links to the business store only', async () => {
  const { page } = await arrive(CONSUMER);
  const { text } = await page(`/${world.trade.path}`);
  expect(text).toContain('Kan kun købes af erhvervskunder');
  expect(text).toContain('Jeg er erhvervskunde');
  expect(text).not.toContain('Skift til privat');
});

test('a cart line has no price once its product became business-only or unpublished', async () => {
  const { send } = await arrive(CONSUMER);
  const { open, trade } = world;
  await pool.query('UPDATE product SET only_trade = false WHERE id = $1', [trade.id]);
  const cart = /"createEmptyCart":"(\w+)"/.exec(await send('mutation { createEmptyCart }'))?.[1] ?? '';
  const items = [open, trade].map(({ sku }) => `{ sku: "${sku}", quantity: 1 }`).join(', ');
  await send(`mutation { addProductsToCart(cartId: "${cart}", cartItems: [${items}]) { user_errors { code } } }`);
  const ask = () =>
    send(`{ cart(cart_id: "${cart}") { prices { grand_total { value } subtotal_including_tax { value } }
    itemsV2 { items { errors { message } prices { price { value } row_total_including_tax { value } price_reasons { code amount { value } } }
      product { sku price_range { minimum_price { final_price { value } } } } } } } }`);
  expect(await ask()).toMatch(PRICE);
  const alone = /"grand_total":\{"value":([\d.]+)\}/;
  const before = Number(alone.exec(await ask())?.[1]);
  for (const change of ['only_trade = true', "only_trade = false, store_ids = '{}'"]) {
    await pool.query(`UPDATE product SET ${change} WHERE id = $1`, [trade.id]);
    const after = await ask();
    expect(after).not.toMatch(PRICE);
    expect(after).toContain(trade.sku);
    expect(Number(alone.exec(after)?.[1])).toBeCloseTo(before - 8642.15, 2);
    const page = await door.ask('/cart', { cookies: `cart-id=${cart}` });
    const shown = await page.text();
    expect(shown).toContain(WORD);
    expect(shown).not.toMatch(PRICE);
  }
});
