// Access to pages: shop, store and login of a request, and the effect of each guard before a page reads anything.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuardName } from '#domain/customer/access';
import { env } from '~/config/env.server';
import { VARIANTS } from '~/config/variants';
import { NotAuthorised } from '~/services/transport/transport.server';
import {
  cookiesOf,
  customerOfTests,
  keptOf,
  STORES,
  storeOf,
  visitOfTests,
  visitorContext,
} from '../../tests/support/visitor-context';
import {
  type Args,
  contextOf,
  contextOfCustomer,
  contextOfStranger,
  getContext,
  guardsLetIn,
  strangerBehind,
} from './get-context.server';

const asked = vi.hoisted(() => ({
  calendar: vi.fn(),
  icons: vi.fn(),
  customer: vi.fn(),
  tokenData: vi.fn(),
  stores: vi.fn(),
  variants: vi.fn(),
}));
vi.mock('~/services/calendar/calendar.server', () => ({ readCalendar: asked.calendar }));
vi.mock('~/services/content/energy.server', () => ({ listEnergyIcons: asked.icons }));
vi.mock('~/services/customer/customer.server', () => ({ readCustomer: asked.customer }));
vi.mock('~/services/customer/token-data.server', () => ({ readTokenData: asked.tokenData }));
vi.mock('~/services/store.server', () => ({ listStores: asked.stores }));
vi.mock('~/services/variant.server', () => ({ listVariants: asked.variants, knownVariants: () => VARIANTS }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  for (const one of Object.values(asked)) one.mockReset();
  asked.calendar.mockImplementation(({ storeCode, storeId }) => ({
    cutoff: '12:00',
    closed: [storeCode, String(storeId)],
    open: [],
  }));
  asked.icons.mockResolvedValue({ A: '/pil-a.svg' });
  asked.customer.mockResolvedValue(customerOfTests());
  asked.tokenData.mockResolvedValue(null);
  asked.stores.mockResolvedValue(STORES);
  asked.variants.mockResolvedValue(VARIANTS);
});
afterEach(() => vi.useRealTimers());

interface Said {
  method?: string;
  cookie?: string;
  headers?: Record<string, string>;
}
const OFFICE = 'http://localhost:3000';
const requestOf = (address: string, { method = 'GET', cookie, headers = {} }: Said = {}) =>
  new Request(new URL(address, OFFICE), { method, headers: { ...headers, ...(cookie && { cookie }) } });
const argsOf = (address: string, said?: Said) =>
  ({ request: requestOf(address, said), params: {}, context: {} }) as unknown as Args;
const contextAt = (address: string, said?: Said, ...guards: GuardName[]) =>
  getContext(argsOf(address, said), ...guards);
const LOGGED_IN = { cookie: 'apollo-token=t-7; DR_JWT=a.b.c' };

/** Where the request is redirected to, and the cookies set in the browser. */
async function leftFrom(address: string, said?: Said, ...guards: GuardName[]) {
  const left: unknown = await contextAt(address, said, ...guards).then(
    () => 'let in',
    (thrown: unknown) => thrown,
  );
  if (!(left instanceof Response)) return { left };
  const { status, headers } = left;
  return { left: `${status} ${headers.get('Location')}`, cookies: keptOf(cookiesOf(left)), response: left };
}

