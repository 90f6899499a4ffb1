// A cookie jar like a browser's: by host (ports do not matter), path and age.
interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
  secure: boolean;
  /** Milliseconds since 1970; without it the cookie lives as long as the browser. */
  expires?: number;
}

export class CookieJar {
  #cookies: Cookie[] = [];
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The Cookie header for a request to `url`: longer paths first. */
  header(url: URL): string {
    return this.#cookies
      .filter((cookie) => cookie.expires === undefined || cookie.expires > this.#now())
      .filter((cookie) => cookie.host === url.hostname && isUnder(url.pathname, cookie.path))
      .filter((cookie) => !cookie.secure || isTrusted(url))
      .sort((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  store(url: URL, lines: string[]): void {
    for (const line of lines) {
      const cookie = parse(url, line, this.#now());
      if (!cookie) continue;
      this.#cookies = this.#cookies.filter((old) => !isSame(old, cookie));
      if (cookie.expires === undefined || cookie.expires > this.#now()) this.#cookies.push(cookie);
    }
  }

  get(url: URL, name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.host === url.hostname && cookie.name === name)?.value;
  }
}

function parse(url: URL, line: string, now: number): Cookie | undefined {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const cut = pair.indexOf('=');
  if (cut < 1) return undefined;
  const cookie: Cookie = {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    host: url.hostname,
    path: url.pathname.replace(/\/[^/]*$/, '') || '/',
    secure: false,
  };
  let maxAge: number | undefined;
  for (const attribute of attributes) {
    const [key = '', value = ''] = attribute.split(/=(.*)/s);
    const name = key.toLowerCase();
    if (name === 'path' && value.startsWith('/')) cookie.path = value;
    if (name === 'secure') cookie.secure = true;
    if (name === 'expires') cookie.expires = Date.parse(value);
    if (name === 'max-age') maxAge = Number(value);
    if (name === 'domain' && !covers(value, url.hostname)) return undefined; // a cookie for someone else's host
  }
  if (maxAge !== undefined && !Number.isNaN(maxAge)) cookie.expires = maxAge <= 0 ? 0 : now + maxAge * 1000;
  return cookie.secure && !isTrusted(url) ? undefined : cookie;
}

function isSame(a: Cookie, b: Cookie): boolean {
  return a.name === b.name && a.host === b.host && a.path === b.path;
}

function isUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(root.endsWith('/') ? root : `${root}/`);
}

function covers(domain: string, host: string): boolean {
  const bare = domain.replace(/^\./, '').toLowerCase();
  return host === bare || host.endsWith(`.${bare}`);
}

/** Browsers treat loopback as a secure place. */
function isTrusted(url: URL): boolean {
  return url.protocol === 'https:' || url.hostname === '127.0.0.1' || /(^|\.)localhost$/.test(url.hostname);
}
