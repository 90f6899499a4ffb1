// What a shop deducts from the price of returned goods: their loss in value by more use than trying them requires
// (forbrugeraftaleloven § 24), and the extra cost of a delivery above the cheapest standard one (§ 22, stk. 2). For a return by agreement
// it deducts the fee (domain/returns/return-fee).

import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { scaled } from '#domain/money/rounding';
import { type PriceBasis, VAT_BP } from '#domain/money/vat';
import type { Amount, DocumentLine, DocumentTotals } from '#domain/order/invoice';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** Incl. VAT. `goods`: the deduction per SKU. `freight`: the most of it that is refunded; null: all. */
export type Kept = { goods: ReadonlyMap<string, Oere>; freight: Oere | null };

/**
 * The credit note after that deduction. Refuses a deduction of zero or less for a product, or more than its pieces on this note
 * cost, and a product that is not on it.
 */
export function lessKept(
  totals: DocumentTotals,
  kept: Kept,
  { basis, skuOf }: { basis: PriceBasis; skuOf: (lineId: number) => string },
): Outcome<{ totals: DocumentTotals }> {
  const ofLine = new Map<number, Oere>();
  for (const [sku, amount] of kept.goods) {
    const own = totals.lines.filter(({ id }) => skuOf(id) === sku);
    if (own.length === 0) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
    const most = sumOere(own.map(paidFor));
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most)
      return refusal('REDUCTION_ABOVE_PRICE', { params: { sku } });
    let left = amount;
    for (const line of own) {
      const here = oere(Math.min(left, paidFor(line)));
      ofLine.set(line.id, here);
      left = oere(left - here);
    }
  }
  const freight = oere(Math.max(0, totals.freight.gross - (kept.freight ?? totals.freight.gross)));
  return { ok: true, totals: lessByLine(totals, { ofLine, freight }, basis) };
}

/** A document less a deduction per line, incl. VAT and at most the line's amount, and from the freight. */
export function lessByLine(
  totals: DocumentTotals,
  kept: { ofLine: ReadonlyMap<number, Oere>; freight: Oere },
  basis: PriceBasis,
): DocumentTotals {
  const lines = totals.lines.map((line) => lineLess(line, kept.ofLine.get(line.id) ?? NOTHING, basis));
  const freight = lessOf(totals.freight, kept.freight);
  const taxes = totals.taxes.map((tax) => {
    const pairs: [Amount, Amount][] = lines.flatMap((line, at): [Amount, Amount][] => {
      const before = totals.lines[at];
      return before && line.vatBp === tax.vatBp
        ? [
            [before.goods, line.goods],
            [before.excise, line.excise],
          ]
        : [];
    });
    if (tax.vatBp === VAT_BP) pairs.push([totals.freight, freight]);
    const off = (part: 'net' | 'vat') => sumOere(pairs.map(([was, is]) => oere(was[part] - is[part])));
    return { ...tax, base: oere(tax.base - off('net')), vat: oere(tax.vat - off('vat')) };
  });
  const net = sumOere(taxes.map(({ base }) => base));
  const vat = sumOere(taxes.map((tax) => tax.vat));
  return { lines, freight, taxes, net, vat, total: oere(net + vat) };
}

const paidFor = ({ goods, excise }: DocumentLine): Oere => oere(goods.gross + excise.gross);

/** From the goods first; a paid duty is reduced only when nothing else is left. */
function lineLess(line: DocumentLine, by: Oere, basis: PriceBasis): DocumentLine {
  if (by === 0) return line;
  const ofGoods = oere(Math.min(by, line.goods.gross));
  const goods = lessOf(line.goods, ofGoods);
  const excise = lessOf(line.excise, oere(by - ofGoods));
  const said = (amount: Amount) => (basis === 'net' ? amount.net : amount.gross);
  const off = said(line.goods) - said(goods) + said(line.excise) - said(excise);
  return { ...line, goods, excise, discount: oere(line.discount + off) };
}

/** VAT in the same proportion, so that the rest has the original rate. */
function lessOf(amount: Amount, by: Oere): Amount {
  if (by === 0) return amount;
  const gross = oere(amount.gross - by);
  const vat = oere(scaled(amount.vat, gross, amount.gross));
  return { net: oere(gross - vat), vat, gross };
}
