// The route table: the built addresses of the specification's section 2 are in app/routes.ts, and every loader and action creates the request context first.
import type { RouteConfigEntry } from '@remix-run/route-config';
import { beforeAll, describe, expect, test } from 'vitest';
import { GUARD_NAMES } from '#domain/customer/access';
import { ROUTE_PARAMS } from '#domain/page/route-params';
import { sourcesIn } from './support/source';

/** Spec section 2, as the router spells it; the rest is not built yet. */
const BUILT: readonly [address: string, file: string][] = [
  ['/', 'routes/catalogue/front.tsx'],
  ['/search', 'routes/catalogue/search.tsx'],
  ['/brands', 'routes/catalogue/brands.tsx'],
  ['/brands/:id', 'routes/catalogue/brand.tsx'],
  ['/miljocertifikater', 'routes/catalogue/certificates.tsx'],
  ['/miljocertifikater/:id', 'routes/catalogue/certificate.tsx'],
  ['/my-offers', 'routes/catalogue/offers.tsx'],
  ['/produktnyheder', 'routes/catalogue/news.tsx'],
  ['/reklamation/:orderid?/:complaintid?', 'routes/service/complaint.tsx'],
  ['/bonusshop', 'routes/bonus-shop/bonus-shop.tsx'],
  ['/design', 'routes/catalogue/design.tsx'],
  ['/catalog/category/view/id/:id?', 'routes/catalogue/by-id.ts'],
  ['/catalog/product/view/id/:id?', 'routes/catalogue/by-id.ts'],
  ['/cart', 'routes/cart.tsx'],
  ['/cart/item/:id?', 'routes/cart-item.tsx'],
  ['/blaek-og-toner/:make?/:series?', 'routes/ink/finder.tsx'],
  ['/blaek-og-toner/resultater/:id?', 'routes/ink/results.tsx'],
  ['/checkout', 'routes/checkout/checkout.tsx'],
  ['/checkout/cancel', 'routes/checkout/cancel.tsx'],
  ['/checkout/success', 'routes/checkout/success.tsx'],
  ['/azure/oauth', 'routes/sso/azure.ts'],
  ['/cgm/authenticate', 'routes/sso/partner.tsx'],
  ['/punchout/authenticate', 'routes/punchout/authenticate.ts'],
  ['/punchout/invalid-session', 'routes/punchout/invalid-session.tsx'],
  ['/login_as_customer/customer/impersonate/token/:token?', 'routes/sso/impersonate.tsx'],
  ['/:prefix/quicklogin/id/:id?/key/:key?', 'routes/sso/quick-login.tsx'],
  ['/customer/login', 'routes/account/login.tsx'],
  ['/customer/create', 'routes/account/create.tsx'],
  ['/customer/account/createpassword', 'routes/account/create-password.tsx'],
  ['/customer/account/forgot-password', 'routes/account/forgot-password.tsx'],
  ['/customer/account', 'routes/account/overview.tsx'],
  ['/customer/account/address-book', 'routes/account/address-book.tsx'],
  ['/customer/account/orders', 'routes/account/orders.tsx'],
  ['/customer/account/invoices', 'routes/account/invoices.tsx'],
  ['/customer/account/safety-datasheets', 'routes/account/safety-datasheets.tsx'],
  ['/customer/account/bonuspoint', 'routes/account/bonus-points.tsx'],
  ['/customer/account/subscriptions', 'routes/account/subscriptions.tsx'],
  ['/customer/account/subscriptions/id/:id?', 'routes/account/subscription.tsx'],
  ['/customer/account/:page', 'routes/account/account-page.tsx'],
  ['/customer/shopping-list/:id?', 'routes/account/shopping-list.tsx'],
  ['/generate/pdf', 'routes/resources/pdf.ts'],
  ['/customer/account/profile-settings', 'routes/account/profile-settings.tsx'],
  ['/customer/account/pending-order', 'routes/account/pending-order.tsx'],
  ['/customer/account/customer-administration', 'routes/account/customer-administration.tsx'],
  ['/customer/account/orders/:id', 'routes/account/order.tsx'],
  ['/mobilscanner-demo', 'routes/scan/scanner.tsx'],
  ['/aftale/:slug?', 'routes/service/agreement.tsx'],
  ['/valgshop', 'routes/gift-shop/order-form.tsx'],
  ['/butikker', 'routes/store/stores.tsx'],
  ['/butikker/:id', 'routes/store/store.tsx'],
  ['/info/:slug?', 'routes/content/page.tsx'],
  ['/inspiration/:slug?', 'routes/content/page.tsx'],
  ['/service/:slug?', 'routes/content/page.tsx'],
  ['/*', 'routes/catalogue/place.tsx'],
];

