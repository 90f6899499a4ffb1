// In what the two formats differ: names of schemes, codes and where a number stands. Both are UBL 2.1, so the rest is written once.
import { type EInvoiceTotals, percent } from '#domain/e-invoice/totals';
import type { ECharge, EInvoice, EPostalAddress } from '#domain/e-invoice/model';
import type { Oere } from '#domain/money';
import { accountOf, type Amount, code, type Elements, money, when, withAttributes } from './elements';

export interface Dialect {
  header: Elements;
  /** After the note: the type of document, where the format has one. */
  typeCode(kind: EInvoice['kind']): Elements;
  /** Header date by which is paid; elsewhere it stands with the payment. */
  dueDate(invoice: EInvoice): Elements;
  /** After the currency: what the buyer posts the invoice by. */
  accountingCost(text: string): Elements;
  buyerReference(invoice: EInvoice): Elements;
  sellerEndpoint(cvr: string): Amount;
  buyerEndpoint(ean: string): Amount;
  companyId(cvr: string): Amount;
  vatId(cvr: string): Amount;
  taxCategory(vatBp: number): Elements;
  /** Beside the category in the document's sums, where it is exempt. */
  exemption: Elements;
  /** On a party's tax registration. */
  taxScheme: Elements;
  addressFormat: Elements;
  contact(name: string): Elements;
  payment(invoice: EInvoice): Elements;
  charge(charge: ECharge): Elements;
  sums(totals: EInvoiceTotals): Elements;
  /** Where a line tells its own VAT. */
  lineTax(vat: Amount, base: Amount, category: Elements): Elements;
  /** Where a line's item tells its rate. */
  itemTax(category: Elements): Elements;
}

export const addressOf = (
  { street, city, postcode, countryCode }: EPostalAddress,
  { addressFormat }: Dialect,
): Elements => ({
  ...addressFormat,
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': postcode,
  'cac:Country': { 'cbc:IdentificationCode': countryCode },
});

/** Nothing is left to transfer. */
const isPaid = (prepaid: Oere, total: Oere) => prepaid > 0 && prepaid === total;

const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

const EXEMPTION = 'Gavekort (voucher til flere formål), momsloven § 73 b';

