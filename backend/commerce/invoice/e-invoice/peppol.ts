// Peppol BIS Billing 3, with the rules that Denmark adds to it.
import { percentText } from '#domain/e-invoice/totals';
import { type Dialect, isPaid } from './dialect';
import { accountOf, money, when, withAttributes } from './elements';

const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const EXEMPTION = 'Gavekort (voucher til flere formål), momsloven § 73 b';
const cvrNumber = (cvr: string) => withAttributes(`DK${cvr}`, { schemeID: '0184' });

export const PEPPOL: Dialect = {
  format: 'peppol',
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
  buyerReference: ({ buyer }) => when(buyer.contact !== '', { 'cbc:BuyerReference': buyer.contact }),
  orderDate: () => ({}),
  eanEndpoint: (ean) => withAttributes(ean, { schemeID: '0088' }),
  cvrEndpoint: cvrNumber,
  legalEntity: (name, cvr) => ({
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(cvr === null ? {} : { 'cbc:CompanyID': cvrNumber(cvr) }),
    },
  }),
  vatId: (cvr) => withAttributes(`DK${cvr}`, {}),
  // A voucher bears its VAT when it is spent (momsloven § 73 b): exempt, with the reason that BR-E-10 requires.
  taxCategory: (vatBp) => ({ 'cbc:ID': vatBp === 0 ? 'E' : 'S', 'cbc:Percent': percentText(vatBp), ...VAT }),
  exemption: { 'cbc:TaxExemptionReason': EXEMPTION },
  taxScheme: VAT,
  addressFormat: {},
  contact: (name) => ({ 'cbc:Name': name }),
  payment: (invoice) => {
    const { account } = invoice.seller;
    if (isPaid(invoice) || !account) return { 'cbc:PaymentMeansCode': '1' };
    return { 'cbc:PaymentMeansCode': '42', 'cbc:PaymentID': invoice.number, ...accountOf(account, {}) };
  },
  prepaid: () => ({}),
  // DK-R-004: a tax that is not VAT is a charge ZZZ, whose reason is the tax's name in two halves.
  charge: ({ kind, code: name, label }) =>
    kind === 'duty'
      ? { 'cbc:AllowanceChargeReasonCode': 'ZZZ', 'cbc:AllowanceChargeReason': `${name}#${label}` }
      : { 'cbc:AllowanceChargeReasonCode': name, 'cbc:AllowanceChargeReason': label },
  sums: ({ withoutVat, withVat }) => ({
    'cbc:TaxExclusiveAmount': money(withoutVat),
    'cbc:TaxInclusiveAmount': money(withVat),
  }),
  priced: (line) => line,
  discountNote: () => ({}),
  lineParts: ({ allowance }) =>
    when(allowance > 0, {
      'cac:AllowanceCharge': {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': 'Rabat',
        'cbc:Amount': money(allowance),
      },
    }),
  itemTax: (category) => ({ 'cac:ClassifiedTaxCategory': category }),
};
