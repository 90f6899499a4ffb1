// Attacks on the cXML endpoint of the built shop, as one document and as multipart: each is refused with a status, and leaves no order and no file.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import { childAt, textWithin } from '#domain/punchout/cxml/xml-element';
import { sendOverHttp } from '../flows/drivers/paper-http';
import { cxmlAt, elementOf, itemOut, setup } from './cxml-visit';
import { openDoor } from './door';

const door = openDoor();
const { documentWith } = cxmlAt(door);

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: door.shop().databaseUrl, max: 1 });
});
afterAll(() => database?.close());

interface Attack {
  body: string | Uint8Array<ArrayBuffer>;
  type?: string;
  headers?: Record<string, string>;
}

async function tried({ body, type = 'text/xml; charset=UTF-8', headers = {} }: Attack) {
  const address = new URL('/punchout/cxml', door.shop().origin);
  const request = new Request(address, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
  const response = await sendOverHttp(request);
  const text = await response.text();
  const isXml = response.headers.get('content-type')?.startsWith('text/xml');
  const status = isXml ? childAt(elementOf(text), 'Response', 'Status') : null;
  return { http: response.status, code: status?.attributes.code ?? null, why: textWithin(status), text };
}

/** What a document that was taken would leave behind. */
async function left() {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM sales_order) + (SELECT count(*) FROM punchout_order) + (SELECT count(*) FROM punchout_file)
      + (SELECT count(*) FROM punchout_test_order) AS count`,
  );
  return Number(rows[0]?.count);
}

const GOODS = itemOut('1000101', 30);
let numbers = 0;
const orderRequest = (comments = '', more = '') =>
  `<OrderRequest><OrderRequestHeader orderID="ATTACK-${++numbers}" orderDate="2026-11-23T09:00:00+01:00"${more}><Total><Money currency="DKK">0</Money></Total><Comments>${comments}</Comments></OrderRequestHeader>${GOODS}</OrderRequest>`;
const order = (comments = '') => documentWith(orderRequest(comments));
const declaring = (subset: string, comments: string) =>
  order(comments).replace(/<!DOCTYPE[^>]*>/, `<!DOCTYPE cXML [${subset}]>`);

const bytesOf = (text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding));

const DOUBLED = Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`).join('');

describe('a document is refused as no cXML', () => {
  test.each<[string, () => string | Uint8Array<ArrayBuffer>]>([
    ['with an entity of a file', () => declaring('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')],
    ['with an entity at an address', () => declaring('<!ENTITY x SYSTEM "http://127.0.0.1:9/">', '&x;')],
    ['with a parameter entity', () => declaring('<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;', '')],
    ['with entities that double twenty times', () => declaring(`<!ENTITY a0 "x">${DOUBLED}`, '&a20;')],
    ['with default attributes', () => declaring('<!ATTLIST Total price CDATA "0">', '')],
    ['3,000 elements deep', () => order(`${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)}`)],
    ['with two roots', () => `${order()}<cXML/>`],
    ['with an attribute twice', () => order().replace('<OrderRequestHeader ', '<OrderRequestHeader orderID="other" ')],
    ['that ends in an element', () => order().slice(0, -20)],
    ['of bytes that are no UTF-8', () => bytesOf(order('Ærø'), 'latin1')],
    ['of an encoding that is not known', () => order().replace('UTF-8', 'UTF-7')],
    ['of another encoding than it says', () => bytesOf(order().replace('UTF-8', 'UTF-16'), 'utf8')],
    ['without content', () => ''],
    ['of JSON', () => '{"cXML":{}}'],
  ])('%s', async (_how, body) => {
    const before = await left();
    const { http, code, text } = await tried({ body: body() });
    expect([http, code]).toEqual([400, '406']);
    expect(text).not.toMatch(/root:|at .*\.js/);
    expect(await left()).toBe(before);
  });

  test('above 768 kB', async () => {
    const before = await left();
    expect((await tried({ body: order('x'.repeat(900 * 1024)) })).http).toBe(413);
    expect(await left()).toBe(before);
  });

  test('compressed', async () => {
    const before = await left();
    const body = new Uint8Array(gzipSync(order()));
    expect((await tried({ body, headers: { 'content-encoding': 'gzip' } })).code).toBe('406');
    expect(await left()).toBe(before);
  });
});

describe('a sender who is not proven is refused', () => {
  const password = /<SharedSecret>([^<]*)<\/SharedSecret>/;
  test.each<[string, (document: string) => string, string]>([
    ['with another password', (document) => document.replace(password, '<SharedSecret>guessed</SharedSecret>'), '401'],
    ['with an empty password', (document) => document.replace(password, '<SharedSecret/>'), '401'],
    ['without a password', (document) => document.replace(password, ''), '401'],
    ['without a header', (document) => document.replace(/<Header>.*<\/Header>/, ''), '400'],
    ['as another buyer', (document) => document.replaceAll(/<Identity>[^<]*</g, '<Identity>somebody<'), '401'],
    [
      'with the password in front of the sender',
      (document) => document.replace(password, '').replace('<Sender>', '<SharedSecret>x</SharedSecret><Sender>'),
      '401',
    ],
  ])('%s', async (_how, changed, wanted) => {
    const before = await left();
    expect((await tried({ body: changed(order()) })).code).toBe(wanted);
    expect(await left()).toBe(before);
  });
});

