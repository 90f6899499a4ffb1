// Purchase orders by cXML, row by row of the table in docs/operator/punchout.md: what an order can contain, and what happens with it.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shopOver } from '#backend/cli/shop';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import { ship } from '#backend/commerce/shipment/ship';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { ApproveOrderDocument } from '~/services/generated/commerce';
import { readDtd } from '../support/dtd';
import { commandRunner } from '../support/staff';
import { changedTables, tableDigests } from '../support/table-digests';
import { type Counter, logIn, openCounter } from './test-backend';
import { DEMO_CXML_BUYER } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  const documents = { url: 'http://127.0.0.1:9/', confirmations: true, shipNotices: true, invoices: true };
  await agree('documents', documents);
});
afterAll(() => counter?.close());

const agree = (key: string, value: unknown) =>
  counter.rows(
    "UPDATE punchout_connection SET settings = jsonb_set(settings, ARRAY['cxml', $1], $2::jsonb) WHERE code = 'fjordhavn-cxml'",
    [key, JSON.stringify(value)],
  );

const PEN = '1000101';
/** GLN of the connection's customer. */
const AGREED_GLN = '5798009900418';
const dtd = readDtd(readFileSync(new URL('../fixtures/cxml/emitted.dtd', import.meta.url), 'utf8'));
const DOCTYPE = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd">';
const SHIP_TO = (more = '', country = 'DK') =>
  `<ShipTo><Address><Name xml:lang="da">Biblioteket</Name><PostalAddress><DeliverTo>Mette Holm</DeliverTo><Street>Rådhuspladsen 1</Street><City>Ærøskøbing</City><PostalCode>5970</PostalCode><Country isoCountryCode="${country}">Danmark</Country></PostalAddress>${more}</Address></ShipTo>`;

interface Written {
  id: string;
  type?: string;
  mode?: string;
  doctype?: string;
  /** Attributes and elements of the header. */
  attributes?: string;
  header?: string;
  /** Currency of the total. */
  currency?: string;
  shipTo?: string;
  lines?: readonly string[];
}
interface WrittenLine {
  number?: number;
  sku?: string;
  quantity?: number;
  unit?: string | null;
  price?: number | null;
  attributes?: string;
  more?: string;
}
const line = ({
  number = 1,
  sku = PEN,
  quantity = 2,
  unit = 'EA',
  price = null,
  attributes = '',
  more = '',
}: WrittenLine) =>
  `<ItemOut quantity="${quantity}" lineNumber="${number}" ${attributes}><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID><ItemDetail>${price === null ? '' : `<UnitPrice><Money currency="DKK">${price}</Money></UnitPrice>`}<Description xml:lang="da">x</Description>${unit === null ? '' : `<UnitOfMeasure>${unit}</UnitOfMeasure>`}</ItemDetail>${more}</ItemOut>`;

let payloads = 0;
function documentOf({
  id,
  type = 'new',
  mode = 'production',
  doctype = DOCTYPE,
  attributes = '',
  header = '',
  currency = 'DKK',
  shipTo = SHIP_TO(),
  lines = [line({})],
}: Written): string {
  payloads += 1;
  const buyer = (more = '') =>
    `<Credential domain="NetworkID"><Identity>${DEMO_CXML_BUYER}</Identity>${more}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?>${doctype}<cXML payloadID="po-${payloads}@buyer" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${buyer()}</From><To><Credential domain="NetworkID"><Identity>kontorvaerk</Identity></Credential></To><Sender>${buyer(`<SharedSecret>${DEMO_PASSWORD}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender></Header><Request deploymentMode="${mode}"><OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-11-23T09:00:00+01:00" type="${type}" ${attributes}><Total><Money currency="${currency}">0</Money></Total>${shipTo}${header}</OrderRequestHeader>${lines.join('')}</OrderRequest></Request></cXML>`;
}

const rootOf = (text: string): XmlElement => {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
};

async function order(written: Written) {
  const headers = { 'content-type': 'text/xml; charset=UTF-8' };
  const response = await counter.backend.files(
    new Request('http://localhost:3000/punchout/cxml', { method: 'POST', body: documentOf(written), headers }),
  );
  const status = childAt(rootOf(await response.text()), 'Response', 'Status');
  return { status: status?.attributes.code ?? null, why: textWithin(status) };
}

interface Placed {
  number: string;
  status: string;
  accounting: string | null;
  ean: string | null;
  phone: string;
  comment: string | null;
  day: string | null;
  note: string | null;
  pieces: number;
}
const placed = async (id: string) =>
  (
    await counter.rows<Placed>(
      `SELECT o.number, o.status, o.accounting_cost AS accounting, o.billing_address ->> 'ean' AS ean, o.shipping_address ->> 'telephone' AS phone,
          o.comment, o.shipping ->> 'deliveryDate' AS day, (SELECT min(l.note) FROM order_line l WHERE l.order_id = o.id) AS note,
          (SELECT sum(l.quantity)::int FROM order_line l WHERE l.order_id = o.id) AS pieces
        FROM sales_order o WHERE o.purchase_order_number = $1 AND o.status <> 'canceled' ORDER BY o.id`,
      [id],
    )
  )[0];

/** What the shop writes to the system about this order; nothing is sent, for there is no secret. */
async function confirmation(id: string) {
  const log = { error: () => undefined };
  const { clock, database } = counter;
  await openTeller({ db: database.db, clock, log, post: postCxml, secrets: new Map() }).tellAll();
  const rows = await counter.rows<{ xml: string }>(
    "SELECT xml FROM punchout_document WHERE kind IN ('confirmation', 'test') ORDER BY id DESC",
  );
  const found = rows
    .map(({ xml }) => rootOf(xml))
    .find((root) => {
      const reference = childAt(root, 'Request', 'ConfirmationRequest', 'OrderReference');
      return reference?.attributes.orderID === id;
    });
  const request = childAt(found ?? null, 'Request', 'ConfirmationRequest');
  const header = childAt(request, 'ConfirmationHeader');
  return {
    mode: childAt(found ?? null, 'Request')?.attributes.deploymentMode,
    type: header?.attributes.type,
    comments: textWithin(childAt(header, 'Comments')),
    lines: (request ? childrenNamed(request, 'ConfirmationItem') : []).map((item) => {
      const status = childAt(item, 'ConfirmationStatus');
      return {
        number: item.attributes.lineNumber,
        quantity: item.attributes.quantity,
        unit: textWithin(childAt(item, 'UnitOfMeasure')),
        type: status?.attributes.type,
        day: status?.attributes.deliveryDate,
        comments: textWithin(childAt(status, 'Comments')),
      };
    }),
  };
}

