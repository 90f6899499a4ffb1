// Access rules: every route × every kind of visitor, requested from the built shop, by loaders and by actions.
import process from 'node:process';
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../support/sample';
import { commandHere } from '../support/typed-here';
import { cookiesOf, goneOn, locationOf, openDoor } from './door';
import { type Leaf, leaves } from './leaves';
import { DEMO_CXML_BUYER } from '#demo/folder/punchout';

const door = openDoor();

/** Each kind of visitor: their host, and their login. */
const VISITORS = {
  visitor: ['localhost', null],
  private: ['localhost', 'anna@example.dk'],
  business: ['localhost', 'christian@havnens-arkitekter.example'],
  'business admin': ['localhost', 'birgitte@havnens-arkitekter.example'],
  'few rights': ['localhost', 'dorthe@havnens-arkitekter.example'],
  'lists only': ['localhost', 'erik@havnens-arkitekter.example'],
  'procurement system': ['localhost', 'punchout@fjordhavn.example'],
  impersonated: ['localhost', 'by staff'],
  catalogue: ['katalog.localhost', null],
  design: ['design.localhost', null],
  advice: ['uniq.localhost', null],
  gifts: ['gaver.localhost', null],
} as const;
type Kind = keyof typeof VISITORS;
const KINDS = Object.keys(VISITORS) as Kind[];

const LOGIN = '303 /customer/login';
const ACCOUNT = '303 /customer/account';
const FRONT = '303 /';

/** Redirects per visitor; visitors who are not named are admitted. Spec §6 "Route guards", §2 "Catalogue mode". */
const SENT_AWAY = {
  machine: {},
  'all, logged in or not': {},
  everybody: { advice: LOGIN },
  'own shop': { advice: FRONT, gifts: FRONT },
  // Redirects to the account, all of whose addresses the gift shop closes.
  'to the account': { advice: LOGIN, gifts: FRONT },
  buyers: { catalogue: FRONT, advice: LOGIN },
  // Shops that order no gift shops close its addresses.
  'gift shops': { catalogue: FRONT, design: FRONT, advice: FRONT },
  'buyers of anything': { catalogue: FRONT, advice: LOGIN, 'lists only': ACCOUNT },
  'buyers of anything, own shop': { catalogue: FRONT, advice: FRONT, gifts: FRONT, 'lists only': ACCOUNT },
  customers: { visitor: LOGIN, catalogue: FRONT, design: LOGIN, advice: LOGIN, gifts: FRONT },
  // Outside the account's addresses, all of which the gift shop closes.
  'own papers': { visitor: LOGIN, catalogue: FRONT, design: LOGIN, advice: LOGIN, gifts: FRONT },
  'order history': {
    visitor: LOGIN,
    catalogue: FRONT,
    design: LOGIN,
    advice: LOGIN,
    gifts: FRONT,
    'few rights': ACCOUNT,
    'procurement system': ACCOUNT,
  },
  'invoice overview': {
    visitor: LOGIN,
    catalogue: FRONT,
    design: LOGIN,
    advice: LOGIN,
    gifts: FRONT,
    'few rights': ACCOUNT,
    'lists only': ACCOUNT,
    'procurement system': ACCOUNT,
  },
  'bonus shoppers': {
    visitor: LOGIN,
    private: FRONT,
    'few rights': FRONT,
    'lists only': FRONT,
    'procurement system': FRONT,
    impersonated: FRONT,
    catalogue: FRONT,
    design: LOGIN,
    advice: LOGIN,
    gifts: FRONT,
  },
  // Spec §6: the bonus shop paths need their claim, else the front page.
  'bonus shop': {
    visitor: FRONT,
    private: FRONT,
    'few rights': FRONT,
    'lists only': FRONT,
    'procurement system': FRONT,
    impersonated: FRONT,
    catalogue: FRONT,
    design: FRONT,
    advice: FRONT,
    gifts: FRONT,
  },
  'log in': {
    private: ACCOUNT,
    business: ACCOUNT,
    'business admin': ACCOUNT,
    'few rights': ACCOUNT,
    'lists only': ACCOUNT,
    'procurement system': ACCOUNT,
    impersonated: ACCOUNT,
    catalogue: FRONT,
    gifts: FRONT,
  },
  'make an account': {
    private: ACCOUNT,
    business: ACCOUNT,
    'business admin': ACCOUNT,
    'few rights': ACCOUNT,
    'lists only': ACCOUNT,
    'procurement system': ACCOUNT,
    impersonated: ACCOUNT,
    catalogue: FRONT,
    advice: LOGIN,
    gifts: FRONT,
  },
  'ways in': { catalogue: FRONT, gifts: FRONT },
  'log out': { advice: LOGIN, gifts: FRONT },
} satisfies Record<string, Partial<Record<Kind, string>>>;

