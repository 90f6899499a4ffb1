// An e-invoice in the lines of the buyer's order: its line numbers, units, quantities and prices.
import type { EInvoice, ELine } from '#domain/e-invoice/model';
import { oere, sumOere } from '#domain/money/money';
import { vatOnSum } from '#domain/money/vat';
import type { BookedLine } from '#domain/purchase-order/books';
import type { UblFormat } from './party';

export interface OrderedBy {
  format: UblFormat;
  /** What the invoice is about, in the order's lines. */
  booked: readonly BookedLine[];
  /** Name of a line's product, by the order's line number. */
  names: ReadonlyMap<string, string>;
  /** The order's line that alone has the product of one of the invoice's lines, by the invoice's line. */
  only: ReadonlyMap<string, string>;
}

/**
 * Where quantities are whole and the amounts agree, to the øre, the lines are those of the order, and duties that were ordered as lines are
 * lines. Otherwise the invoice has the shop's lines, each with the number of the order's line where there is one alone.
 */
export function inBuyersLines(invoice: EInvoice, { format, booked, names, only }: OrderedBy): EInvoice {
  const [rate, ...others] = new Set([...invoice.lines, ...invoice.charges].map(({ vatBp }) => vatBp));
  const isWhole = booked.length > 0 && booked.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  const charges = chargesNextTo(invoice, booked);
  if (rate === undefined || others.length > 0 || !isWhole || !charges)
    return { ...invoice, lines: invoice.lines.map((line) => withOrderLine(line, only.get(line.id), format)) };
  const lines = booked.map(({ line, quantity, subtotal }, index): ELine => {
    const net = oere(subtotal);
    return {
      ...{ id: String(index + 1), name: names.get(line.lineNumber) ?? line.sku, sku: line.sku },
      ...{ quantity, unitCode: line.unit ?? 'EA', net, allowance: oere(0) },
      ...{ vat: oere(vatOnSum(net, 'net', rate)), vatBp: rate },
      asOrdered: { line: line.lineNumber, format },
    };
  });
  return { ...invoice, lines, charges };
}

const withOrderLine = (line: ELine, number: string | undefined, format: UblFormat): ELine =>
  number === undefined ? line : { ...line, asOrdered: { line: number, format, isOwnUnit: true } };

/** The charges that stay charges; null where the order's lines come to neither the goods nor the goods with their duties. */
function chargesNextTo({ lines, charges }: EInvoice, booked: readonly BookedLine[]): EInvoice['charges'] | null {
  const goods = sumOere(lines.map(({ net }) => net));
  const duties = sumOere(charges.filter(({ kind }) => kind === 'duty').map(({ net }) => net));
  const ordered = booked.reduce((sum, { subtotal }) => sum + subtotal, 0);
  if (ordered === goods) return charges;
  return ordered === goods + duties ? charges.filter(({ kind }) => kind !== 'duty') : null;
}
