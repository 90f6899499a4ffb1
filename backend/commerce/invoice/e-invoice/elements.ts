// Elements of an XML document as plain values, in the order in which they are written.
import { decimal } from '#domain/e-invoice/totals';
import type { Oere } from '#domain/money/money';

/** An element with attributes: '@name' next to '#', its text. */
export type Amount = Record<string, string>;
export interface Elements {
  [name: string]: string | Amount | Elements | readonly (Elements | Amount)[];
}

export const withAttributes = (text: string, attributes: Record<string, string>): Amount => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`@${name}`, value])),
  '#': text,
});

export const money = (amount: Oere): Amount => withAttributes(decimal(amount), { currencyID: 'DKK' });

/** A code of a list that the Danish agency maintains. */
export const code = (text: string, listID: string): Amount => withAttributes(text, { listAgencyID: '320', listID });

/** These elements, or none. */
export const when = (isSo: boolean, elements: Elements): Elements => (isSo ? elements : {});

/** Where the money goes. */
export const accountOf = (
  { number, registration }: { number: string; registration: string },
  note: Elements,
): Elements => ({
  'cac:PayeeFinancialAccount': {
    'cbc:ID': number,
    ...note,
    'cac:FinancialInstitutionBranch': { 'cbc:ID': registration },
  },
});