/** A product with a duty, of which there is enough. */
async function dutiableSku(): Promise<string> {
  const [coffee] = await counter.rows<{ sku: string }>(
    `SELECT p.sku FROM product p JOIN customer c ON c.email = 'punchout@fjordhavn.example' JOIN unit u ON u.code = p.unit
        WHERE p.duty_code IS NOT NULL AND p.duty_milli_units > 0 AND p.type = 'simple' AND c.store_id = ANY (p.store_ids) AND p.increments = 1 ORDER BY p.id LIMIT 1`,
  );
  const sku = coffee?.sku ?? '';
  await counter.rows('UPDATE product SET manage_stock = false WHERE sku = $1', [sku]);
  return sku;
}

const life = () => ({
  ...{ db: counter.database.db, pool: counter.database.pool, queue: noJobs, now: counter.clock.now(), by: 'test' },
  provider: testPayments(async () => 'secret'),
});
const ROWS = { ShipNoticeRequest: 'ShipNoticeItem', InvoiceDetailRequest: 'InvoiceDetailItem' };

/** Documents about an order in their order: lines as number, quantity, unit, price, subtotal. */
async function documents(id: string) {
  const log = { error: () => undefined };
  const { clock, database } = counter;
  await openTeller({ db: database.db, clock, log, post: postCxml, secrets: new Map() }).tellAll();
  const rows = await counter.rows<{ xml: string }>('SELECT xml FROM punchout_document ORDER BY id');
  return rows.flatMap(({ xml }) => {
    const root = rootOf(xml);
    if (!xml.includes(`orderID="${id}"`)) return [];
    const request = childAt(root, 'Request');
    return Object.entries(ROWS).flatMap(([name, row]) => {
      const body = childAt(request, name);
      const part = childAt(body, 'ShipNoticePortion') ?? childAt(body, 'InvoiceDetailOrder');
      return body === null || part === null
        ? []
        : [{ root, body, lines: childrenNamed(part, row).map((item) => bookedLine(item)) }];
    });
  });
}
const bookedLine = (item: XmlElement) => ({
  number: item.attributes.lineNumber ?? childAt(item, 'InvoiceDetailItemReference')?.attributes.lineNumber ?? '',
  quantity: Number(item.attributes.quantity),
  unit: textWithin(childAt(item, 'UnitOfMeasure')),
  price: textWithin(childAt(item, 'UnitPrice')),
  subtotal: textWithin(childAt(item, 'SubtotalAmount')),
});