describe('the context of a request', () => {
  test('of a visitor who has chosen nothing', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5);
    asked.stores.mockImplementation(async ({ meter }) => {
      clock.mockReturnValue(12);
      Object.assign(meter, { calls: 3, statements: 4 });
      return STORES;
    });
    const headers = { 'X-Request-Id': 'r-1', 'X-Real-Ip': '192.0.2.7', 'User-Agent': 'Test/1' };
    const args = argsOf('/stole?page=2&_data=routes%2Fstole', { headers });
    const context = await getContext(args);
    clock.mockRestore();
    expect(context).toEqual(
      visitorContext({
        here: '/stole?page=2',
        requestId: 'r-1',
        clientAddress: '192.0.2.7',
        userAgent: 'Test/1',
        signal: args.request.signal,
        rules: {
          ...visitorContext().rules,
          energyIcons: { A: '/pil-a.svg' },
          calendar: { cutoff: '12:00', closed: ['b2c', '1'], open: [] },
        },
        meter: { calls: 3, statements: 4, graphqlMs: 0, shows: new Set() },
        startedAt: 5,
        arrival: { ms: 7, calls: 3, statements: 4 },
        device: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    );
    expect(asked.customer).not.toHaveBeenCalled();
    expect(asked.tokenData).not.toHaveBeenCalled();
  });

  test('uses the day in Denmark for the law in force', async () => {
    const dayAt = async (moment: string) => {
      vi.setSystemTime(new Date(moment));
      return (await contextAt('/stole')).lawDay;
    };
    expect(await dayAt('2026-12-31T22:59:00Z')).toBe('2026-12-31');
    expect(await dayAt('2026-12-31T23:01:00Z')).toBe('2027-01-01');
    expect(await dayAt('2026-06-30T22:01:00Z')).toBe('2026-07-01');
  });

  test('uses the delivery calendar of the visitor’s store', async () => {
    const { rules, storeCode, storeId } = await contextAt('/', { cookie: 'store={"code":"b2b"}' });
    expect([storeCode, rules.calendar?.closed]).toEqual(['b2b', ['b2b', String(storeId)]]);
  });

  test('requests shops and stores with a caller that has no store yet', async () => {
    await contextAt('/');
    const [caller] = asked.variants.mock.calls[0] ?? [];
    expect(caller).toMatchObject({ storeId: 0, storeCode: '', token: null, cartId: null, requestId: '' });
    expect([caller.clientAddress, caller.userAgent]).toEqual(['', '']);
    expect(caller.meter).toEqual({ calls: 0, statements: 0, graphqlMs: 0, shows: new Set() });
    expect(caller.rules).toMatchObject({ dayToDayDelivery: false, tradeOnlyStore: false });
    expect(asked.stores).toHaveBeenCalledWith(caller);
  });

  test('of a post is not aborted when its sender disconnects', async () => {
    const context = await contextAt('/cart', { method: 'POST' });
    expect([context.isPost, context.signal]).toEqual([true, null]);
  });

  test.each([
    ['/stole', '/stole'],
    ['/stole?_data=x', '/stole'],
    ['/stole?q=a%20b', '/stole?q=a+b'],
  ])('the page of %s is %s', async (address, here) => expect((await contextAt(address)).here).toBe(here));

  test('takes cookies and the scheme from the request', async () => {
    const cookie = 'cart-id=c-1; no-js=1; b2b=spring; locale=en-GB; consent=1:s; store={"code":"b2b"}';
    const context = await contextAt('https://localhost:3000/', { cookie });
    expect(context).toMatchObject({ cartId: 'c-1', scriptsOff: true, businessKeys: ['spring'], language: 'en' });
    expect(context).toMatchObject({ scheme: 'https', storeCode: 'b2b', storeStep: 'cookie' });
    expect(context.consent).toMatchObject({ answered: true, statistics: true, personal: false });
    expect((await contextAt('/', { cookie: 'no-js=0' })).scriptsOff).toBe(false);
  });

  test.each([
    ['nothing', '', true],
    ['a login', LOGGED_IN.cookie, false],
    ['a cart', 'cart-id=c-1', false],
    ['a toast', 'toast=e30', false],
    ['an order', 'order=o-1', false],
    ['a store and a language', 'store={"code":"b2b"}; locale=en-GB', true],
  ])('with %s the page may be shared: %#', async (_what, cookie, anonymous) =>
    expect((await contextAt('/', { cookie })).anonymous).toBe(anonymous),
  );

  test('a page with a draft is not shared', async () => {
    expect((await contextAt('/?draft=popup%3Aa&preview=1.x')).anonymous).toBe(false);
  });
});

describe('the shop of a host', () => {
  test.each([
    ['office', OFFICE, 'b2c', { showsVat: true, tradeOnlyStore: true, dayToDayDelivery: true }],
    [
      'design',
      'http://design.localhost:3000',
      'b2cb',
      { showsVat: true, tradeOnlyStore: true, dayToDayDelivery: false },
    ],
    ['gifts', 'http://gaver.localhost:3000', 'firmagaver_dk', { showsVat: false, tradeOnlyStore: false }],
    ['office', 'http://katalog.localhost:3000', 'b2c', { catalogueMode: true }],
  ])('is %s at %s', async (code, address, storeCode, rules) => {
    const context = await contextAt(address);
    expect(context).toMatchObject({ variant: { code }, storeCode, rules });
  });

  test('products for businesses only are closed in the private store, not in the business store', async () => {
    const { rules } = await contextAt('/', { cookie: 'store={"code":"b2b"}' });
    expect(rules).toMatchObject({ tradeOnlyStore: false, showsVat: false });
  });

  test.each([
    ['no store at all', [], 'stores'],
    ['none of its own', [storeOf('b2cb')], 'stores-of-shop'],
  ])('with %s, every page reports what is missing', async (_what, stores, lacks) => {
    asked.stores.mockResolvedValue(stores);
    const { response } = await leftFrom('/');
    expect([response?.status, await response?.json()]).toEqual([503, { lacks }]);
  });

  test.each([
    ['no store at all', [], 'content-stores'],
    ['none of its own', [storeOf('b2cb')], 'content-shops'],
  ])('with %s, every page reports what an external content service lacks', async (_what, stores, lacks) => {
    env.CONTENT_GRAPHQL_URL = 'http://strapi.example/graphql';
    try {
      asked.stores.mockResolvedValue(stores);
      const { response } = await leftFrom('/');
      expect([response?.status, await response?.json()]).toEqual([503, { lacks }]);
    } finally {
      env.CONTENT_GRAPHQL_URL = undefined;
    }
  });

  test('an address with a business key redirects once to the address without it', async () => {
    const { left, cookies } = await leftFrom('/stole?b2b=spring');
    expect(left).toBe('303 /stole');
    expect(cookies).toMatchObject({ b2b: 'spring' });
  });
});

