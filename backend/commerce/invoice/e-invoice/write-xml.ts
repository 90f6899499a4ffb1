// Writes an e-invoice as UBL 2.1, in the order that its schema requires.
import { create } from 'xmlbuilder2';
import type { ECharge, EInvoice, EInvoiceFormat, ELine } from '#domain/e-invoice/model';
import { eLinePrice, totalsOfEInvoice } from '#domain/e-invoice/totals';
import { unitCodeIn } from '#domain/e-invoice/unit-code';
import { sumOere } from '#domain/money/money';
import { unitOf } from '#domain/punchout/ubl/units';
import type { Dialect } from './dialect';
import { type Elements, money, withAttributes } from './elements';
import { OIOUBL } from './oioubl';
import { partiesOf } from './parties';
import { PEPPOL } from './peppol';

const DIALECTS: Record<EInvoiceFormat, Dialect> = { oioubl: OIOUBL, peppol: PEPPOL };
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

export function writeEInvoice(invoice: EInvoice, format: EInvoiceFormat): string {
  const dialect = DIALECTS[format];
  const root = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const document = {
    [root]: {
      '@xmlns': `${UBL}${root}-2`,
      '@xmlns:cac': `${UBL}CommonAggregateComponents-2`,
      '@xmlns:cbc': `${UBL}CommonBasicComponents-2`,
      ...documentHeader(invoice, dialect),
      ...partiesOf(invoice, dialect),
      ...monetaryTotal(invoice, dialect),
      [`cac:${root}Line`]: invoice.lines.map((line) => lineOf(line, invoice.kind, dialect)),
    },
  };
  // What was pasted into a note may hold characters that XML has no way to write.
  const settings = { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' } as const;
  return create(settings, document).end({ prettyPrint: true });
}

function documentHeader(invoice: EInvoice, dialect: Dialect): Elements {
  const { number, issued, note, orderNumber, ordered, requisition, accountingCost, credits } = invoice;
  return {
    ...dialect.header,
    'cbc:ID': number,
    'cbc:IssueDate': issued,
    ...dialect.dueDate(invoice),
    ...dialect.typeCode(invoice.kind),
    ...(note ? { 'cbc:Note': note } : {}),
    'cbc:DocumentCurrencyCode': 'DKK',
    ...(accountingCost === null ? {} : dialect.accountingCost(accountingCost)),
    ...dialect.buyerReference(invoice),
    'cac:OrderReference': {
      'cbc:ID': requisition ?? orderNumber,
      'cbc:SalesOrderID': orderNumber,
      ...dialect.orderDate(ordered),
    },
    ...(credits.length > 0
      ? {
          'cac:BillingReference': credits.map((credited) => ({
            'cac:InvoiceDocumentReference': { 'cbc:ID': credited.number, 'cbc:IssueDate': credited.issued },
          })),
        }
      : {}),
  };
}

function monetaryTotal(invoice: EInvoice, dialect: Dialect): Elements {
  const totals = totalsOfEInvoice(invoice);
  const { charges, taxes, prepaid } = invoice;
  return {
    'cac:PaymentMeans': dialect.payment(invoice),
    ...dialect.prepaid(invoice),
    ...(charges.length > 0 ? { 'cac:AllowanceCharge': charges.map((one) => chargeOf(one, dialect)) } : {}),
    'cac:TaxTotal': {
      'cbc:TaxAmount': money(sumOere(taxes.map(({ vat }) => vat))),
      'cac:TaxSubtotal': taxes.map(({ vatBp, base, vat }) => ({
        'cbc:TaxableAmount': money(base),
        'cbc:TaxAmount': money(vat),
        'cac:TaxCategory': taxCategory(vatBp, dialect),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(totals.lines),
      ...dialect.sums(totals),
      ...(charges.length > 0 ? { 'cbc:ChargeTotalAmount': money(totals.charges) } : {}),
      ...(prepaid > 0 ? { 'cbc:PrepaidAmount': money(prepaid) } : {}),
      'cbc:PayableAmount': money(totals.payable),
    },
  };
}

/** The reason is placed between the rate and the scheme. */
function taxCategory(vatBp: number, dialect: Dialect): Elements {
  const { 'cac:TaxScheme': scheme = '', ...category } = dialect.taxCategory(vatBp);
  return { ...category, ...(vatBp === 0 ? dialect.exemption : {}), 'cac:TaxScheme': scheme };
}

const chargeOf = (charge: ECharge, dialect: Dialect): Elements => ({
  'cbc:ChargeIndicator': 'true',
  ...dialect.charge(charge),
  'cbc:Amount': money(charge.net),
  'cac:TaxCategory': dialect.taxCategory(charge.vatBp),
});

function lineOf(line: ELine, kind: EInvoice['kind'], dialect: Dialect): Elements {
  const { id, name, sku, quantity, net, allowance, vatBp } = line;
  const { asOrdered } = line;
  const isAsOrdered = asOrdered?.format === dialect.format && !asOrdered.isOwnUnit;
  const unitCode = isAsOrdered ? unitOf(line.unitCode) : unitCodeIn(dialect.format, line.unitCode);
  const counted = (pieces: number) => withAttributes(String(pieces), { unitCode });
  const { price, per } = eLinePrice(dialect.priced(line));
  return {
    'cbc:ID': id,
    ...dialect.discountNote(allowance),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: counted(quantity),
    'cbc:LineExtensionAmount': money(net),
    ...(asOrdered ? { 'cac:OrderLineReference': { 'cbc:LineID': asOrdered.line } } : {}),
    ...dialect.lineParts(line),
    'cac:Item': {
      'cbc:Name': name,
      ...(sku === null ? {} : { 'cac:SellersItemIdentification': { 'cbc:ID': sku } }),
      ...dialect.itemTax(dialect.taxCategory(vatBp)),
    },
    'cac:Price': { 'cbc:PriceAmount': money(price), 'cbc:BaseQuantity': counted(per) },
  };
}