describe('honoured:', () => {
  test('account string, GLN, comments of the order and of its lines, telephone with its country', async () => {
    const phone =
      '<Phone><TelephoneNumber><CountryCode isoCountryCode="DE">49</CountryCode><AreaOrCityCode>761</AreaOrCityCode><Number>1234567</Number></TelephoneNumber></Phone>';
    const account =
      '<Distribution><Accounting name="x"><AccountingSegment id="4711-KST-99"><Name xml:lang="da">K</Name><Description xml:lang="da">K</Description></AccountingSegment></Accounting><Charge><Money currency="DKK">1</Money></Charge></Distribution>';
    const answer = await order({
      id: 'H-1',
      shipTo: SHIP_TO(phone),
      header: '<Comments>Bag huset</Comments><Extrinsic name="EAN">5798009811578</Extrinsic>',
      lines: [line({ more: `${account}<Comments>Blå</Comments>` })],
    });
    expect(answer.status).toBe('200');
    expect(await placed('H-1')).toMatchObject({
      ...{ accounting: '4711-KST-99', ean: '5798009811578', phone: '+497611234567', comment: 'Bag huset', note: 'Blå' },
    });
    expect(await confirmation('H-1')).toMatchObject({ mode: 'production', type: 'accept', comments: '', lines: [] });
  });

  test.each([
    ['H-20', 'Contact: Dr. Ida Winther', 'Dr. Ida Winther', 'Rådhuspladsen 1'],
    ['H-21', 'Lokale 2.14', null, 'Rådhuspladsen 1, Lokale 2.14'],
    ['H-22', 'Varemodtagelsen for Biologisk Institut', null, 'Rådhuspladsen 1, Varemodtagelsen for Biologisk Institut'],
  ])('who receives it, where it is a person, else below the street: %s', async (id, deliverTo, person, street) => {
    const shipTo = SHIP_TO().replace('Mette Holm', deliverTo);
    expect(await order({ id, shipTo })).toMatchObject({ status: '200' });
    const [row] = await counter.rows<{ name: string; street: string[] }>(
      `SELECT concat_ws(' ', shipping_address ->> 'firstname', shipping_address ->> 'lastname') AS name, shipping_address -> 'street' AS street
        FROM sales_order WHERE purchase_order_number = $1`,
      [id],
    );
    expect([person === null || row?.name === person, row?.street.join(', ')]).toEqual([true, street]);
  });

  test('a wished day that the goods can come on', async () => {
    await order({ id: 'H-2', lines: [line({})] });
    const first = (await placed('H-2'))?.day ?? '';
    const later = new Date(`${first}T12:00:00Z`);
    do later.setUTCDate(later.getUTCDate() + 1);
    while ([0, 6].includes(later.getUTCDay()));
    const wished = later.toISOString().slice(0, 10);
    const dated = line({ attributes: `requestedDeliveryDate="${wished}T00:00:00+01:00"` });
    expect((await order({ id: 'H-3', lines: [dated] })).status).toBe('200');
    expect((await placed('H-3'))?.day).toBe(wished);
    expect((await confirmation('H-3')).type).toBe('accept');
  });

  test('a pack of the product, as its pieces and at the price of a pack', async () => {
    await counter.rows("UPDATE product SET order_units = 'pk=10;ks=120', manage_stock = false WHERE sku = $1", [PEN]);
    const ordered = (id: string, price: number | null, unit = 'PK') =>
      order({ id, lines: [line({ quantity: 12, unit, price })] });
    await ordered('H-5', null);
    const [{ row = 0 } = {}] = await counter.rows<{ row: number }>(
      "SELECT (l.row_oere - l.discount_oere)::int AS row FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'H-5'",
    );
    // Half an øre for each pack is taken for rounding.
    expect((await ordered('H-6', Number((row / 1_200).toFixed(4)))).status).toBe('200');
    expect((await placed('H-6'))?.pieces).toBe(120);
    expect((await confirmation('H-6')).type).toBe('accept');
    expect((await ordered('H-7', Number((row / 12_000).toFixed(4)))).why).toMatch(/Prices have risen: 1000101/);
    expect((await ordered('H-7', null, 'BX')).why).toMatch(/the unit BX is not one that it is sold in \(C62, /);
    const { number = '' } = (await placed('H-6')) ?? {};
    expect((await ship(number, { pieces: null, carrier: 'GLS', trackingNumber: '1' }, life())).ok).toBe(true);
    expect((await invoiceOrder(number, null, life())).ok).toBe(true);
    const [notice, invoice] = await documents('H-6');
    expect(notice?.lines).toMatchObject([{ number: '1', quantity: 12, unit: 'PK' }]);
    expect(invoice?.lines).toMatchObject([{ number: '1', quantity: 12, unit: 'PK' }]);
    expect(Number(invoice?.lines[0]?.subtotal)).toBeCloseTo(row / 100, 5);
    expect(Number(invoice?.lines[0]?.price)).toBeCloseTo(row / 1_200, 4);
    await counter.rows('UPDATE product SET order_units = NULL WHERE sku = $1', [PEN]);
  });

  test('a price for several units', async () => {
    await order({ id: 'H-8' });
    const [{ row = 0 } = {}] = await counter.rows<{ row: number }>(
      "SELECT (l.row_oere - l.discount_oere)::int AS row FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'H-8'",
    );
    const basis = (quantity: number) =>
      line({ price: row / 2 }).replace(
        '<Description',
        `<PriceBasisQuantity quantity="${quantity}" conversionFactor="1"><UnitOfMeasure>EA</UnitOfMeasure></PriceBasisQuantity><Description`,
      );
    expect((await order({ id: 'H-9', lines: [basis(100)] })).status).toBe('200');
    expect((await confirmation('H-9')).type).toBe('accept');
    // Ten times the price.
    expect((await order({ id: 'H-10', lines: [basis(10)] })).status).toBe('200');
    const { type, lines } = await confirmation('H-10');
    const words = (oere: number) => `${(oere / 100).toFixed(2).replace('.', ',')} kr.`;
    expect([type, lines.map(({ comments }) => comments)]).toEqual([
      'detail',
      [`Prisen er ${words(row)} for linjen, bestilt til ${words(row * 10)}`],
    ]);
  });

  const PARTY = (attributes = '', more = '') =>
    `<BillTo><Address ${attributes}><Name xml:lang="da">x</Name></Address>${more}</BillTo>`;
  const reference = (identifier: string) =>
    `<IdReference domain="GLN" identifier="${identifier}"><Creator xml:lang="da">x</Creator></IdReference>`;

  test.each([
    ['an IdReference of BillTo', 'H-11', PARTY('', reference('5798009811578'))],
    ['the address id of BillTo', 'H-12', PARTY('addressIDDomain="EAN" addressID="5798009811578"')],
    ['an Extrinsic', 'H-13', '<Extrinsic name="GLN">5798009811578</Extrinsic>'],
  ])('a GLN in %s', async (_place, id, header) => {
    expect((await order({ id, header })).status).toBe('200');
    expect((await placed(id))?.ean).toBe('5798009811578');
    expect((await confirmation(id)).comments).not.toContain('Ikke brugt');
  });

  test('a definition at any place, which is not fetched', async () => {
    const doctype = '<!DOCTYPE cXML SYSTEM "http://127.0.0.1:1/1.2.060/Custom.dtd">';
    expect((await order({ id: 'H-4', doctype })).status).toBe('200');
  });
});

describe('named in the confirmation:', () => {
  const IMPOSSIBLE = 'requestedDeliveryDate="2020-01-02"';
  test.each<[string, Written]>([
    ['of the line', { id: 'N-1', lines: [line({ attributes: IMPOSSIBLE })] }],
    ['of the order, for lines that name none', { id: 'N-1-header', attributes: IMPOSSIBLE, lines: [line({})] }],
  ])('a day %s that is not possible', async (_whose, written) => {
    await order(written);
    const { type, lines } = await confirmation(written.id);
    const day = (await placed(written.id))?.day;
    expect([type, lines]).toEqual([
      'detail',
      [
        {
          ...{ number: '1', quantity: '2', unit: 'EA', type: 'detail', day },
          comments: `Ønsket levering 2020-01-02 er ikke mulig; leveres ${day}.`,
        },
      ],
    ]);
  });

  test('another party to invoice, one delivery, and parts without a use', async () => {
    const billTo =
      '<BillTo><Address><Name xml:lang="da">Skolen</Name><PostalAddress><Street>Vej 2</Street><City>Odense</City><PostalCode>5000</PostalCode><Country isoCountryCode="DK">DK</Country></PostalAddress></Address></BillTo>';
    await order({
      id: 'N-2',
      attributes: 'shipComplete="yes"',
      header: `${billTo}<PaymentTerm payInNumberOfDays="60"/>`,
    });
    const { type, comments, lines } = await confirmation('N-2');
    expect([type, lines.map((one) => one.type)]).toEqual(['detail', ['accept']]);
    expect(comments).toBe(
      'Fakturaen sendes til den aftalte adresse, ikke til Skolen, Vej 2, 5000 Odense. Ønsket om samlet levering er givet videre til lageret. Ikke brugt: PaymentTerm.',
    );
    expect((await placed('N-2'))?.comment).toBe('Sendes samlet (shipComplete).\nBillTo: Skolen, Vej 2, 5000 Odense.');
  });

  test('a telephone number that is none', async () => {
    const phone = '<Phone><TelephoneNumber><Number>se kontakt</Number></TelephoneNumber></Phone>';
    expect((await order({ id: 'N-3', shipTo: SHIP_TO(phone) })).status).toBe('200');
    expect(await confirmation('N-3')).toMatchObject({
      type: 'accept',
      comments: 'Ikke brugt: ShipTo/Phone se kontakt.',
    });
  });

  test.each([
    ['an invalid GLN', 'N-6', '<Extrinsic name="EAN">5798009811579</Extrinsic>', 'Extrinsic EAN'],
    [
      'an invalid GLN of BillTo',
      'N-7',
      '<BillTo><Address><Name xml:lang="da">x</Name></Address><IdReference domain="GLN" identifier="123"><Creator xml:lang="da">x</Creator></IdReference></BillTo>',
      'BillTo/IdReference 123',
    ],
    [
      'an invalid address id of BillTo',
      'N-8',
      '<BillTo><Address addressIDDomain="EAN" addressID="123"><Name xml:lang="da">x</Name></Address></BillTo>',
      'BillTo/@addressID 123',
    ],
    [
      'a second GLN',
      'N-9',
      '<Extrinsic name="EAN">5798009811578</Extrinsic><Extrinsic name="GLN">5790000436057</Extrinsic>',
      'Extrinsic GLN',
    ],
  ])('%s', async (_name, id, header, named) => {
    expect((await order({ id, header })).status).toBe('200');
    expect((await placed(id))?.ean).toBe(id === 'N-9' ? '5798009811578' : AGREED_GLN);
    expect((await confirmation(id)).comments).toContain(`Ikke brugt: ${named}.`);
  });

  test('freight of another amount, and none of the same', async () => {
    const freight = (kroner: string) =>
      `<Shipping><Money currency="DKK">${kroner}</Money><Description xml:lang="da">Fragt</Description></Shipping>`;
    expect((await order({ id: 'N-10', header: freight('1.00') })).status).toBe('200');
    const { type, comments } = await confirmation('N-10');
    const [, today = ''] = /^Fragten er ([\d,]+) kr\., bestilt til 1,00 kr\.$/.exec(comments) ?? [];
    expect([type, today]).toEqual(['detail', expect.stringMatching(/^\d+,\d\d$/)]);
    expect((await order({ id: 'N-11', header: freight(today.replace(',', '.')) })).status).toBe('200');
    expect(await confirmation('N-11')).toMatchObject({ type: 'accept', comments: '' });
  });

  test('duties that the order has no line for', async () => {
    const sku = await dutiableSku();
    expect((await order({ id: 'N-12', lines: [line({ sku, quantity: 10, unit: null })] })).status).toBe('200');
    const [{ duty = 0 } = {}] = await counter.rows<{ duty: number }>(
      "SELECT l.duty_oere::int AS duty FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'N-12'",
    );
    const { type, comments } = await confirmation('N-12');
    expect([type, comments]).toEqual([
      'detail',
      `Afgifter på ${(duty / 100).toFixed(2).replace('.', ',')} kr. lægges til.`,
    ]);
  });

  test('several accounts, of which the invoice names none', async () => {
    const of = (id: string) =>
      `<Distribution><Accounting name="x"><Segment type="K" id="${id}" description="K"/></Accounting></Distribution>`;
    await order({ id: 'N-4', lines: [line({ more: of('1') }), line({ number: 2, sku: '1000102', more: of('2') })] });
    expect((await placed('N-4'))?.accounting).toBeNull();
    const { lines } = await confirmation('N-4');
    expect(lines.map(({ comments }) => comments)).toEqual([
      'Kontostrengen 1 står ikke på fakturaen.',
      'Kontostrengen 2 står ikke på fakturaen.',
    ]);
  });

  test('lines that cannot be delivered, where the connection lets the others go ahead', async () => {
    const lines = [line({}), line({ number: 2, unit: 'BX', sku: '1000102' }), line({ number: 3, sku: 'gone' })];
    await agree('rejectedLines', 'confirm');
    expect((await order({ id: 'N-5', lines })).status).toBe('200');
    await agree('rejectedLines', 'refuse');
    expect((await placed('N-5'))?.pieces).toBe(2);
    const confirmed = await confirmation('N-5');
    expect([confirmed.type, confirmed.lines.map(({ type, comments }) => [type, comments])]).toEqual([
      'detail',
      [
        ['accept', ''],
        ['reject', 'Varen sælges ikke i enheden BX, men i C62.'],
        ['reject', 'Varen kan ikke leveres som bestilt (PRODUCT_NOT_FOUND).'],
      ],
    ]);
  });
});

describe('refused:', () => {
  test.each<[string, Written, string, RegExp]>([
    [
      'a unit that the product is not sold in',
      { id: 'R-1', lines: [line({ unit: 'BX', quantity: 10 })] },
      '409',
      /1 \(1000101: the unit BX is not one that it is sold in \(C62\)\)/,
    ],
    [
      'two lines with one number',
      { id: 'R-2', lines: [line({}), line({ sku: '1000102' })] },
      '400',
      /Two ItemOut have the lineNumber 1/,
    ],
    [
      'a return',
      { id: 'R-3', lines: [line({ attributes: 'isReturn="yes"' })] },
      '450',
      /Returns are registered in the shop/,
    ],
    [
      'several places',
      {
        id: 'R-9',
        lines: [
          line({ more: SHIP_TO() }),
          line({ number: 2, sku: '1000102', more: SHIP_TO().replace('Rådhuspladsen 1', 'Havnen 2') }),
        ],
      },
      '400',
      /ShipTo differs between the lines/,
    ],
    ['a total in another currency', { id: 'R-10', currency: 'EUR' }, '400', /in EUR, not in DKK/],
    [
      'a price in another currency',
      { id: 'R-11', lines: [line({ price: 1 }).replace('currency="DKK"', 'currency="eur"')] },
      '400',
      /ItemOut 1: The currency is eur, not DKK/,
    ],
    ['a place abroad', { id: 'R-4', shipTo: SHIP_TO('', 'DE') }, '400', /ShipTo cannot be delivered to/],
    [
      'a payment card',
      { id: 'R-5', header: '<Payment><PCard number="1" expiration="2027-01-01"/></Payment>' },
      '450',
      /PCard/,
    ],
    ['a blanket order', { id: 'R-6', attributes: 'orderType="blanket"' }, '450', /blanket/],
    [
      'a definition within the document',
      { id: 'R-7', doctype: '<!DOCTYPE cXML SYSTEM "x.dtd" [<!ENTITY a "b">]>' },
      '406',
      /declaration/,
    ],
  ])('%s', async (_name, written, status, why) => {
    const answer = await order(written);
    expect(answer.status).toBe(status);
    expect(answer.why).toMatch(why);
    expect(await placed(written.id)).toBeUndefined();
  });

  test.each([
    ['an article that is not known', 'R-20', 'ZZ-99999', '', 1],
    ['one that is not sold to this customer', 'R-21', '1000104', 'store_ids = ARRAY[-1]', 1],
    ['a quantity that it is not sold in', 'R-22', '1000104', 'increments = 7', 3],
    ['more than are in stock', 'R-23', '1000104', 'manage_stock = true', 99_000],
  ])('%s', async (_what, id, sku, change, quantity) => {
    const ofProduct = 'store_ids, increments, manage_stock';
    const [{ known = null } = {}] = await counter.rows<{ known: unknown }>(
      `SELECT to_jsonb(p) AS known FROM product p WHERE sku = $1`,
      [sku],
    );
    if (change !== '') await counter.rows(`UPDATE product SET ${change} WHERE sku = $1`, [sku]);
    const answer = await order({ id, lines: [line({}), line({ number: 2, sku, quantity })] });
    await counter.rows(
      `UPDATE product p SET (${ofProduct}) = (SELECT ${ofProduct} FROM jsonb_populate_record(NULL::product, $2)) WHERE sku = $1`,
      [sku, JSON.stringify(known ?? {})],
    );
    expect([answer.status, answer.why]).toEqual(['409', expect.stringContaining(`2 (${sku}`)]);
    expect(await placed(id)).toBeUndefined();
  });

  test('an older version, which never takes the place of a newer one', async () => {
    const change = (type: string, version: number, quantity: number) =>
      order({ id: 'R-8', type, attributes: `orderVersion="${version}"`, lines: [line({ quantity })] });
    expect((await change('new', 1, 1)).status).toBe('200');
    expect((await change('update', 3, 3)).status).toBe('200');
    const late = await change('update', 2, 2);
    expect([late.status, late.why]).toEqual([
      '409',
      'Version 2 of the order R-8 is older than version 3, which stays.',
    ]);
    expect((await change('delete', 2, 2)).status).toBe('409');
    expect((await placed('R-8'))?.pieces).toBe(3);
    expect((await change('update', 3, 4)).status).toBe('200');
  });
});

describe('the buyer’s books', () => {
  test('have the duty as its own line on order, shipments, invoice and credit note, each in the unit and at the price of the order', async () => {
    const sku = await dutiableSku();
    const [{ unit = '' } = {}] = await counter.rows<{ unit: string }>(
      'SELECT u.unece AS unit FROM product p JOIN unit u ON u.code = p.unit WHERE p.sku = $1',
      [sku],
    );
    // A first order without prices returns today's price of the product.
    await order({ id: 'B-0', lines: [line({ sku, quantity: 10, unit })] });
    const [prices] = await counter.rows<{ row: number; duty: number }>(
      `SELECT (l.row_oere - l.discount_oere)::int AS row, l.duty_oere::int AS duty FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'B-0'`,
    );
    const { row = 0, duty = 0 } = prices ?? {};
    expect(duty).toBeGreaterThan(0);
    const price = row / 1_000;
    const answer = await order({
      id: 'B-1',
      lines: [
        line({ number: 10, sku, quantity: 10, unit, price }),
        line({ number: 20, sku: 'AFGIFT', quantity: 10, unit, price: duty / 1_000 }),
      ],
    });
    expect(answer).toMatchObject({ status: '200' });
    expect((await confirmation('B-1')).type).toBe('accept');
    const { number = '' } = (await placed('B-1')) ?? {};
    for (const pieces of [new Map([[sku, 4]]), null])
      expect((await ship(number, { pieces, carrier: 'GLS', trackingNumber: '1' }, life())).ok).toBe(true);
    expect((await invoiceOrder(number, new Map([[sku, 3]]), life())).ok).toBe(true);
    expect((await invoiceOrder(number, null, life())).ok).toBe(true);
    const crediting = { pieces: new Map([[sku, 2]]), restock: false, freight: null, reason: 'Retur' };
    expect((await creditOrder(number, crediting, life())).ok).toBe(true);
    const found = await documents('B-1');
    expect(found.map(({ lines }) => lines.map((one) => [one.number, one.quantity]))).toEqual([
      [
        ['10', 4],
        ['20', 4],
      ],
      [
        ['10', 6],
        ['20', 6],
      ],
      [
        ['10', 3],
        ['20', 3],
      ],
      [
        ['10', 7],
        ['20', 7],
      ],
      [
        ['10', -2],
        ['20', -2],
      ],
    ]);
    for (const { root, lines } of found) {
      expect(dtd.faultsIn(root)).toEqual([]);
      expect(new Set(lines.map((one) => one.unit))).toEqual(new Set([unit]));
    }
    const invoiced = found.slice(2).flatMap(({ lines }) => lines);
    for (const one of invoiced) {
      expect(Number(one.price)).toBeCloseTo(one.number === '10' ? price : duty / 1_000, 5);
      expect(Number(one.subtotal)).toBeCloseTo(Number(one.price) * one.quantity, 2);
    }
    const sumOf = (number: string) =>
      Math.round(
        invoiced.slice(0, 4).reduce((sum, one) => (one.number === number ? sum + Number(one.subtotal) * 100 : sum), 0),
      );
    expect([sumOf('10'), sumOf('20')]).toEqual([row, duty]);
    const [bill, , credit] = found.slice(2).map(({ body }) => childAt(body, 'InvoiceDetailRequestHeader'));
    expect(childAt(credit ?? null, 'InvoiceIDInfo')?.attributes.invoiceID).toBe(bill?.attributes.invoiceID);
    expect(bill?.attributes.invoiceDate).toMatch(/\+0[12]:00$/);
    expect(bill && JSON.stringify(bill)).toContain('"domain":"vatID"');
    for (const { body } of found.slice(2))
      expect(childAt(body, 'InvoiceDetailSummary', 'SpecialHandlingAmount')).toBeNull();
  });
});

describe('a test order', () => {
  /** What it came as and its answer; nothing of orders, stock, money, points, mail, statistics, events or carts. */
  const OF_A_TEST = ['punchout_document', 'punchout_payload', 'punchout_test_order'];

  test('moves no stock, money, points or mail, is stored, and is confirmed as a test', async () => {
    const before = await tableDigests(counter);
    expect(
      (await order({ id: 'T-1', mode: 'test', lines: [line({}), line({ number: 2, sku: '1000102' })] })).status,
    ).toBe('200');
    expect(await placed('T-1')).toBeUndefined();
    expect(await confirmation('T-1')).toMatchObject({ mode: 'test', type: 'accept' });
    expect(changedTables(before, await tableDigests(counter))).toEqual(OF_A_TEST);
    const stored = await counter.rows("SELECT type, version FROM punchout_test_order WHERE order_ref = 'T-1'");
    expect(stored).toEqual([{ type: 'new', version: null }]);
  });

  test('is refused as the real one would be, and leaves nothing', async () => {
    const before = await tableDigests(counter);
    expect(await order({ id: 'T-2', mode: 'test', lines: [line({ unit: 'BX' })] })).toMatchObject({ status: '409' });
    expect(await order({ id: 'T-2', mode: 'test', lines: [line({ price: 0.01 })] })).toMatchObject({ status: '409' });
    expect(await order({ id: 'T-1', mode: 'test' })).toMatchObject({ why: 'The test order T-1 is here already.' });
    expect(changedTables(before, await tableDigests(counter))).toEqual([]);
  });

  test('is changed and called off as a test, without an effect on a real one of the same number', async () => {
    expect((await order({ id: 'T-3' })).status).toBe('200');
    const real = await placed('T-3');
    const change = (type: string, version: number) =>
      order({ id: 'T-3', mode: 'test', type, attributes: `orderVersion="${version}"` });
    expect((await change('update', 1)).status).toBe('409');
    expect((await change('new', 2)).status).toBe('200');
    expect((await change('update', 1)).status).toBe('409');
    expect((await change('update', 3)).status).toBe('200');
    expect((await change('delete', 3)).status).toBe('200');
    expect((await change('delete', 3)).status).toBe('409');
    expect(await placed('T-3')).toEqual(real);
  });
});

describe('attached files', () => {
  interface AttachedPart {
    name: string;
    id?: string;
    content: string;
    type?: string;
  }
  const partOf = ({ name, id = '1@x', content, type = 'application/pdf' }: AttachedPart) =>
    `--b\r\nContent-Type: ${type}\r\nContent-ID: <${id}>\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n`;
  async function orderWith(written: Written, parts: readonly AttachedPart[]) {
    const document = `--b\r\nContent-Type: text/xml; charset=UTF-8\r\nContent-ID: <order@x>\r\n\r\n${documentOf(written)}\r\n`;
    const headers = { 'content-type': 'multipart/related; boundary=b; type="text/xml"; start="<order@x>"' };
    const response = await counter.backend.files(
      new Request('http://localhost:3000/punchout/cxml', {
        ...{ method: 'POST', headers },
        body: `${document}${parts.map(partOf).join('')}--b--\r\n`,
      }),
    );
    const status = childAt(rootOf(await response.text()), 'Response', 'Status');
    return { status: status?.attributes.code ?? null, why: textWithin(status) };
  }
  const stored = (id: string) =>
    counter.rows<{ name: string; type: string; content: string }>(
      "SELECT name, type, encode(content, 'escape') AS content FROM punchout_file WHERE order_ref = $1 ORDER BY id",
      [id],
    );
  const naming = (address: string) => `<Comments>Se filen<Attachment><URL>${address}</URL></Attachment></Comments>`;

  test('are stored for staff, and named in the confirmation', async () => {
    const parts = [
      { name: '../../Tegning.pdf', content: '%PDF-1.7' },
      { name: 'kør.html', id: '2@x', type: 'image/png', content: '<script>1</script>' },
    ];
    const answer = await orderWith({ id: 'F-1', header: naming('cid:1%40x') }, parts);
    expect(answer.status).toBe('200');
    expect(await stored('F-1')).toEqual([
      { name: 'Tegning.pdf', type: 'application/pdf', content: '%PDF-1.7' },
      { name: 'kør.html', type: 'text/plain', content: '<script>1</script>' },
    ]);
    expect(await confirmation('F-1')).toMatchObject({
      type: 'accept',
      comments: 'Vedhæftede filer: Tegning.pdf, kør.html.',
    });
    expect((await placed('F-1'))?.comment).toBe('Se filen');
  });

  test('that the order names and that did not come, or that are at an address, are named and never fetched', async () => {
    const header = `${naming('cid:gone@x')}<Comments><Attachment><URL>http://127.0.0.1:1/a.pdf</URL></Attachment></Comments>`;
    expect((await orderWith({ id: 'F-2', header }, [])).status).toBe('200');
    expect((await confirmation('F-2')).comments).toBe(
      'Ikke brugt: Attachment cid:gone@x, Attachment http://127.0.0.1:1/a.pdf.',
    );
  });

  test('are not read: a definition or an entity in one of them is its content', async () => {
    const content = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    expect((await orderWith({ id: 'F-3' }, [{ name: 'a.xml', type: 'text/xml', content }])).status).toBe('200');
    expect(await stored('F-3')).toEqual([{ name: 'a.xml', type: 'text/plain', content }]);
    const doctype = '<!DOCTYPE cXML SYSTEM "x.dtd" [<!ENTITY a "b">]>';
    expect((await orderWith({ id: 'F-4', doctype }, [])).status).toBe('406');
  });

  test('of a refused order are not stored, and those of a changed order are added', async () => {
    const file = (name: string) => [{ name, content: 'x' }];
    expect((await orderWith({ id: 'F-5', lines: [line({ unit: 'BX' })] }, file('a.txt'))).status).toBe('409');
    expect(await stored('F-5')).toEqual([]);
    expect((await orderWith({ id: 'F-5' }, file('b.txt'))).status).toBe('200');
    expect((await orderWith({ id: 'F-5', type: 'update' }, file('c.txt'))).status).toBe('200');
    expect((await stored('F-5')).map(({ name }) => name)).toEqual(['b.txt', 'c.txt']);
    expect((await orderWith({ id: 'F-5', type: 'delete' }, [])).status).toBe('200');
    expect(await stored('F-5')).toEqual([]);
  });

  test('of a sender who is not proven are not read on', async () => {
    const document = documentOf({ id: 'F-7' }).replace(`<SharedSecret>${DEMO_PASSWORD}<`, '<SharedSecret>guessed<');
    const beginning = `--b\r\nContent-Type: text/xml\r\n\r\n${document}\r\n--b\r\nContent-Type: application/pdf\r\n\r\n`;
    const pieces = [beginning, ...Array.from({ length: 150 }, () => 'x'.repeat(65_536)), '\r\n--b--\r\n'];
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        const piece = pieces[taken++];
        if (piece === undefined) stream.close();
        else stream.enqueue(new TextEncoder().encode(piece));
      },
    });
    const headers = { 'content-type': 'multipart/related; boundary=b' };
    const response = await counter.backend.files(
      new Request('http://localhost:3000/punchout/cxml', { method: 'POST', headers, body, duplex: 'half' }),
    );
    expect(await response.text()).toContain('<Status code="401"');
    expect(taken).toBeLessThan(20);
  });

  test('of a test order are named and not stored', async () => {
    expect((await orderWith({ id: 'F-6', mode: 'test' }, [{ name: 'a.txt', content: 'x' }])).status).toBe('200');
    expect((await confirmation('F-6')).comments).toBe('Vedhæftede filer: a.txt.');
    expect(await stored('F-6')).toEqual([]);
  });

  test('are listed and written out by staff', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'purchase-files-'));
    const { provider, queue } = life();
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
    const shop = shopOver({ config, database: async () => counter.database, selling: { queue, provider } });
    const { done } = commandRunner(() => shop, { folder, staff: 'Mette' });
    const list = await done('punchout', 'files', 'fjordhavn-cxml', '--order', 'F-1');
    expect(list).toMatch(/F-1 {2}kør\.html {2}text\/plain {2}18 byte/);
    expect(await readdir(folder)).toEqual([]);
    await done('punchout', 'files', 'fjordhavn-cxml', '--order', 'F-1', '--to', folder);
    const names = (await readdir(folder)).sort();
    expect(names.map((name) => name.replace(/^\d+-/, ''))).toEqual(['Tegning.pdf', 'kør.html']);
    expect(await readFile(path.join(folder, names[0] ?? ''), 'utf8')).toBe('%PDF-1.7');
    await rm(folder, { recursive: true });
  });
});