/** Addresses of the shop itself, which the specification does not list. */
const OWN: readonly string[] = [
  '/design-selv/:sku',
  '/bonusshop/kategori/:category',
  '/bonusshop/:slug',
  '/gavekort',
  '/hurtigbestilling',
  '/customer/account/printere',
  '/customer/account/betalingskort',
  '/customer/shopping-list/:id/:paper',
  '/graphql/:client?',
  '/media/*',
  '/payment/*',
  '/api/*',
  '/health',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemap/:part',
  '/feeds/:file',
  '/search/suggest',
  '/events',
  '/row/:location/:id',
  '/prices',
  '/fortryd/:token?',
  '/lov/:word?',
  '/retur/:token?',
  '/reklamationsbilleder/:token',
  '/reklamationsbilleder/:token/status',
  '/reklamationsbilleder/:token/:side',
  '/mobilscanner-demo/scans',
  '/mobilscanner-demo/labels',
  '/mobilscanner-demo/offline',
  '/valgshop/bestilling/:token',
  '/valgshop/gave/:code',
  '/valgshop/papir/:token/:paper',
  '/consent',
  '/saelger/:code',
  '/skriv-til-os',
  '/nyhedsbrev',
  '/nyhedsbrev/bekraeft/:token',
  '/nyhedsbrev/frameld/:token',
  '/popup',
  '/colours/:pair',
  '/store/change',
  '/notification/close',
  '/customer',
  '/customer/logout',
  '/customer/account/profile-settings/data',
  '/customer/account/mine-data',
  '/customer/account/mine-data/hent',
  '/customer/account/safety-datasheets/zip',
  '/panel/:name',
  '/lagerbesked/:token',
  '/telefonordre/:token',
  '/generate/e-invoice',
  '/generate/erp-invoice',
  '/demo/login',
  '/demo/scripts',
  '/demo/order',
  '/demo/outbox',
  '/demo/procurement',
  '/demo/komponenter',
  '/punchout/cxml',
  '/punchout/start/:token',
  '/punchout/enter/:key',
  '/punchout/return',
  '/demo/outbox/:id',
  '/demo/outbox/:id/html',
  '/staff',
  '/staff/login',
  '/staff/login/code',
  '/staff/logout',
  '/staff/language',
  '/staff/account',
  '/staff/account/second-factor',
  '/staff/invitation/:token',
  '/staff/members',
  '/staff/new-member',
  '/staff/members/:id',
  '/staff/promotions',
  '/staff/new-promotion',
  '/staff/promotions/:id',
  '/staff/promotions/:id/codes',
  '/staff/content',
  '/staff/new-content/:kind',
  '/staff/content/:kind/:name',
  '/staff/customers',
  '/staff/customers/:id',
  '/staff/products',
  '/staff/new-product',
  '/staff/products/:sku',
  '/staff/products/:sku/pictures',
  '/staff/figures',
  '/staff/searches',
  '/staff/search',
  '/staff/money',
  '/staff/money/documents',
  '/staff/money/documents.csv',
  '/staff/money/open',
  '/staff/money/open.csv',
  '/staff/money/open/:number',
  '/staff/money/journal',
  '/staff/money/journal.csv',
  '/staff/log',
  '/staff/views',
  '/staff/settings',
  '/staff/settings/:part',
  '/staff/settings/:part/new',
  '/staff/settings/:part/record',
  '/staff/settings/:part/file',
  '/staff/webhooks',
  '/staff/webhooks/:name',
  '/staff/webhooks/:name/events/:number',
  '/staff/requests/:id',
  '/staff/waiting/:kind',
  '/staff/media',
  '/staff/media/:hash',
  '/staff/cases/:kind/:number',
  '/staff/cases/complaints/:number/pictures/:picture',
  '/staff/orders',
  '/staff/orders/read',
  '/staff/orders/new',
  '/staff/orders/new/:cart',
  '/staff/orders/packing-slips',
  '/staff/orders/labels',
  '/staff/orders/:number/erp-invoice',
  '/staff/orders/invoices',
  '/staff/orders/ship',
  '/staff/orders/:number',
];

