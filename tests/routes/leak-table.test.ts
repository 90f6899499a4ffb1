// The leak table: private pages × all other visitors. Each page is shown to its owner, and nothing of it to a visitor, another customer,
// another company, a sub-user without the right, a shared cache, or a search engine.
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfGiftCode } from '#backend/commerce/gift-shop/codes';
import { lawPreviewWord } from '#backend/commerce/law/preview';
import { previewWord } from '#backend/content/preview/preview';
import { openDatabase } from '#backend/db/client';
import { giftChoicePath, giftPaperPath, giftShopOrderPath } from '#domain/gift-shop/addresses';
import { contentPreviewPath, draftPreviewPath } from '#domain/page/addresses';
import { draftSubject } from '#domain/page/content-draft';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { cookiesOf, doorOf } from './door';

let shop: Shop | undefined;
let pool: pg.Pool;
const door = doorOf(() => shop?.origin ?? '');
const OWN_NAME = 'Zq8fornavn';
const CHRISTIAN = 'christian@havnens-arkitekter.example';
const PEOPLE = {
  'another customer': 'anna@example.dk',
  'another company': 'grethe@fjordhavn.example',
  'a sub-user': 'dorthe@havnens-arkitekter.example',
  owner: CHRISTIAN,
} as const;
const logins: Record<string, string> = { visitor: '' };

interface OrderFacts {
  number: string;
  token: string;
  name: string;
}
/** One of the owner's orders, and one of the private customer's, who alone may withdraw. */
let order: OrderFacts;
let bought: OrderFacts;

/** The products of each order have a name that is used nowhere else. */
const orderOf = async (at: number, email: string, store: string): Promise<OrderFacts> => {
  const name = `zq7hemmelig ${at}`;
  const { rows } = await pool.query<OrderFacts>(
    `WITH mine AS (UPDATE sales_order SET customer_id = c.id, business_id = c.business_id, status = 'delivered', store_id = s.id,
        basis = CASE s.code WHEN 'b2b' THEN 'net' ELSE 'gross' END
      FROM customer c, store s WHERE c.email = $1 AND s.code = $2 AND sales_order.id = (SELECT id FROM sales_order ORDER BY id LIMIT 1 OFFSET $3)
      RETURNING sales_order.id, number, public_token AS token),
    named AS (UPDATE order_line SET name = $4 FROM mine WHERE order_id = mine.id)
    SELECT number, token, $4 AS name FROM mine`,
    [email, store, at, name],
  );
  if (!rows[0]) throw new Error(`there is no order for ${email}`);
  return rows[0];
};

/** A closed gift shop whose employee has chosen. */
const GIFT = { code: '7K4MQ2XR9DTB', company: 'gift-company-token-7K4M', pack: 'gift-pack-token-7K4MQ2' };
/** The texts on the gift, and of the company that gives it. */
const LABEL = 'zq9modtager';
/** The employee's delivery address. */
const HOME = { street: 'Zq9gade 7', postcode: '5000', city: 'Odense C' };
const giftShopChosenFrom = () =>
  pool.query(
    `WITH made AS (INSERT INTO gift_shop (number, token, pack_token, store_id, language, state, email, kind, gift_range, code_kind, packaging, destination, gross_oere,
        employees, delivery_on, closes_on, buyer, created_at, changed_at)
      SELECT 'V-leak', $1, $2, id, 'da', 'closed', 'gift@example.dk', 'normal', 'selection', 'physical', 'label', 'home', 40000, 1, '2030-01-22', '2030-01-01',
        jsonb_build_object('company', $4::text), now(), now() FROM store WHERE code = 'b2b' RETURNING id),
    gift AS (INSERT INTO gift_shop_gift (gift_shop_id, product_id, position, is_default)
      SELECT made.id, p.id, 0, true FROM made, (SELECT id FROM product WHERE type = 'simple' ORDER BY id LIMIT 1) p RETURNING gift_shop_id, product_id)
    INSERT INTO gift_shop_employee (gift_shop_id, position, name, code_hash, product_id, label, address, chosen_at)
      SELECT gift_shop_id, 0, 'Ada', $3, product_id, $4, $5, now() FROM gift`,
    [GIFT.company, GIFT.pack, hashOfGiftCode(GIFT.code), LABEL, HOME],
  );
const DRAFT = 'inspiration/moedelokalet';
let draftWord = '';
/** The content of a draft page: seen by its preview link only. */
const DRAFTS = [
  { kind: 'front-page', id: 'front-office-kaffe', secret: 'Pausen begynder her' },
  { kind: 'popup', id: 'popup-kaffe', secret: 'Ny kaffe til kontoret' },
] as const;
const draftWords = new Map<string, string>();

