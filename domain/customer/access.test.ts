// The seven guards: who may see which page, and where others are redirected.
import { describe, expect, it } from 'vitest';
import {
  decide,
  decideAll,
  GUARD_NAMES,
  guardsOfPath,
  isGuardName,
  type Visitor,
  type VisitorRights,
} from '#domain/customer/access';

const anyone: Visitor = {
  path: '/papir',
  q: null,
  hasToken: false,
  rights: null,
  catalogueMode: false,
  punchout: null,
  variant: { loginRequired: false, closedPaths: [] },
};
const member = { hasToken: true };
const rights = (over: Partial<VisitorRights> = {}): Partial<Visitor> => ({
  hasToken: true,
  rights: {
    limitToShoppingLists: false,
    orderHistoryAccess: true,
    invoiceOverviewAccess: true,
    bonusShopAccess: true,
    ...over,
  },
});
const advice = { variant: { loginRequired: true, closedPaths: ['/bonusshop', '/brands'] } };
const gifts = { variant: { loginRequired: false, closedPaths: ['/customer', '/bonusshop'] } };

describe('the guards', () => {
  // spec: 6 Roles: Visitor: no token
  //   at domain/customer/access.ts
  // spec: 6 Route guards: Without a token, protected pages go to /customer/login
  //   at domain/customer/access.ts
  it.each<[string, string, Partial<Visitor>, string | null]>([
    ['authenticated', 'a visitor has to log in', { path: '/customer/account' }, '/customer/login'],
    ['authenticated', 'a customer passes', { path: '/customer/account', ...member }, null],
    [
      'authenticated',
      'on a catalogue host there is no login to go to',
      { path: '/customer/account', catalogueMode: true },
      '/',
    ],
    ['authenticated', 'a visitor may log in', { path: '/customer/login' }, null],
    [
      'authenticated',
      // spec: 6 Route guards: Logged in, the login page goes to /customer/account
      //   at domain/customer/access.ts
      'a customer who is logged in does not log in again',
      { path: '/customer/login', ...member },
      '/customer/account',
    ],
    [
      'limited-to-account',
      // spec: 6 Route guards: A customer with limit_to_shopping_lists goes to /customer/account
      //   at domain/customer/access.ts
      'a customer who has shopping lists only is sent there',
      rights({ limitToShoppingLists: true }),
      '/customer/account',
    ],
    ['limited-to-account', 'other customers pass', rights(), null],
    ['limited-to-account', 'visitors pass', {}, null],
    [
      'limited-account-access',
      // spec: 3 Other entities: Sub-user right: see all orders and status
      //   at backend/commerce/customer/extension.graphql, domain/customer/access.ts
      // spec: 6 Roles: Sub-user with rights
      //   at domain/customer/access.ts, demo/folder/people.ts
      'orders need the right to them',
      { path: '/customer/account/orders/7', ...rights({ orderHistoryAccess: false }) },
      '/customer/account',
    ],
    ['limited-account-access', 'who has it sees orders', { path: '/customer/account/orders', ...rights() }, null],
    [
      'limited-account-access',
      // spec: 3 Other entities: Sub-user right: see all invoices
      //   at backend/commerce/customer/extension.graphql, domain/customer/access.ts
      // spec: 6 Route guards: Flags govern order history and invoice overview
      //   at domain/customer/access.ts
      'invoices need the right to them',
      { path: '/customer/account/invoices', ...rights({ invoiceOverviewAccess: false }) },
      '/customer/account',
    ],
    ['limited-account-access', 'who has it sees invoices', { path: '/customer/account/invoices', ...rights() }, null],
    ['limited-account-access', 'a visitor without rights loses no other page', { path: '/papir' }, null],
    [
      'limited-account-access',
      // spec: 3 Other entities: Sub-user right: bonus shop access
      //   at domain/customer/access.ts
      'the bonus shop needs its claim',
      { path: '/bonusshop', ...rights({ bonusShopAccess: false }) },
      '/',
    ],
    [
      'limited-account-access',
      // spec: 6 Roles: The bonus shop paths need the bonusshop_access claim, else redirect to `/`
      //   at domain/customer/access.ts
      'so do the bonus points',
      { path: '/customer/account/bonuspoint', ...rights({ bonusShopAccess: false }) },
      '/',
    ],
    [
      'limited-account-access',
      'other pages need no right to orders or invoices',
      {
        path: '/customer/account/bonuspoint',
        ...rights({ orderHistoryAccess: false, invoiceOverviewAccess: false }),
      },
      null,
    ],
    ['limited-account-access', 'a visitor has no bonus shop', { path: '/bonusshop' }, '/'],
    [
      'limited-account-access',
      'a path that only begins alike passes',
      { path: '/bonusshoppen', ...rights({ bonusShopAccess: false }) },
      null,
    ],
    ['limit-access-by-theme', 'every shop but two is open', { path: '/bonusshop' }, null],
    ['limit-access-by-theme', 'where all log in a visitor does', { path: '/', ...advice }, '/customer/login'],
    ['limit-access-by-theme', 'but the login stays open', { path: '/customer/login', ...advice }, null],
    [
      'limit-access-by-theme',
      'and so does a forgotten password',
      { path: '/customer/account/forgot-password', ...advice },
      null,
    ],
    ['limit-access-by-theme', 'and so does whom to call', { path: '/info/kontakt', ...advice }, null],
    ['limit-access-by-theme', 'and so do the terms', { path: '/info/handelsbetingelser', ...advice }, null],
    ['limit-access-by-theme', 'but no other page', { path: '/info/om-os', ...advice }, '/customer/login'],
    ['authenticated', 'no one is asked to log in where there is no login', { path: '/generate/pdf', ...gifts }, '/'],
    ['limit-access-by-theme', 'and a quick login', { path: '/b2b_customer/quicklogin/id/1/key/k', ...advice }, null],
    ['limit-access-by-theme', 'a customer passes', { path: '/papir', ...member, ...advice }, null],
    [
      'limit-access-by-theme',
      'closed paths are closed to customers too',
      { path: '/brands/norrsund', ...member, ...advice },
      '/',
    ],
    ['limit-access-by-theme', 'a shop without accounts has no login', { path: '/customer/login', ...gifts }, '/'],
    ['limit-access-by-theme', 'and sells to visitors', { path: '/cart', ...gifts }, null],
    ['catalog-access', 'catalogue hosts have no login', { path: '/customer/login', catalogueMode: true }, '/'],
    ['catalog-access', 'other hosts do', { path: '/customer/login' }, null],
    ['catalog-only-rule', 'catalogue hosts have no cart', { path: '/cart', catalogueMode: true }, '/'],
    ['catalog-only-rule', 'other hosts do', { path: '/cart' }, null],
    ['searchpage', 'a search needs a question', { path: '/search' }, '/'],
    ['searchpage', 'blanks are no question', { path: '/search', q: '  ' }, '/'],
    ['searchpage', 'a question passes', { path: '/search', q: 'papir' }, null],
  ])('%s: %s', (guard, _sentence, over, to) => {
    const expected = to === null ? { kind: 'pass' } : { kind: 'redirect', to };
    expect(decide(guard, { ...anyone, ...over })).toEqual(expected);
  });

  // spec: 2 Middleware, catalogue mode, head: An unknown middleware name gives status 500
  //   at domain/customer/access.ts
  // spec: 8: Unknown middleware: status 500 and its name
  //   at domain/customer/access.ts
  it.each(['nonsense', 'toString', ''])('an unknown middleware (%j) is an error of the shop', (name) => {
    expect(decide(name, anyone)).toEqual({ kind: 'error', status: 500, text: `Unknown middleware ${name}` });
    expect(isGuardName(name)).toBe(false);
  });

  // spec: 2 Middleware, catalogue mode, head: Names: authenticated, catalog-access, catalog-only-rule, limit-access-by-theme, limited-account-access,
  //   limited-to-account, searchpage
  //   at domain/customer/access.ts
  it('there are seven, and the first one that redirects decides', () => {
    expect(GUARD_NAMES.filter(isGuardName)).toHaveLength(7);
    expect(decideAll(['catalog-access', 'searchpage', 'authenticated'], anyone)).toEqual({ kind: 'redirect', to: '/' });
    expect(decideAll(['catalog-access', 'limited-to-account'], anyone)).toEqual({ kind: 'pass' });
  });
});

