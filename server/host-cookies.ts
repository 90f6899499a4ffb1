// Cookies under names that begin with `__Host-` (RFC 6265bis, section 4.1.3.2), behind https: a browser takes such a cookie only from this
// very host, with Secure and for the entire path, so that no other host of the domain can set a login, a cart or a choice for the shop.
// Everything behind the HTTP server uses a cookie's plain name.
import type { OutgoingHttpHeader } from 'node:http';

const PREFIX = '__Host-';
const cookieName = (pair: string) => pair.slice(0, pair.indexOf('=')).trim();

/** The Cookie header as the storefront reads it: `names` under their plain names; those that came under the plain name are dropped. */
export function fromHostCookies(header: string, names: ReadonlySet<string>): string {
  const kept = header.split(';').flatMap((pair) => {
    const name = cookieName(pair);
    if (names.has(name)) return [];
    const plain = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
    return [plain !== null && names.has(plain) ? pair.trim().slice(PREFIX.length) : pair.trim()];
  });
  return kept.join('; ');
}

/** The Set-Cookie headers of a reply, with the prefix on each of `names` that may have it. */
export function toHostCookies(lines: OutgoingHttpHeader | undefined, names: ReadonlySet<string>): string[] {
  const mayHave = (line: string) =>
    names.has(cookieName(line)) && /;\s*Secure\b/i.test(line) && !/;\s*Domain=/i.test(line);
  return [lines ?? []].flat().map((line) => (mayHave(String(line)) ? `${PREFIX}${line}` : String(line)));
}
