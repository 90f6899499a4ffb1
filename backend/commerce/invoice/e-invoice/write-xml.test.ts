// Thousands of carts agree with their invoices and electronic invoices to the øre; the files are well formed and have the required content.
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/e-invoice/check';
import type { EInvoice } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import { faultsOfCart, readBack } from '../../../../tests/simulate/carts';
import { writeEInvoice } from './write-xml';

const CARTS = Number(process.env.CARTS ?? (process.env.ALL_FLOWS ? 10_000 : 800));
/** Every 40th is written as files and read back. */
const FILES_EACH = 40;

test(
  'cart, order, invoices in parts, credit note, OIOUBL and Peppol agree to the øre',
  () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= CARTS; seed += 1)
      for (const fault of faultsOfCart(seed, seed % FILES_EACH === 0)) faults.push(`cart ${seed}: ${fault}`);
    expect(faults.slice(0, 5)).toEqual([]);
    // Unattended runs use 100,000.
  },
  Math.max(120_000, CARTS * 60),
);

const place = { street: 'Havnegade 2 <A> & "B"', city: 'Ærø', postcode: '5970', countryCode: 'DK' };
const INVOICE: EInvoice = {
  kind: 'invoice',
  number: '700000007',
  issued: '2026-11-03',
  due: '2026-12-03',
  orderNumber: '100000042',
  ordered: '2026-11-01',
  requisition: 'REQ-77',
  accountingCost: '5250-124502',
  note: '',
  credits: [],
  seller: {
    name: 'Kontorværk A/S',
    cvr: '31415926',
    address: place,
    email: 'kundeservice@kontorvaerk.example',
    telephone: '+45 70 20 41 00',
    account: { registration: '9876', number: '0031415926' },
  },
  buyer: {
    name: 'Fjordhavn Kommune',
    ean: '5798009900418',
    cvr: null,
    address: place,
    contact: 'Grethe Holm',
    email: 'grethe@fjordhavn.example',
  },
  delivery: { date: '2026-11-03', address: place },
  lines: [
    {
      id: '1',
      name: 'Kaffe',
      sku: '10001',
      quantity: 3,
      unitCode: 'C62',
      net: oere(10_000),
      allowance: oere(500),
      vat: oere(2_500),
      vatBp: 2500,
    },
  ],
  charges: [
    { kind: 'duty', code: 'coffee', label: 'Kaffeafgift', net: oere(321), vatBp: 2500 },
    { kind: 'freight', code: 'FC', label: 'Til arbejdspladsen', net: oere(6_900), vatBp: 2500 },
  ],
  taxes: [{ vatBp: 2500, base: oere(17_221), vat: oere(4_305) }],
  total: oere(21_526),
  prepaid: oere(0),
};
const parsed = (xml: string) => new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);

test('both formats identify the customer by EAN number and the seller by CVR number, each in its scheme', () => {
  const peppol = parsed(writeEInvoice(INVOICE, 'peppol')).Invoice;
  const oioubl = parsed(writeEInvoice(INVOICE, 'oioubl')).Invoice;
  const endpointOf = (root: Record<string, Record<string, Record<string, unknown>>>, who: string) =>
    root[`cac:Accounting${who}Party`]?.['cac:Party']?.['cbc:EndpointID'];
  expect(endpointOf(peppol, 'Customer')).toEqual({ '#text': '5798009900418', '@_schemeID': '0088' });
  expect(endpointOf(oioubl, 'Customer')).toMatchObject({ '#text': '5798009900418', '@_schemeID': 'GLN' });
  expect(endpointOf(peppol, 'Supplier')).toEqual({ '#text': 'DK31415926', '@_schemeID': '0184' });
  expect(endpointOf(oioubl, 'Supplier')).toEqual({ '#text': 'DK31415926', '@_schemeID': 'DK:CVR' });
  expect(peppol['cbc:BuyerReference']).toBe('Grethe Holm');
  for (const root of [peppol, oioubl]) {
    expect(root['cac:OrderReference']).toMatchObject({ 'cbc:ID': 'REQ-77', 'cbc:SalesOrderID': '100000042' });
    expect(root['cac:PaymentMeans']['cac:PayeeFinancialAccount']).toMatchObject({ 'cbc:ID': '0031415926' });
    expect(root['cac:Delivery']['cac:DeliveryLocation']['cac:Address']['cbc:StreetName']).toBe(place.street);
  }
  // DK-R-004: a tax other than VAT.
  expect(peppol['cac:AllowanceCharge'][0]).toMatchObject({
    'cbc:AllowanceChargeReasonCode': 'ZZZ',
    'cbc:AllowanceChargeReason': 'coffee#Kaffeafgift',
  });
  // The sum of taxes, as OIOUBL defines the element.
  expect(oioubl['cac:LegalMonetaryTotal']['cbc:TaxExclusiveAmount']['#text']).toBe('43.05');
  expect(peppol['cac:LegalMonetaryTotal']['cbc:TaxExclusiveAmount']['#text']).toBe('172.21');
});

