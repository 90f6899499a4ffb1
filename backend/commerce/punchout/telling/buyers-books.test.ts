// The buyer's books over random orders, for cXML and for Peppol: what each system reads in the shop's confirmation, ship notices, invoices and
// credit notes agrees with its own order in quantity, unit, unit price, line number and sum. Node's assertions: a large run compares millions of values.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeEInvoice } from '#backend/commerce/invoice/e-invoice/write-xml';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { writtenXml } from '#backend/commerce/punchout/cxml/write-cxml';
import { amountsOf } from '#domain/e-invoice/from-document';
import type { EInvoice } from '#domain/e-invoice/model';
import { totalsOfEInvoice } from '#domain/e-invoice/totals';
import { oere } from '#domain/money/money';
import { documentBetween, type Extent, NOTHING_BILLED } from '#domain/order/invoice';
import { shipNoticeRequest } from '#domain/punchout/cxml/write-fulfilment';
import { invoiceDetailRequest } from '#domain/punchout/cxml/write-invoice';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { UblReply } from '#domain/punchout/ubl/agreement';
import { inBuyersLines } from '#domain/punchout/ubl/invoice-lines';
import { despatchAdvice } from '#domain/punchout/ubl/write-despatch';
import { orderResponse, responseCode } from '#domain/punchout/ubl/write-response';
import { type BookedLine, booked } from '#domain/purchase-order/books';
import { decideLines, measureLines } from '#domain/purchase-order/decide';
import { type DecidedLine, lineOutcome } from '#domain/purchase-order/model';
import {
  anyProduct,
  asOrdered,
  assertOverOrders,
  type Bought,
  measuring,
  type OrderedProduct,
  orderedLines,
  purchaseOrders,
  reachesOfExtents,
  splitsOf,
} from '../../../../tests/support/inputs/purchase-orders';

const numRuns = purchaseOrders(300);
/** Every so many orders, documents are written as text and read back. */
const TEXT_EVERY = 25;
const NOW = new Date('2026-11-03T10:00:00Z');
const ADDRESS = { street: 'Havnegade 1', city: 'Ærøskøbing', postcode: '5970', countryCode: 'DK' };
const SELLER = {
  name: 'Kontorværk',
  cvr: '31415926',
  address: ADDRESS,
  email: 'a@b.example',
  telephone: '1',
  account: null,
};
const BUYER = { name: 'Ærø', ean: '5798009811578', cvr: null, address: ADDRESS, contact: 'A', email: 'c@d.example' };
const REPLY: UblReply = {
  ...{ format: 'peppol', sellerEndpoint: null, items: {} },
  buyer: { endpoint: { scheme: '0088', id: '5798009811578' }, name: 'Ærø' },
};

/** A line of a document as a system reads it; `price` null where the document has none. */
interface Read {
  line: string;
  quantity: number;
  unit: string;
  price: number | null;
  subtotal: number | null;
}

const numberAt = (element: XmlElement | null, ...path: string[]) => Number(textWithin(childAt(element, ...path)));
const oereAt = (element: XmlElement | null, ...path: string[]) => Math.round(numberAt(element, ...path) * 100);

