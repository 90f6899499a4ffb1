// The differences between the two formats: names of schemes, codes and where a number is placed. Both are UBL 2.1; the rest is shared.
import type { ECharge, EInvoice, EInvoiceFormat, ELine, EPostalAddress } from '#domain/e-invoice/model';
import type { EInvoiceTotals } from '#domain/e-invoice/totals';
import type { Oere } from '#domain/money/money';
import type { Amount, Elements } from './elements';

export interface Dialect {
  format: EInvoiceFormat;
  header: Elements;
  /** After the note: the type of document, where the format has one. */
  typeCode(kind: EInvoice['kind']): Elements;
  /** Payment due date in the header; the other format has it with the payment. */
  dueDate(invoice: EInvoice): Elements;
  /** After the currency: what the buyer posts the invoice by. */
  accountingCost(text: string): Elements;
  buyerReference(invoice: EInvoice): Elements;
  orderDate(ordered: string): Elements;
  eanEndpoint(ean: string): Amount;
  cvrEndpoint(cvr: string): Amount;
  /** The party as a company; what it is without a CVR number differs. */
  legalEntity(name: string, cvr: string | null): Elements;
  vatId(cvr: string): Amount;
  taxCategory(vatBp: number): Elements;
  /** Next to the category in the document's sums, where it is exempt. */
  exemption: Elements;
  /** On a party's tax registration. */
  taxScheme: Elements;
  addressFormat: Elements;
  contact(name: string): Elements;
  payment(invoice: EInvoice): Elements;
  /** What was paid before, payment by payment, where the format has it. */
  prepaid(invoice: EInvoice): Elements;
  charge(charge: ECharge): Elements;
  sums(totals: EInvoiceTotals): Elements;
  /** The line whose price is written: before its discount, or after it. */
  priced(line: ELine): ELine;
  /** What a line's discount came to in words, where it is no allowance. */
  discountNote(allowance: Oere): Elements;
  /** Between a line's amount and its item: its discount, or its own VAT. */
  lineParts(line: ELine): Elements;
  /** The rate of a line's item. */
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
export const isPaid = ({ prepaid, total }: EInvoice): boolean => prepaid === total;
