// An invoice or credit note as an InvoiceDetailRequest, in the lines of the buyer's own order. Source: cXML Reference Guide 1.2.070, InvoiceDetail.dtd.
import type { EInvoice, EPostalAddress } from '#domain/e-invoice/model';
import { percentText, totalsOfEInvoice } from '#domain/e-invoice/totals';
import { type Oere, oere, sumOere } from '#domain/money/money';
import { agreedPrice, type BookedLine } from '#domain/purchase-order/books';
import { momentInCxml, unitPriceInCxml } from './cxml-numbers';
import { moneyElement } from './order-message';
import { orderReference, type PurchaseReference } from './write-fulfilment';
import { type XmlElement, xml } from './xml-element';

export interface InvoiceLetter {
  invoice: EInvoice;
  /** In the buyer's own zone, so that its day is that of the invoice. */
  issuedAt: Date;
  order: PurchaseReference;
  /** Days from the invoice's date until it is due. */
  days: number;
  /** What it is about, as the purchase order counts; none: an amount without items. */
  lines: readonly BookedLine[];
  /** Names of the items, by line number. */
  names: ReadonlyMap<string, string>;
}

type AmountOf = (name: string, sum: Oere) => XmlElement;

/** Amounts of a credit note are negative, as cXML has them. */
export function invoiceDetailRequest(letter: InvoiceLetter): XmlElement {
  const { invoice, order, lines, names } = letter;
  const sign = signOf(invoice);
  const amount: AmountOf = (name, sum) => xml(name, {}, moneyElement(sign * sum * 10));
  const reference = xml('InvoiceDetailOrderInfo', {}, orderReference(order));
  const { subtotal } = amountsInLetter(letter);
  return xml(
    'InvoiceDetailRequest',
    {},
    headerOfInvoice(letter),
    lines.length === 0
      ? xml(
          'InvoiceDetailHeaderOrder',
          {},
          reference,
          xml('InvoiceDetailOrderSummary', { invoiceLineNumber: '1' }, amount('SubtotalAmount', subtotal)),
        )
      : xml('InvoiceDetailOrder', {}, reference, ...lines.map((line) => invoiceItem(line, { sign, amount, names }))),
    invoiceTotals(letter, amount),
  );
}

const signOf = ({ kind }: EInvoice) => (kind === 'credit' ? -1 : 1);

/**
 * `other`: what the document has beyond its lines: duties that were ordered as no line, a fee of a return, and the øre by which a part of a
 * discounted line differs from price × quantity, which later documents of the order even out.
 */
function amountsInLetter({ invoice, lines }: Pick<InvoiceLetter, 'invoice' | 'lines'>) {
  const totals = totalsOfEInvoice(invoice);
  const freight = sumOere(invoice.charges.filter(({ kind }) => kind === 'freight').map(({ net }) => net));
  const goods = oere(totals.withoutVat - freight);
  const subtotal = lines.length === 0 ? goods : sumOere(lines.map((line) => oere(line.subtotal)));
  return { totals, freight, subtotal, other: oere(goods - subtotal) };
}

function headerOfInvoice({ invoice, issuedAt, days, lines }: InvoiceLetter): XmlElement {
  const { seller, buyer, kind, number, note, credits } = invoice;
  const isCredit = kind === 'credit';
  const [credited, ...others] = credits;
  const comments = [
    note,
    others.length > 0 ? `Vedrører også faktura ${others.map((one) => one.number).join(', ')}.` : '',
  ];
  return xml(
    'InvoiceDetailRequestHeader',
    {
      invoiceID: number,
      purpose: isCredit ? (lines.length === 0 ? 'creditMemo' : 'lineLevelCreditMemo') : 'standard',
      operation: 'new',
      invoiceDate: momentInCxml(issuedAt),
    },
    xml('InvoiceDetailHeaderIndicator', lines.length === 0 ? { isHeaderInvoice: 'yes' } : {}),
    xml('InvoiceDetailLineIndicator'),
    partner('from', seller, [['vatID', `DK${seller.cvr}`]]),
    partner('billTo', buyer, [
      ...(buyer.cvr === null ? [] : [['vatID', `DK${buyer.cvr}`] as const]),
      ...(buyer.ean === null ? [] : [['gln', buyer.ean] as const]),
    ]),
    credited ? xml('InvoiceIDInfo', { invoiceID: credited.number }) : null,
    isCredit ? null : xml('PaymentTerm', { payInNumberOfDays: String(days) }),
    comments.some(Boolean) ? xml('Comments', { 'xml:lang': 'da' }, comments.filter(Boolean).join(' ')) : null,
  );
}

type Party = { name: string; address: EPostalAddress; email: string };

const partner = (
  role: string,
  { name, address, email }: Party,
  numbers: readonly (readonly [domain: string, identifier: string])[],
): XmlElement =>
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
    ...numbers.map(([domain, identifier]) => xml('IdReference', { identifier, domain })),
  );

interface Writing {
  sign: number;
  amount: AmountOf;
  names: InvoiceLetter['names'];
}

/** One of anything, for an order that named no unit. */
const EACH = 'EA';

function invoiceItem({ line, position, quantity, subtotal }: BookedLine, { sign, amount, names }: Writing): XmlElement {
  const { kroner, basis } = agreedPrice(line);
  const unit = line.unit ?? EACH;
  const name = names.get(line.lineNumber);
  return xml(
    'InvoiceDetailItem',
    { invoiceLineNumber: String(position), quantity: String(sign * quantity) },
    xml('UnitOfMeasure', {}, unit),
    xml('UnitPrice', {}, xml('Money', { currency: 'DKK' }, unitPriceInCxml(kroner * 100, 1))),
    basis === 1
      ? null
      : xml('PriceBasisQuantity', { quantity: String(basis), conversionFactor: '1' }, xml('UnitOfMeasure', {}, unit)),
    xml(
      'InvoiceDetailItemReference',
      { lineNumber: line.lineNumber },
      xml('ItemID', {}, xml('SupplierPartID', {}, line.sku)),
      name === undefined ? null : xml('Description', { 'xml:lang': 'da' }, name),
    ),
    amount('SubtotalAmount', oere(subtotal)),
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

function invoiceTotals(letter: InvoiceLetter, amount: AmountOf): XmlElement {
  const { totals, freight, subtotal, other } = amountsInLetter(letter);
  return xml(
    'InvoiceDetailSummary',
    {},
    amount('SubtotalAmount', subtotal),
    taxOf(letter.invoice.taxes, amount),
    other === 0 ? null : amount('SpecialHandlingAmount', other),
    freight === 0 ? null : amount('ShippingAmount', freight),
    amount('GrossAmount', totals.withVat),
    amount('NetAmount', totals.withVat),
    amount('DueAmount', totals.payable),
  );
}