const asText = (root: XmlElement | null, isText: boolean): XmlElement => {
  if (!root) throw new Error('There is no document');
  if (!isText) return root;
  const read = readXml(Buffer.from(writtenXml(root)), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
};

const shipNoticeLines = (root: XmlElement): Read[] =>
  childrenNamed(childAt(root, 'ShipNoticePortion') ?? root, 'ShipNoticeItem').map((item) => ({
    ...{ line: attributeNamed(item, 'lineNumber') ?? '', quantity: Number(attributeNamed(item, 'quantity')) },
    ...{ unit: textWithin(childAt(item, 'UnitOfMeasure')), price: null, subtotal: null },
  }));

const despatchLines = (root: XmlElement): Read[] =>
  childrenNamed(root, 'DespatchLine').map((item) => ({
    ...{ line: textWithin(childAt(item, 'OrderLineReference', 'LineID')), price: null, subtotal: null },
    quantity: numberAt(item, 'DeliveredQuantity'),
    unit: attributeNamed(childAt(item, 'DeliveredQuantity'), 'unitCode') ?? '',
  }));

/** Amounts and quantities of a credit note are negative in cXML. */
const cxmlInvoiceLines = (root: XmlElement, sign: number): Read[] =>
  childrenNamed(childAt(root, 'InvoiceDetailOrder') ?? root, 'InvoiceDetailItem').map((item) => ({
    line: attributeNamed(childAt(item, 'InvoiceDetailItemReference'), 'lineNumber') ?? '',
    quantity: sign * Number(attributeNamed(item, 'quantity')),
    unit: textWithin(childAt(item, 'UnitOfMeasure')),
    price:
      (numberAt(item, 'UnitPrice', 'Money') * 100) /
      Number(attributeNamed(childAt(item, 'PriceBasisQuantity'), 'quantity') ?? 1),
    subtotal: sign * oereAt(item, 'SubtotalAmount', 'Money'),
  }));

const ublInvoiceLines = (root: XmlElement): Read[] =>
  ['InvoiceLine', 'CreditNoteLine']
    .flatMap((name) => childrenNamed(root, name))
    .map((item) => {
      const counted = childAt(item, 'InvoicedQuantity') ?? childAt(item, 'CreditedQuantity');
      return {
        line: textWithin(childAt(item, 'OrderLineReference', 'LineID')),
        ...{ quantity: Number(textWithin(counted)), unit: attributeNamed(counted, 'unitCode') ?? '' },
        price: (numberAt(item, 'Price', 'PriceAmount') * 100) / numberAt(item, 'Price', 'BaseQuantity'),
        subtotal: oereAt(item, 'LineExtensionAmount'),
      };
    });

const modelLines = ({ lines }: EInvoice): Read[] =>
  lines.map(({ asOrdered: of, quantity, unitCode, net, allowance }) => ({
    ...{ line: of?.line ?? '', quantity, unit: unitCode, price: (net + allowance) / quantity, subtotal: net },
  }));

interface Deal {
  bought: readonly Bought[];
  decided: readonly DecidedLine[];
  isText: boolean;
}

function dealOver(products: readonly OrderedProduct[], isText: boolean): Deal {
  const { lines, bought } = orderedLines(products);
  const charged = bought.map(({ sku, pieces, row, duty }) => ({ sku, design: null, pieces, row, duty }));
  const facts = { charged, refused: new Map(), promised: null, accounting: null };
  return { bought, decided: decideLines(measureLines(lines, measuring), facts), isText };
}

/** The lines of a document are lines of the order: their unit, their price, and no more than an øre from price × quantity. */
function agreesWithOrder({ decided }: Deal, read: readonly Read[]) {
  for (const { line, quantity, unit, price, subtotal } of read) {
    const own = decided.find(({ lineNumber }) => lineNumber === line);
    assert.deepEqual([line, unit], [own?.lineNumber, own?.unit]);
    assert.ok(quantity > 0);
    if (!own || price === null || subtotal === null) continue;
    // A price of five decimals, and a quantity of four.
    const off = (own.row / own.quantity) * 0.0001 + quantity * 0.001;
    assert.ok(Math.abs(price * quantity - subtotal) < 1 + off, line);
    assert.ok(Math.abs(price - own.row / own.quantity) < 0.001 + 1 / quantity);
  }
}

const rounded = (quantity: number) => Math.round(quantity * 10_000) / 10_000;

/** What a system has booked on each line after these documents. */
function totals(read: readonly Read[]): Map<string, { quantity: number; subtotal: number }> {
  const found = new Map<string, { quantity: number; subtotal: number }>();
  for (const { line, quantity, subtotal } of read) {
    const known = found.get(line) ?? { quantity: 0, subtotal: 0 };
    found.set(line, { quantity: rounded(known.quantity + quantity), subtotal: known.subtotal + (subtotal ?? 0) });
  }
  return found;
}

const expectedOf = (lines: readonly BookedLine[]) =>
  new Map(lines.map(({ line, quantity, subtotal }) => [line.lineNumber, { quantity, subtotal }]));

function invoiceOver({ bought }: Deal, kind: EInvoice['kind'], document: ReturnType<typeof documentBetween>): EInvoice {
  const parts = document.lines.map(({ id, quantity, discount, goods, excise, vatBp }) => ({
    ...{ id: String(id), name: `P${id}`, sku: `P${id}`, unitCode: 'C62', quantity, discount, vatBp },
    ...{ net: goods.net, vat: goods.vat },
    duty: (bought[id]?.duty ?? 0) === 0 ? null : { code: `D${id}`, label: 'Afgift', net: excise.net },
  }));
  const { freight, taxes, total } = document;
  const freights = { label: 'Fragt', net: freight.net, vatBp: 2_500 };
  return {
    ...{ kind, number: '1', issued: '2026-11-03', due: '2026-12-03', orderNumber: '1', ordered: '2026-11-01' },
    ...{ requisition: 'PO', accountingCost: null, note: '', seller: SELLER, buyer: BUYER, delivery: null },
    ...{ credits: kind === 'credit' ? [{ number: '1', issued: '2026-11-03' }] : [], prepaid: oere(0) },
    ...amountsOf({ basis: 'net', parts, freight: freights, taxes, total }),
  };
}

function confirmed({ decided, isText }: Deal) {
  const code = responseCode(decided, []);
  const response = orderResponse({
    ...{ id: '1', salesOrderId: '1', issued: { date: '2026-11-03', time: '10:00:00' }, code, note: '', orderId: 'PO' },
    ...{ seller: SELLER, reply: REPLY, lines: decided.map((line) => ({ ...line, words: '', name: line.sku })) },
  });
  const answered = childrenNamed(asText(response, isText), 'OrderLine');
  const isAsOrdered = decided.every((line) => lineOutcome(line) === 'accepted');
  assert.deepEqual([code, answered.length], isAsOrdered ? ['AP', 0] : ['CA', decided.length]);
  answered.forEach((element, index) => {
    const line = decided[index];
    const item = childAt(element, 'LineItem');
    assert.deepEqual(textWithin(childAt(element, 'OrderLineReference', 'LineID')), line?.lineNumber);
    assert.deepEqual(attributeNamed(childAt(item, 'Quantity'), 'unitCode'), line?.unit);
    assert.deepEqual(numberAt(item, 'Quantity'), line?.quantity);
    if (!line || lineOutcome(line) === 'accepted') return;
    const sum =
      (numberAt(item, 'Price', 'PriceAmount') * line.quantity * 100) / numberAt(item, 'Price', 'BaseQuantity');
    assert.ok(Math.abs(sum - line.row) < 0.5);
  });
}

/** Pieces until after each document, and what the documents of a kind come to in both systems. */
function billed(deal: Deal, kind: EInvoice['kind'], extents: readonly Extent[]): void {
  const { bought, decided, isText } = deal;
  const [cxml, peppol]: [Read[], Read[]] = [[], []];
  let [before, charged, sums, isPeppolByLine] = [NOTHING_BILLED, 0, 0, true];
  for (const now of extents) {
    const document = documentBetween(asOrdered(bought), before, now);
    const lines = booked(decided, reachesOfExtents(bought, before, now));
    const own = invoiceOver(deal, kind, document);
    const order = { orderId: 'PO', payloadId: 'p' };
    const letter = { invoice: own, issuedAt: NOW, order, days: 30, lines, names: new Map() };
    const detail = asText(invoiceDetailRequest(letter), isText);
    cxml.push(...cxmlInvoiceLines(detail, kind === 'credit' ? -1 : 1));
    const invoice = inBuyersLines(own, { format: 'peppol', booked: lines, names: new Map(), only: new Map() });
    const isByLine = invoice.lines.every(({ asOrdered: of }) => of !== undefined);
    const read = isText ? ublInvoiceLines(rootOf(writeEInvoice(invoice, 'peppol'))) : modelLines(invoice);
    assert.deepEqual(totalsOfEInvoice(invoice).withoutVat, document.net);
    if (isByLine) agreesWithOrder(deal, read);
    peppol.push(...read);
    isPeppolByLine &&= isByLine;
    charged += invoice.charges.reduce((sum, one) => sum + (one.kind === 'duty' ? one.net : 0), 0);
    sums += document.net - document.freight.net;
    before = now;
  }
  agreesWithOrder(deal, cxml);
  const all = booked(decided, reachesOfExtents(bought, NOTHING_BILLED, before));
  assert.deepEqual(totals(cxml), expectedOf(all));
  // Peppol: the shop's own lines where a pack was billed in parts, and then the sums agree.
  if (isPeppolByLine) assert.deepEqual(totals(peppol), expectedOf(all));
  const inPeppol = peppol.reduce((sum, { subtotal }) => sum + (subtotal ?? 0), 0) + charged;
  assert.deepEqual(inPeppol, sums);
  byLine[kind][isPeppolByLine ? 'lines' : 'sums'] += 1;
}

const byLine = { invoice: { lines: 0, sums: 0 }, credit: { lines: 0, sums: 0 } };

const rootOf = (text: string): XmlElement => {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
};

function shipped({ bought, decided, isText }: Deal, extents: readonly Extent[]): void {
  const [cxml, peppol]: [Read[], Read[]] = [[], []];
  let before = NOTHING_BILLED;
  for (const now of extents) {
    const lines = booked(decided, reachesOfExtents(bought, before, now));
    const order = { orderId: 'PO', payloadId: 'p' };
    const notice = shipNoticeRequest({
      ...{ shipmentId: '1', order, now: NOW, isComplete: true, carrier: 'GLS', trackingNumbers: [] },
      lines: lines.map(({ line, quantity }) => ({ lineNumber: line.lineNumber, quantity, unit: line.unit ?? 'EA' })),
    });
    cxml.push(...shipNoticeLines(asText(notice, isText)));
    const place = { street: ['Havnegade 1'], city: 'Ærøskøbing', postcode: '5970', countryCode: 'DK' };
    const advice = despatchAdvice({
      ...{ id: '1', issued: { date: '2026-11-03', time: '10:00:00' }, orderId: 'PO', reply: REPLY, carrier: 'GLS' },
      ...{ seller: { ...SELLER, address: place }, delivery: { name: 'Ærø', address: place } },
      ...{
        trackingNumber: '',
        sentOn: '2026-11-03',
        lines: lines.map((line) => ({ ...line, name: line.line.sku, outstanding: 0 })),
      },
    });
    peppol.push(...despatchLines(asText(advice, isText)));
    before = now;
  }
  const deal = { bought, decided, isText };
  agreesWithOrder(deal, cxml);
  assert.deepEqual(peppol, cxml);
  const sent = [...totals(cxml)].map(([line, { quantity }]) => [line, quantity]);
  const all = booked(decided, reachesOfExtents(bought, NOTHING_BILLED, before));
  assert.deepEqual(sent.sort(), all.map(({ line, quantity }) => [line.lineNumber, quantity]).sort());
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

it('agree with each order on confirmation, ship notices, invoices and credit notes, by cXML and by Peppol', async () => {
  let count = 0;
  await assertOverOrders(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 4 }),
      fc.array(share, { maxLength: 4 }),
      fc.array(share, { maxLength: 3 }),
      (products, cuts, returned) => {
        const deal = dealOver(products, count++ % TEXT_EVERY === 0);
        confirmed(deal);
        const parcels = splitsOf(deal.bought, cuts);
        shipped(deal, parcels);
        billed(deal, 'invoice', parcels);
        // A part of what was invoiced, in several returns.
        const most = Math.max(0, ...returned);
        billed(deal, 'credit', most === 0 ? parcels : creditsOf(splitsOf(deal.bought, returned), deal));
      },
    ),
    numRuns,
  );
  // Both ways of writing an invoice are among them.
  expect(Math.min(byLine.invoice.lines, byLine.invoice.sums, byLine.credit.lines)).toBeGreaterThan(0);
}, 7_200_000);

/** Without the last, which credits all of the order. */
const creditsOf = (all: readonly Extent[], { bought }: Deal): readonly Extent[] =>
  all.slice(0, -1).some(({ pieces }) => bought.some((_one, index) => (pieces.get(index) ?? 0) > 0))
    ? all.slice(0, -1)
    : all;
