// Changes and cancellations of orders of Peppol (advanced ordering), through the door of an access point: what becomes of the order, and the answer.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import type { UblAnswer } from '#backend/commerce/punchout/ubl/receive-order';
import { forgetByRule } from '#backend/commerce/retention/forget';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { childAt, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { type Counter, openCounter } from './test-backend';
import { DEMO_PEPPOL_BUYER } from '#demo/folder/punchout';

let counter: Counter;
let key = '';
const posted: string[] = [];
beforeAll(async () => {
  counter = await openCounter();
  const { database, clock } = counter;
  const made = { store: null, expiresAt: null };
  key = (await makeApiKey(database.pool, { name: 'ap', scopes: ['write-purchases'], ...made }, clock.now())).key;
});
afterAll(async () => {
  await counter?.close();
});

/** To be checked by the official rules: npm run check:peppol. */
async function writeDocuments() {
  const folder = process.env.UBL_DOCUMENTS;
  if (folder) {
    await mkdir(folder, { recursive: true });
    const written = await counter.rows<{ xml: string }>('SELECT xml FROM punchout_document');
    const all = [...posted, ...written.map(({ xml }) => xml)];
    for (const [at, xml] of all.entries()) await writeFile(path.join(folder, `changes-${at}.xml`), xml);
  }
}

const [PEN, PACKED] = ['1000101', '1000103'];
const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:';
const party = (role: string, scheme: string, id: string, name: string) =>
  `<cac:${role}><cac:Party><cbc:EndpointID schemeID="${scheme}">${id}</cbc:EndpointID><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${role}>`;
const PARTIES =
  party('BuyerCustomerParty', '0088', DEMO_PEPPOL_BUYER, 'Fjordhavn Kommune') +
  party('SellerSupplierParty', '0184', 'DK31415926', 'Kontorværk');

interface Line {
  id: string;
  quantity: string;
  sku?: string;
  /** LineStatusCode: 1 added, 2 deleted, 3 changed, 4 as it was. */
  status?: string;
}
const line = ({ id, quantity, sku = PEN, status }: Line) =>
  `<cac:OrderLine><cac:LineItem><cbc:ID>${id}</cbc:ID>${status ? `<cbc:LineStatusCode>${status}</cbc:LineStatusCode>` : ''}<cbc:Quantity unitCode="EA">${quantity}</cbc:Quantity><cac:Item><cbc:Name>Vare</cbc:Name><cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>`;

const written = (kind: string, transaction: string, profile: string, inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${SCHEMA}${kind}-2" xmlns:cac="${SCHEMA}CommonAggregateComponents-2" xmlns:cbc="${SCHEMA}CommonBasicComponents-2"><cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:${transaction}:3</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:${profile}:3</cbc:ProfileID>${inner}</${kind}>`;

const DAY = '<cbc:IssueDate>2026-11-03</cbc:IssueDate>';
const order = (id: string, lines: readonly Line[], profile = 'ordering') =>
  written(
    'Order',
    'order',
    profile,
    `<cbc:ID>${id}</cbc:ID>${DAY}<cbc:DocumentCurrencyCode>DKK</cbc:DocumentCurrencyCode>${PARTIES}${lines.map(line).join('')}`,
  );
const change = (id: string, version: string, lines: readonly Line[]) =>
  written(
    'OrderChange',
    'order_change',
    'advanced_ordering',
    `<cbc:ID>${id}-${version}</cbc:ID>${DAY}<cbc:SequenceNumberID>${version}</cbc:SequenceNumberID><cbc:DocumentCurrencyCode>DKK</cbc:DocumentCurrencyCode><cac:OrderReference><cbc:ID>${id}</cbc:ID></cac:OrderReference>${PARTIES}${lines.map(line).join('')}`,
  );
const cancellation = (id: string, reason = 'Ikke længere nødvendig') =>
  written(
    'OrderCancellation',
    'order_cancellation',
    'advanced_ordering',
    `<cbc:ID>${id}-C</cbc:ID>${DAY}<cbc:CancellationNote>${reason}</cbc:CancellationNote><cac:OrderReference><cbc:ID>${id}</cbc:ID></cac:OrderReference>${PARTIES}`,
  );

async function post(xml: string, mode = ''): Promise<UblAnswer> {
  posted.push(xml);
  const headers = { 'content-type': 'application/xml', authorization: `Bearer ${key}` };
  const address = `http://localhost:3000/api/peppol/orders${mode && `?mode=${mode}`}`;
  const response = await counter.backend.files(new Request(address, { method: 'POST', body: xml, headers }));
  return (await response.json()) as UblAnswer;
}

/** Pieces by SKU of the shop's orders under this number, cancelled ones left out. */
const ordered = async (id: string) =>
  (
    await counter.rows<{ pieces: Record<string, number> }>(
      `SELECT (SELECT jsonb_object_agg(l.sku, l.quantity) FROM order_line l WHERE l.order_id = o.id) AS pieces
         FROM sales_order o WHERE o.purchase_order_number = $1 AND o.status <> 'canceled'`,
      [id],
    )
  ).map(({ pieces }) => pieces);

async function answers(id: string) {
  const { clock, database } = counter;
  const log = { error: () => undefined };
  await openTeller({ db: database.db, clock, log, post: postCxml, secrets: new Map() }).tellAll();
  const rows = await counter.rows<{ xml: string }>("SELECT xml FROM punchout_document WHERE xml <> '' ORDER BY id");
  return rows.map(({ xml }) => rootOf(xml)).filter((root) => textAt(root, 'OrderReference', 'ID') === id);
}
const rootOf = (text: string): XmlElement => {
  const read = readXml(Buffer.from(text), null, 'UBL');
  if (!read.ok) throw new Error(read.why);
  return read.root;
};
const textAt = (root: XmlElement, ...names: string[]) => textWithin(childAt(root, ...names));
/** Code, and which transaction answers; of a change its number. */
const summary = (root: XmlElement) => [
  textAt(root, 'OrderResponseCode'),
  /trns:(\w+):3/.exec(textAt(root, 'CustomizationID'))?.[1],
  textAt(root, 'OrderChangeDocumentReference', 'ID'),
];
const ADVANCED = 'order_response_advanced';

const TWO_LINES = [
  { id: '1', quantity: '2' },
  { id: '2', quantity: '1', sku: PACKED },
];
const life = () => ({
  ...{ db: counter.database.db, pool: counter.database.pool, queue: noJobs, now: counter.clock.now(), by: 'test' },
  provider: testPayments(async () => 'secret'),
});

describe('a change of an order', () => {
  test('replaces it line by line, and is answered under its own number', async () => {
    expect((await post(order('C-1', TWO_LINES))).result).toBe('accepted');
    const lines = [
      { id: '1', quantity: '5', status: '3' },
      { id: '2', quantity: '1', sku: PACKED, status: '2' },
      { id: '3', quantity: '4', sku: PACKED, status: '1' },
    ];
    expect(await post(change('C-1', '2', lines))).toMatchObject({ result: 'accepted', order: 'C-1', isTest: false });
    expect(await ordered('C-1')).toEqual([{ [PEN]: 5, [PACKED]: 4 }]);
    expect((await answers('C-1')).map(summary)).toEqual([['AP', ADVANCED, 'C-1-2']]);
  });

  test('that is older never replaces a newer one; one of the same version does', async () => {
    const one = (quantity: string, version: string) => change('C-2', version, [{ id: '1', quantity, status: '3' }]);
    await post(order('C-2', [{ id: '1', quantity: '2' }]));
    expect((await post(one('7', '3'))).result).toBe('accepted');
    const older = await post(one('9', '2'));
    expect([older.result, older.words]).toEqual(['refused', expect.stringContaining('older than version 3')]);
    expect(await ordered('C-2')).toEqual([{ [PEN]: 7 }]);
    expect((await post(one('8', '3'))).result).toBe('accepted');
    expect(await ordered('C-2')).toEqual([{ [PEN]: 8 }]);
    expect((await answers('C-2')).map(summary)).toContainEqual(['RE', ADVANCED, 'C-2-2']);
    expect((await post(one('7', '3'))).result).toBe('duplicate');
    expect(await ordered('C-2')).toEqual([{ [PEN]: 8 }]);
  });

  test.each([
    ['names only some lines', [{ id: '1', quantity: '5', status: '3' }], /does not name line 2/],
    ['removes every line', TWO_LINES.map((one) => ({ ...one, status: '2' })), /send an OrderCancellation/],
  ])('that %s leaves the order as it was', async (what, lines, why) => {
    const id = `C-3 ${what}`;
    await post(order(id, TWO_LINES));
    const { result, words } = await post(change(id, '1', lines));
    expect([result, words]).toEqual(['refused', expect.stringMatching(why)]);
    expect(await ordered(id)).toEqual([{ [PEN]: 2, [PACKED]: 1 }]);
    expect((await answers(id)).map((root) => summary(root)[0]).sort()).toEqual(['AP', 'RE']);
  });

  test('without a number that can be compared, of an unknown order, or of one that was sent, is refused', async () => {
    await post(order('C-4', [{ id: '1', quantity: '2' }]));
    const lines = [{ id: '1', quantity: '3', status: '3' }];
    expect((await post(change('C-4', 'B', lines))).words).toContain('SequenceNumberID');
    expect((await post(change('C-5', '1', lines))).words).toContain('There is no order C-5');
    const [{ number = '' } = {}] = await counter.rows<{ number: string }>(
      "SELECT number FROM sales_order WHERE purchase_order_number = 'C-4'",
    );
    const parcel = { pieces: new Map([[PEN, 1]]), carrier: 'GLS', trackingNumber: 'T' };
    expect((await ship(number, parcel, life())).ok).toBe(true);
    expect((await post(change('C-4', '1', lines))).words).toContain('cannot be changed');
    expect((await post(cancellation('C-4'))).result).toBe('refused');
    expect(await ordered('C-4')).toEqual([{ [PEN]: 2 }]);
    const [advice] = (await answers('C-4')).filter((root) => root.name === 'DespatchAdvice');
    const sent = childAt(advice ?? null, 'DespatchLine');
    expect(['DeliveredQuantity', 'OutstandingQuantity'].map((name) => textWithin(childAt(sent, name)))).toEqual([
      '1',
      '1',
    ]);
    expect((await ship(number, { ...parcel, trackingNumber: 'U' }, life())).ok).toBe(true);
    const [, last] = (await answers('C-4')).filter((root) => root.name === 'DespatchAdvice');
    expect(childAt(last ?? null, 'DespatchLine', 'OutstandingQuantity')).toBe(null);
  });

  test('two at once leave one order', async () => {
    await post(order('C-6', [{ id: '1', quantity: '2' }]));
    const both = ['1', '2'].map((version) => post(change('C-6', version, [{ id: '1', quantity: version }])));
    expect((await Promise.all(both)).map(({ result }) => result)).toContain('accepted');
    expect(await ordered('C-6')).toHaveLength(1);
  });

  test('in a test is answered and never placed', async () => {
    await post(order('C-7', TWO_LINES, 'advanced_ordering'), 'test');
    const lines = TWO_LINES.map((one) => ({ ...one, quantity: '3' }));
    expect(await post(change('C-7', '1', lines), 'test')).toMatchObject({ result: 'accepted', isTest: true });
    expect(await post(cancellation('C-7'), 'test')).toMatchObject({ result: 'accepted', isTest: true });
    expect(await ordered('C-7')).toEqual([]);
    const all = await answers('C-7');
    expect(all.map((root) => summary(root)[1])).toEqual([ADVANCED, ADVANCED, ADVANCED]);
    expect(all.every((root) => textAt(root, 'Note').includes('Prøveordre'))).toBe(true);
  });
});

describe('a cancellation', () => {
  test('takes the order back once, and is answered', async () => {
    await post(order('D-1', TWO_LINES));
    await answers('D-1');
    const xml = cancellation('D-1');
    expect(await post(xml)).toMatchObject({ result: 'accepted', order: 'D-1', lines: [] });
    expect(await ordered('D-1')).toEqual([]);
    expect((await post(xml)).result).toBe('duplicate');
    expect((await post(cancellation('D-1', 'Igen'))).result).toBe('refused');
    expect((await answers('D-1')).map(summary)).toEqual([
      ['AP', 'order_response', ''],
      ['AP', ADVANCED, ''],
      ['RE', ADVANCED, ''],
    ]);
    // A change that was under way for longer than the cancellation does not bring the order back.
    expect((await post(change('D-1', '9', [{ id: '1', quantity: '1' }]))).result).toBe('refused');
    expect(await ordered('D-1')).toEqual([]);
  });
});

test('a declaration in a document of UBL is refused in words of UBL', async () => {
  const { result, words } = await post(order('X-1', TWO_LINES).replace('<Order ', '<!DOCTYPE cXML><Order '));
  expect([result, words]).toEqual(['unreadable', expect.stringContaining('UBL')]);
  expect(words).not.toContain('cXML');
});

test('copies of documents end after two years, and nothing is written or sent again', async () => {
  const { database, clock } = counter;
  await writeDocuments();
  await counter.rows('UPDATE punchout_document SET sent_at = queued_at');
  const kept = () =>
    counter.rows<{ id: number; kind: string; has_text: boolean }>(
      "SELECT id, kind, xml <> '' AS has_text FROM punchout_document ORDER BY id",
    );
  const before = await kept();
  const forget = (days: number) =>
    forgetByRule({ ...database, now: new Date(clock.now().getTime() + days * 86_400_000) });
  await forget(729);
  expect(await kept()).toEqual(before);
  await forget(731);
  const after = await kept();
  expect(after.some(({ has_text }) => has_text)).toBe(false);
  expect(after).toEqual(before.filter(({ kind }) => kind !== 'refusal').map((one) => ({ ...one, has_text: false })));
  await answers('C-1');
  expect(await kept()).toEqual(after);
});
