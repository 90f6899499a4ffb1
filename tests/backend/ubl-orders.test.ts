// Orders of Peppol and NemHandel as systems of others write them, through the door of an access point: what becomes of each, and its answer.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import type { UblAnswer } from '#backend/commerce/punchout/ubl/receive-order';
import { ship } from '#backend/commerce/shipment/ship';
import { PLAIN_SERVICES } from '#backend/composition';
import { noJobs } from '#backend/db/job-queue';
import { openAccessPoint } from '#backend/ports/access-point';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { brokenInFile } from '../e-invoice/written-rules';
import { changedTables, tableDigests } from '../support/table-digests';
import { until } from '../support/until';
import { type Counter, openCounter } from './test-backend';
import { DEMO_PEPPOL_BUYER } from '#demo/folder/punchout';

let counter: Counter;
let key = '';
let reader = '';
beforeAll(async () => {
  counter = await openCounter();
  const { pool } = counter.database;
  const made = { store: null, expiresAt: null };
  key = (await makeApiKey(pool, { name: 'access point', scopes: ['write-purchases'], ...made }, counter.clock.now()))
    .key;
  reader = (await makeApiKey(pool, { name: 'stock', scopes: ['write-stock'], ...made }, counter.clock.now())).key;
});
afterAll(async () => {
  // To be checked by the official rules: npm run check:peppol.
  const folder = process.env.UBL_DOCUMENTS;
  const written = folder ? await counter.rows<Kept>('SELECT id, xml FROM punchout_document') : [];
  if (folder) await mkdir(folder, { recursive: true });
  for (const { id, xml } of written) await writeFile(path.join(folder ?? '', `orders-${id}.xml`), xml);
  await counter?.close();
});
interface Kept {
  id: number;
  xml: string;
}

const PEN = '1000101';

async function post(xml: string, { bearer = key, mode = '' } = {}) {
  const headers = { 'content-type': 'application/xml', authorization: `Bearer ${bearer}` };
  const address = `http://localhost:3000/api/peppol/orders${mode && `?mode=${mode}`}`;
  const response = await counter.backend.files(new Request(address, { method: 'POST', body: xml, headers }));
  return { status: response.status, body: (await response.json()) as UblAnswer };
}

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const ORDER = 'urn:oasis:names:specification:ubl:schema:xsd:Order-2';
const BUYER = `<cac:BuyerCustomerParty><cac:Party><cbc:EndpointID schemeID="0088">${DEMO_PEPPOL_BUYER}</cbc:EndpointID><cac:PartyLegalEntity><cbc:RegistrationName>Fjordhavn Kommune</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:BuyerCustomerParty>`;
const SELLER =
  '<cac:SellerSupplierParty><cac:Party><cbc:EndpointID schemeID="0184">DK31415926</cbc:EndpointID></cac:Party></cac:SellerSupplierParty>';

interface Item {
  id?: string;
  quantity?: string;
  unit?: string;
  seller?: string;
  standard?: string;
  buyer?: string;
  /** Between quantity and item. */
  more?: string;
}
const line = ({ id = '1', quantity = '2', unit = 'EA', more = '', ...numbers }: Item) => {
  const named = (name: string, number: string | undefined, scheme = '') =>
    number === undefined
      ? ''
      : `<cac:${name}ItemIdentification><cbc:ID${scheme}>${number}</cbc:ID></cac:${name}ItemIdentification>`;
  const seller = Object.keys(numbers).length === 0 ? PEN : numbers.seller;
  return `<cac:OrderLine><cac:LineItem><cbc:ID>${id}</cbc:ID><cbc:Quantity unitCode="${unit}">${quantity}</cbc:Quantity>${more}<cac:Item><cbc:Name>Pen</cbc:Name>${named('Buyers', numbers.buyer)}${named('Sellers', seller)}${named('Standard', numbers.standard, ' schemeID="0160"')}</cac:Item></cac:LineItem></cac:OrderLine>`;
};
const price = (amount: string, { base = '1', unit = 'EA' } = {}) =>
  `<cac:Price><cbc:PriceAmount currencyID="DKK">${amount}</cbc:PriceAmount><cbc:BaseQuantity unitCode="${unit}">${base}</cbc:BaseQuantity></cac:Price>`;