/** Address as the router spells it, an example of it, and its permitted visitors. */
const TABLE: readonly [address: string, example: string, forWhom: keyof typeof SENT_AWAY][] = [
  ['/graphql/:client?', '/graphql/commerce', 'machine'],
  ['/media/*', '/media/x', 'machine'],
  ['/payment/*', '/payment/x', 'machine'],
  ['/health', '/health', 'machine'],
  ['/api/*', '/api/events', 'machine'],
  ['/robots.txt', '/robots.txt', 'machine'],
  ['/manifest.webmanifest', '/manifest.webmanifest', 'machine'],
  ['/sitemap.xml', '/sitemap.xml', 'everybody'],
  ['/sitemap/:part', '/sitemap/steder.xml', 'everybody'],
  ['/feeds/:file', '/feeds/google.xml', 'everybody'],
  ['/events', '/events', 'everybody'],
  ['/row/:location/:id', '/row/front/x', 'everybody'],
  ['/prices', '/prices?sku=K1000101', 'everybody'],
  ['/search/suggest', '/search/suggest?q=kaffe', 'everybody'],
  ['/store/change', '/store/change', 'buyers'],
  ['/notification/close', '/notification/close', 'everybody'],
  ['/lov/:word?', '/lov/x', 'everybody'],
  ['/popup', '/popup', 'everybody'],
  ['/saelger/:code', '/saelger/UNQ-007', 'everybody'],
  ['/colours/:pair', '/colours/ffffff-b3261e', 'machine'],
  ['/azure/oauth', '/azure/oauth', 'ways in'],
  ['/cgm/authenticate', '/cgm/authenticate?token=a.b.c', 'ways in'],
  [
    '/login_as_customer/customer/impersonate/token/:token?',
    '/login_as_customer/customer/impersonate/token/x',
    'ways in',
  ],
  ['/:prefix/quicklogin/id/:id?/key/:key?', '/shop_customer/quicklogin/id/1/key/x', 'ways in'],
  ['/punchout/authenticate', '/punchout/authenticate', 'ways in'],
  ['/punchout/enter/:key', '/punchout/enter/x', 'buyers'],
  ['/punchout/cxml', '/punchout/cxml', 'ways in'],
  ['/punchout/start/:token', '/punchout/start/x', 'ways in'],
  ['/punchout/return', '/punchout/return', 'buyers'],
  ['/punchout/invalid-session', '/punchout/invalid-session', 'ways in'],
  ['/generate/pdf', '/generate/pdf?order=0', 'buyers'],
  ['/customer/account/mine-data', '/customer/account/mine-data', 'customers'],
  ['/customer/account/mine-data/hent', '/customer/account/mine-data/hent', 'customers'],
  ['/customer/account/profile-settings/data', '/customer/account/profile-settings/data', 'customers'],
  ['/generate/e-invoice', '/generate/e-invoice?order=0&number=0&format=oioubl', 'own papers'],
  ['/generate/erp-invoice', '/generate/erp-invoice?order=0&kind=invoice&number=0', 'own papers'],
  ['/demo/login', '/demo/login', 'buyers'],
  ['/demo/scripts', '/demo/scripts', 'everybody'],
  ['/demo/order', '/demo/order', 'buyers'],
  ['/demo/outbox', '/demo/outbox', 'everybody'],
  ['/demo/procurement', '/demo/procurement', 'everybody'],
  ['/demo/komponenter', '/demo/komponenter', 'everybody'],
  ['/demo/outbox/:id', '/demo/outbox/0', 'everybody'],
  ['/demo/outbox/:id/html', '/demo/outbox/0/html', 'everybody'],
  ['/', '/', 'everybody'],
  ['/search', '/search?q=kaffe', 'everybody'],
  ['/brands', '/brands', 'everybody'],
  ['/brands/:id', '/brands/x', 'everybody'],
  ['/miljocertifikater', '/miljocertifikater', 'everybody'],
  ['/miljocertifikater/:id', '/miljocertifikater/x', 'everybody'],
  ['/my-offers', '/my-offers', 'buyers'],
  ['/produktnyheder', '/produktnyheder', 'everybody'],
  ['/bonusshop', '/bonusshop', 'bonus shop'],
  ['/bonusshop/kategori/:category', '/bonusshop/kategori/x', 'bonus shop'],
  ['/bonusshop/:slug', '/bonusshop/x', 'bonus shop'],
  ['/design', '/design', 'own shop'],
  ['/design-selv/:sku', '/design-selv/x', 'buyers'],
  ['/catalog/category/view/id/:id?', '/catalog/category/view/id/0', 'everybody'],
  ['/catalog/product/view/id/:id?', '/catalog/product/view/id/0', 'everybody'],
  ['/cart', '/cart', 'buyers'],
  ['/cart/item/:id?', '/cart/item/MTI=', 'buyers'],
  ['/blaek-og-toner/:make?/:series?', '/blaek-og-toner', 'own shop'],
  ['/blaek-og-toner/resultater/:id?', '/blaek-og-toner/resultater/0', 'own shop'],
  ['/hurtigbestilling', '/hurtigbestilling', 'buyers of anything'],
  ['/customer/account', '/customer/account', 'customers'],
  ['/customer/account/orders', '/customer/account/orders', 'order history'],
  ['/customer/account/orders/:id', '/customer/account/orders/0', 'order history'],
  ['/customer/account/invoices', '/customer/account/invoices', 'invoice overview'],
  ['/customer/account/safety-datasheets', '/customer/account/safety-datasheets', 'customers'],
  ['/customer/account/safety-datasheets/zip', '/customer/account/safety-datasheets/zip', 'customers'],
  ['/customer/account/bonuspoint', '/customer/account/bonuspoint', 'bonus shoppers'],
  ['/customer/account/subscriptions', '/customer/account/subscriptions', 'customers'],
  ['/customer/account/subscriptions/id/:id?', '/customer/account/subscriptions/id/0', 'customers'],
  ['/customer/account/printere', '/customer/account/printere', 'customers'],
  ['/customer/account/betalingskort', '/customer/account/betalingskort', 'customers'],
  ['/customer/account/pending-order', '/customer/account/pending-order', 'customers'],
  ['/customer/account/customer-administration', '/customer/account/customer-administration', 'customers'],
  ['/customer/account/address-book', '/customer/account/address-book', 'customers'],
  ['/customer/account/profile-settings', '/customer/account/profile-settings', 'customers'],
  ['/customer/shopping-list/:id?', '/customer/shopping-list', 'customers'],
  ['/customer/shopping-list/:id/:paper', '/customer/shopping-list/0/csv', 'customers'],
  ['/customer/account/:page', '/customer/account/hjaelp', 'customers'],
  ['/info/:slug?', '/info/levering', 'everybody'],
  ['/service/:slug?', '/service/findes-ikke', 'everybody'],
  ['/inspiration/:slug?', '/inspiration/findes-ikke', 'everybody'],
  ['/mobilscanner-demo', '/mobilscanner-demo', 'buyers of anything, own shop'],
  ['/mobilscanner-demo/scans', '/mobilscanner-demo/scans', 'buyers of anything, own shop'],
  ['/mobilscanner-demo/offline', '/mobilscanner-demo/offline', 'buyers of anything, own shop'],
  ['/mobilscanner-demo/labels', '/mobilscanner-demo/labels', 'buyers of anything, own shop'],
  ['/aftale/:slug?', '/aftale/fjordhavn', 'buyers'],
  ['/valgshop', '/valgshop', 'gift shops'],
  ['/valgshop/bestilling/:token', '/valgshop/bestilling/x', 'gift shops'],
  ['/valgshop/gave/:code', '/valgshop/gave/x', 'gift shops'],
  ['/valgshop/papir/:token/:paper', '/valgshop/papir/x/kort', 'gift shops'],
  ['/butikker', '/butikker', 'everybody'],
  ['/butikker/:id', '/butikker/odense', 'everybody'],
  ['/fortryd/:token?', '/fortryd', 'everybody'],
  ['/retur/:token?', '/retur', 'everybody'],
  ['/reklamation/:orderid?/:complaintid?', '/reklamation', 'everybody'],
  ['/reklamationsbilleder/:token', '/reklamationsbilleder/findes-ikke', 'everybody'],
  ['/reklamationsbilleder/:token/status', '/reklamationsbilleder/findes-ikke/status', 'everybody'],
  ['/reklamationsbilleder/:token/:side', '/reklamationsbilleder/findes-ikke/front', 'everybody'],
  ['/consent', '/consent', 'all, logged in or not'],
  ['/skriv-til-os', '/skriv-til-os', 'everybody'],
  ['/nyhedsbrev', '/nyhedsbrev', 'all, logged in or not'],
  ['/nyhedsbrev/bekraeft/:token', '/nyhedsbrev/bekraeft/x', 'all, logged in or not'],
  ['/nyhedsbrev/frameld/:token', '/nyhedsbrev/frameld/x', 'all, logged in or not'],
  ['/*', '/findes-ikke', 'everybody'],
  ['/checkout', '/checkout', 'buyers'],
  ['/checkout/cancel', '/checkout/cancel', 'buyers'],
  ['/checkout/success', '/checkout/success', 'buyers'],
  ['/customer', '/customer', 'to the account'],
  ['/customer/login', '/customer/login', 'log in'],
  ['/customer/create', '/customer/create', 'make an account'],
  ['/customer/account/forgot-password', '/customer/account/forgot-password', 'ways in'],
  ['/customer/account/createpassword', '/customer/account/createpassword', 'ways in'],
  ['/gavekort', '/gavekort', 'buyers'],
  ['/lagerbesked/:token', '/lagerbesked/x', 'everybody'],
  ['/telefonordre/:token', '/telefonordre/x', 'buyers'],
  ['/panel/:name', '/panel/language', 'all, logged in or not'],
  // Last, for it ends the login.
  ['/customer/logout', '/customer/logout', 'log out'],
];

