// The written files comply with the official rules, for every purchase.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/e-invoice/check';
import { E_INVOICE_FORMATS, type EInvoice } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import { brokenInFile } from '../../../../tests/e-invoice/written-rules';
import { type Cart, eInvoicesOfCart } from '../../../../tests/simulate/carts';
import { writeEInvoice } from './write-xml';

const UNITS = ['C62', 'PK', 'XPK', 'XTN', 'XCS', 'XRO', 'SET', 'PR', 'H87'];
const line = fc
  .record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 13 }), fc.constant(50_000)),
    unit: fc.integer({ min: 0, max: 2_000_000 }).map(oere),
    off: fc.integer({ min: 0, max: 100 }),
    isCard: fc.boolean(),
    duty: fc.constantFrom(0, 0, 1, 333, 12_345),
  })
  .map(({ quantity, unit, off, isCard, duty }) => ({
    quantity,
    unit,
    vatBp: isCard ? 0 : 2500,
    discount: oere(isCard ? 0 : Math.floor((unit * quantity * off) / 100)),
    dutyUnit: oere(isCard ? 0 : duty),
    dutyCode: isCard || duty === 0 ? null : 'kulturplus',
    dutyLabel: isCard || duty === 0 ? null : 'KulturPlus-vederlag',
  }));
const carts = fc.record({
  basis: fc.constantFrom('net' as const, 'gross' as const),
  lines: fc
    .array(line, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map((one, at) => ({ ...one, id: String(at + 1) }))),
  freight: fc.constantFrom(0, 3_900, 8_625),
}) satisfies fc.Arbitrary<Cart>;

/** The buyer's texts, with characters that XML cannot represent. */
const WORDS = 'Æblegrød & "øl" <til> ]]> \u0001\u000b\ufffe fest';

const dressed = (invoice: EInvoice, unit: string, isPaid: boolean): EInvoice => ({
  ...invoice,
  note: WORDS,
  prepaid: isPaid ? invoice.total : oere(Math.floor(invoice.total / 3)),
  lines: invoice.lines.map((one) => ({ ...one, unitCode: unit })),
});

test('invoices and credit notes of any cart break no rule, in either format', () => {
  fc.assert(
    fc.property(carts, fc.constantFrom(...UNITS), fc.boolean(), (cart, unit, isPaid) => {
      for (const plain of eInvoicesOfCart(cart)) {
        const invoice = dressed(plain, unit, isPaid);
        expect(brokenRules(invoice)).toEqual([]);
        for (const format of E_INVOICE_FORMATS)
          expect([format, ...brokenInFile(writeEInvoice(invoice, format), format)]).toEqual([format]);
      }
    }),
    { seed: 16, numRuns: 40 },
  );
});

const [INVOICE] = eInvoicesOfCart({
  basis: 'net',
  lines: [{ id: '1', quantity: 3, unit: oere(2_666), vatBp: 2500, discount: oere(800), dutyUnit: oere(0) }],
  freight: 6_900,
});
if (!INVOICE) throw new Error('no invoice');

test('a discount is an allowance in Peppol; in OIOUBL the price is net of it, and a note has the amount', () => {
  const [peppol, oioubl] = [writeEInvoice(INVOICE, 'peppol'), writeEInvoice(INVOICE, 'oioubl')];
  expect(peppol).toMatch(
    /<cbc:AllowanceChargeReason>Rabat<\/cbc:AllowanceChargeReason>\s*<cbc:Amount currencyID="DKK">8.00</,
  );
  expect(peppol).toContain('<cbc:PriceAmount currencyID="DKK">26.66</cbc:PriceAmount>');
  expect(oioubl).not.toContain('>Rabat<');
  expect(oioubl).toContain('<cbc:Note>Rabat på 8,00 kr. er trukket fra prisen.</cbc:Note>');
  expect(oioubl).toMatch(
    /<cbc:PriceAmount currencyID="DKK">71.98<\/cbc:PriceAmount>\s*<cbc:BaseQuantity unitCode="C62">3</,
  );
});

test('a business without an EAN number is addressed by its CVR number, in each format’s scheme', () => {
  const invoice = { ...INVOICE, buyer: { ...INVOICE.buyer, ean: null, cvr: '99412070' } };
  expect(brokenRules(invoice)).toEqual([]);
  expect(writeEInvoice(invoice, 'peppol')).toContain('<cbc:EndpointID schemeID="0184">DK99412070</cbc:EndpointID>');
  expect(writeEInvoice(invoice, 'oioubl')).toContain('<cbc:EndpointID schemeID="DK:CVR">DK99412070</cbc:EndpointID>');
  expect(brokenRules({ ...invoice, buyer: { ...invoice.buyer, cvr: null } })).toContain('PEPPOL-EN16931-R010');
});

test('a buyer without a CVR number is no legal entity in OIOUBL, and a paid invoice mentions no card', () => {
  const paid = { ...INVOICE, prepaid: INVOICE.total };
  const oioubl = writeEInvoice(paid, 'oioubl');
  expect(oioubl.match(/PartyLegalEntity>/g)).toHaveLength(2);
  expect(oioubl).toContain('<cbc:PaidAmount');
  for (const format of E_INVOICE_FORMATS)
    expect(writeEInvoice(paid, format)).toContain('<cbc:PaymentMeansCode>1</cbc:PaymentMeansCode>');
});

test('omits characters that XML cannot represent from the buyer’s texts', () => {
  for (const format of E_INVOICE_FORMATS)
    expect(writeEInvoice({ ...INVOICE, note: WORDS }, format)).toContain(
      'Æblegrød &amp; "øl" &lt;til&gt; ]]&gt;  fest',
    );
});