const lineAmount = (amount: string) => `<cbc:LineExtensionAmount currencyID="DKK">${amount}</cbc:LineExtensionAmount>`;
const allowance = (isCharge: boolean, amount: string, reason: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="DKK">${amount}</cbc:Amount></cac:AllowanceCharge>`;
const PLACE = (street: string, more = '') =>
  `<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>Ærøskøbing</cbc:CityName><cbc:PostalZone>5970</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DK</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation>${more}</cac:Delivery>`;
const BY = (day: string) =>
  `<cac:RequestedDeliveryPeriod><cbc:StartDate>${day}</cbc:StartDate><cbc:EndDate>${day}</cbc:EndDate></cac:RequestedDeliveryPeriod>`;

interface Written {
  id: string;
  /** After the id. */
  head?: string;
  /** After the parties. */
  body?: string;
  parties?: string;
  lines?: readonly string[];
  customization?: string;
}
const documentOf = ({
  id,
  head = '',
  body = '',
  parties = BUYER + SELLER,
  lines = [line({})],
  customization,
}: Written) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Order xmlns="${ORDER}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}"><cbc:CustomizationID>${customization ?? 'urn:fdc:peppol.eu:poacc:trns:order:3'}</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:ordering:3</cbc:ProfileID><cbc:ID>${id}</cbc:ID><cbc:IssueDate>2026-11-03</cbc:IssueDate>${head}<cbc:DocumentCurrencyCode>DKK</cbc:DocumentCurrencyCode>${parties}${body}${lines.join('')}</Order>`;

/** The same document with the prefixes of another system. */
const withPrefixes = (xml: string) =>
  xml
    .replaceAll('cbc:', 'ns3:')
    .replaceAll('cac:', 'ns2:')
    .replace(`<Order xmlns="${ORDER}"`, `<ns1:Order xmlns:ns1="${ORDER}"`)
    .replace('</Order>', '</ns1:Order>');

const placed = (id: string) =>
  counter.rows<Record<string, unknown>>(
    `SELECT o.number, o.accounting_cost AS accounting, o.billing_address ->> 'ean' AS ean, o.comment, o.requisitioner,
        o.shipping_address -> 'street' ->> 0 AS street, (SELECT sum(l.quantity)::int FROM order_line l WHERE l.order_id = o.id) AS pieces
      FROM sales_order o WHERE o.purchase_order_number = $1 AND o.status <> 'canceled'`,
    [id],
  );

const rootOf = (text: string): XmlElement => {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
};

/** The shop's answers to this order, as they wait for the access point. */
async function responses(id: string): Promise<XmlElement[]> {
  const { clock, database } = counter;
  const log = { error: () => undefined };
  await openTeller({ db: database.db, clock, log, post: postCxml, secrets: new Map() }).tellAll();
  const rows = await counter.rows<{ xml: string }>('SELECT xml FROM punchout_document ORDER BY id');
  return rows.map(({ xml }) => rootOf(xml)).filter((root) => textWithin(childAt(root, 'OrderReference', 'ID')) === id);
}
const codeOf = (root: XmlElement | undefined) => textWithin(childAt(root ?? null, 'OrderResponseCode'));
const linesOf = (root: XmlElement | undefined) =>
  (root ? childrenNamed(root, 'OrderLine') : []).map((one) => ({
    line: textWithin(childAt(one, 'OrderLineReference', 'LineID')),
    status: textWithin(childAt(one, 'LineItem', 'LineStatusCode')),
    note: textWithin(childAt(one, 'LineItem', 'Note')),
  }));

interface Foreign {
  what: string;
  order: Omit<Written, 'id'>;
  write?: (xml: string) => string;
  result: UblAnswer['result'];
  /** Results of the lines. */
  lines?: readonly string[];
  words?: RegExp;
  code: 'AP' | 'CA' | 'RE';
  pieces?: number;
}

const FOREIGN: readonly Foreign[] = [
  { what: 'the least that a system writes', order: {}, result: 'accepted', lines: ['accepted'], code: 'AP', pieces: 2 },
  { what: 'other prefixes', order: {}, write: withPrefixes, result: 'accepted', code: 'AP', pieces: 2 },
  {
    what: 'a StandardBusinessDocument around it',
    order: {},
    write: (xml) =>
      `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>${xml.replace(/^<\?xml.*\n/, '')}</StandardBusinessDocument>`,
    ...{ result: 'accepted', code: 'AP', pieces: 2 },
  },
  {
    what: 'only the EAN number of the product',
    order: { lines: [line({ standard: '5701010001012' })] },
    ...{ result: 'accepted', lines: ['accepted'], code: 'AP', pieces: 2 },
  },
  {
    what: 'the EAN number with a zero in front (GTIN-14)',
    order: { lines: [line({ standard: '05701010001012' })] },
    ...{ result: 'accepted', code: 'AP', pieces: 2 },
  },
  {
    what: "only the buyer's own number next to a line that is known",
    order: { lines: [line({}), line({ id: '20', buyer: PEN })] },
    ...{ result: 'different', lines: ['accepted', 'rejected'], code: 'CA', pieces: 2 },
  },
  {
    what: "only the buyer's own number",
    order: { lines: [line({ buyer: PEN })] },
    ...{ result: 'refused', words: /NUMBER_UNKNOWN/, code: 'RE' },
  },
  {
    what: 'two numbers of two products',
    order: { lines: [line({ seller: PEN, standard: '5701010001005' })] },
    ...{ result: 'refused', words: /NUMBERS_DIFFER/, code: 'RE' },
  },
  {
    what: 'pieces by another code, and a unit that the product is not sold in',
    order: { lines: [line({ unit: 'NMB' }), line({ id: '2', unit: 'XBX', seller: '1000102' })] },
    ...{ result: 'different', lines: ['accepted', 'rejected'], code: 'CA', pieces: 2 },
  },
  {
    what: 'half a piece',
    order: { lines: [line({}), line({ id: '2', quantity: '1.5' })] },
    ...{ result: 'different', lines: ['accepted', 'rejected'], code: 'CA', pieces: 2 },
  },
  {
    what: 'a price for ten',
    order: { lines: [line({ more: lineAmount('20.00') + price('100.00', { base: '10' }) })] },
    ...{ result: 'accepted', code: 'AP', pieces: 2 },
  },
  {
    what: 'a price for another unit and no amount',
    order: { lines: [line({}), line({ id: '2', more: price('100.00', { unit: 'XBX' }) })] },
    ...{ result: 'different', lines: ['accepted', 'rejected'], code: 'CA', pieces: 2 },
  },
  {
    what: 'a price for another unit and the amount of the line',
    order: { lines: [line({ more: lineAmount('20.00') + price('100.00', { unit: 'XBX' }) })] },
    ...{ result: 'accepted', code: 'AP', pieces: 2 },
  },
  {
    what: 'an amount that is not price times quantity',
    order: { lines: [line({}), line({ id: '2', more: lineAmount('15.00') + price('10.00') })] },
    ...{ result: 'different', lines: ['accepted', 'rejected'], code: 'CA', pieces: 2 },
  },
  {
    what: 'a charge of the line that makes it dearer than it is',
    order: { lines: [line({ more: lineAmount('25.00') + allowance(true, '5.00', 'Gebyr') + price('10.00') })] },
    ...{ result: 'different', lines: ['different'], code: 'CA', pieces: 2 },
  },
  {
    what: 'a discount of the line that was not agreed',
    order: { lines: [line({ more: lineAmount('15.00') + allowance(false, '5.00', 'Rabat') + price('10.00') })] },
    ...{ result: 'refused', words: /Prices have risen/, code: 'RE' },
  },
  {
    what: 'a price below that of today',
    order: { lines: [line({ more: price('9.00') })] },
    ...{ result: 'refused', words: /Prices have risen.*1000101/, code: 'RE' },
  },
  {
    what: 'a discount on the order that was not agreed',
    order: { body: allowance(false, '50.00', 'Rabat') },
    ...{ result: 'refused', words: /discount of 50 DKK/, code: 'RE' },
  },
  {
    what: 'another freight',
    order: { body: allowance(true, '1.00', 'Fragt') },
    ...{ result: 'different', lines: ['accepted'], words: /Fragten er .* bestilt til 1,00 kr/, code: 'CA', pieces: 2 },
  },
  {
    what: 'a day that the shop does not deliver on',
    order: { body: PLACE('Rådhuspladsen 1', BY('2026-12-25')) },
    ...{ result: 'different', lines: ['different'], code: 'CA', pieces: 2 },
  },
  {
    what: 'deliveries to two places',
    order: { body: PLACE('Rådhuspladsen 1') + PLACE('Havnegade 2') },
    ...{ result: 'refused', words: /different places/, code: 'RE' },
  },
  {
    what: 'parts that the shop has no use for',
    order: {
      head: '<cbc:OrderTypeCode>224</cbc:OrderTypeCode>',
      body: '<cac:DeliveryTerms><cbc:ID>FOB</cbc:ID></cac:DeliveryTerms><cac:PaymentTerms><cbc:Note>60 dage</cbc:Note></cac:PaymentTerms>',
    },
    ...{ result: 'accepted', words: /OrderTypeCode 224, DeliveryTerms FOB, PaymentTerms 60 dage/ },
    ...{ code: 'AP', pieces: 2 },
  },
  {
    what: 'an order for a year',
    order: { head: '<cbc:OrderTypeCode>221</cbc:OrderTypeCode>' },
    ...{ result: 'refused', words: /type 221/, code: 'RE' },
  },
  {
    what: 'a copy',
    order: { head: '<cbc:CopyIndicator>true</cbc:CopyIndicator>' },
    ...{ result: 'refused', words: /copy/, code: 'RE' },
  },
  {
    what: 'euros',
    order: { lines: [line({ more: price('10.00').replace('DKK', 'EUR') })] },
    ...{ result: 'refused', words: /in EUR, not in DKK/, code: 'RE' },
  },
  {
    what: 'an offer that has ended',
    order: { head: '<cac:ValidityPeriod><cbc:EndDate>2026-11-02</cbc:EndDate></cac:ValidityPeriod>' },
    ...{ result: 'refused', words: /until 2026-11-02/, code: 'RE' },
  },
  {
    what: 'two lines of one number',
    order: { lines: [line({}), line({})] },
    ...{ result: 'refused', words: /Two OrderLine have the LineItem\/ID 1/, code: 'RE' },
  },
];

describe('orders as others write them', () => {
  test.each(FOREIGN)('$what: $result', async ({ order, write = (xml) => xml, ...expected }) => {
    const id = `F-${FOREIGN.findIndex(({ what }) => what === expected.what) + 1}`;
    const { status, body } = await post(write(documentOf({ id, ...order })));
    expect({ status, ...body }).toMatchObject({ status: 200, result: expected.result, order: id, isTest: false });
    if (expected.lines) expect(body.lines.map(({ result }) => result)).toEqual(expected.lines);
    if (expected.words) expect(body.words).toMatch(expected.words);
    expect((await placed(id))[0]?.pieces).toEqual(expected.pieces);
    const [answer, ...more] = await responses(id);
    expect([codeOf(answer), more.length]).toEqual([expected.code, 0]);
    // Lines are named where something differs, and only there.
    expect(linesOf(answer)).toHaveLength(expected.code === 'CA' ? body.lines.length : 0);
  });

  test('what an order says is honoured', async () => {
    const body = `<cac:OriginatorCustomerParty><cac:Party><cac:PartyName><cbc:Name>Børnehuset</cbc:Name></cac:PartyName></cac:Party></cac:OriginatorCustomerParty><cac:AccountingCustomerParty><cac:Party><cbc:EndpointID schemeID="0088">5798009811578</cbc:EndpointID></cac:Party></cac:AccountingCustomerParty>${PLACE('Havnegade 9')}`;
    const head =
      '<cbc:Note>Ring på ved porten</cbc:Note><cbc:CustomerReference>KST-7</cbc:CustomerReference><cbc:AccountingCost>4711</cbc:AccountingCost>';
    await post(documentOf({ id: 'H-1', head, body }));
    expect(await placed('H-1')).toEqual([
      expect.objectContaining({
        ...{ accounting: '4711', ean: '5798009811578', requisitioner: 'KST-7', street: 'Havnegade 9', pieces: 2 },
        comment: expect.stringContaining('Ring på ved porten'),
      }),
    ]);
  });

  test('a unit of several pieces is delivered and answered in that unit', async () => {
    await counter.rows("UPDATE product SET order_units = 'pk=10' WHERE sku = '1000103'");
    const lines = [line({ id: '10', quantity: '3', unit: 'XPK', seller: '1000103' }), line({ id: '20', buyer: 'B' })];
    const { body } = await post(documentOf({ id: 'U-1', lines }));
    expect(body.lines.map(({ line: number, result }) => [number, result])).toEqual([
      ['10', 'accepted'],
      ['20', 'rejected'],
    ]);
    expect((await placed('U-1'))[0]?.pieces).toBe(30);
    const [answer] = await responses('U-1');
    const [first] = answer ? childrenNamed(answer, 'OrderLine') : [];
    const quantity = childAt(first ?? null, 'LineItem', 'Quantity');
    expect([textWithin(quantity), quantity?.attributes.unitCode]).toEqual(['3', 'XPK']);
    expect(linesOf(answer)).toEqual([
      { line: '10', status: '5', note: '' },
      { line: '20', status: '7', note: 'Ordren nævner intet varenummer, som vi kender.' },
    ]);
  });

  test('an order of NemHandel is taken and answered in its own words', async () => {
    const parties = `<cac:BuyerCustomerParty><cac:Party><cbc:EndpointID schemeAgencyID="9" schemeID="GLN">${DEMO_PEPPOL_BUYER}</cbc:EndpointID><cac:PartyName><cbc:Name>Fjordhavn Kommune</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty><cac:SellerSupplierParty><cac:Party><cbc:EndpointID schemeID="DK:CVR">DK31415926</cbc:EndpointID></cac:Party></cac:SellerSupplierParty>`;
    const body = PLACE('Havnegade').replace(
      '</cbc:StreetName>',
      '</cbc:StreetName><cbc:BuildingNumber>12 B</cbc:BuildingNumber>',
    );
    const { body: answer } = await post(documentOf({ id: 'N-1', parties, body, customization: 'OIOUBL-2.02' }));
    expect(answer).toMatchObject({ result: 'accepted', connection: 'fjordhavn-srm' });
    expect((await placed('N-1'))[0]?.street).toBe('Havnegade 12 B');
    const [written] = await responses('N-1');
    const endpoint = childAt(written ?? null, 'BuyerCustomerParty', 'Party', 'EndpointID');
    expect(textWithin(childAt(written ?? null, 'CustomizationID'))).toBe('OIOUBL-2.1');
    expect([endpoint?.attributes.schemeID, textWithin(endpoint)]).toEqual(['GLN', DEMO_PEPPOL_BUYER]);
  });

  test('files within an order are stored, and an address is named and not fetched', async () => {
    const file = Buffer.from('%PDF-1.4 drawing').toString('base64');
    const head = `<cac:AdditionalDocumentReference><cbc:ID>T1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/html" filename="../tegning.pdf">${file}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AdditionalDocumentReference><cbc:ID>T2</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>http://127.0.0.1/x</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference>`;
    const { body } = await post(documentOf({ id: 'V-1', head }));
    expect(body.words).toContain('tegning.pdf');
    expect(body.words).toContain('AdditionalDocumentReference T2');
    expect(await counter.rows("SELECT name, type FROM punchout_file WHERE order_ref = 'V-1'")).toEqual([
      { name: 'tegning.pdf', type: 'application/pdf' },
    ]);
  });
});

describe('who sends', () => {
  test.each([
    [
      'nobody that is known',
      BUYER.replace(DEMO_PEPPOL_BUYER, '5790000123452') + SELLER,
      /No customer.*0088:5790000123452/,
    ],
    ['a number that cannot be one', BUYER.replace(DEMO_PEPPOL_BUYER, '5790000000000') + SELLER, /No customer/],
    ['no buyer', SELLER, /BuyerCustomerParty is missing/],
    ['an order for another shop', BUYER + SELLER.replace('31415926', '12345674'), /addressed to 0184:12345674/],
  ])('%s is refused and not answered', async (what, parties, why) => {
    const { status, body } = await post(documentOf({ id: `S-${what}`, parties }));
    expect({ status, words: body.words }).toEqual({ status: 422, words: expect.stringMatching(why) });
    expect(await responses(`S-${what}`)).toEqual([]);
  });

  test('without a key for it nothing is taken', async () => {
    expect((await post(documentOf({ id: 'K-1' }), { bearer: reader })).status).toBe(403);
    expect((await post(documentOf({ id: 'K-1' }), { bearer: 'kv_0' })).status).toBe(401);
    expect(await placed('K-1')).toEqual([]);
  });

  test.each([
    ['no XML', 'ORDRE 1'],
    ['an invoice', documentOf({ id: 'I-1' }).replace('<Order ', '<Invoice ').replace('</Order>', '</Invoice>')],
    [
      'an entity',
      documentOf({ id: 'I-2' }).replace('<Order ', '<!DOCTYPE Order [<!ENTITY a SYSTEM "file:///etc/passwd">]><Order '),
    ],
    ['an order without a number', documentOf({ id: '' })],
  ])('%s is not read', async (_what, xml) => {
    const { status, body } = await post(xml);
    expect([status, body.result]).toEqual([422, 'unreadable']);
  });
});

describe('the same order again', () => {
  test('the same document orders nothing again', async () => {
    const xml = documentOf({ id: 'D-1' });
    const [first, second] = [await post(xml), await post(xml)];
    expect([first.body.result, second.body.result]).toEqual(['accepted', 'duplicate']);
    expect(second.body.number).toBe(first.body.number);
    expect(await placed('D-1')).toHaveLength(1);
    expect(await responses('D-1')).toHaveLength(1);
  });

  test('two at once order once', async () => {
    const xml = documentOf({ id: 'D-2' });
    const both = await Promise.all([post(xml), post(xml)]);
    expect(both.map(({ body }) => body.result).sort()).not.toEqual(['accepted', 'accepted']);
    expect(await placed('D-2')).toHaveLength(1);
    expect((await responses('D-2')).map(codeOf)).toEqual(['AP']);
  });

  test('another document under its number leaves what was ordered, and is not answered', async () => {
    await post(documentOf({ id: 'D-3' }));
    const { status, body } = await post(documentOf({ id: 'D-3', lines: [line({ quantity: '9' })] }));
    expect([status, body.result]).toEqual([409, 'conflict']);
    expect((await placed('D-3'))[0]?.pieces).toBe(2);
    expect((await responses('D-3')).map(codeOf)).toEqual(['AP']);
  });

  test('a refused order may be corrected under its number', async () => {
    await post(documentOf({ id: 'D-4', lines: [line({ more: price('1.00') })] }));
    expect((await post(documentOf({ id: 'D-4' }))).body.result).toBe('accepted');
    expect((await responses('D-4')).map(codeOf)).toEqual(['RE', 'AP']);
  });
});

test('a test order is decided and answered, and never placed', async () => {
  const before = await tableDigests(counter);
  const { body } = await post(documentOf({ id: 'T-1', lines: [line({}), line({ id: '2', buyer: 'B' })] }), {
    mode: 'test',
  });
  expect(body).toMatchObject({ result: 'different', isTest: true, number: 'TEST-T-1' });
  const [answer] = await responses('T-1');
  const changed = changedTables(before, await tableDigests(counter));
  expect(changed).toEqual(['punchout_document', 'punchout_payload', 'punchout_test_order']);
  expect([codeOf(answer), textWithin(childAt(answer ?? null, 'Note'))]).toEqual([
    'CA',
    expect.stringContaining('Prøveordre'),
  ]);
  expect(linesOf(answer).map(({ status }) => status)).toEqual(['5', '7']);
});

/** Documents of a kind about this order, as they wait for the access point. */
async function waiting(kind: string, id: string): Promise<{ xml: string; root: XmlElement }[]> {
  await responses(id);
  const rows = await counter.rows<{ xml: string }>('SELECT xml FROM punchout_document ORDER BY id');
  const all = rows.map(({ xml }) => ({ xml, root: rootOf(xml) }));
  return all.filter(({ root }) => root.name === kind && textWithin(childAt(root, 'OrderReference', 'ID')) === id);
}
const rowsIn = (root: XmlElement, row: string, quantity: string) =>
  childrenNamed(root, row).map((one) => {
    const counted = childAt(one, quantity);
    const number = textWithin(childAt(one, 'OrderLineReference', 'LineID'));
    return `${number}: ${textWithin(counted)} ${counted?.attributes.unitCode}`;
  });
const life = () => ({
  ...{ db: counter.database.db, pool: counter.database.pool, queue: noJobs, now: counter.clock.now(), by: 'test' },
  provider: testPayments(async () => 'secret'),
});
const pieces = (...each: [sku: string, pieces: number][]) => new Map(each);

describe('what is sent and invoiced is in the lines of the order', () => {
  const PACKED = '1000103';
  const LINES = [
    line({ id: '10', quantity: '3', unit: 'XPK', seller: PACKED, buyer: 'K-55' }),
    line({ id: '20', quantity: '2' }),
    line({ id: '30', quantity: '5' }),
  ];
  const placedAs = async (id: string) => {
    await counter.rows("UPDATE product SET order_units = 'pk=10' WHERE sku = $1", [PACKED]);
    await post(documentOf({ id, lines: LINES }));
    return String((await placed(id))[0]?.number);
  };

  test('two shipments, two invoices and a credit note', async () => {
    const number = await placedAs('L-1');
    const parcel = { carrier: 'GLS', trackingNumber: 'T-1' };
    expect((await ship(number, { pieces: pieces([PACKED, 10], [PEN, 3]), ...parcel }, life())).ok).toBe(true);
    expect((await invoiceOrder(number, null, life())).ok).toBe(true);
    expect((await ship(number, { pieces: null, ...parcel, trackingNumber: '' }, life())).ok).toBe(true);
    expect((await invoiceOrder(number, null, life())).ok).toBe(true);
    const advices = await waiting('DespatchAdvice', 'L-1');
    expect(advices.map(({ root }) => rowsIn(root, 'DespatchLine', 'DeliveredQuantity'))).toEqual([
      ['10: 1 XPK', '20: 2 EA', '30: 1 EA'],
      ['10: 2 XPK', '30: 4 EA'],
    ]);
    const [first] = advices;
    const item = childAt(first?.root ?? null, 'DespatchLine', 'Item');
    expect([
      textWithin(childAt(item, 'BuyersItemIdentification', 'ID')),
      textWithin(childAt(item, 'SellersItemIdentification', 'ID')),
      textWithin(childAt(first?.root ?? null, 'Shipment', 'Delivery', 'TrackingID')),
    ]).toEqual(['K-55', PACKED, 'T-1']);
    const invoices = await waiting('Invoice', 'L-1');
    expect(invoices.map(({ root }) => rowsIn(root, 'InvoiceLine', 'InvoicedQuantity'))).toEqual([
      ['10: 1 XPK', '20: 2 EA', '30: 1 EA'],
      ['10: 2 XPK', '30: 4 EA'],
    ]);
    for (const { xml } of invoices) expect(brokenInFile(xml, 'peppol')).toEqual([]);
    expect(
      (await creditOrder(number, { pieces: pieces([PEN, 2]), restock: true, freight: false, reason: '' }, life())).ok,
    ).toBe(true);
    const [credit] = await waiting('CreditNote', 'L-1');
    expect(credit && rowsIn(credit.root, 'CreditNoteLine', 'CreditedQuantity')).toEqual(['20: 2 EA']);
  });

  test('a part of a pack is invoiced in pieces, with the number of its line', async () => {
    const number = await placedAs('L-2');
    const parcel = { carrier: 'GLS', trackingNumber: 'T-1' };
    expect((await ship(number, { pieces: pieces([PACKED, 15]), ...parcel }, life())).ok).toBe(true);
    expect((await invoiceOrder(number, null, life())).ok).toBe(true);
    const [advice] = await waiting('DespatchAdvice', 'L-2');
    expect(advice && rowsIn(advice.root, 'DespatchLine', 'DeliveredQuantity')).toEqual(['10: 1.5 XPK']);
    const [invoice] = await waiting('Invoice', 'L-2');
    expect(invoice && rowsIn(invoice.root, 'InvoiceLine', 'InvoicedQuantity')).toEqual(['10: 15 C62']);
    expect(brokenInFile(invoice?.xml ?? '', 'peppol')).toEqual([]);
  });

  test('an order that staff call off is answered by a rejection', async () => {
    const number = await placedAs('L-3');
    await responses('L-3');
    expect((await cancelOrder(number, { reason: 'Udgået', asCustomer: false }, life())).ok).toBe(true);
    expect((await responses('L-3')).map(codeOf)).toEqual(['AP', 'RE']);
  });
});

describe('how documents come and leave', () => {
  const parts = () => {
    const { database, clock } = counter;
    return { db: database.db, clock, log: { error: () => undefined }, post: postCxml, secrets: new Map() };
  };

  test('a folder takes orders, says what became of each, and gets the answers', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ubl-folder-'));
    const withFolder = await openCounter({
      selling: { ...PLAIN_SERVICES, peppol: { accessPoint: null, folder } },
    });
    try {
      await mkdir(path.join(folder, 'in'), { recursive: true });
      await writeFile(path.join(folder, 'in', 'a.xml'), documentOf({ id: 'M-1' }));
      await writeFile(path.join(folder, 'in', 'b.xml'), 'ORDRE');
      await writeFile(path.join(folder, 'in', '.unfinished.xml'), '<Order');
      await withFolder.backend.startJobs();
      const isAnswered = async () => (await readdir(path.join(folder, 'out')).catch(() => [])).length > 0;
      await until('the answer in the folder', isAnswered);
      const result = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as UblAnswer;
      expect(await result('done/a.xml.json')).toMatchObject({ result: 'accepted', order: 'M-1' });
      expect(await result('refused/b.xml.json')).toMatchObject({ result: 'unreadable' });
      expect(await readdir(path.join(folder, 'in'))).toEqual(['.unfinished.xml']);
      const out = await readdir(path.join(folder, 'out'));
      expect(out).toEqual([expect.stringMatching(/^\d{8}-confirmation-peppol\.xml$/)]);
      const answer = rootOf(await readFile(path.join(folder, 'out', out[0] ?? ''), 'utf8'));
      expect([codeOf(answer), textWithin(childAt(answer, 'OrderReference', 'ID'))]).toEqual(['AP', 'M-1']);
    } finally {
      await withFolder.close();
      await rm(folder, { recursive: true });
    }
  });

  test('an access point gets each document once, with the key', async () => {
    const got: { body: string; key: string | undefined }[] = [];
    const statuses = [503, 200];
    const server = createServer(async (request, response) => {
      got.push({ body: await text(request), key: request.headers.authorization });
      response.writeHead(statuses[Math.min(got.length - 1, 1)] ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await counter.rows('UPDATE punchout_document SET sent_at = now() WHERE sent_at IS NULL');
    await post(documentOf({ id: 'P-1' }));
    const accessPoint = openAccessPoint({ url: `http://127.0.0.1:${port}/send`, key: 'secret' });
    const teller = openTeller({ ...parts(), accessPoint });
    await teller.tellAll();
    counter.clock.forward(30 * 60_000);
    await teller.tellAll();
    await teller.tellAll();
    server.close();
    expect(got.map((one) => one.key)).toEqual(['Bearer secret', 'Bearer secret']);
    expect(got[1]?.body).toBe(got[0]?.body);
    expect(textWithin(childAt(rootOf(got[0]?.body ?? ''), 'OrderReference', 'ID'))).toBe('P-1');
  });
});