describe('guarded prefixes', () => {
  // spec: 2 Routes: `/cgm`, `/punchout`, `/generate` as guarded prefixes
  //   at domain/customer/access.ts
  it.each(['/cgm', '/cgm/authenticate', '/punchout', '/generate/pdf'])('%s is closed on catalogue hosts', (path) => {
    const there = { ...anyone, path, catalogueMode: true };
    expect(decideAll(guardsOfPath(path), there)).toEqual({ kind: 'redirect', to: '/' });
    expect(decideAll(guardsOfPath(path), { ...there, catalogueMode: false })).toEqual({ kind: 'pass' });
  });

  it('do not include a path that merely starts with the same letters', () => {
    expect(guardsOfPath('/generatorer')).toEqual(['limit-access-by-theme']);
  });
});

describe('login paths', () => {
  const ways = [
    '/azure/oauth',
    '/login_as_customer/customer/impersonate/token/x',
    '/shop_customer/quicklogin/id/1/key/x',
  ];

  it.each(ways)('%s is open in a shop that requires a login, and closed in a shop without logins', (path) => {
    expect(decideAll(guardsOfPath(path), { ...anyone, path, ...advice })).toEqual({ kind: 'pass' });
    expect(decideAll(guardsOfPath(path), { ...anyone, path, ...gifts })).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('a buyer of a procurement system', () => {
  const at = (path: string, punchout = { returned: false, accountIsOpen: false }) =>
    decideAll(guardsOfPath(path), { ...anyone, hasToken: true, path, punchout });

  it.each([
    ['/', null],
    ['/kontorartikler', null],
    ['/cart', null],
    ['/checkout', '/cart'],
    ['/checkout/success', '/cart'],
    ['/customer/account', '/'],
    ['/customer/account/orders', '/'],
    ['/customer/shopping-list', '/'],
    ['/customer/logout', null],
    ['/info/kontakt', null],
    ['/gavekort', null],
    ['/mobilscanner-demo', '/'],
    ['/mobilscanner-demo/scans', '/'],
    ['/valgshop', '/'],
    ['/aftale/byens-skoler', '/'],
    ['/retur', '/'],
    ['/fortryd', '/'],
    ['/reklamation', '/'],
  ])('at %s is redirected to %s', (path, to) => {
    expect(at(path)).toEqual(to === null ? { kind: 'pass' } : { kind: 'redirect', to });
  });

  it('has the account where the store opens it', () => {
    expect(at('/customer/account', { returned: false, accountIsOpen: true })).toEqual({ kind: 'pass' });
  });

  it.each(['/', '/cart', '/checkout', '/search'])(
    'sees only the end page at %s once the cart has been returned',
    (path) => {
      expect(at(path, { returned: true, accountIsOpen: true })).toEqual({ kind: 'redirect', to: '/punchout/return' });
    },
  );

  it.each([
    '/punchout/return',
    '/punchout/invalid-session',
    '/punchout/authenticate',
    '/customer/logout',
    '/demo/procurement',
  ])('can still open %s then', (path) => {
    expect(at(path, { returned: true, accountIsOpen: false })).toEqual({ kind: 'pass' });
  });

  it('is checked before every guard', () => {
    expect(decideAll([], { ...anyone, path: '/checkout', punchout: { returned: false, accountIsOpen: true } })).toEqual(
      {
        kind: 'redirect',
        to: '/cart',
      },
    );
  });
});