describe('an order is refused', () => {
  test('whose document was received before', async () => {
    const document = documentWith(setup('create'));
    expect((await tried({ body: document })).code).toBe('200');
    expect((await tried({ body: document })).code).toBe('409');
  });

  test.each(['update', 'delete'])('as %s of an order of somebody else', async (type) => {
    const before = await left();
    const own = orderRequest('', ` type="${type}"`).replace(/orderID="[^"]*"/, 'orderID="000000001"');
    expect((await tried({ body: documentWith(own) })).code).toBe('409');
    expect(await left()).toBe(before);
  });
});

test('an inclusion is not followed, and a stylesheet is not read', async () => {
  const include = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>';
  const document = documentWith(setup('create').replace('<BuyerCookie>', `${include}<BuyerCookie>`));
  const styled = document.replace('<cXML ', '<?xml-stylesheet href="http://127.0.0.1:9/a.xsl"?><cXML ');
  const { code, text } = await tried({ body: styled });
  expect(code).toBe('200');
  expect(text).not.toContain('root:');
});

describe('a multipart request is refused', () => {
  const part = (content: string, headers = 'Content-Type: application/pdf\r\nContent-ID: <1@x>') =>
    `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const document = (text = order()) => part(text, 'Content-Type: text/xml\r\nContent-ID: <order@x>');
  const RELATED = 'multipart/related; boundary=b; type="text/xml"';
  test.each<[string, () => string, string?]>([
    ['without a boundary', () => `${document()}--b--\r\n`, 'multipart/related'],
    ['with an empty boundary', () => `${document()}--b--\r\n`, 'multipart/related; boundary=""'],
    ['with another boundary', () => `${document()}--b--\r\n`, 'multipart/related; boundary=c'],
    ['that does not end', () => document()],
    ['without parts', () => '--b--\r\n'],
    ['with an entity in its document', () => `${document(declaring('<!ENTITY x "y">', '&x;'))}--b--\r\n`],
    ['whose document is not the first part', () => `${part('%PDF-1.7')}${document()}--b--\r\n`],
    ['with eleven files', () => `${document()}${part('x').repeat(11)}--b--\r\n`],
    ['with files of more than 10 MB', () => `${document()}${part('x'.repeat(10 * 1024 * 1024 + 1))}--b--\r\n`],
    [
      'with parts in a part',
      () => `${document()}${part('--c\r\n\r\nx\r\n--c--', 'Content-Type: multipart/mixed; boundary=c')}--b--\r\n`,
    ],
    [
      'with an encoding of a part that is not known',
      () => `${document()}${part('x', 'Content-Transfer-Encoding: x-gzip')}--b--\r\n`,
    ],
  ])('%s', async (_how, body, type = RELATED) => {
    const before = await left();
    const { http, code } = await tried({ body: body(), type });
    expect([http, code]).toEqual([400, '406']);
    expect(await left()).toBe(before);
  });

  test('with a thousand parts, or with a header of a megabyte', async () => {
    const before = await left();
    for (const more of [part('x').repeat(1_000), part('x', `X-Long: ${'y'.repeat(1024 * 1024)}`)]) {
      const { http } = await tried({ body: `${document()}${more}--b--\r\n`, type: RELATED });
      expect(http).toBe(400);
    }
    expect(await left()).toBe(before);
  });

  test.each([
    ['15 MB', 0],
    ['16 kB more than 15 MB', 16 * 1024],
  ])('of more than %s', async (_size, more) => {
    const before = await left();
    const [start, end] = [document(), '--b--\r\n'];
    const room = 15 * 1024 * 1024 + more + 1 - start.length - end.length - part('').length;
    const { http } = await tried({ body: `${start}${part('x'.repeat(room))}${end}`, type: RELATED });
    expect(http).toBe(413);
    expect(await left()).toBe(before);
  });
});

test('characters that XML has not, and entities that are not defined, end no line of the shop’s reply or log', async () => {
  const setupWith = setup('create').replace(
    '<BrowserFormPost>',
    '<Extrinsic name="UserEmail">&#0;a&#x1b;[31m&#xd800;&unknown;</Extrinsic><BrowserFormPost>',
  );
  const { code, text } = await tried({ body: documentWith(setupWith) });
  expect(code).toBe('200');
  expect(text).not.toMatch(/(?![\n\r\t])\p{Cc}/u);
});

test('files of 9 MB are stored with their order', async () => {
  const before = await left();
  const file = `--b\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7${'x'.repeat(9 * 1024 * 1024)}\r\n`;
  const body = `--b\r\nContent-Type: text/xml\r\n\r\n${order()}\r\n${file}--b--\r\n`;
  const { code, why } = await tried({ body, type: 'multipart/related; boundary=b; type="text/xml"' });
  expect([code, why]).toEqual(['200', '']);
  expect(await left()).toBeGreaterThan(before);
});