const logins = new Map<string, string>();
let routes: Leaf[] = [];
beforeAll(async () => {
  // Visitors of the back office are in tests/routes/back-office.test.ts.
  const all = [...leaves((await import('../../app/routes')).default)];
  routes = all.filter(({ address }) => !/^\/staff(\/|$)/.test(address));
  for (const [, email] of Object.values(VISITORS)) {
    if (email === 'by staff') logins.set(email, await actingCookies());
    else if (email) logins.set(email, await door.logIn(email));
  }
});

async function actingCookies(): Promise<string> {
  const typed = ['login', 'act', 'grethe@fjordhavn.example'];
  const link = await commandHere(typed, door.shop().databaseUrl);
  return cookiesOf(await door.post(link, {}));
}

/** Entries of the account's menu that not everyone has. */
const BY_RIGHT: Record<string, readonly string[] | undefined> = {
  '/customer/account/orders': ['private', 'business', 'business admin', 'lists only', 'impersonated'],
  '/customer/account/invoices': ['private', 'business', 'business admin', 'impersonated'],
  '/customer/account/pending-order': [
    'business',
    'business admin',
    'few rights',
    'lists only',
    'procurement system',
    'impersonated',
  ],
  '/customer/account/customer-administration': ['business admin'],
  '/customer/account/bonuspoint': ['business', 'business admin'],
  '/bonusshop': ['business', 'business admin'],
  '/hurtigbestilling': ['private', 'business', 'business admin', 'few rights', 'procurement system', 'impersonated'],
};
const OF_HAVNEN: readonly string[] = ['business', 'business admin', 'few rights', 'lists only'];

