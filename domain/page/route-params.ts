// Which parts of the shop's addresses are secret: their values give access to an order, a gift or a login. One row for each route of
// app/routes.ts that has a parameter (tests/routes.test.ts compares them). Logs contain the public ones only.

type Access = 'public' | 'secret';

/** By the route's pattern, as the router spells it; parameters by name, the rest of an address as '*'. */
export const ROUTE_PARAMS = {
  'graphql/:client?': { client: 'public' },
  'media/*': { '*': 'public' },
  // The session of the payment page, and the provider's; the first segment says the kind.
  'payment/:way/*': { way: 'public', '*': 'secret' },
  'api/*': { '*': 'public' },
  'row/:location/:id': { location: 'public', id: 'public' },
  'sitemap/:part': { part: 'public' },
  'feeds/:file': { file: 'public' },
  'lov/:word?': { word: 'secret' },
  'colours/:pair': { pair: 'public' },
  'punchout/enter/:key': { key: 'secret' },
  'punchout/start/:token': { token: 'secret' },
  // Taken off by the HTTP server before the router sees the address; what has a wrong form stays.
  'punchout/s/:key/*': { key: 'secret', '*': 'public' },
  'customer/shopping-list/:id?': { id: 'public' },
  'customer/shopping-list/:id/:paper': { id: 'public', paper: 'public' },
  'telefonordre/:token': { token: 'secret' },
  'valgshop/papir/:token/:paper': { token: 'secret', paper: 'public' },
  'valgshop/bestilling/:token': { token: 'secret' },
  'valgshop/gave/:code': { code: 'secret' },
  'reklamationsbilleder/:token': { token: 'secret' },
  'reklamationsbilleder/:token/status': { token: 'secret' },
  'reklamationsbilleder/:token/:side': { token: 'secret', side: 'public' },
  // Mail of the demo world, which anyone may read there; elsewhere the route is closed.
  'demo/outbox/:id': { id: 'public' },
  'demo/outbox/:id/html': { id: 'public' },
  'staff/invitation/:token': { token: 'secret' },
  'staff/members/:id': { id: 'public' },
  'staff/promotions/:id': { id: 'public' },
  'staff/promotions/:id/codes': { id: 'public' },
  'staff/new-content/:kind': { kind: 'public' },
  'staff/media/:hash': { hash: 'public' },
  'staff/content/:kind/:name': { kind: 'public', name: 'public' },
  'staff/customers/:id': { id: 'public' },
  'staff/products/:sku': { sku: 'public' },
  'staff/products/:sku/pictures': { sku: 'public' },
  'staff/waiting/:kind': { kind: 'public' },
  'staff/requests/:id': { id: 'public' },
  'staff/settings/:part': { part: 'public' },
  'staff/settings/:part/file': { part: 'public' },
  'staff/settings/:part/new': { part: 'public' },
  'staff/settings/:part/record': { part: 'public' },
  'staff/webhooks/:name': { name: 'public' },
  'staff/webhooks/:name/events/:number': { name: 'public', number: 'public' },
  'staff/cases/:kind/:number': { kind: 'public', number: 'public' },
  'staff/cases/complaints/:number/pictures/:picture': { number: 'public', picture: 'public' },
  // Reached by staff alone, who have a separate login.
  'staff/orders/new/:cart': { cart: 'public' },
  'staff/orders/:number': { number: 'public' },
  'staff/orders/:number/erp-invoice': { number: 'public' },
  'staff/money/open/:number': { number: 'public' },
  'brands/:id': { id: 'public' },
  'miljocertifikater/:id': { id: 'public' },
  'bonusshop/kategori/:category': { category: 'public' },
  'bonusshop/:slug': { slug: 'public' },
  'design-selv/:sku': { sku: 'public' },
  'catalog/category/view/id/:id?': { id: 'public' },
  'catalog/product/view/id/:id?': { id: 'public' },
  'cart/item/:id?': { id: 'public' },
  'blaek-og-toner/:make?/:series?': { make: 'public', series: 'public' },
  'blaek-og-toner/resultater/:id?': { id: 'public' },
  'customer/account/orders/:id': { id: 'public' },
  'customer/account/subscriptions/id/:id?': { id: 'public' },
  'customer/account/:page': { page: 'public' },
  'info/:slug?': { slug: 'public' },
  'service/:slug?': { slug: 'public' },
  'inspiration/:slug?': { slug: 'public' },
  // The code of a sales person, printed on every offer.
  'saelger/:code': { code: 'public' },
  'aftale/:slug?': { slug: 'public' },
  'butikker/:id': { id: 'public' },
  'fortryd/:token?': { token: 'secret' },
  'retur/:token?': { token: 'secret' },
  // The number of an order, or its token.
  'reklamation/:orderid?/:complaintid?': { orderid: 'secret', complaintid: 'secret' },
  'nyhedsbrev/bekraeft/:token': { token: 'secret' },
  'nyhedsbrev/frameld/:token': { token: 'secret' },
  'login_as_customer/customer/impersonate/token/:token?': { token: 'secret' },
  ':prefix/quicklogin/id/:id?/key/:key?': { prefix: 'public', id: 'public', key: 'secret' },
  'lagerbesked/:token': { token: 'secret' },
  'panel/:name': { name: 'public' },
} as const satisfies Record<string, Record<string, Access>>;