beforeAll(async () => {
  const { url } = await freshDatabase();
  pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query('UPDATE customer SET firstname = $1 WHERE email = $2', [OWN_NAME, CHRISTIAN]);
  shop = await startShop({ databaseUrl: url });
  for (const [kind, email] of Object.entries(PEOPLE)) logins[kind] = await door.logIn(email);
  [order, bought] = [await orderOf(0, CHRISTIAN, 'b2b'), await orderOf(1, PEOPLE['another customer'], 'b2c')];
  const { db, close } = await openDatabase({ url, max: 1 });
  const word = await lawPreviewWord(db, '2026-06-18', new Date());
  draftWord = await previewWord(db, DRAFT, new Date());
  for (const draft of DRAFTS) draftWords.set(draft.id, await previewWord(db, draftSubject(draft), new Date()));
  await close();
  await giftShopChosenFrom();
  logins.staff = cookiesOf(await door.ask(`/lov/${word}`));
  logins['who knows the password'] = cookiesOf(await door.post('/aftale/fjordhavn', { password: 'Kontor-2026' }));
});
afterAll(async () => {
  await shop?.stop();
  await pool?.end();
});

interface Row {
  /** As its owner requests it. */
  path: () => string;
  /** As others request it, without its token. */
  guessed?: () => string;
  owner: string;
  /** Others who may see it. */
  also?: readonly string[];
  secret: () => string;
}

