// HTTP client of `shop punchout try`: sends requests with cookies, returns redirects unfollowed, reads the form of a response, and reports each.
import type { ConnectionSettings } from '#domain/punchout/connection';

export interface Answer {
  status: number;
  /** Path and query of a redirect within the shop, the full URL of one that leaves it. */
  location: string | null;
  html: string;
  setCookies: string[];
  header(name: string): string | null;
}

export interface TriedBrowser {
  get(path: string): Promise<Answer>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
}

const PATIENCE_MS = 20_000;

/** Stores cookies by name: it serves one visit of one shop. */
export function triedBrowser(shop: string): TriedBrowser {
  const cookies = new Map<string, string>();
  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, shop), {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const setCookies = answer.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: answer.status,
      location: locationIn(answer.headers.get('location'), shop),
      html: await decodedBody(answer),
      setCookies,
      header: (name) => answer.headers.get(name),
    };
  }
  return {
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

function locationIn(location: string | null, shop: string): string | null {
  if (location === null) return null;
  const url = new URL(location, shop);
  return url.origin === new URL(shop).origin ? url.pathname + url.search : url.href;
}

async function decodedBody(answer: Response): Promise<string> {
  const isLatin1 = /charset=iso-8859-1/i.test(answer.headers.get('content-type') ?? '');
  return new TextDecoder(isLatin1 ? 'windows-1252' : 'utf-8').decode(await answer.arrayBuffer());
}

export interface FoundForm {
  action: string;
  target: string | null;
  hasButton: boolean;
  /** Names and values of its hidden fields. */
  pairs: readonly (readonly [string, string])[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const unescapedText = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_whole, name: string) => ENTITIES[name] ?? '');

const attributeIn = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : unescapedText(value);
};

/** The form that is posted to this address, with its hidden fields; null where the page has none. */
export function formTo(html: string, address: string): FoundForm | null {
  for (const [, tag = '', inside = ''] of html.matchAll(/<form(\s[^>]*)>([\s\S]*?)<\/form>/g)) {
    if (attributeIn(tag, 'action') !== address) continue;
    const inputs = [...inside.matchAll(/<input(\s[^>]*)>/g)].map(([, input = '']) => input);
    const pairs = inputs.map((input): [string, string] => [
      attributeIn(input, 'name') ?? '',
      attributeIn(input, 'value') ?? '',
    ]);
    return {
      action: address,
      target: attributeIn(tag, 'target'),
      hasButton: /<button/.test(inside),
      pairs,
    };
  }
  return null;
}

export interface Judged {
  what: string;
  /** Empty where it is as it should be. */
  wrong: string;
}

export const verdict = (what: string, wrong: string): Judged => ({ what, wrong });

const wentTo = ({ status, location }: Answer): string => `status ${status}${location ? `, fører til ${location}` : ''}`;

export const leadsTo = (answer: Answer, where: string): string =>
  answer.location?.startsWith(where) ? '' : wentTo(answer);

export const leadsExactlyTo = (answer: Answer, where: string): string =>
  answer.location === where ? '' : wentTo(answer);

/** The buyer's first request leads to the second, at which cookies are seen to come back. */
export const comesIn = (answer: Answer): string => leadsTo(answer, '/punchout/enter/');

export function cookiesWrong({ setCookies }: Answer, { frameAncestors }: ConnectionSettings): string {
  const wanted =
    frameAncestors.length > 0 ? /(?=.*;\s*SameSite=None)(?=.*;\s*Secure)(?=.*;\s*Partitioned)/i : /;\s*SameSite=Lax/i;
  const token = setCookies.find((cookie) => /^(__Host-)?apollo-token=[^;]/.test(cookie));
  return token && wanted.test(token) ? '' : 'cookien passer ikke til en ramme, eller er for vid';
}

export function framesWrong(answer: Answer, { frameAncestors }: ConnectionSettings): string {
  const wanted = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  if (answer.status !== 200) return `status ${answer.status}`;
  return answer.header('content-security-policy')?.includes(`frame-ancestors ${wanted}`)
    ? ''
    : 'frame-ancestors passer ikke';
}