describe('a login', () => {
  test('is looked up in the store of an anonymous visitor, and leads to the customer’s own store', async () => {
    const context = await contextAt('/', LOGGED_IN);
    expect(asked.customer).toHaveBeenCalledWith(expect.objectContaining({ token: 't-7', storeId: 1 }));
    expect(context).toMatchObject({ token: 't-7', storeCode: 'b2b', storeStep: 'token', choosable: [] });
    expect(context.customer).toMatchObject({ id: '7' });
    expect(context.rules.showsVat).toBe(false);
    const [caller, jwt, storeCodes] = asked.tokenData.mock.calls[0] ?? [];
    expect([caller.storeId, jwt, storeCodes]).toEqual([2, 'a.b.c', ['b2c', 'b2b', 'punchout']]);
  });

  test('of no customer is ignored', async () => {
    asked.customer.mockResolvedValue(null);
    expect(await contextAt('/', LOGGED_IN)).toMatchObject({ token: null, customer: null, anonymous: true });
    expect(asked.tokenData).not.toHaveBeenCalled();
  });

  test('is not read on catalogue hosts', async () => {
    expect(await contextAt('http://katalog.localhost:3000/', LOGGED_IN)).toMatchObject({ token: null, customer: null });
    expect(asked.customer).not.toHaveBeenCalled();
  });

  const CLAIM = { customerId: '7', storeCode: 'b2b', bonusShopAccess: true };
  test.each([
    ['right and claim', true, CLAIM, true],
    ['the claim alone', false, CLAIM, false],
    ['the right alone', true, { ...CLAIM, bonusShopAccess: false }, false],
    ['the right without any claims', true, null, false],
    ['the claim of someone else', true, { ...CLAIM, customerId: '8' }, false],
  ])('with %s opens the bonus shop: %s', async (_what, bonusShopAccess, tokenData, opens) => {
    asked.customer.mockResolvedValue(customerOfTests({ bonusShopAccess }));
    asked.tokenData.mockResolvedValue(tokenData);
    const context = await contextAt('/', LOGGED_IN);
    expect(context.rules.showsPoints).toBe(opens);
    expect(context.tokenData).toEqual(tokenData?.customerId === '7' ? tokenData : null);
    const { left } = await leftFrom('/bonusshop', LOGGED_IN, 'limited-account-access');
    expect(left).toBe(opens ? 'let in' : '303 /');
  });

  test('of a procurement system’s buyer has a cart that is transferred, no other login has', async () => {
    expect((await contextAt('/', LOGGED_IN)).rules).not.toHaveProperty('transfersCart');
    asked.customer.mockResolvedValue(customerOfTests({ punchout: visitOfTests() }));
    expect((await contextAt('/', LOGGED_IN)).rules.transfersCart).toBe(true);
  });

  test('may subscribe only where the company allows it', async () => {
    expect((await contextAt('/', LOGGED_IN)).rules).not.toHaveProperty('maySubscribe');
    asked.customer.mockResolvedValue(customerOfTests({ maySubscribe: true }));
    expect((await contextAt('/', LOGGED_IN)).rules.maySubscribe).toBe(true);
  });

  test('has personal coupons where the customer and the shop have them', async () => {
    asked.customer.mockResolvedValue(customerOfTests({ hasPersonalCoupons: true }));
    const cookie = `${LOGGED_IN.cookie}; personal-coupons=${encodeURIComponent('[["7",["TAK10"]]]')}`;
    expect((await contextAt('/', { cookie })).personalCoupons).toEqual(['TAK10']);
    asked.customer.mockResolvedValue(customerOfTests());
    expect((await contextAt('/', { cookie })).personalCoupons).toBeNull();
  });
});

