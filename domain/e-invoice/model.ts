// An invoice or credit note as other systems read it: the parties with their electronic addresses, what was ordered, and amounts
// without VAT that add up by the rules of EN 16931. One model for both formats, OIOUBL 2.1 and Peppol BIS Billing 3.
import type { Oere } from '#domain/money/money';

export const E_INVOICE_FORMATS = ['oioubl', 'peppol'] as const;
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number];

export type EPostalAddress = { street: string; city: string; postcode: string; countryCode: string };

/** Who sends, and to whom the money goes. */
export type Seller = {
  name: string;
  /** Eight digits. */
  cvr: string;
  address: EPostalAddress;
  email: string;
  telephone: string;
  /** Registration and account number of a Danish bank account; null: invoices are not paid by transfer. */
  account: { registration: string; number: string } | null;
};

export type Buyer = {
  name: string;
  /** Where the invoice goes: the GLN (EAN number) of a public customer; without one, the CVR number is the address. */
  ean: string | null;
  cvr: string | null;
  address: EPostalAddress;
  /** Who ordered: a public customer sends the invoice back without a name or number to post it by. */
  contact: string;
  email: string;
};

export type ELine = {
  id: string;
  name: string;
  sku: string | null;
  quantity: number;
  /** Code of UN/ECE recommendation 20 or 21; each format spells it as its own list does (unit-code.ts). */
  unitCode: string;
  /** What is charged for all pieces, after the discount. */
  net: Oere;
  /** What the discount took off `net`. */
  allowance: Oere;
  vat: Oere;
  vatBp: number;
  /**
   * The line of the customer's own order that it is (BT-132). In the format of that order the unit is spelled as the order does, unless it is
   * the shop's own.
   */
  asOrdered?: { line: string; format: EInvoiceFormat; isOwnUnit?: boolean };
};

/** Freight, or a duty of the goods; a separate charge with VAT. */
export type ECharge = { kind: 'freight' | 'duty'; code: string; label: string; net: Oere; vatBp: number };

export type EInvoice = {
  kind: 'invoice' | 'credit';
  number: string;
  /** '2026-11-03'. */
  issued: string;
  due: string;
  orderNumber: string;
  ordered: string;
  /** The customer's own number for the order (requisition). */
  requisition: string | null;
  /** The customer's account string, by which the invoice is posted (BT-19). */
  accountingCost: string | null;
  note: string;
  /** The invoices that a credit note is about. */
  credits: { number: string; issued: string }[];
  seller: Seller;
  buyer: Buyer;
  /** When and where the goods were handed over or left for; null where nothing is carried. */
  delivery: { date: string; address: EPostalAddress } | null;
  lines: ELine[];
  charges: ECharge[];
  taxes: { vatBp: number; base: Oere; vat: Oere }[];
  total: Oere;
  /** Paid already, by payment card or gift cards. */
  prepaid: Oere;
};
