// The built shop over HTTP: requested by host, path, cookies and headers.
import { afterAll, beforeAll } from 'vitest';
import { sendOverHttp } from '../flows/drivers/paper-http';
import { type CommonShop, commonShop } from '../support/common-shop';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';

export interface Asking {
  method?: string;
  host?: string;
  /** As the header has it: `store=…; locale=…`. */
  cookies?: string;
  headers?: Record<string, string>;
  /** Sent as a form, with files as a browser sends them; strings are sent as they are. */
  body?: Record<string, string> | string | FormData;
}

export interface Door {
  /** Sends one request and follows no redirect. */
  ask(path: string, asking?: Asking): Promise<Response>;
  /** A form of the shop's own page, posted as a browser does. */
  post(path: string, body: Record<string, string> | string | FormData, asking?: Asking): Promise<Response>;
  /** The cookies of a login, ready to be sent. */
  logIn(email: string, host?: string): Promise<string>;
}

/** The password that all customers of the demo world share. */
const PASSWORD = 'Kontor-2026';

export interface CommonDoor extends Door {
  /** The shop behind it, in tests and hooks. */
  shop(): CommonShop;
}

/**
 * The shop that the files of this worker share; with `env` a separate one with these settings, also for a file whose changes others would meet,
 * or that counts what others leave behind.
 */
export function openDoor(env?: Record<string, string>): CommonDoor {
  let own: Shop | undefined;
  let opened: CommonShop | undefined;
  const openOwn = async (settings: Record<string, string>) => {
    const databaseUrl = (await freshDatabase()).url;
    own = await startShop({ databaseUrl, env: settings });
    return { ...own, databaseUrl };
  };
  beforeAll(async () => {
    opened = await (env ? openOwn(env) : commonShop());
  });
  afterAll(() => own?.stop());
  const shop = () => {
    if (!opened) throw new Error('the shop is not open');
    return opened;
  };
  return { ...doorOf(() => shop().origin), shop };
}

/** The same for a shop that the test file starts itself. */
export function doorOf(originOfShop: () => string): Door {
  const originOf = (host: string): string => {
    const url = new URL(originOfShop());
    url.hostname = host;
    return url.origin;
  };
  const ask: Door['ask'] = (path, { method, host = 'localhost', cookies, headers = {}, body } = {}) => {
    const origin = originOf(host);
    const request = new Request(new URL(path, origin), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { accept: 'text/html', ...(cookies && { cookie: cookies }), ...headers },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : new URLSearchParams(body),
      }),
    });
    return sendOverHttp(request);
  };
  const post: Door['post'] = (path, body, { headers, ...asking } = {}) => {
    const origin = originOf(asking.host ?? 'localhost');
    return ask(path, {
      ...asking,
      method: 'POST',
      body,
      headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  };
  const logIn: Door['logIn'] = async (email, host) => {
    const answer = await post('/customer/login', { email, password: PASSWORD }, host ? { host } : {});
    if (answer.status !== 303) throw new Error(`the login of ${email} was answered with ${answer.status}`);
    return cookiesOf(answer);
  };
  return { ask, post, logIn };
}

/** The cookies that a browser would send back: of two with one name the later, and none that is cleared. */
export function cookiesOf(answer: Response): string {
  const kept = new Map<string, string>();
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const [name = ''] = pair.split('=');
    if (/; Max-Age=0/.test(cookie)) kept.delete(name);
    else kept.set(name, pair);
  }
  return [...kept.values()].join('; ');
}

/** A buyer sent by a procurement system follows to the second request, with a browser that stores cookies; the answer has them. */
export const goneOn = ({ ask }: Door, sent: Response): Promise<Response> =>
  ask(locationOf(sent) ?? '', { cookies: cookiesOf(sent) });

/** Where a redirect leads, as path and query. */
export function locationOf(answer: Response): string | null {
  const location = answer.headers.get('location');
  if (location === null) return null;
  const url = new URL(location, 'http://shop');
  return url.host === 'shop' ? url.pathname + url.search + url.hash : location;
}
