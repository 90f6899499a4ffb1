// What a part of an order comes to on an invoice or a credit note. The sums are made cumulatively: what all invoices up to here come
// to, less what the earlier ones came to. So the invoices of an order add up to the order, to the øre, in any split into parcels,
// and what is credited comes to what was invoiced. VAT is rounded once per document and rate, as everywhere (architecture, "Money").
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { prorate } from '#domain/money/prorate';
import { scaled } from '#domain/money/rounding';
import { type PriceBasis, vatOnSum } from '#domain/money/vat';

/** A line of the order, amounts in the basis and for all its pieces; `duty` before discounts. `dutyDiscount` is the duty's part of `discount`; left out, there is none. */
export type OrderedLine = {
  id: number;
  quantity: number;
  unit: Oere;
  discount: Oere;
  dutyDiscount?: Oere;
  duty: Oere;
  vatBp: number;
};

export type Ordered = {
  basis: PriceBasis;
  lines: readonly OrderedLine[];
  /** What is left of it after discounts. */
  freight: { amount: Oere; vatBp: number };
  /** The VAT of the entire order per rate, as agreed. */
  taxes: readonly { vatBp: number; vat: Oere }[];
};

/** How many pieces of each line are on documents, and whether the freight is: it is listed on the first invoice only. */
export type Extent = { pieces: ReadonlyMap<number, number>; freight: boolean };

export type Amount = { net: Oere; vat: Oere; gross: Oere };
export type DocumentLine = {
  id: number;
  quantity: number;
  /** In the price basis of the order (with or without VAT). `row` and `duty` are before `discount`, which covers both. */
  row: Oere;
  discount: Oere;
  duty: Oere;
  vatBp: number;
  /** Goods after discount; the duty, after its own, carries its own VAT. */
  goods: Amount;
  excise: Amount;
};
export type DocumentTotals = {
  lines: DocumentLine[];
  freight: Amount;
  taxes: { vatBp: number; base: Oere; vat: Oere }[];
  net: Oere;
  vat: Oere;
  total: Oere;
};

/** The document that leads from `before` to `now`: an invoice, or, read over what was credited, a credit note. */
export function documentBetween(ordered: Ordered, before: Extent, now: Extent): DocumentTotals {
  const parts = partsBetween(ordered, before, now);
  // Goods that cost nothing have their rate all the same: a document of them alone says so.
  const told = ordered.lines.filter(({ id }) => piecesOf(now, id) !== piecesOf(before, id));
  const rates = [...new Set([...parts, ...told].map(({ vatBp }) => vatBp))].sort((a, b) => a - b);
  const amounts = new Map<string, Amount>();
  const taxes = rates.map((vatBp) => {
    const own = parts.filter((part) => part.vatBp === vatBp);
    if (own.length === 0) return { vatBp, base: NOTHING, vat: NOTHING };
    const vat = oere(vatAt(ordered, now, vatBp) - vatAt(ordered, before, vatBp));
    const shares = prorate(
      vat,
      own.map((part) => part.amount),
    );
    const split = own.map((part, at) => {
      const amount = documentAmount(part.amount, shares[at] ?? NOTHING, ordered.basis);
      amounts.set(part.key, amount);
      return amount;
    });
    return { vatBp, base: sumOere(split.map(({ net }) => net)), vat };
  });
  const of = (key: string) => amounts.get(key) ?? NO_AMOUNT;
  const lines = ordered.lines.flatMap((line): DocumentLine[] => {
    const quantity = piecesOf(now, line.id) - piecesOf(before, line.id);
    if (quantity === 0) return [];
    const { row, discount, duty } = lineBetween(line, before, now);
    const kinds = { goods: of(`goods ${line.id}`), excise: of(`duty ${line.id}`) };
    return [{ id: line.id, quantity, row, discount, duty, vatBp: line.vatBp, ...kinds }];
  });
  const net = sumOere(taxes.map(({ base }) => base));
  const vat = sumOere(taxes.map((tax) => tax.vat));
  return { lines, freight: of('freight'), taxes, net, vat, total: oere(net + vat) };
}

const NO_AMOUNT: Amount = { net: NOTHING, vat: NOTHING, gross: NOTHING };
export const NOTHING_BILLED: Extent = { pieces: new Map(), freight: false };

/** What the document of all that is in `extent` would come to: the value of what has been sent, which is the most that may be captured. */
export const worthOf = (ordered: Ordered, extent: Extent): Oere =>
  documentBetween(ordered, NOTHING_BILLED, extent).total;

const piecesOf = ({ pieces }: Extent, id: number) => pieces.get(id) ?? 0;

/** An amount for all pieces, prorated to some of them; integer pieces give integer amounts. */
const cut = (amount: Oere, pieces: number, of: number): number => scaled(amount, pieces, of);

function lineBetween(line: OrderedLine, before: Extent, now: Extent) {
  const [from, to] = [piecesOf(before, line.id), piecesOf(now, line.id)];
  if (from < 0 || to < from || to > line.quantity)
    throw new RangeError(`Line ${line.id} has no pieces ${from} to ${to}`);
  const between = (amount: Oere) => oere(cut(amount, to, line.quantity) - cut(amount, from, line.quantity));
  const row = oere(line.unit * (to - from));
  // The duty is cut after its discount: cut apart, the two could leave an øre below nothing.
  const offDuty = line.dutyDiscount ?? NOTHING;
  const excise = between(oere(line.duty - offDuty));
  const goods = oere(row - between(oere(line.discount - offDuty)));
  const duty = between(line.duty);
  return { row, duty, discount: oere(row + duty - goods - excise), goods, excise };
}

type Part = { key: string; amount: Oere; vatBp: number };

function partsBetween(ordered: Ordered, before: Extent, now: Extent): Part[] {
  const parts = ordered.lines.flatMap((line): Part[] => {
    const { goods, excise } = lineBetween(line, before, now);
    return [
      { key: `goods ${line.id}`, amount: goods, vatBp: line.vatBp },
      { key: `duty ${line.id}`, amount: excise, vatBp: line.vatBp },
    ];
  });
  if (now.freight && !before.freight) parts.push({ key: 'freight', ...ordered.freight });
  // By value, then name: who gets the odd øre does not depend on the order of the lines.
  return parts.filter((part) => part.amount !== 0).sort((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1));
}

/** All VAT up to here. When everything is on documents it is what the order says, however that was rounded. */
function vatAt(ordered: Ordered, extent: Extent, vatBp: number): Oere {
  const isAll = extent.freight && ordered.lines.every((line) => piecesOf(extent, line.id) === line.quantity);
  const agreed = ordered.taxes.find((tax) => tax.vatBp === vatBp);
  if (isAll && agreed) return agreed.vat;
  const own = partsBetween(ordered, NOTHING_BILLED, extent).filter((part) => part.vatBp === vatBp);
  return vatOnSum(sumOere(own.map((part) => part.amount)), ordered.basis, vatBp);
}

function documentAmount(amount: Oere, vat: Oere, basis: PriceBasis): Amount {
  if (basis === 'net') return { net: amount, vat, gross: oere(amount + vat) };
  return { net: oere(amount - vat), vat, gross: amount };
}
