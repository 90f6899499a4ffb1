// Purchase orders by cXML, row by row of the table in docs/operator/punchout.md: what an order can contain, and what happens with it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { readDtd } from '../support/dtd';
import { type Counter, openCounter } from './test-backend';
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
  shipTo = SHIP_TO(),
  lines = [line({})],
}: Written): string {
  payloads += 1;
  const buyer = (more = '') =>
    `<Credential domain="NetworkID"><Identity>${DEMO_CXML_BUYER}</Identity>${more}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?>${doctype}<cXML payloadID="po-${payloads}@buyer" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${buyer()}</From><To><Credential domain="NetworkID"><Identity>kontorvaerk</Identity></Credential></To><Sender>${buyer(`<SharedSecret>${DEMO_PASSWORD}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender></Header><Request deploymentMode="${mode}"><OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-11-23T09:00:00+01:00" type="${type}" ${attributes}><Total><Money currency="DKK">0</Money></Total>${shipTo}${header}</OrderRequestHeader>${lines.join('')}</OrderRequest></Request></cXML>`;
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

  test('a definition at any place, which is not fetched', async () => {
    const doctype = '<!DOCTYPE cXML SYSTEM "http://127.0.0.1:1/1.2.060/Custom.dtd">';
    expect((await order({ id: 'H-4', doctype })).status).toBe('200');
  });
});

describe('named in the confirmation:', () => {
  test('a day that is not possible', async () => {
    await order({ id: 'N-1', lines: [line({ attributes: 'requestedDeliveryDate="2020-01-02"' })] });
    const { type, lines } = await confirmation('N-1');
    const day = (await placed('N-1'))?.day;
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

  test('have the duty as its own line on order, shipments, invoice and credit note, each in the unit and at the price of the order', async () => {
    const [coffee] = await counter.rows<{ sku: string }>(
      `SELECT p.sku FROM product p JOIN customer c ON c.email = 'punchout@fjordhavn.example' JOIN unit u ON u.code = p.unit
        WHERE p.duty_code IS NOT NULL AND p.duty_milli_units > 0 AND p.type = 'simple' AND c.store_id = ANY (p.store_ids) AND p.increments = 1 ORDER BY p.id LIMIT 1`,
    );
    const sku = coffee?.sku ?? '';
    await counter.rows('UPDATE product SET manage_stock = false WHERE sku = $1', [sku]);
    const [{ unit = '' } = {}] = await counter.rows<{ unit: string }>(
      'SELECT u.unece AS unit FROM product p JOIN unit u ON u.code = p.unit WHERE p.sku = $1',
      [sku],
    );
    // What the product costs today is told by a first order without prices.
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
  const COUNTS = `SELECT (SELECT count(*) FROM sales_order)::int AS orders, (SELECT count(*) FROM mail)::int AS mails, (SELECT count(*) FROM cart)::int AS carts,
    (SELECT count(*) FROM punchout_session)::int AS visits, (SELECT count(*) FROM point_entry)::int AS points,
    (SELECT sum(quantity) FROM stock_item)::text AS stock, (SELECT count(*) FROM payment)::int AS payments`;

  test('moves no stock, money, points or mail, is stored, and is confirmed as a test', async () => {
    const before = await counter.rows(COUNTS);
    expect(
      (await order({ id: 'T-1', mode: 'test', lines: [line({}), line({ number: 2, sku: '1000102' })] })).status,
    ).toBe('200');
    expect(await counter.rows(COUNTS)).toEqual(before);
    expect(await placed('T-1')).toBeUndefined();
    expect(await confirmation('T-1')).toMatchObject({ mode: 'test', type: 'accept' });
    const stored = await counter.rows("SELECT type, version FROM punchout_test_order WHERE order_ref = 'T-1'");
    expect(stored).toEqual([{ type: 'new', version: null }]);
  });

  test('is refused as the real one would be, and leaves nothing', async () => {
    const before = await counter.rows(COUNTS);
    expect(await order({ id: 'T-2', mode: 'test', lines: [line({ unit: 'BX' })] })).toMatchObject({ status: '409' });
    expect(await order({ id: 'T-2', mode: 'test', lines: [line({ price: 0.01 })] })).toMatchObject({ status: '409' });
    expect(await order({ id: 'T-1', mode: 'test' })).toMatchObject({ why: 'The test order T-1 is here already.' });
    expect(await counter.rows(COUNTS)).toEqual(before);
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
