// Which POST requests come from the shop's own pages, judged by the Sec-Fetch-Site and Origin headers.
import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import type { Exchange } from './exchange';
import { isFromOurPages } from './origin-check';

interface Post {
  path?: string;
  host?: string;
  scheme?: string;
  headers?: Record<string, string | string[]>;
}
const isOurs = ({ path = '/cart', host = 'shop.example', scheme, headers = {} }: Post) =>
  isFromOurPages({ path, host, scheme, req: { headers: headers as IncomingHttpHeaders } } as Exchange);

test.each<[string, Post, boolean]>([
  ['a client that sends no origin', {}, true],
  ['our origin', { headers: { origin: 'https://shop.example' } }, true],
  ['our origin over http, where the scheme is not known', { headers: { origin: 'http://shop.example' } }, true],
  ['another origin', { headers: { origin: 'https://evil.example' } }, false],
  ['the origin null, of an opaque origin', { headers: { origin: 'null' } }, false],
  ['a scheme other than http and https', { headers: { origin: 'ftp://shop.example' } }, false],
  ['our site', { headers: { 'sec-fetch-site': 'same-origin' } }, true],
  ['a reload by the person', { headers: { 'sec-fetch-site': 'none' } }, true],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, false],
  ['a subdomain', { headers: { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' } }, false],
  ['two sites at once', { headers: { 'sec-fetch-site': ['none', 'none'] } }, false],
  ['our site with another origin', { headers: { 'sec-fetch-site': 'none', origin: 'https://evil.example' } }, false],
  ['the scheme that the proxy saw', { scheme: 'https', headers: { origin: 'https://shop.example' } }, true],
  ['http where the proxy saw https', { scheme: 'https', headers: { origin: 'http://shop.example' } }, false],
  [
    'https with its port in the Host header',
    { host: 'shop.example:443', headers: { origin: 'https://shop.example' } },
    true,
  ],
  [
    'http with its port in the Host header',
    { host: 'shop.example:80', headers: { origin: 'http://shop.example' } },
    true,
  ],
  [
    'https with the port of http in the Host header',
    { host: 'shop.example:80', headers: { origin: 'https://shop.example' } },
    false,
  ],
  [
    'http with the port of https in the Host header',
    { host: 'shop.example:443', headers: { origin: 'http://shop.example' } },
    false,
  ],
  [
    'a port that is not the default',
    { host: 'shop.example:3000', headers: { origin: 'http://shop.example:3000' } },
    true,
  ],
  ['a payment provider', { path: '/payment/callback/x', headers: { origin: 'https://pay.example' } }, true],
  [
    'a procurement system’s buyer',
    { path: '/punchout/authenticate', headers: { origin: 'https://srm.example' } },
    true,
  ],
  ['a procurement system', { path: '/punchout/cxml', headers: { origin: 'https://srm.example' } }, true],
  [
    'a page below the address of a procurement system',
    { path: '/punchout/cxml/x', headers: { origin: 'https://srm.example' } },
    false,
  ],
  [
    'an address that only contains that of a payment provider',
    { path: '/x/payment/callback/', headers: { origin: 'https://pay.example' } },
    false,
  ],
])('%s', (_who, post, ours) => expect(isOurs(post)).toBe(ours));