test('a credit note lists the invoices that it credits, and has no due date', () => {
  const credit: EInvoice = { ...INVOICE, kind: 'credit', credits: [{ number: '700000007', issued: '2026-11-03' }] };
  for (const format of ['oioubl', 'peppol'] as const) {
    const xml = writeEInvoice(credit, format);
    const root = parsed(xml).CreditNote;
    expect(root['cac:BillingReference']['cac:InvoiceDocumentReference']['cbc:ID']).toBe('700000007');
    expect(xml).not.toContain('DueDate');
    expect(readBack(xml)).toMatchObject({ payable: 21_526, vat: 4_305, charges: 7_221, lines: 10_000 });
  }
});

test('an invoice that would be rejected lists the rules that it breaks', () => {
  expect(brokenRules(INVOICE)).toEqual([]);
  expect(brokenRules({ ...INVOICE, total: oere(21_527) })).toEqual(['BR-CO-15', 'BR-CO-16']);
  expect(brokenRules({ ...INVOICE, buyer: { ...INVOICE.buyer, ean: '5790000275853' } })).toContain(
    'PEPPOL-EN16931-R010',
  );
  expect(brokenRules({ ...INVOICE, lines: [] })).toEqual(expect.arrayContaining(['BR-16', 'BR-S-08']));
  expect(brokenRules({ ...INVOICE, seller: { ...INVOICE.seller, cvr: '31415927' } })).toContain('DK-R-002');
  expect(brokenRules({ ...INVOICE, taxes: [] })).toEqual(expect.arrayContaining(['BR-CO-04', 'BR-CO-18']));
});

test('a gift card is exempt with its reason, and gift card payments reduce the amount to transfer', () => {
  const [coffee] = INVOICE.lines;
  if (!coffee) throw new Error('no line');
  const card = {
    ...coffee,
    id: '2',
    name: 'Gavekort',
    quantity: 1,
    net: oere(50_000),
    allowance: oere(0),
    vat: oere(0),
  };
  const invoice: EInvoice = {
    ...INVOICE,
    lines: [coffee, { ...card, vatBp: 0 }],
    taxes: [{ vatBp: 0, base: oere(50_000), vat: oere(0) }, ...INVOICE.taxes],
    total: oere(71_526),
    prepaid: oere(21_526),
  };
  expect(brokenRules(invoice)).toEqual([]);
  const peppol = parsed(writeEInvoice(invoice, 'peppol')).Invoice;
  const [exempt] = peppol['cac:TaxTotal']['cac:TaxSubtotal'];
  expect(exempt['cac:TaxCategory']).toMatchObject({ 'cbc:ID': 'E', 'cbc:Percent': '0' });
  expect(exempt['cac:TaxCategory']['cbc:TaxExemptionReason']).toContain('§ 73 b');
  const oioubl = parsed(writeEInvoice(invoice, 'oioubl')).Invoice;
  expect(oioubl['cac:TaxTotal']['cac:TaxSubtotal'][0]['cac:TaxCategory']['cbc:ID']['#text']).toBe('ZeroRated');
  for (const root of [peppol, oioubl]) {
    expect(root['cac:LegalMonetaryTotal']['cbc:PrepaidAmount']['#text']).toBe('215.26');
    expect(root['cac:LegalMonetaryTotal']['cbc:PayableAmount']['#text']).toBe('500.00');
    // A remaining part is paid by transfer, not by card.
    expect(root['cac:PaymentMeans']['cbc:PaymentMeansCode']).toBe('42');
  }
});