/** Requested by machines, not visitors: no store, no language, no customer. */
const WITHOUT_CONTEXT = new Set([
  'routes/resources/files.ts',
  'routes/resources/graphql.ts',
  'routes/resources/health.ts',
  'routes/resources/manifest.ts',
  'routes/resources/robots.ts',
]);

/** Spec section 2 "Layouts": checkout has no header and footer, login and panel pages a sidebar only. */
const LAYOUTS: readonly [layout: string, addresses: string[]][] = [
  ['routes/layouts/default.tsx', ['/', '/search', '/cart', '/customer/account', '/customer/account/orders', '/*']],
  ['routes/layouts/checkout.tsx', ['/checkout', '/checkout/cancel', '/checkout/success']],
  [
    'routes/layouts/simple.tsx',
    ['/customer/login', '/customer/create', '/customer/account/createpassword', '/panel/:name'],
  ],
];

interface Found {
  address: string;
  file: string;
  layouts: string[];
}

function* leaves(entries: readonly RouteConfigEntry[], above = '', layouts: string[] = []): Generator<Found> {
  for (const { path, file, children } of entries) {
    const address = path ? `${above}/${path}` : above;
    if (children?.length) yield* leaves(children, address, [...layouts, file]);
    else yield { address: address || '/', file, layouts };
  }
}

let found: Found[] = [];
beforeAll(async () => {
  const { default: config } = await import('../app/routes');
  found = [...leaves(config)];
});

/** `payment/*` is declared by the segment with the kind. */
const declaredAs = (address: string) => address.slice(1).replace(/^payment\/\*$/, 'payment/:way/*');

test('each address parameter, and nothing else, is declared as public or secret', () => {
  // The rest of the catch-all is a shop's name, or nothing.
  const withParams = found.map(({ address }) => declaredAs(address)).filter((one) => /[:*]/.test(one) && one !== '*');
  const declared = Object.entries<object>(ROUTE_PARAMS).map(([pattern, params]) => [pattern, Object.keys(params)]);
  const paramsOf = (pattern: string) => [...pattern.matchAll(/:(\w+)|\*/g)].map(([whole, name]) => name ?? whole);
  const wanted = [...new Set([...withParams, 'punchout/s/:key/*'])].map((pattern) => [pattern, paramsOf(pattern)]);
  expect(declared.sort(), 'declare the parameters in domain/page/route-params.ts').toEqual(wanted.sort());
});

describe('the route table', () => {
  test('contains each built address of the specification, in its file', () => {
    const spec = BUILT.map(([address]) => address);
    const built = found.filter(({ address }) => spec.includes(address)).map(({ address, file }) => [address, file]);
    expect(built.sort()).toEqual([...BUILT].map((row) => [...row]).sort());
  });

  test('contains nothing outside the specification and the listed additions', () => {
    const known = new Set([...BUILT.map(([address]) => address), ...OWN]);
    const added = found.map(({ address }) => address).filter((address) => !known.has(address));
    expect(added, 'add the address to OWN in tests/routes.test.ts').toEqual([]);
  });

  test.each(LAYOUTS)('%s contains its pages', (layout, addresses) => {
    const held = found.filter(({ layouts }) => layouts.includes(layout)).map(({ address }) => address);
    expect(held).toEqual(expect.arrayContaining(addresses));
  });

  test('every page can show a panel', () => {
    const pages = found.filter(({ layouts }) =>
      layouts.some((file) => /layouts\/(default|checkout|simple)\.tsx$/.test(file)),
    );
    expect(pages.filter(({ layouts }) => !layouts.includes('routes/layouts/panel-host.tsx'))).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(BUILT.length);
  });
});

