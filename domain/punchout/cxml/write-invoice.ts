// An invoice or credit note as an InvoiceDetailRequest. Source: cXML Reference Guide 1.2.070, InvoiceDetail.dtd.

import type { EInvoice, ELine, EPostalAddress } from '#domain/e-invoice/model';
import { eLinePrice, percentText, totalsOfEInvoice } from '#domain/e-invoice/totals';
import { type Oere, oere, sumOere } from '#domain/money';
import { moneyElement } from './order-message';
import { orderReference, type PurchaseReference } from './write-fulfilment';
import { type XmlElement, xml } from './xml-element';

export interface InvoiceLetter {
  invoice: EInvoice;
  order: PurchaseReference;
  /** Days from the invoice's date until it is due. */
  days: number;
  /** By the id of an invoice's line: how the purchase order counts it. */
  lineNumbers: ReadonlyMap<string, string>;
}

/** Amounts of a credit note are negative, as cXML has them. */
export function invoiceDetailRequest({ invoice, order, days, lineNumbers }: InvoiceLetter): XmlElement {
  const sign = invoice.kind === 'credit' ? -1 : 1;
  const amount = (name: string, sum: Oere) => xml(name, {}, moneyElement(sign * sum * 10));
  return xml(
    'InvoiceDetailRequest',
    {},
    headerOfInvoice(invoice, days),
    xml(
      'InvoiceDetailOrder',
      {},
      xml('InvoiceDetailOrderInfo', {}, orderReference(order)),
      ...invoice.lines.map((line, index) => invoiceItem(line, index + 1, { sign, amount, lineNumbers })),
    ),
    invoiceTotals(invoice, amount),
  );
}

type AmountOf = (name: string, sum: Oere) => XmlElement;

function headerOfInvoice(invoice: EInvoice, days: number): XmlElement {
  const { seller, buyer, kind, number, issued, note } = invoice;
  return xml(
    'InvoiceDetailRequestHeader',
    {
      invoiceID: number,
      purpose: kind === 'credit' ? 'lineLevelCreditMemo' : 'standard',
      operation: 'new',
      // The day, at noon: no zone makes another day of it.
      invoiceDate: `${issued}T12:00:00+00:00`,
    },
    xml('InvoiceDetailHeaderIndicator'),
    xml('InvoiceDetailLineIndicator', { isTaxInLine: 'yes' }),
    partner('from', seller.name, seller.address, seller.email),
    partner('billTo', buyer.name, buyer.address, buyer.email),
    kind === 'credit' ? null : xml('PaymentTerm', { payInNumberOfDays: String(days) }),
    note === '' ? null : xml('Comments', { 'xml:lang': 'da' }, note),
  );
}

const partner = (role: string, name: string, address: EPostalAddress, email: string): XmlElement =>
  xml(
    'InvoicePartner',
    {},
    xml(
      'Contact',
      { role },
      xml('Name', { 'xml:lang': 'da' }, name),
      xml(
        'PostalAddress',
        {},
        xml('Street', {}, address.street),
        xml('City', {}, address.city),
        xml('PostalCode', {}, address.postcode),
        xml('Country', { isoCountryCode: address.countryCode }, address.countryCode),
      ),
      xml('Email', {}, email),
    ),
  );

interface Writing {
  sign: number;
  amount: AmountOf;
  lineNumbers: InvoiceLetter['lineNumbers'];
}

function invoiceItem(line: ELine, position: number, { sign, amount, lineNumbers }: Writing): XmlElement {
  const { price, per } = eLinePrice({ ...line, allowance: oere(0) });
  return xml(
    'InvoiceDetailItem',
    { invoiceLineNumber: String(position), quantity: String(sign * line.quantity) },
    xml('UnitOfMeasure', {}, line.unitCode),
    xml('UnitPrice', {}, moneyElement(price * 10)),
    per === 1
      ? null
      : xml(
          'PriceBasisQuantity',
          { quantity: String(per), conversionFactor: '1' },
          xml('UnitOfMeasure', {}, line.unitCode),
        ),
    xml(
      'InvoiceDetailItemReference',
      { lineNumber: lineNumbers.get(line.id) ?? String(position) },
      line.sku === null ? null : xml('ItemID', {}, xml('SupplierPartID', {}, line.sku)),
      xml('Description', { 'xml:lang': 'da' }, line.name),
    ),
    amount('SubtotalAmount', line.net),
    taxOf([{ vatBp: line.vatBp, base: line.net, vat: line.vat }], amount),
    amount('GrossAmount', oere(line.net + line.vat)),
    amount('NetAmount', oere(line.net + line.vat)),
  );
}

function taxOf(taxes: EInvoice['taxes'], amount: AmountOf): XmlElement {
  const [money] = amount('TaxAmount', sumOere(taxes.map(({ vat }) => vat))).nodes;
  return xml(
    'Tax',
    {},
    money ?? null,
    xml('Description', { 'xml:lang': 'da' }, 'Moms'),
    ...taxes.map(({ vatBp, base, vat }) =>
      xml(
        'TaxDetail',
        { purpose: 'tax', category: 'vat', percentageRate: percentText(vatBp) },
        amount('TaxableAmount', base),
        amount('TaxAmount', vat),
      ),
    ),
  );
}

function invoiceTotals(invoice: EInvoice, amount: AmountOf): XmlElement {
  const totals = totalsOfEInvoice(invoice);
  const chargesOf = (kind: 'freight' | 'duty') =>
    sumOere(invoice.charges.filter((one) => one.kind === kind).map(({ net }) => net));
  const [duties, freight] = [chargesOf('duty'), chargesOf('freight')];
  return xml(
    'InvoiceDetailSummary',
    {},
    amount('SubtotalAmount', totals.lines),
    taxOf(invoice.taxes, amount),
    duties === 0 ? null : amount('SpecialHandlingAmount', duties),
    freight === 0 ? null : amount('ShippingAmount', freight),
    amount('GrossAmount', totals.withVat),
    amount('NetAmount', totals.withVat),
    amount('DueAmount', totals.payable),
  );
}