export const PEPPOL: Dialect = {
  header: {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  typeCode: (kind) => ({
    ...when(kind === 'invoice', { 'cbc:InvoiceTypeCode': '380' }),
    ...when(kind === 'credit', { 'cbc:CreditNoteTypeCode': '381' }),
  }),
  dueDate: ({ kind, due }) => when(kind === 'invoice', { 'cbc:DueDate': due }),
  accountingCost: (text) => ({ 'cbc:AccountingCost': text }),
  buyerReference: ({ buyer }) => ({ 'cbc:BuyerReference': buyer.contact }),
  sellerEndpoint: (cvr) => withAttributes(`DK${cvr}`, { schemeID: '0184' }),
  buyerEndpoint: (ean) => withAttributes(ean, { schemeID: '0088' }),
  companyId: (cvr) => withAttributes(`DK${cvr}`, { schemeID: '0184' }),
  vatId: (cvr) => withAttributes(`DK${cvr}`, {}),
  // A voucher bears its VAT when it is spent (momsloven § 73 b): exempt, with the reason that BR-E-10 asks for.
  taxCategory: (vatBp) => ({ 'cbc:ID': vatBp === 0 ? 'E' : 'S', 'cbc:Percent': percent(vatBp), ...VAT }),
  exemption: { 'cbc:TaxExemptionReason': EXEMPTION },
  taxScheme: VAT,
  addressFormat: {},
  contact: (name) => ({ 'cbc:Name': name }),
  payment: ({ number, seller: { account }, prepaid, total }) => {
    if (isPaid(prepaid, total)) return { 'cbc:PaymentMeansCode': '48' };
    if (!account) return { 'cbc:PaymentMeansCode': '1' };
    return { 'cbc:PaymentMeansCode': '42', 'cbc:PaymentID': number, ...accountOf(account, {}) };
  },
  // DK-R-004: a tax that is not VAT is a charge ZZZ, whose reason is the tax's name in two halves.
  charge: ({ kind, code: name, label }) =>
    kind === 'duty'
      ? { 'cbc:AllowanceChargeReasonCode': 'ZZZ', 'cbc:AllowanceChargeReason': `${name}#${label}` }
      : { 'cbc:AllowanceChargeReasonCode': name, 'cbc:AllowanceChargeReason': label },
  sums: ({ withoutVat, withVat }) => ({
    'cbc:TaxExclusiveAmount': money(withoutVat),
    'cbc:TaxInclusiveAmount': money(withVat),
  }),
  lineTax: () => ({}),
  itemTax: (category) => ({ 'cac:ClassifiedTaxCategory': category }),
};

const MOMS = {
  'cac:TaxScheme': {
    'cbc:ID': withAttributes('63', { schemeAgencyID: '320', schemeID: 'urn:oioubl:id:taxschemeid-1.5' }),
    'cbc:Name': 'Moms',
  },
};

export const OIOUBL: Dialect = {
  header: {
    'cbc:UBLVersionID': '2.1',
    'cbc:CustomizationID': 'OIOUBL-2.1',
    'cbc:ProfileID': withAttributes('urn:www.nesubl.eu:profiles:profile5:ver2.0', {
      schemeAgencyID: '320',
      schemeID: 'urn:oioubl:id:profileid-1.2',
    }),
  },
  typeCode: (kind) =>
    when(kind === 'invoice', { 'cbc:InvoiceTypeCode': code('380', 'urn:oioubl:codelist:invoicetypecode-1.1') }),
  dueDate: () => ({}),
  accountingCost: (text) => ({ 'cbc:AccountingCostCode': text }),
  buyerReference: () => ({}),
  sellerEndpoint: (cvr) => withAttributes(`DK${cvr}`, { schemeID: 'DK:CVR' }),
  buyerEndpoint: (ean) => withAttributes(ean, { schemeAgencyID: '9', schemeID: 'GLN' }),
  companyId: (cvr) => withAttributes(`DK${cvr}`, { schemeID: 'DK:CVR' }),
  vatId: (cvr) => withAttributes(`DK${cvr}`, { schemeID: 'DK:SE' }),
  taxCategory: (vatBp) => ({
    'cbc:ID': withAttributes(vatBp === 0 ? 'ZeroRated' : 'StandardRated', {
      schemeAgencyID: '320',
      schemeID: 'urn:oioubl:id:taxcategoryid-1.1',
    }),
    'cbc:Percent': percent(vatBp),
    ...MOMS,
  }),
  exemption: {},
  taxScheme: MOMS,
  // Street and house number stand together, as they were typed.
  addressFormat: { 'cbc:AddressFormatCode': code('StructuredLax', 'urn:oioubl:codelist:addressformatcode-1.1') },
  contact: (name) => ({ 'cbc:ID': name }),
  payment: ({ kind, due, number, seller: { account }, prepaid, total }) => {
    const byThen = when(kind === 'invoice', { 'cbc:PaymentDueDate': due });
    if (isPaid(prepaid, total)) return { 'cbc:PaymentMeansCode': '48', ...byThen };
    if (!account) return { 'cbc:PaymentMeansCode': '1', ...byThen };
    const channel = code('DK:BANK', 'urn:oioubl:codelist:paymentchannelcode-1.1');
    const note = { 'cbc:PaymentNote': number };
    return { 'cbc:PaymentMeansCode': '42', ...byThen, 'cbc:PaymentChannelCode': channel, ...accountOf(account, note) };
  },
  charge: ({ label }) => ({ 'cbc:AllowanceChargeReason': label }),
  // In OIOUBL this element holds the taxes themselves.
  sums: ({ vat, withVat }) => ({ 'cbc:TaxExclusiveAmount': money(vat), 'cbc:TaxInclusiveAmount': money(withVat) }),
  lineTax: (vat, base, category) => ({
    'cac:TaxTotal': {
      'cbc:TaxAmount': vat,
      'cac:TaxSubtotal': { 'cbc:TaxableAmount': base, 'cbc:TaxAmount': vat, 'cac:TaxCategory': category },
    },
  }),
  itemTax: () => ({}),
};
