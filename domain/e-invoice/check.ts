// The rules of EN 16931 (BR-*), Peppol BIS Billing 3 (PEPPOL-*) and the Danish ones (DK-R-*) that an invoice of this shop can break, as
// data: a rule's name, and what must hold. An invoice that breaks one would be sent back, so it is not written.

import { oere, sumOere } from '#domain/money/money';
import { vatOnSum } from '#domain/money/vat';
import { isCvr } from '#domain/validate/cvr';
import { isEan } from '#domain/validate/ean';
import type { EInvoice } from './model';
import { eLinePrice, totalsOfEInvoice } from './totals';

type Rule = (invoice: EInvoice) => boolean;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isFilled = (text: string) => text.trim() !== '';
/** Where the invoice goes electronically: the EAN number, or else the CVR number. */
const hasAddress = ({ ean, cvr }: EInvoice['buyer']) => (ean === null ? cvr !== null && isCvr(cvr) : isEan(ean));
const ratesOf = ({ lines, charges }: EInvoice) => [...new Set([...lines, ...charges].map(({ vatBp }) => vatBp))];
const baseAt = ({ lines, charges }: EInvoice, vatBp: number) =>
  sumOere([...lines, ...charges].filter((part) => part.vatBp === vatBp).map(({ net }) => net));

/** What the official rules allow a tax amount to be off by rounding: one krone. */
const TAX_TOLERANCE = 100;

export const E_INVOICE_RULES: Readonly<Record<string, Rule>> = {
  'BR-02': ({ number }) => isFilled(number),
  'BR-03': ({ issued }) => isDate(issued),
  'BR-06': ({ seller }) => isFilled(seller.name),
  'BR-07': ({ buyer }) => isFilled(buyer.name),
  'BR-08': ({ seller: { address } }) => isFilled(address.street) && isFilled(address.city),
  'BR-10': ({ buyer: { address } }) => isFilled(address.street) && isFilled(address.city),
  'BR-11': ({ buyer }) => /^[A-Z]{2}$/.test(buyer.address.countryCode),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => new Set(lines.map(({ id }) => id)).size === lines.length,
  'BR-22': ({ lines }) => lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
  'BR-23': ({ lines }) => lines.every(({ unitCode }) => /^[A-Z0-9]{2,3}$/.test(unitCode)),
  'BR-25': ({ lines }) => lines.every(({ name }) => isFilled(name)),
  'BR-27': ({ lines }) => lines.every((line) => eLinePrice(line).price >= 0),
  'BR-38': ({ charges }) => charges.every(({ label }) => isFilled(label)),
  'BR-45': ({ taxes }) => taxes.every(({ base }) => Number.isSafeInteger(base)),
  'BR-55': ({ credits }) => credits.every(({ number }) => isFilled(number)),
  'BR-57': ({ delivery }) => delivery === null || /^[A-Z]{2}$/.test(delivery.address.countryCode),
  'BR-CO-04': (invoice) => ratesOf(invoice).every((rate) => invoice.taxes.some(({ vatBp }) => vatBp === rate)),
  'BR-CO-10': (invoice) => totalsOfEInvoice(invoice).lines === sumOere(invoice.lines.map(({ net }) => net)),
  'BR-CO-12': (invoice) => totalsOfEInvoice(invoice).charges === sumOere(invoice.charges.map(({ net }) => net)),
  'BR-CO-13': (invoice) => {
    const { lines, charges, withoutVat } = totalsOfEInvoice(invoice);
    return withoutVat === lines + charges;
  },
  'BR-CO-14': (invoice) => totalsOfEInvoice(invoice).vat === sumOere(invoice.taxes.map(({ vat }) => vat)),
  'BR-CO-15': (invoice) => totalsOfEInvoice(invoice).withVat === invoice.total,
  'BR-CO-16': (invoice) => totalsOfEInvoice(invoice).payable === invoice.total - invoice.prepaid,
  'BR-CO-17': ({ taxes }) =>
    taxes.every(({ base, vat, vatBp }) => Math.abs(vat - vatOnSum(oere(base), 'net', vatBp)) <= TAX_TOLERANCE),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': (invoice) => totalsOfEInvoice(invoice).payable <= 0 || isDate(invoice.due),
  'BR-CO-26': ({ seller }) => isFilled(seller.cvr),
  'BR-S-01': ({ taxes }) => new Set(taxes.map(({ vatBp }) => vatBp)).size === taxes.length,
  'BR-E-05': ({ lines }) => lines.every(({ vatBp, vat }) => vatBp > 0 || vat === 0),
  'BR-S-08': (invoice) => invoice.taxes.every(({ vatBp, base }) => base === baseAt(invoice, vatBp)),
  'PEPPOL-EN16931-R003': ({ buyer, orderNumber }) => isFilled(buyer.contact) || isFilled(orderNumber),
  'PEPPOL-EN16931-R010': ({ buyer }) => hasAddress(buyer),
  'PEPPOL-EN16931-R020': ({ seller }) => isCvr(seller.cvr),
  'PEPPOL-EN16931-R120': ({ lines }) =>
    lines.every((line) => {
      const { price, per } = eLinePrice(line);
      return (price * line.quantity) / per - line.allowance === line.net;
    }),
  'PEPPOL-EN16931-R121': ({ lines }) => lines.every((line) => eLinePrice(line).per > 0),
  'PEPPOL-COMMON-R040': ({ buyer }) => hasAddress(buyer),
  'DK-R-002': ({ seller }) => isCvr(seller.cvr),
  'DK-R-004': ({ charges }) => charges.every(({ kind, code, label }) => kind !== 'duty' || isFilled(code + label)),
  'DK-R-006': ({ seller }) =>
    seller.account === null ||
    (/^\d{4}$/.test(seller.account.registration) && /^\d{1,10}$/.test(seller.account.number)),
  'DK-R-016': (invoice) => invoice.kind !== 'credit' || totalsOfEInvoice(invoice).payable >= 0,
};

/** Names of the rules that this invoice breaks; empty: it may be sent. */
export const brokenRules = (invoice: EInvoice): string[] =>
  Object.entries(E_INVOICE_RULES).flatMap(([name, holds]) => (holds(invoice) ? [] : [name]));