const cut = (token: string) => `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;

const TABLE: Record<string, Row> = {
  'the page of an agreement': {
    path: () => '/aftale/fjordhavn',
    owner: 'who knows the password',
    secret: () => 'afdelinger',
  },
  'a page by the laws of another day': {
    path: () => '/te-morgenfrue-earl-grey-25-breve',
    owner: 'staff',
    secret: () => 'action="/lov"',
  },
  'an order': { path: () => `/customer/account/orders/${order.number}`, owner: 'owner', secret: () => order.name },
  'the paper of an order': {
    path: () => `/generate/pdf?order=${order.number}`,
    owner: 'owner',
    secret: () => '%PDF',
  },
  'a complaint about an order': {
    path: () => `/reklamation/${order.number}`,
    owner: 'owner',
    secret: () => `Ordre ${order.number}`,
  },
  'a complaint by the link of a mail': {
    path: () => `/reklamation/${order.token}`,
    guessed: () => `/reklamation/${cut(order.token)}`,
    owner: 'owner',
    secret: () => `Ordre ${order.number}`,
  },
  'a return': {
    path: () => `/retur/${order.token}`,
    guessed: () => `/retur/${order.number}`,
    owner: 'owner',
    secret: () => `Ordre ${order.number}`,
  },
  'a return by a token that is almost right': {
    path: () => `/retur/${order.token}`,
    guessed: () => `/retur/${cut(order.token)}`,
    owner: 'owner',
    secret: () => `Ordre ${order.number}`,
  },
  'a withdrawal': {
    path: () => `/fortryd/${bought.token}`,
    guessed: () => `/fortryd/${bought.number}`,
    owner: 'another customer',
    secret: () => bought.name,
  },
  'a page before it is published': {
    path: () => contentPreviewPath(DRAFT, draftWord),
    guessed: () => contentPreviewPath(DRAFT, cut(draftWord)),
    owner: 'owner',
    secret: () => 'Siden er ikke udgivet',
  },
  ...Object.fromEntries(
    DRAFTS.flatMap(({ secret, ...draft }, at) => {
      const pathWith = (word = '') => draftPreviewPath('/', draft, word);
      const other = DRAFTS[1 - at]?.id ?? '';
      return [
        [`a ${draft.kind} before it is published`, () => pathWith(cut(draftWords.get(draft.id) ?? ''))] as const,
        [`a ${draft.kind} by the link of another draft`, () => pathWith(draftWords.get(other))] as const,
      ].map(([name, guessed]): [string, Row] => [
        name,
        { path: () => pathWith(draftWords.get(draft.id)), guessed, owner: 'owner', secret: () => secret },
      ]);
    }),
  ),
  'a gift that an employee chose': {
    path: () => giftChoicePath(GIFT.code),
    guessed: () => giftChoicePath(`${GIFT.code.slice(0, -1)}C`),
    owner: 'owner',
    secret: () => LABEL,
  },
  'the home that a gift is sent to': {
    path: () => giftChoicePath(GIFT.code),
    guessed: () => giftChoicePath(`${GIFT.code.slice(0, -1)}C`),
    owner: 'owner',
    secret: () => HOME.street,
  },
  'the home that a gift is sent to, on the page of the company that gives it': {
    path: () => giftChoicePath(GIFT.code),
    guessed: () => giftShopOrderPath(GIFT.company),
    owner: 'owner',
    secret: () => HOME.street,
  },
  'the labels of a gift shop': {
    path: () => giftPaperPath(GIFT.pack, 'etiketter'),
    // The company's own token opens no document of the packers.
    guessed: () => giftPaperPath(GIFT.company, 'etiketter'),
    owner: 'owner',
    secret: () => '%PDF',
  },
  'what is kept of a customer': {
    path: () => '/customer/account/mine-data',
    owner: 'owner',
    secret: () => OWN_NAME,
  },
  'the file of what is kept of a customer': {
    path: () => '/customer/account/mine-data/hent',
    owner: 'owner',
    // Every customer has such a file (tests/backend/personal-data: without data of others). The first bytes of a zip:
    also: ['another customer', 'another company', 'a sub-user'],
    secret: () => 'PK\u0003\u0004',
  },
};

const OTHERS = ['visitor', 'another customer', 'another company', 'a sub-user'];
const textAt = async (path: string, kind: string, headers: Record<string, string> = {}) => {
  const answer = await door.ask(path, { cookies: logins[kind] ?? '', headers });
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
};
/** Two tests of a row read one reply. */
const replies = new Map<string, ReturnType<typeof textAt>>();
function replyTo(path: string, kind: string): ReturnType<typeof textAt> {
  const reply = replies.get(`${kind} ${path}`) ?? textAt(path, kind);
  replies.set(`${kind} ${path}`, reply);
  return reply;
}
/** Pages are compared as bytes: the secrets have Danish letters. */
const bytes = (text: string) => Buffer.from(text).toString('latin1');

describe.each(Object.keys(TABLE))('%s', (name) => {
  const row = () => TABLE[name] as Row;

  test('is shown to its owner, and not cached', async () => {
    const { path, owner, secret } = row();
    const { answer, text } = await replyTo(path(), owner);
    expect([answer.status, text.includes(bytes(secret()))]).toEqual([200, true]);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-shop-cache')]).toEqual([
      'private, no-store',
      null,
    ]);
    expect(answer.headers.get('etag')).toBeNull();
  });

  test.each(OTHERS)('reveals nothing to %s', async (kind) => {
    const { path, guessed = path, owner, also = [], secret } = row();
    if (kind === owner || also.includes(kind)) return;
    expect((await textAt(guessed(), kind)).text).not.toContain(bytes(secret()));
    // Nor as data for scripts, nor in a panel's reply: in the usual run each with one of four visitors, in turn.
    const asked = guessed();
    const turn = (Object.keys(TABLE).indexOf(name) + OTHERS.indexOf(kind)) % OTHERS.length;
    const ways = ['_data=root', 'panel=language'];
    for (const more of process.env.ALL_FLOWS ? ways : ways.slice(turn, turn + 1))
      expect((await textAt(`${asked}${asked.includes('?') ? '&' : '?'}${more}`, kind)).text).not.toContain(
        bytes(secret()),
      );
  });

  test('is not in a shared cache: an anonymous request right after the owner’s does not get it', async () => {
    const { path, guessed = path, owner, secret } = row();
    await textAt(path(), owner);
    const { text } = await textAt(guessed(), 'visitor');
    expect(text).not.toContain(bytes(secret()));
  });

  test('is not indexed by search engines', async () => {
    const { path, owner } = row();
    const { answer, text } = await replyTo(path(), owner);
    const isPreview = owner === 'staff';
    const closed = [...(await replyTo('/robots.txt', 'visitor')).text.matchAll(/^Disallow: (\S+)$/gm)];
    const isUnlisted =
      /<meta name="robots" content="noindex/.test(text) ||
      /noindex/.test(answer.headers.get('x-robots-tag') ?? '') ||
      closed.some(([, start = '']) => path().startsWith(start));
    // A preview is a page that visitors can see, too, and without the preview it is listed.
    expect(isUnlisted || isPreview || !(answer.headers.get('content-type') ?? '').includes('html')).toBe(true);
  });
});

// Last: all owners have seen their pages.
test.each(['/sitemap.xml', '/sitemap/steder.xml', '/search?q=aftale', '/robots.txt'])(
  'nothing of it is listed for search engines at %s',
  async (listed) => {
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const { text } = await textAt(listed, 'visitor', crawler);
    for (const { path, owner, secret } of Object.values(TABLE)) {
      expect(text).not.toContain(bytes(secret()));
      // A preview is also a page of visitors.
      if (owner !== 'staff') expect(text).not.toContain(`${path()}<`);
    }
  },
);
