// Visits with the session key in the URL, for browsers that store no cookies: the key is removed from each request and added to every link
// of the response. The storefront in between sees an ordinary request with cookies.
import type { OutgoingHttpHeaders } from 'node:http';
import { type CapturedReply, captureReply, type RunHandler } from './capture';
import type { Exchange } from './exchange';
import type { ShopEntry } from './shop-entry';

/** Path prefix of the pages of such a visit; the key after it grants access. */
const KEPT_AT = '/punchout/s/';
const CARRIED = /^\/punchout\/s\/([\w-]{43})(?=[/?]|$)/;

/** Paths outside a visit, and files that are the same for all. */
const NOT_CARRIED = /^\/(?:assets|media|demo|punchout\/(?:authenticate|cxml|start|enter|s))(?:[/?#]|$)/;

const OVER = '/punchout/invalid-session?step=ended';

/** Removes the key from the address. Null: it has none. */
export function takeVisitKey(exchange: Exchange): string | null {
  const { req } = exchange;
  const [whole = '', key] = CARRIED.exec(req.url ?? '') ?? [];
  if (key === undefined) return null;
  const rest = req.url?.slice(whole.length) ?? '';
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
  exchange.path = req.url.split('?', 1)[0] ?? '/';
  return key;
}

/** The address with the key before it, if it belongs to the shop and to the visit. */
export const carriedOn = (key: string, address: string): string =>
  /^\/(?!\/)/.test(address) && !NOT_CARRIED.test(address) ? `${KEPT_AT}${key}${address}` : address;

/** Elements with a link, as pages write them: attributes in double quotes, without characters that could end an element. */
const WAY_ON = /<(?:a|area|form|button|input)\s[^>]*>/gi;
const ADDRESS = /(\s(?:href|action|formaction)=")([^"]*)/gi;

/** Adds the key to every link and every form of the page. */
export const carriedMarkup = (html: string, key: string): string =>
  html.replace(WAY_ON, (element) =>
    element.replace(ADDRESS, (_whole, before: string, address: string) => before + carriedOn(key, address)),
  );

/** Headers that describe one body, one browser or one cache only. */
const NOT_PASSED_ON = new Set(['set-cookie', 'content-length', 'etag', 'x-shop-cache', 'x-shop-shows']);
/** Headers with the target of a redirect; scripts read the second. */
const LEADING = new Set(['location', 'x-remix-redirect']);

function carriedHeaders(headers: OutgoingHttpHeaders, key: string | null): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name));
  const led = kept.map(([name, value]) => [
    name,
    key !== null && LEADING.has(name) ? carriedOn(key, String(value)) : value,
  ]);
  // Only the shop's origin is sent as referrer. Never no-referrer: browsers then send "Origin: null" with our own forms.
  const own = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };
  return { ...Object.fromEntries(led), ...own };
}

const isPage = (headers: OutgoingHttpHeaders): boolean =>
  /^text\/html;\s*charset=utf-8$/i.test(String(headers['content-type'] ?? ''));

/** `key`: null once the visit is over, as after the logout. */
function sendCarried({ req, res }: Exchange, { status, headers, body }: CapturedReply, key: string | null): void {
  const isLed = key !== null && isPage(headers);
  const sent = isLed ? Buffer.from(carriedMarkup(body.toString(), key)) : body;
  for (const [name, value] of Object.entries(carriedHeaders(headers, key)))
    if (value !== undefined) res.setHeader(name, value);
  res.statusCode = status;
  if (sent.length > 0 || isLed) res.setHeader('content-length', sent.length);
  res.end(req.method === 'HEAD' ? undefined : sent);
}

/** Answers a request whose visit key is in its URL. The response is for this client alone: it bypasses the cache. */
export async function answerCarried(
  exchange: Exchange,
  key: string,
  { visits, run }: { visits: ShopEntry['carriedVisits']; run: RunHandler },
): Promise<void> {
  const { req, res, host } = exchange;
  const browser = {
    host,
    userAgent: req.headers['user-agent'] ?? '',
    clientAddress: String(req.headers['x-real-ip'] ?? ''),
  };
  const cookies = (await visits?.open(key, browser)) ?? null;
  if (cookies === null || !visits) {
    res.writeHead(303, { Location: OVER, 'Cache-Control': 'private, no-store' }).end();
    return;
  }
  req.headers.cookie = cookies;
  const reply = await captureReply(req, run);
  const goesOn = await visits.keep(key, browser, [reply.headers['set-cookie'] ?? []].flat().map(String));
  if (!res.headersSent) sendCarried(exchange, reply, goesOn ? key : null);
}
