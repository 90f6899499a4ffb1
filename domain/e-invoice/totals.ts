// The sums of an e-invoice, and how its amounts are written.
import { type Oere, oere, sumOere } from '#domain/money/money';
import type { EInvoice, ELine } from './model';

export type EInvoiceTotals = {
  lines: Oere;
  charges: Oere;
  withoutVat: Oere;
  vat: Oere;
  withVat: Oere;
  payable: Oere;
};

export function totalsOfEInvoice({ lines, charges, taxes, prepaid }: EInvoice): EInvoiceTotals {
  const sums = { lines: sumOere(lines.map(({ net }) => net)), charges: sumOere(charges.map(({ net }) => net)) };
  const withoutVat = oere(sums.lines + sums.charges);
  const vat = sumOere(taxes.map((tax) => tax.vat));
  const withVat = oere(withoutVat + vat);
  return { ...sums, withoutVat, vat, withVat, payable: oere(withVat - prepaid) };
}

/** '1234.50': a point and two decimals, regardless of the language. */
export const decimal = (amount: Oere): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** 2500 → '25', 1250 → '12.5'. */
export const percentText = (vatBp: number): string => String(vatBp / 100);

/**
 * The price before discount, and for how many pieces it is: where an øre cannot be shared by the pieces, the price is for all of them
 * together, so that price × pieces is the line's amount exactly (PEPPOL-EN16931-R120).
 */
export function eLinePrice({ net, allowance, quantity }: ELine): { price: Oere; per: number } {
  const row = net + allowance;
  return row % quantity === 0 ? { price: oere(row / quantity), per: 1 } : { price: oere(row), per: quantity };
}