describe('an expired login', () => {
  const ended = (code: string | null = null) =>
    new NotAuthorised({
      message: 'The current customer isn’t authorized.',
      category: 'graphql-authorization',
      path: '',
      code,
      params: {},
    });
  const CLEARED = { 'apollo-token': null, DR_JWT: null };

  test('is cleared once, and the page is loaded again', async () => {
    asked.customer.mockRejectedValue(ended());
    const { left, cookies } = await leftFrom('/stole?page=2', LOGGED_IN);
    expect(left).toBe('303 /stole?page=2');
    expect(cookies).toMatchObject(CLEARED);
  });

  test('does not prevent a new login, which only a post performs', async () => {
    asked.customer.mockRejectedValue(ended());
    const posted = await contextAt('/customer/login', { ...LOGGED_IN, method: 'POST' });
    expect(posted).toMatchObject({ token: null, customer: null });
    expect((await leftFrom('/customer/login', LOGGED_IN)).cookies).toMatchObject(CLEARED);
    expect((await leftFrom('/cart', { ...LOGGED_IN, method: 'POST' })).cookies).toMatchObject(CLEARED);
  });

  test('of another shop is redirected to the login', async () => {
    asked.customer.mockRejectedValue(ended('STORE_CLOSED'));
    const { left, cookies } = await leftFrom('/stole', LOGGED_IN);
    expect(left).toBe('303 /customer/login');
    expect(cookies).toMatchObject(CLEARED);
  });

  test('is not assumed after any other failure', async () => {
    const failure = new Error('connection lost');
    asked.customer.mockRejectedValue(failure);
    expect(await leftFrom('/', LOGGED_IN)).toEqual({ left: failure });
  });
});

describe('guards', () => {
  const ADVICE = 'http://uniq.localhost:3000';
  const GIFTS = 'http://gaver.localhost:3000';
  const CATALOGUE = 'http://katalog.localhost:3000';
  test.each<[string, string, Said, GuardName[], string]>([
    [
      'a visitor at the account',
      '/customer/account?page=2',
      {},
      ['authenticated'],
      '303 /customer/login?returnTo=%2Fcustomer%2Faccount%3Fpage%3D2',
    ],
    ['a customer at the account', '/customer/account', LOGGED_IN, ['authenticated'], 'let in'],
    ['a customer at the login', '/customer/login', LOGGED_IN, ['authenticated'], '303 /customer/account'],
    ['anyone at a catalogue’s account', `${CATALOGUE}/customer/account`, LOGGED_IN, ['authenticated'], '303 /'],
    ['anyone at a catalogue’s cart', `${CATALOGUE}/cart`, {}, ['catalog-access'], '303 /'],
    ['a visitor of a shop that asks for a login', `${ADVICE}/stole`, {}, [], '303 /customer/login?returnTo=%2Fstole'],
    ['a visitor of its front page', `${ADVICE}/`, {}, [], '303 /customer/login'],
    ['a path that the shop does not have', `${GIFTS}/customer/account`, {}, [], '303 /'],
    [
      'a visitor at orders that only other rights close',
      '/customer/account/orders',
      {},
      ['limited-account-access'],
      'let in',
    ],
    ['a search for nothing', '/search?q=', {}, ['searchpage'], '303 /'],
    ['a search without words', '/search', {}, ['searchpage'], '303 /'],
    ['a search', '/search?q=stol', {}, ['searchpage'], 'let in'],
    ['a prefix that is guarded without a name, in a catalogue', `${CATALOGUE}/punchout/x`, {}, [], '303 /'],
    ['anything else of a catalogue', `${CATALOGUE}/stole`, {}, [], 'let in'],
    ['the first guard that refuses', '/customer/account', {}, ['searchpage', 'authenticated'], '303 /'],
  ])('%s', async (_who, address, said, names, outcome) =>
    expect((await leftFrom(address, said, ...names)).left).toBe(outcome),
  );

  test('an account limited to its shopping lists is redirected to them', async () => {
    asked.customer.mockResolvedValue(customerOfTests({ limitToShoppingLists: true }));
    expect((await leftFrom('/stole', LOGGED_IN, 'limited-to-account')).left).toBe('303 /customer/account');
  });

  test.each([
    ['a buyer’s checkout', '/checkout', {}, true, '303 /cart'],
    ['a buyer’s account, where the store opens it', '/customer/account', {}, true, 'let in'],
    ['a buyer’s account, where the store does not', '/customer/account', {}, false, '303 /'],
    ['any page once the cart has gone back', '/stole', { returned: true }, true, '303 /punchout/return'],
  ])('a visit from a procurement system: %s', async (_what, address, facts, accountLink, outcome) => {
    asked.customer.mockResolvedValue(customerOfTests({ punchout: visitOfTests(facts) }));
    const opens = (code: string) => (code === 'punchout' ? accountLink : !accountLink);
    asked.stores.mockResolvedValue(
      STORES.map((store) => ({ ...store, features: { ...store.features, accountLink: opens(store.code) } })),
    );
    expect((await leftFrom(address, LOGGED_IN)).left).toBe(outcome);
  });

  test('a visit in a store that is not the shop’s has no account pages', () => {
    const customer = customerOfTests({ punchout: visitOfTests() });
    const at = (storeId: number) => guardsLetIn(visitorContext({ customer, storeId, here: '/customer/account' }), []);
    expect([at(1), at(99)]).toEqual([true, false]);
  });

  test('an unknown guard name is an error of the shop', async () => {
    const { response } = await leftFrom('/', {}, 'nonsense' as GuardName);
    const told = 'Unknown middleware nonsense';
    expect([response?.status, response?.statusText, await response?.text()]).toEqual([500, told, told]);
  });

  test('return whether something may be shown, without a redirect', () => {
    expect(guardsLetIn(visitorContext(), ['authenticated'])).toBe(false);
    expect(guardsLetIn(visitorContext({ customer: customerOfTests() }), ['authenticated'])).toBe(true);
    expect(guardsLetIn(visitorContext(), [])).toBe(true);
  });
});