const GUARDED = new Set([LOGIN, ACCOUNT, FRONT]);

/** Where a visitor is redirected from such an address; undefined where they are admitted. */
const sentAway = (kind: Kind, forWhom: keyof typeof SENT_AWAY): string | undefined =>
  Object.entries(SENT_AWAY[forWhom]).find(([name]) => name === kind)?.[1];

/** Of the visitors with the same outcome at an address, the default run tests one, in turn from address to address. */
function visitorsAt(row: number, forWhom: keyof typeof SENT_AWAY): readonly Kind[] {
  if (process.env.ALL_FLOWS) return KINDS;
  const outcomes = [...new Set(KINDS.map((kind) => sentAway(kind, forWhom)))];
  const byOutcome = outcomes.map((outcome) => KINDS.filter((kind) => sentAway(kind, forWhom) === outcome));
  return byOutcome.flatMap((alike) => alike[row % alike.length] ?? []);
}

async function answers(kind: Kind, example: string, method: 'GET' | 'POST'): Promise<string> {
  const [host, email] = VISITORS[kind];
  const cookies = (email && logins.get(email)) ?? '';
  const answer =
    method === 'GET' ? await door.ask(example, { host, cookies }) : await door.post(example, {}, { host, cookies });
  const location = locationOf(answer)?.split('?')[0];
  return location === undefined ? String(answer.status) : `${answer.status} ${location}`;
}