describe('request context and guards', () => {
  const doors = sourcesIn('app/routes').filter(
    ({ path, code }) =>
      !path.endsWith('.server.ts') && /export (async function|const|function) (loader|action)\b/.test(code),
  );

  const openIn = (path: string, code: string, method: RegExp): string[] =>
    [...code.matchAll(method)]
      .filter(
        ([, , body = '']) =>
          !body.includes('await getContext(args') || body.indexOf('await ') < body.indexOf('await getContext(args'),
      )
      .map(([, name]) => `${path}: ${name}`);

  test('every loader and action creates the request context before anything else', () => {
    const open = doors
      .filter(({ path }) => !WITHOUT_CONTEXT.has(path.replace(/^app\//, '')))
      .flatMap(({ path, code }) => openIn(path, code, /export async function (loader|action)\b[^{]*{([\s\S]*?)\n}/g));
    expect(open).toEqual([]);
    expect(doors.length).toBeGreaterThan(15);
  });

  test('so do those created by serverPage', () => {
    const [maker] = sourcesIn('app/routes').filter(({ path }) => path === 'app/routes/server-page.server.tsx');
    const made = /async (loader|action)\(args\) {([\s\S]*?)\n {4}}/g;
    expect(maker?.code.match(made)).toHaveLength(2);
    expect(openIn('serverPage', maker?.code ?? '', made)).toEqual([]);
  });

  test('every page of the back office, and each of its other addresses, checks the login of staff first', () => {
    const staff = doors.filter(({ path }) => path.startsWith('app/routes/staff/'));
    const open = staff.filter(({ code }) => {
      const made = [...code.matchAll(/export const (?:loader|action) = ([\s\S]*?;\n)/g)].map(([, body = '']) => body);
      const isChecked = (body: string) =>
        /^page\.(loader|action);/.test(body) ||
        body.includes('admitted(args, ') ||
        body.includes("methodNotAllowed('POST')");
      return made.length === 0 || !made.every(isChecked);
    });
    expect(open.map(({ path }) => path)).toEqual([]);
    expect(staff.length).toBeGreaterThan(3);
  });

  test('a loader or action not defined in its own file comes from serverPage, or redirects to the front page', () => {
    const strange = doors
      .filter(({ path }) => !WITHOUT_CONTEXT.has(path.replace(/^app\//, '')))
      .flatMap(({ path, code }) => {
        const isServerPage = /^const page = (serverPage|wayInPage|staffPage)\(/m.test(code);
        return [...code.matchAll(/export const (loader|action) = (.*);/g)]
          .filter(
            ([, name, body = '']) =>
              !(isServerPage && body === `page.${name}`) &&
              !/^(demoFront|\(\) => redirect(To)?\(('\/'|frontPath\(\))\))$/.test(body),
          )
          .map(([, name]) => `${path}: ${name}`);
      });
    expect(strange).toEqual([]);
  });

  test('a server-rendered page has an action exactly when it declares what its forms do', () => {
    const odd = doors
      .filter(({ code }) => /^const page = serverPage\(/m.test(code))
      .filter(({ code }) => {
        const acts = /^ {2}(async )?act[(:]/m.test(code);
        return acts !== code.includes('export const action = page.action;');
      });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('the guard names are those of the specification', () => {
    expect([...GUARD_NAMES].sort()).toEqual([
      'authenticated',
      'catalog-access',
      'catalog-only-rule',
      'limit-access-by-theme',
      'limited-account-access',
      'limited-to-account',
      'searchpage',
    ]);
  });
});
