// Purchase orders as procurement systems write them (tests/fixtures/orders/cxml and ubl), each with what a careful clerk reads in it. They were
// written from public descriptions before the readers were looked at; OCI calls of the same kind are in tests/routes/foreign-punchout.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { readEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { readOrderRequest } from '#domain/punchout/cxml/order-request';
import { elementsIn, isNamed, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { readUblOrder } from '#domain/punchout/ubl/read-order';
import type { PurchaseLine, PurchaseOrder } from '#domain/purchase-order/model';

const folderOf = (kind: string) => new URL(`./fixtures/orders/${kind}/`, import.meta.url);
const filesOf = (kind: string) => readdirSync(folderOf(kind)).map((name) => name.replace(/\.xml$/, ''));

interface Clerk {
  orderId: string;
  /** 'number: quantity unit article à kroner', a price for several as '9500/10'; what follows is the account, the day and the comment. */
  lines: readonly string[];
  order?: Partial<PurchaseOrder>;
  isTest?: boolean;
  /** Street, postcode and town; the telephone number where there is one. */
  to?: string;
}

function rootOf(kind: string, name: string): XmlElement {
  const read = readXml(readFileSync(new URL(`${name}.xml`, folderOf(kind))), kind === 'cxml' ? 'text/xml' : null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
}

const wordsOf = ({ lineNumber, quantity, unit, sku, price, basis, accounting, wishedOn, comments }: PurchaseLine) =>
  [
    `${lineNumber}: ${quantity} ${unit} ${sku}${price === null ? '' : ` à ${price}${basis === 1 ? '' : `/${basis}`}`}`,
    ...[accounting, wishedOn, comments].filter(Boolean),
  ].join(', ');

const placeOf = ({ shipTo }: Pick<PurchaseOrder, 'shipTo'>) =>
  shipTo &&
  [shipTo.street.join(', '), `${shipTo.postcode} ${shipTo.city}`, ...(shipTo.phone ? [shipTo.phone] : [])].join(', ');

const COUNTER = 'Rådhuspladsen 1, 8000 Aarhus C';
const HARBOUR = 'Havnegade 4, 8000 Aarhus C';

const CXML: Readonly<Record<string, Clerk>> = {
  'ariba-full': {
    orderId: 'EP881023',
    lines: [
      '1: 2 EA 1000101 à 950, 0000041120-2240, 2026-12-14, Kun blå',
      '2: 1 EA 1000102 à 950, 0000041120-2240, 2026-12-14',
    ],
    to: `${COUNTER}, +4562520000`,
    order: {
      ...{ version: 1, requisitionId: 'PR99120', total: 2850, recipient: 'Karen Blom', ean: '5798000416765' },
      ...{ accounting: '0000041120-2240', comments: 'Fakturaer uden ordrenummer returneres.' },
      unused: [
        ...['PaymentTerm', 'Extrinsic AribaNetwork.PaymentTermsExplanation', 'Extrinsic CompanyCode'],
        'ItemDetail/Extrinsic Requester',
      ],
    },
  },
  's4hana-schedule': {
    orderId: '4500070021',
    lines: ['00010: 5 ST 1000101 à 9500/10, 2026-12-10'],
    to: HARBOUR,
    order: { recipient: null, total: 4750 },
  },
  'coupa-order': {
    orderId: '30211',
    lines: ['1: 2 EA 1000101 à 950, 4120-2240, 2026-12-08'],
    to: COUNTER,
    order: { version: 1, recipient: 'Morten Juul', comments: 'Please call before delivery', unused: [] },
  },
  'jaggaer-order': {
    orderId: 'P0118822',
    lines: ['1: 3 EA 1000101 à 950'],
    to: 'Ny Munkegade 116, 8000 Aarhus C, +4587150000',
    order: { unused: ['Extrinsic Requestor', 'Extrinsic Fund'] },
  },
  'oracle-fusion': {
    orderId: 'DK-100552',
    lines: ['1: 2 Ea 1000102 à 950, 2026-12-09'],
    to: HARBOUR,
    order: { version: 0, recipient: 'Toft, Sanne' },
  },
  'oracle-iprocurement': {
    orderId: '10442:0:204',
    lines: ['1: 3 EA 1000101 à 950, 2026-12-15'],
    to: HARBOUR,
    order: { recipient: 'Bjarne Toft', total: 2850 },
  },
  'basware-order': {
    orderId: 'PO21-000451',
    lines: ['1: 1 EA 1000101 à 950, Til skranken', '2: 2 EA 1000102 à 950'],
    to: 'Storegade 46, 6780 Skærbæk',
    order: { ean: '5798000416765', comments: 'Første linje af bemærkningen\nAnden linje', unused: ['Tax'] },
  },
  'tradeshift-order': { orderId: 'TS-5521/26', lines: ['1: 1 C62 1000101 à 950'], to: COUNTER, order: { unused: [] } },
  'ivalua-order': {
    orderId: 'ORD003321-1',
    lines: ['1: 2 PCE 1000101 à 950, 2026-12-11'],
    to: `${HARBOUR}, +33144556677`,
    order: { isSentComplete: true, freight: 0, recipient: 'Bente Kold' },
  },
  'workday-order': {
    orderId: 'PO-10004412',
    lines: ['1: 4 EA 1000102 à 95000/100, Internal memo: desk 14'],
    to: HARBOUR,
    order: { recipient: 'Line Ravn' },
  },
  'sap-srm-order': {
    orderId: '2000114477',
    lines: ['0000000001: 1 PCE 1000101 à 950'],
    to: 'Søgade 2, 5970 Ærøskøbing',
    order: { recipient: 'Jørn Åkjær', total: 950 },
  },
  'gep-test': { orderId: '2026-PO-001187', lines: ['1: 1 EA 1000101 à 950'], to: HARBOUR, isTest: true },
  'opus-gateway': {
    orderId: 'REK-80114422',
    lines: ['1: 4 STK 1000101 à 950, 2240-0150-4711'],
    to: 'Mælkevejen 12, 8000 Aarhus C, +4562520000',
    order: { ean: '5798000416765', requisitionId: '80114422', comments: 'Leveres før kl. 10' },
  },
  'zycus-attachment': {
    orderId: 'ZPO/2026/11/0077',
    lines: ['10: 1 NMB 1000101 à 950', '20: 1 H87 1000102 à 950'],
    to: HARBOUR,
    order: { comments: 'See the drawing\nGate 3', unused: ['Attachment cid:drawing-1@zycus.example'] },
  },
  'unimarket-freight': {
    orderId: 'UM 0045',
    lines: ['1: 1 EA 1000102 à 950'],
    to: 'Havnegade 4, Bygning B, 8000 Aarhus C',
    order: { freight: 79, unused: ['Tax', 'ItemOut/Tax'] },
  },
  'vroozi-order': { orderId: '5100002231', lines: ['1: 2 EA 1000101 à 950, 2026-12-16'], to: HARBOUR },
  'precoro-minimal': { orderId: '1188', lines: ['1: 1 EA 1000101 à 950'], order: { shipTo: null, type: 'new' } },
  'ariba-mixed-accounts': {
    orderId: 'EP881099',
    lines: ['1: 1 EA 1000101 à 950, 4120; 4130', '2: 1 EA 1000102 à 950, 4120'],
    order: { accounting: null },
  },
};

const PEN = '1: 2 EA 1000101 à 10';
const OIO = { to: COUNTER, order: { wishedOn: '2026-11-16', recipient: 'Hans Hansen', ean: '5798009900418' } };

const UBL: Readonly<Record<string, Clerk>> = {
  opus: {
    orderId: '4500123001',
    lines: ['10: 2 EA 1000101 à 10, 2240-4711, 2026-11-16, Blå'],
    to: COUNTER,
    order: { recipient: '80114422', comments: 'Aflæsses i gården', accounting: '2240-4711', unused: [] },
  },
  'latin1-opus': {
    orderId: '4500123777',
    lines: ['10: 2 EA 1000101 à 10, 2240-4711, 2026-11-16, Blå'],
    order: { comments: 'Aflæsses i gården' },
  },
  visma: { orderId: 'PO000451', lines: ['1: 3 C62 1000101 à 10'], order: { isSentComplete: false, unused: [] } },
  tradeshift: {
    orderId: 'TS-PO-9912',
    lines: ['1: 1 EA 1000101 à 10'],
    order: {
      unused: [...['QuotationDocumentReference Q-77', 'OriginatorDocumentReference REQ-55', 'Contract SKI 50.90']],
    },
  },
  'basware-gtin': { orderId: 'BW-10002', lines: ['1: 4 NAR  à 10'] },
  unit4: { orderId: 'U4-2026-778', lines: [PEN] },
  'pagero-envelope': { orderId: 'PG-44/2026', lines: [PEN], order: { shipTo: null } },
  'oracle-b2b': { orderId: 'DK-PO-100771', lines: ['1: 5 EA 1000101'], order: { recipient: 'Sanne Toft' } },
  'sap-per-hundred': { orderId: '4500070099', lines: ['00010: 50 EA 1000101 à 1000/100'] },
  'coupa-allowance': { orderId: '30299', lines: ['1: 2 EA 1000101 à 20/2'] },
  'price-with-list-price': { orderId: 'LP-551', lines: [PEN], order: { total: 20 } },
  'line-deliveries': {
    orderId: 'LD-10',
    lines: [`${PEN}, 2026-11-18`, '2: 1 EA 1000101 à 10, 2026-11-18'],
    order: { wishedOn: '2026-11-18' },
  },
  'other-payer': {
    orderId: 'OP-31',
    lines: ['1: 1 EA 1000101 à 10'],
    order: { ean: '5798009811578', recipient: 'Rekv. 17' },
  },
  'with-freight': { orderId: 'FR-9', lines: [PEN], order: { freight: 1 } },
  'wrong-unit': { orderId: 'WU-2', lines: [PEN, '2: 1 LTR 1000101'] },
  'delivery-terms': {
    orderId: 'DT-81',
    lines: [PEN],
    to: `${COUNTER}, +4562520001`,
    order: { unused: ['DeliveryTerms DAP Leveret', 'PaymentTerms Netto 30 dage'] },
  },
  'unknown-item': { orderId: 'UI-3', lines: [PEN, '2: 1 EA ZZ-99999 à 5'] },
  attachment: { orderId: 'AT-6', lines: ['1: 1 EA 1000101 à 10'], order: { unused: [] } },
  'cvr-with-letters': { orderId: 'CV-8', lines: ['1: 1 EA 1000101 à 10'] },
  'advanced-profile': { orderId: 'AO-12', lines: ['1: 3 EA 1000101 à 10'] },
  'oio-handbook': {
    orderId: 'OIO-5002701',
    lines: [`${PEN}, 5250124502, 2026-11-16`],
    to: COUNTER,
    order: { recipient: 'R-26-17', comments: 'Ring ved porten', accounting: '5250124502' },
  },
  'oio-cost-text': { orderId: 'OIO-7710', lines: [`${PEN}, 3310-22, 2026-11-16`], order: { accounting: '3310-22' } },
  'oio-two-lines': {
    orderId: 'OIO-7711',
    lines: ['1: 1 EA 1000101 à 10, 2026-11-16', '2: 2 EA 1000101 à 10, 2026-11-16, Til 2. sal'],
    ...OIO,
  },
  'oio-gtin': { orderId: 'OIO-7712', lines: ['1: 2 EA  à 10, 2026-11-16'], ...OIO },
  'oio-unit-pcs': { orderId: 'OIO-7713', lines: ['1: 2 PCE 1000101 à 10, 2026-11-16'], ...OIO },
  'oio-contract': {
    orderId: 'OIO-7714',
    lines: [`${PEN}, 2026-11-16`],
    order: { unused: ['QuotationDocumentReference Q-9', 'Contract 50.90 Rammeaftale'] },
  },
  'oio-cvr-buyer': { orderId: 'OIO-7715', lines: [`${PEN}, 2026-11-16`], ...OIO },
  'oio-no-delivery': { orderId: 'OIO-7716', lines: [PEN], order: { shipTo: null } },
  'oio-unstructured': { orderId: 'OIO-7717', lines: [`${PEN}, 2026-11-16`], ...OIO },
  'oio-charge': { orderId: 'OIO-7718', lines: [`${PEN}, 2026-11-16`], order: { freight: 49 } },
};

const isRead = (clerk: Clerk, order: Omit<PurchaseOrder, 'items'>, lines: readonly PurchaseLine[]) => {
  expect(order.orderId).toBe(clerk.orderId);
  expect(lines.map(wordsOf)).toEqual(clerk.lines);
  if (clerk.to) expect(placeOf(order)).toBe(clerk.to);
  expect(order).toMatchObject(clerk.order ?? {});
};

describe('a purchase order that others wrote', () => {
  test('is one of these files', () => {
    expect([Object.keys(CXML).sort(), Object.keys(UBL).sort()]).toEqual([
      filesOf('cxml').sort(),
      filesOf('ubl').sort(),
    ]);
  });

  test.each(Object.entries(CXML))('cXML %s is read as a clerk reads it', (name, clerk) => {
    const envelope = readEnvelope(rootOf('cxml', name));
    if (!envelope.ok) throw new Error(envelope.why);
    const read = readOrderRequest(envelope.envelope.request);
    if (!read.ok) throw new Error(read.why);
    isRead(clerk, read.order, read.order.items);
    expect(envelope.envelope.isTest).toBe(clerk.isTest ?? false);
  });

  test.each(Object.entries(UBL))('UBL %s is read as a clerk reads it', (name, clerk) => {
    const root = rootOf('ubl', name);
    const order = isNamed(root.name, 'Order') ? root : elementsIn(root).find((one) => isNamed(one.name, 'Order'));
    if (!order) throw new Error('There is no Order');
    const read = readUblOrder(order, '2026-11-03', false);
    if (!read.ok) throw new Error(read.why);
    isRead(
      clerk,
      read.read.order,
      read.read.lines.map(({ line }) => line),
    );
  });
});