describe('the table of routes and visitors', () => {
  test('has a row for every route', () => {
    const known = new Set(TABLE.map(([address]) => address));
    const missing = routes.filter(({ address }) => !known.has(address)).map(({ address }) => address);
    const help = `add a row to TABLE in ${import.meta.filename}: the address, an example, and whom it is for (${Object.keys(SENT_AWAY)})`;
    expect(missing, help).toEqual([]);
  });

  // Before the walk, whose last step ends the logins.
  test('the account menu and first page show what each customer may open, and which rights they lack', async () => {
    const wrong: string[] = [];
    const entries: { kind: string; host: string; cookies: string; path: string }[] = [];
    for (const [kind, [host, email]] of Object.entries(VISITORS)) {
      if (!email) continue;
      const cookies = logins.get(email) ?? '';
      const $ = load(await (await door.ask('/customer/account', { host, cookies })).text());
      const main = $('main').text();
      const menu = [
        ...new Set(
          $('main nav a')
            .map((_, link) => $(link).attr('href'))
            .get(),
        ),
      ];
      const shown = Object.keys(BY_RIGHT).filter((path) => menu.includes(path));
      const due = Object.keys(BY_RIGHT).filter((path) => BY_RIGHT[path]?.includes(kind));
      if (String(shown) !== String(due)) wrong.push(`${kind}: ${shown} instead of ${due}`);
      entries.push(...menu.flatMap((path) => (path ? [{ kind, host, cookies, path }] : [])));
      const told = { 'HA-204': OF_HAVNEN.includes(kind), Tilsluttet: kind === 'business admin' };
      for (const [words, isTold] of Object.entries(told))
        if (main.includes(words) !== isTold) wrong.push(`${kind}: "${words}" should be ${isTold ? 'there' : 'away'}`);
    }
    // Counted over all menus, so that the default run opens different entries of each.
    for (const { kind, host, cookies, path } of oneIn(5, entries)) {
      const { status } = await door.ask(path, { host, cookies });
      if (status !== 200) wrong.push(`${kind}: ${path} is in the menu and answers ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('an unpublished page is shown by its preview link only, is on no list, and is never cached', async () => {
    const said = await commandHere(['content', 'preview', 'inspiration/moedelokalet'], door.shop().databaseUrl);
    const link = said.replace(/^https?:\/\/[^/]+/, '');
    const DRAFT = /Mødelokalet, der bliver brugt|The meeting room that gets used/;
    const word = link.slice(link.indexOf('=') + 1);
    const closed = [
      '/inspiration/moedelokalet',
      '/inspiration/moedelokalet?preview=',
      `/inspiration/moedelokalet?preview=${word.slice(0, -1)}`,
      `/inspiration/hjemmekontoret?preview=${word}`,
      '/inspiration',
      '/search?q=moedelokalet',
      '/sitemap/steder.xml',
    ];
    const wrong: string[] = [];
    for (const kind of KINDS) {
      const [host, email] = VISITORS[kind];
      const cookies = (email && logins.get(email)) ?? '';
      const asked = async (path: string) => {
        const reply = await door.ask(path, { host, cookies });
        return { reply, shows: DRAFT.test(await reply.text()) };
      };
      const { reply, shows } = await asked(link);
      // The advice shop is closed to anonymous users, with or without a link.
      if (shows !== (kind !== 'advice')) wrong.push(`${kind}: the link ${shows ? 'shows' : 'does not show'} it`);
      if (shows && reply.headers.get('cache-control') !== 'private, no-store') wrong.push(`${kind}: it may be kept`);
      const turn = KINDS.indexOf(kind);
      const some = process.env.ALL_FLOWS ? closed : closed.filter((_, at) => (at + turn) % 4 === 0);
      for (const path of some) if ((await asked(path)).shows) wrong.push(`${kind}: ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  let requested = 0;
  test.each(KINDS)('%s is admitted or redirected as specified, by loaders and actions', async (kind) => {
    const wrong: string[] = [];
    for (const [row, [address, example, forWhom]] of TABLE.entries()) {
      const route = routes.find((one) => one.address === address);
      if (!route || !visitorsAt(row, forWhom).includes(kind)) continue;
      const away = sentAway(kind, forWhom);
      for (const method of route.acts ? (['GET', 'POST'] as const) : (['GET'] as const)) {
        const is = await answers(kind, example, method);
        requested += 1;
        // Some addresses only act: a visitor who opens them gets the front page. Logging out ends there for everyone.
        const own = ONLY_ACT.has(address) && /^30[23] \/$/.test(is);
        const right = own || (away === undefined ? !GUARDED.has(is) && !is.startsWith('5') : is === away);
        if (!right) wrong.push(`${method} ${example}: ${is}, not ${away ?? 'let in'}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('requests each route of the table once per kind of visitor (in the usual run once per outcome), and those with an action twice', () => {
    const due = TABLE.map(([address, , forWhom], row) => {
      const times = routes.find((one) => one.address === address)?.acts ? 2 : 1;
      return times * visitorsAt(row, forWhom).length;
    });
    expect(requested).toBe(due.reduce((sum, count) => sum + count, 0));
    expect(requested).toBeGreaterThan(process.env.ALL_FLOWS ? 2_000 : 400);
  });
});

/** A visit from the demo's procurement systems, as the cookies of its buyer. */
async function visitCookies(inspects: boolean): Promise<string> {
  const headers = { origin: 'https://srm.example', 'sec-fetch-site': 'cross-site' };
  if (!inspects) {
    const body = { USERNAME: 'fjordhavn', PASSWORD: 'Kontor-2026', HOOK_URL: 'http://localhost:9/oci' };
    return cookiesOf(await goneOn(door, await door.ask('/punchout/authenticate', { body, headers })));
  }
  const buyer = (more = '') =>
    `<Credential domain="NetworkID"><Identity>${DEMO_CXML_BUYER}</Identity>${more}</Credential>`;
  const body = `<cXML payloadID="guards" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${buyer()}</From><To>${buyer()}</To><Sender>${buyer('<SharedSecret>Kontor-2026</SharedSecret>')}</Sender></Header><Request><PunchOutSetupRequest operation="inspect"><BuyerCookie>g</BuyerCookie><BrowserFormPost><URL>http://localhost:9/home</URL></BrowserFormPost><ItemOut quantity="2"><ItemID><SupplierPartID>1000101</SupplierPartID></ItemID></ItemOut></PunchOutSetupRequest></Request></cXML>`;
  const posted = await door.ask('/punchout/cxml', { body, headers: { ...headers, 'content-type': 'text/xml' } });
  const [, start = ''] = /<URL>https?:\/\/[^/]+([^<]+)</.exec(await posted.text()) ?? [];
  return cookiesOf(await goneOn(door, await door.ask(start)));
}

describe('a procurement visit', () => {
  /** Requests the addresses of the table with these cookies: in the usual run one in three, another third in each turn. */
  async function walk(
    cookies: string,
    turn: number,
    wanted: (path: string, is: string) => string | boolean,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const [, example, forWhom] of process.env.ALL_FLOWS ? TABLE : oneIn(3, TABLE.slice(turn))) {
      if (forWhom === 'machine') continue;
      const answer = await door.ask(example, { cookies });
      const is = `${answer.status} ${locationOf(answer)?.split('?')[0] ?? ''}`.trim();
      const want = wanted(example.split('?')[0] ?? '', is);
      if (want !== true && want !== is) wrong.push(`${example}: ${is}, not ${want}`);
    }
    return wrong;
  }

  test.each([
    ['shops', false],
    ['inspects', true],
  ])(
    'whose buyer %s has the shop, but no checkout, no account and no change beyond the cart',
    async (_what, inspects) => {
      const cookies = await visitCookies(inspects);
      expect(await (await door.ask('/', { cookies })).text()).toContain(inspects ? 'til gennemsyn' : 'I handler for');
      const wrong = await walk(cookies, inspects ? 1 : 0, (path, is) => {
        if (/^\/checkout(\/|$)/.test(path)) return '303 /cart';
        if (/^\/(customer|bonusshop)(\/|$)/.test(path)) return FRONT;
        if (/^\/(aftale|fortryd|mobilscanner-demo|reklamation|retur|valgshop)(\/|$)/.test(path)) return FRONT;
        // The address of an ended visit continues with the current one.
        const leadsHome = ONLY_ACT.has(path) || path.startsWith('/punchout/enter/');
        return (!GUARDED.has(is) || leadsHome) && !is.startsWith('5');
      });
      expect(wrong).toEqual([]);
    },
  );

  test('that has ended redirects to the page about it, from everywhere', async () => {
    const cookies = await visitCookies(false);
    await door.post('/customer/logout', {}, { cookies });
    const wrong = await walk(cookies, 2, (path, is) => {
      const isOutside = /^\/punchout\/(authenticate|cxml|start|enter)/.test(path) || ONLY_ACT.has(path);
      return isOutside ? !is.startsWith('5') : '303 /punchout/invalid-session';
    });
    expect(wrong).toEqual([]);
  });
});

const ONLY_ACT = new Set([
  '/store/change',
  '/notification/close',
  '/popup',
  '/customer/logout',
  '/demo/login',
  '/demo/scripts',
  '/demo/order',
  '/events',
]);