interface Pattern {
  parts: readonly { text: string; access: Access | 'name' }[];
  /** Segments that the pattern names itself: the more of them fit, the better it fits. */
  names: number;
}

const PATTERNS: readonly Pattern[] = Object.entries<Record<string, Access>>(ROUTE_PARAMS).map(([pattern, params]) => {
  const parts = pattern.split('/').map((part) => {
    const name = part === '*' ? '*' : /^:(\w+)\??$/.exec(part)?.[1];
    return name === undefined
      ? { text: part, access: 'name' as const }
      : { text: '*', access: params[name] ?? 'secret' };
  });
  return { parts, names: parts.filter(({ access }) => access === 'name').length };
});

/** Most addresses begin with a name that few routes or none have: each request is looked up for its log line. */
const firstName = ({ parts: [first] }: Pattern): string | null => (first?.access === 'name' ? first.text : null);
const OPEN_AT_FIRST = PATTERNS.filter((pattern) => firstName(pattern) === null);
const BY_FIRST_NAME: ReadonlyMap<string | null, readonly Pattern[]> = new Map(
  PATTERNS.map((one) => [firstName(one), PATTERNS.filter((other) => firstName(other) === firstName(one))]),
);

function bestPattern(segments: readonly string[]): Pattern | undefined {
  const candidates = [...(BY_FIRST_NAME.get(segments[0]?.toLowerCase() ?? '') ?? []), ...OPEN_AT_FIRST];
  const fitting = candidates.filter((pattern) => fits(pattern, segments)).sort((a, b) => b.names - a.names);
  return fitting.find(hasSecret) ?? fitting[0];
}

const hasSecret = ({ parts }: Pattern): boolean => parts.some(({ access }) => access === 'secret');

/** Whether the address begins as this route does, up to its first secret or, without one, to its end. */
function fits({ parts }: Pattern, segments: readonly string[]): boolean {
  const isRest = parts.at(-1)?.text === '*';
  if (segments.length > parts.length && !isRest && !parts.some(({ access }) => access === 'secret')) return false;
  for (const [at, { text, access }] of parts.entries()) {
    if (access === 'secret') return true;
    const segment = segments[at];
    if (segment === undefined) return access !== 'name';
    if (access === 'name' && segment.toLowerCase() !== text) return false;
  }
  return true;
}

/** Words and numbers as slugs have them. No token is: of 24 random letters and figures one is a capital. */
const PLAIN = /^[\p{Ll}\p{Nd} ._+~&,()'!-]{1,100}$/u;
/** In a random run every second character is another kind than the one before, in slugs with article numbers ('hp-c9351ae-21xl') every fifth. */
const isMixed = (text: string): boolean =>
  text.length >= 16 && 3 * (text.match(/(?<=\p{L})\d|(?<=\d)\p{L}/gu)?.length ?? 0) > text.length;
const HEXADECIMAL = /^(?=.*\d)[\da-f-]{16,}$/;

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '\0'; // what cannot be read is not logged
  }
}

const looksPlain = (segment: string): boolean => {
  const text = decodedSegment(segment);
  return segment === '' || (PLAIN.test(text) && !HEXADECIMAL.test(text) && !isMixed(text));
};

/** The path of an address as logs may contain it: secrets are replaced by '…', and what no route declares where it is not plainly a name. */
export function loggedPath(path: string): string {
  const [, ...segments] = path.split('/');
  const named = segments.filter(Boolean).map(decodedSegment);
  const best = bestPattern(named);
  let at = -1;
  const logged = segments.map((segment) => {
    if (segment === '') return '';
    at += 1;
    const part = best?.parts[Math.min(at, best.parts.length - 1)];
    if (part?.access === 'secret') return '…';
    if (part?.access === 'name' && part.text === decodedSegment(segment).toLowerCase()) return segment;
    // In an address with a secret, no other segment is trusted: it may be one letter off.
    const isDeclared = part?.access === 'public' && best && !hasSecret(best) && segment.length <= 100;
    return isDeclared || looksPlain(segment) ? segment : '…';
  });
  return ['', ...logged].join('/');
}
