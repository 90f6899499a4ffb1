// OIOUBL 2.1, as NemHandel carries it.
import { decimal, percentText } from '#domain/e-invoice/totals';
import { oere } from '#domain/money/money';
import { type Dialect, isPaid } from './dialect';
import { accountOf, code, type Elements, money, when, withAttributes } from './elements';

const MOMS = {
  'cac:TaxScheme': {
    'cbc:ID': withAttributes('63', { schemeAgencyID: '320', schemeID: 'urn:oioubl:id:taxschemeid-1.5' }),
    'cbc:Name': 'Moms',
  },
};
const oioublCvr = (cvr: string) => withAttributes(`DK${cvr}`, { schemeID: 'DK:CVR' });
const taxCategory = (vatBp: number): Elements => ({
  'cbc:ID': withAttributes(vatBp === 0 ? 'ZeroRated' : 'StandardRated', {
    schemeAgencyID: '320',
    schemeID: 'urn:oioubl:id:taxcategoryid-1.1',
  }),
  'cbc:Percent': percentText(vatBp),
  ...MOMS,
});

export const OIOUBL: Dialect = {
  format: 'oioubl',
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
  orderDate: (ordered) => ({ 'cbc:IssueDate': ordered }),
  eanEndpoint: (ean) => withAttributes(ean, { schemeAgencyID: '9', schemeID: 'GLN' }),
  cvrEndpoint: oioublCvr,
  // A legal entity without a number is refused (F-LIB187).
  legalEntity: (name, cvr) =>
    when(cvr !== null, {
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': oioublCvr(cvr ?? '') },
    }),
  vatId: (cvr) => withAttributes(`DK${cvr}`, { schemeID: 'DK:SE' }),
  taxCategory,
  exemption: {},
  taxScheme: MOMS,
  // Street and house number are in one field, as they were typed.
  addressFormat: { 'cbc:AddressFormatCode': code('StructuredLax', 'urn:oioubl:codelist:addressformatcode-1.1') },
  contact: (name) => ({ 'cbc:ID': name }),
  payment: (invoice) => {
    const { kind, due, number, seller } = invoice;
    const byThen = when(kind === 'invoice', { 'cbc:PaymentDueDate': due });
    // A payment by card would have to name the card (F-LIB342), which the shop never knows: no payment means are given.
    if (isPaid(invoice) || !seller.account) return { 'cbc:PaymentMeansCode': '1', ...byThen };
    const channel = code('DK:BANK', 'urn:oioubl:codelist:paymentchannelcode-1.1');
    const account = accountOf(seller.account, { 'cbc:PaymentNote': number });
    return { 'cbc:PaymentMeansCode': '42', ...byThen, 'cbc:PaymentChannelCode': channel, ...account };
  },
  // The sum of payments must be there as payments, too (F-INV131). A credit note has no place for them.
  prepaid: ({ kind, prepaid }) =>
    when(kind === 'invoice' && prepaid > 0, { 'cac:PrepaidPayment': { 'cbc:PaidAmount': money(prepaid) } }),
  charge: ({ label }) => ({ 'cbc:AllowanceChargeReason': label }),
  // In OIOUBL this element holds the taxes themselves.
  sums: ({ vat, withVat }) => ({ 'cbc:TaxExclusiveAmount': money(vat), 'cbc:TaxInclusiveAmount': money(withVat) }),
  // Price times pieces must be the line (F-INV340), so a discount cannot be an allowance: the price is after it, and a note says how much.
  priced: (line) => ({ ...line, allowance: oere(0) }),
  discountNote: (allowance) =>
    when(allowance > 0, { 'cbc:Note': `Rabat på ${decimal(allowance).replace('.', ',')} kr. er trukket fra prisen.` }),
  lineParts: ({ net, vat, vatBp }) => ({
    'cac:TaxTotal': {
      'cbc:TaxAmount': money(vat),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': money(net),
        'cbc:TaxAmount': money(vat),
        'cac:TaxCategory': taxCategory(vatBp),
      },
    },
  }),
  itemTax: () => ({}),
};
