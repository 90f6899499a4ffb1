// Each e-invoice rule, with an invoice that just breaks it and one that just complies.
import { expect, test } from 'vitest';
import { brokenRules, E_INVOICE_RULES } from '#domain/e-invoice/check';
import type { EInvoice, ELine } from '#domain/e-invoice/model';
import { type Oere, oere } from '#domain/money/money';

const PLACE = { street: 'Havnegade 2', city: 'Ærø', postcode: '5970', countryCode: 'DK' };
const COFFEE: ELine = {
  id: '1',
  name: 'Kaffe',
  sku: '10001',
  quantity: 3,
  unitCode: 'C62',
  net: oere(10_000),
  allowance: oere(500),
  vat: oere(2_500),
  vatBp: 2500,
};
const CARD: ELine = { ...COFFEE, id: '2', quantity: 1, net: oere(50_000), allowance: oere(0), vat: oere(0), vatBp: 0 };
const SAMPLE: ELine = { ...COFFEE, id: '3', quantity: 2, net: oere(0), allowance: oere(0), vat: oere(0) };
const TAXES = {
  exempt: { vatBp: 0, base: oere(50_000), vat: oere(0) },
  full: { vatBp: 2500, base: oere(17_221), vat: oere(4_305) },
};
/** Coffee, a gift card without VAT and a free sample; a duty and freight. */
const INVOICE: EInvoice = {
  kind: 'invoice',
  number: '700000007',
  issued: '2026-11-03',
  due: '2026-12-03',
  orderNumber: '100000042',
  ordered: '2026-11-01',
  requisition: null,
  accountingCost: null,
  note: '',
  credits: [],
  seller: {
    name: 'Kontorværk A/S',
    cvr: '31415926',
    address: PLACE,
    email: 'kundeservice@kontorvaerk.example',
    telephone: '+45 70 20 41 00',
    account: { registration: '9876', number: '0031415926' },
  },
  buyer: {
    name: 'Fjordhavn Kommune',
    ean: '5798009900418',
    cvr: null,
    address: PLACE,
    contact: 'Grethe Holm',
    email: 'grethe@fjordhavn.example',
  },
  delivery: { date: '2026-11-03', address: PLACE },
  lines: [COFFEE, CARD, SAMPLE],
  charges: [
    { kind: 'duty', code: 'coffee', label: 'Kaffeafgift', net: oere(321), vatBp: 2500 },
    { kind: 'freight', code: 'FC', label: 'Til arbejdspladsen', net: oere(6_900), vatBp: 2500 },
  ],
  taxes: [TAXES.exempt, TAXES.full],
  total: oere(71_526),
  prepaid: oere(0),
};

const holds = (rule: string, over: Partial<EInvoice>) => E_INVOICE_RULES[rule]?.({ ...INVOICE, ...over });
/** The invoice with one additional line. */
const withLine = (over: Partial<ELine>) => ({ lines: [...INVOICE.lines, { ...COFFEE, id: '4', ...over }] });
const withoutAt = (field: 'street' | 'city') => ({ address: { ...PLACE, [field]: ' ' } });
const seller = (over: Partial<EInvoice['seller']>) => ({ seller: { ...INVOICE.seller, ...over } });
const buyer = (over: Partial<EInvoice['buyer']>) => ({ buyer: { ...INVOICE.buyer, ...over } });
const fullTax = (over: Partial<(typeof TAXES)['full']>) => ({ taxes: [TAXES.exempt, { ...TAXES.full, ...over }] });
const paidUpTo = (left: number, over: Partial<EInvoice> = {}) => ({ ...over, prepaid: oere(INVOICE.total - left) });

test('a valid invoice breaks no rule, with free and exempt items included', () => {
  expect(brokenRules(INVOICE)).toEqual([]);
});