describe('what a connection may order', () => {
  const NO_LIMITS = { perOrder: null, perDay: null, perMonth: null, deviation: null };
  const limit = (limits: Partial<Record<keyof typeof NO_LIMITS, number>>) =>
    agree('limits', { ...NO_LIMITS, ...limits });
  const sumOf = async (more = '', values: unknown[] = []) => {
    const [{ sum = 0 } = {}] = await counter.rows<{ sum: number }>(
      `SELECT coalesce(sum(o.total_ex_vat_oere), 0)::int AS sum FROM punchout_order p JOIN sales_order o ON o.cart_id = p.cart_id
        WHERE o.status <> 'canceled' ${more}`,
      values,
    );
    return sum;
  };
  /** Øre without VAT of the order that all of these tests send. */
  let total = 0;
  const statusOf = async (id: string, more: Partial<Written> = {}) => (await order({ id, ...more })).status;
  const receivedAt = (moment: string) => counter.rows('UPDATE punchout_order SET received_at = $1', [moment]);

  beforeAll(async () => {
    await order({ id: 'L-0' });
    total = await sumOf("AND p.order_ref = 'L-0'");
  });
  afterEach(() => agree('limits', null));

  test('in one order: its amount passes, and one øre more is refused, also of a test order', async () => {
    await limit({ perOrder: total });
    expect(await statusOf('L-1')).toBe('200');
    expect(await statusOf('L-1', { mode: 'test' })).toBe('200');
    await limit({ perOrder: total - 1 });
    expect(await statusOf('L-2', { mode: 'test' })).toBe('409');
    const refused = await order({ id: 'L-2' });
    const [with_, most] = [total, total - 1].map((oere) => (oere / 100).toFixed(2));
    expect(refused).toEqual({
      status: '409',
      why: `With ${with_} DKK without VAT the limit per_order of ${most} DKK would be exceeded. Nothing was ordered.`,
    });
    expect(await placed('L-2')).toBeUndefined();
    await agree('limits', null);
    expect(await statusOf('L-2')).toBe('200');
  });

  test('in a day: with the orders of the day, without cancelled ones, and an order that is changed once', async () => {
    await limit({ perDay: (await sumOf()) + total });
    expect(await statusOf('L-3')).toBe('200');
    expect(await order({ id: 'L-4' })).toMatchObject({ status: '409', why: expect.stringContaining('per_day') });
    expect(await statusOf('L-3', { type: 'update' })).toBe('200');
    expect(await statusOf('L-3', { type: 'update', lines: [line({ quantity: 200 })] })).toBe('409');
    expect((await placed('L-3'))?.pieces).toBe(2);
    expect(await statusOf('L-3', { type: 'delete' })).toBe('200');
    expect(await statusOf('L-4')).toBe('200');
  });

  test.each([
    ['day', 'perDay', '2026-11-02T22:59:59.999Z', '2026-11-02T23:00:00Z'],
    ['month', 'perMonth', '2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00Z'],
  ] as const)('in a %s, which begins at midnight in Denmark', async (name, key, before, first) => {
    await receivedAt(before);
    await limit({ [key]: total });
    expect(await statusOf(`L-${name}-1`)).toBe('200');
    await receivedAt(before);
    await counter.rows('UPDATE punchout_order SET received_at = $1 WHERE order_ref = $2', [first, `L-${name}-1`]);
    expect(await statusOf(`L-${name}-2`)).toBe('409');
  });

  test('in two orders at the same moment: only one of them where there is room for one', async () => {
    await receivedAt('2026-10-01T00:00:00Z');
    await limit({ perDay: total });
    const both = await Promise.all([statusOf('L-5'), statusOf('L-6')]);
    expect(both.sort()).toEqual(['200', '409']);
  });

  test('includes an order that is being placed, for two minutes', async () => {
    await receivedAt('2026-10-01T00:00:00Z');
    await limit({ perDay: total });
    // Claim of a process that ended between the claim and the order: the cart of a refused order has none.
    const claim = (seconds: number) =>
      counter.rows(
        `INSERT INTO punchout_order (connection_code, order_ref, cart_id, payload_id, lines, received_at, amount_oere)
          SELECT 'fjordhavn-cxml', 'claim', c.id, 'claim', '[]', $1, 1 FROM cart c WHERE NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = c.id) LIMIT 1
          ON CONFLICT (connection_code, order_ref) DO UPDATE SET received_at = excluded.received_at`,
        [new Date(counter.clock.now().getTime() - seconds * 1000)],
      );
    await claim(120);
    expect(await statusOf('L-7')).toBe('409');
    await claim(121);
    expect(await statusOf('L-7')).toBe('200');
    await counter.rows("DELETE FROM punchout_order WHERE order_ref = 'claim'");
  });

  test('at prices that differ from today’s by the agreed percentage at most', async () => {
    const [{ row = 0 } = {}] = await counter.rows<{ row: number }>(
      `SELECT (l.row_oere - l.discount_oere)::int AS row FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'L-0'`,
    );
    await agree('orderPrices', 'tell');
    await limit({ deviation: 10 });
    const at = (id: string, ordered: number) => order({ id, lines: [line({ quantity: 2, price: ordered / 200 })] });
    const least = Math.ceil(row / 1.1);
    const most = Math.floor(row / 0.9);
    expect((await at('L-8', least)).status).toBe('200');
    expect(await at('L-9', least - 1)).toMatchObject({
      status: '409',
      why: expect.stringContaining('more than the agreed 10 percent (deviation): 1000101'),
    });
    expect((await at('L-9', most)).status).toBe('200');
    expect((await at('L-10', most + 1)).status).toBe('409');
    await agree('orderPrices', 'refuse');
    expect((await at('L-10', least)).why).toContain('Prices have risen');
  });

  test('by the rules of its account: an order above its approval limit waits for the approver, and is confirmed afterwards', async () => {
    const approval = (approver: string | null, most: number | null) =>
      counter.rows(
        `UPDATE customer SET approver_id = (SELECT id FROM customer WHERE email = $1), approval_limit_oere = $2 WHERE email = 'punchout@fjordhavn.example'`,
        [approver, most],
      );
    await approval('grethe@fjordhavn.example', total);
    expect(await statusOf('L-11')).toBe('200');
    expect((await placed('L-11'))?.status).toBe('processing');
    await approval('grethe@fjordhavn.example', total - 1);
    expect(await statusOf('L-12')).toBe('200');
    expect((await placed('L-12'))?.status).toBe('needs_review');
    expect((await confirmation('L-12')).type).toBeUndefined();
    const [{ id = 0 } = {}] = await counter.rows<{ id: number }>(
      "SELECT id FROM sales_order WHERE purchase_order_number = 'L-12'",
    );
    const grethe = await logIn(counter, 'grethe@fjordhavn.example');
    const uids = { purchase_order_uids: [Buffer.from(String(id)).toString('base64')] };
    const approved = await counter.ask(ApproveOrderDocument, { input: uids }, grethe);
    expect([approved.errors, approved.data?.approvePurchaseOrders.errors]).toEqual([[], []]);
    expect((await placed('L-12'))?.status).toBe('processing');
    expect((await confirmation('L-12')).type).toBe('accept');
    await approval(null, null);
  });
});