describe('one request', () => {
  test('determines its context once for any number of loaders', async () => {
    const args = argsOf('/');
    const [first, second] = await Promise.all([getContext(args), getContext(args)]);
    expect(second).toBe(first);
    expect(asked.stores).toHaveBeenCalledTimes(1);
    expect(await contextAt('/')).not.toBe(first);
  });

  test('returns a separate error response to each loader', async () => {
    asked.stores.mockResolvedValue([]);
    const args = argsOf('/');
    const thrown = await Promise.all([1, 2].map(() => getContext(args).catch((left: unknown) => left)));
    for (const one of thrown) expect(one instanceof Response && (await one.json())).toEqual({ lacks: 'stores' });
    expect(asked.stores).toHaveBeenCalledTimes(1);
  });

  test('provides its context to its own render only, whether refused or not', async () => {
    const [args, refused, unseen] = [argsOf('/'), argsOf('/customer/account'), argsOf('/')];
    const context = await getContext(args);
    await getContext(refused, 'authenticated').catch(() => undefined);
    expect(contextOf(args.context)).toBe(context);
    expect(contextOf(refused.context)).toMatchObject({ here: '/customer/account' });
    expect(contextOf(unseen.context)).toBeUndefined();
  });
});

describe('the same request for another caller', () => {
  const guest = visitorContext({
    cartId: 'cart-of-the-guest',
    personalCoupons: ['KAFFEPAUSE'],
    storeCode: 'b2b',
    storeId: 2,
    storeStep: 'cookie',
    businessKeys: ['spring'],
  });

  test('a new login is read with the new token, in the customer’s own store and without the guest’s cart', async () => {
    asked.customer.mockResolvedValue(customerOfTests({ storeId: 3 }));
    const context = await contextOfCustomer(guest, 'new-token');
    expect(asked.customer).toHaveBeenCalledWith(expect.objectContaining({ token: 'new-token' }));
    expect(context).toMatchObject({ token: 'new-token', storeCode: 'punchout', cartId: null, personalCoupons: null });
    expect(context).toMatchObject({ customer: { id: '7' }, tokenData: null, businessKeys: [] });
  });

  test('the anonymous caller has no login and no cart, and has chosen nothing', () => {
    const customer = { ...guest, token: 't-7', customer: customerOfTests() };
    expect(contextOfStranger(customer)).toEqual(visitorContext());
  });

  test('the anonymous caller of a request is read without the login', async () => {
    const caller = await strangerBehind(requestOf('http://design.localhost:3000/checkout', LOGGED_IN));
    expect(asked.customer).not.toHaveBeenCalled();
    expect(caller).toMatchObject({ storeId: 4, storeCode: 'b2cb', token: null, cartId: null });
    expect(caller.rules).toEqual({
      showsVat: true,
      catalogueMode: false,
      tradeOnlyStore: false,
      dayToDayDelivery: false,
      showsPoints: false,
      energyIcons: {},
    });
  });
});
