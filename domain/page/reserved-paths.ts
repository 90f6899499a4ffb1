// Addresses that belong to pages and files of the shop itself: what is stored at one of them can never be opened.

/** Routes that show a page of the content service at their own address. */
export const CONTENT_ROUTES: readonly string[] = [
  ...['info/:slug?', 'service/:slug?', 'inspiration/:slug?', 'customer/account/:page'],
];

/** Answered before the router: health checks, files of the client, and names that are reserved for later. */
export const OTHER_RESERVED: readonly string[] = [
  ...['healthz', 'readyz', 'assets/*', 'favicon.ico', 'favicon.svg', 'icons/*', 'icons.svg', 'scanner-worker.js'],
  ...['screenshots/*', 'splash/*', 'sw.js', '.well-known/*', 'punchout/s/:key/*'],
  ...['staff/*', 'admin/*', 'metrics', 'static/*', 'public/*', 'rest/*', 'index.html'],
];

/** All others of the route table (app/routes.ts) but the catch-all; tests/reserved-paths.test.ts compares the two. */
export const SHOP_ROUTES: readonly string[] = [
  ...[
    'graphql/:client?',
    'media/*',
    'payment/*',
    'api/*',
    'events',
    'row/:location/:id',
    'prices',
    'robots.txt',
    'health',
  ],
  ...[
    'manifest.webmanifest',
    'sitemap.xml',
    'sitemap/:part',
    'feeds/:file',
    'search',
    'search/suggest',
    'lov/:word?',
    'popup',
  ],
  ...['store/change', 'notification/close', 'colours/:pair', 'azure/oauth', 'generate/pdf', 'generate/e-invoice'],
  'generate/erp-invoice',
  ...['punchout/authenticate', 'punchout/enter/:key', 'punchout/cxml', 'punchout/start/:token', 'punchout/return'],
  ...[
    'punchout/invalid-session',
    'customer',
    'customer/logout',
    'customer/login',
    'customer/create',
    'customer/account',
  ],
  ...['customer/account/address-book', 'customer/account/orders', 'customer/account/orders/:id'],
  ...['customer/account/printere', 'customer/account/subscriptions', 'customer/account/subscriptions/id/:id?'],
  ...['customer/account/betalingskort', 'customer/account/invoices', 'customer/account/safety-datasheets'],
  ...['customer/account/safety-datasheets/zip', 'customer/account/bonuspoint', 'customer/account/profile-settings'],
  ...['customer/account/profile-settings/data', 'customer/account/mine-data', 'customer/account/mine-data/hent'],
  ...['customer/account/pending-order', 'customer/account/customer-administration'],
  ...['customer/account/forgot-password', 'customer/account/createpassword'],
  ...['customer/shopping-list/:id?', 'customer/shopping-list/:id/:paper', 'demo/login', 'demo/scripts', 'demo/order'],
  ...['demo/outbox', 'demo/outbox/:id', 'demo/outbox/:id/html', 'demo/procurement', 'demo/komponenter'],
  ...['mobilscanner-demo'],
  ...['mobilscanner-demo/scans', 'mobilscanner-demo/labels', 'mobilscanner-demo/offline', 'valgshop'],
  ...['valgshop/papir/:token/:paper', 'valgshop/bestilling/:token', 'valgshop/gave/:code', 'brands', 'brands/:id'],
  ...['reklamationsbilleder/:token', 'reklamationsbilleder/:token/status', 'reklamationsbilleder/:token/:side'],
  ...['miljocertifikater', 'miljocertifikater/:id', 'my-offers', 'produktnyheder', 'bonusshop', 'bonusshop/:slug'],
  ...['bonusshop/kategori/:category', 'design', 'design-selv/:sku', 'catalog/category/view/id/:id?', 'cart'],
  ...['catalog/product/view/id/:id?', 'cart/item/:id?', 'blaek-og-toner/:make?/:series?', 'gavekort', 'panel/:name'],
  ...['blaek-og-toner/resultater/:id?', 'hurtigbestilling', 'saelger/:code', 'aftale/:slug?', 'butikker'],
  ...['butikker/:id', 'fortryd/:token?', 'retur/:token?', 'reklamation/:orderid?/:complaintid?', 'nyhedsbrev'],
  ...['nyhedsbrev/bekraeft/:token', 'nyhedsbrev/frameld/:token', 'skriv-til-os', 'consent', 'checkout'],
  ...['checkout/cancel', 'checkout/success', 'login_as_customer/customer/impersonate/token/:token?'],
  ...[':prefix/quicklogin/id/:id?/key/:key?', 'cgm/authenticate', 'lagerbesked/:token', 'telefonordre/:token'],
  ...['staff', 'staff/login', 'staff/logout', 'staff/language', 'staff/account', 'staff/orders'],
  ...['staff/invitation/:token', 'staff/members', 'staff/new-member', 'staff/members/:id'],
  ...['staff/promotions', 'staff/new-promotion', 'staff/promotions/:id', 'staff/promotions/:id/codes'],
  ...['staff/content', 'staff/new-content/:kind', 'staff/content/:kind/:name'],
  ...['staff/products', 'staff/new-product', 'staff/products/:sku', 'staff/products/:sku/pictures'],
  ...['staff/customers', 'staff/customers/:id', 'staff/log', 'staff/requests/:id', 'staff/waiting/:kind'],
  ...['staff/cases/:kind/:number', 'staff/cases/complaints/:number/pictures/:picture'],
  ...['staff/orders/packing-slips', 'staff/orders/invoices', 'staff/orders/ship', 'staff/orders/:number'],
  ...['staff/orders/new', 'staff/orders/new/:cart'],
  ...['staff/orders/:number/erp-invoice', 'staff/orders/labels', 'staff/media', 'staff/media/:hash'],
];

const leadingWord = (path: string): string => path.toLowerCase().split('/', 1)[0] ?? '';

const WORDS: ReadonlySet<string> = new Set(
  [...CONTENT_ROUTES, ...SHOP_ROUTES, ...OTHER_RESERVED].map(leadingWord).filter((word) => !word.startsWith(':')),
);

/** Whether a product or a category must not have this address: its first word is one of the shop's own, even where no page is yet. */
export const isReservedWord = (path: string): boolean => WORDS.has(leadingWord(path));

function matchesFrom(pattern: readonly string[], path: readonly string[]): boolean {
  const [part, ...parts] = pattern;
  if (part === undefined) return path.length === 0;
  if (part === '*') return true;
  const [segment, ...segments] = path;
  const isSkipped = part.endsWith('?') && matchesFrom(parts, path);
  if (isSkipped || segment === undefined) return isSkipped;
  return (part.startsWith(':') || part === segment) && matchesFrom(parts, segments);
}

const OWN_PAGES = [...SHOP_ROUTES, ...OTHER_RESERVED].map((pattern) => pattern.split('/'));

/** Whether the shop's own page or file answers at this address, so that no page and no redirect of the content can. */
export function isShopPage(path: string): boolean {
  const segments = path.toLowerCase().split('/');
  return OWN_PAGES.some((pattern) => matchesFrom(pattern, segments));
}

/** `wanted` for the first, then `wanted-2`, `wanted-3` …; at most `longest` characters. */
export function numberedPath(wanted: string, count: number, longest = 120): string {
  const suffix = count === 1 ? '' : `-${count}`;
  return `${wanted.slice(0, longest - suffix.length)}${suffix}`;
}