test.each<[rule: string, what: string, over: Partial<EInvoice>]>([
  ['BR-02', 'its number is blank', { number: ' ' }],
  ['BR-03', 'its day is on no calendar', { issued: '2026-13-45' }],
  ['BR-03', 'its day is written as a moment', { issued: '2026-11-03T10:00' }],
  ['BR-08', 'the seller’s street is blank', seller(withoutAt('street'))],
  ['BR-08', 'the seller’s town is blank', seller(withoutAt('city'))],
  ['BR-10', 'the buyer’s street is blank', buyer(withoutAt('street'))],
  ['BR-10', 'the buyer’s town is blank', buyer(withoutAt('city'))],
  ['BR-22', 'a line is of no pieces', withLine({ quantity: 0 })],
  ['BR-22', 'a line is of fewer pieces than none', withLine({ quantity: -3 })],
  ['BR-22', 'a line is of a piece and a half', withLine({ quantity: 1.5 })],
  ['BR-23', 'a unit has a word in place of a code', withLine({ unitCode: 'stk.' })],
  ['BR-25', 'a line has no name', withLine({ name: ' ' })],
  ['BR-27', 'a piece costs an øre less than nothing', withLine({ quantity: 1, net: oere(-1), allowance: oere(0) })],
  ['BR-45', 'a rate is calculated on half an øre', fullTax({ base: 17_221.5 as Oere })],
  ['BR-CO-04', 'the rate of the coffee is not told', { taxes: [TAXES.exempt] }],
  ['BR-CO-17', 'the VAT of one rate is more than a krone off', fullTax({ vat: oere(4_305 + 101) })],
  ['BR-CO-25', 'an øre is to be paid on no day', paidUpTo(1, { due: '' })],
  ['BR-E-05', 'exempt goods bear VAT', withLine({ vatBp: 0, vat: oere(1) })],
  ['BR-S-08', 'one rate is calculated on more than its goods', fullTax({ base: oere(17_222) })],
  [
    'PEPPOL-EN16931-R003',
    'neither contact nor order says what to post it by',
    { ...buyer({ contact: ' ' }), orderNumber: '' },
  ],
  ['PEPPOL-EN16931-R120', 'the pieces do not make up a line', withLine({ quantity: 0 })],
  ['PEPPOL-EN16931-R121', 'a price is for no pieces', withLine({ quantity: 0 })],
  ['PEPPOL-EN16931-R010', 'the CVR number is none', buyer({ ean: null, cvr: '31415927' })],
  ['DK-R-006', 'the registration number has three figures', seller({ account: { registration: '987', number: '1' } })],
  ['DK-R-006', 'the account has eleven figures', seller({ account: { registration: '9876', number: '12345678901' } })],
  ['DK-R-016', 'a credit note asks for an øre', paidUpTo(-1, { kind: 'credit' })],
])('%s is broken where %s', (rule, _what, over) => expect(holds(rule, over)).toBe(false));

test.each<[rule: string, what: string, over: Partial<EInvoice>]>([
  ['BR-CO-17', 'the VAT of a rate is a krone off by rounding', fullTax({ vat: oere(4_305 + 100) })],
  ['BR-CO-25', 'nothing is left to be paid on any day', paidUpTo(0, { due: '' })],
  ['BR-E-05', 'even the lowest rate bears VAT', withLine({ vatBp: 1, vat: oere(1) })],
  ['PEPPOL-EN16931-R003', 'the order alone says what to post it by', buyer({ contact: '' })],
  ['PEPPOL-EN16931-R003', 'the contact alone says what to post it by', { orderNumber: '' }],
  [
    'DK-R-004',
    'only a duty has to be named',
    { charges: [{ kind: 'freight', code: '', label: '', net: oere(1), vatBp: 2500 }] },
  ],
  ['DK-R-006', 'no bank account is told', seller({ account: null })],
  ['DK-R-016', 'a credit note comes to nothing', paidUpTo(0, { kind: 'credit' })],
  ['DK-R-016', 'an invoice was paid with more than it comes to', paidUpTo(-1)],
])('%s holds where %s', (rule, _what, over) => expect(holds(rule, over)).toBe(true));
