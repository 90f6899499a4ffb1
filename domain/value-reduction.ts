// What a shop keeps of the price of goods that come back: their loss in worth by more use than trying them asks for
// (forbrugeraftaleloven § 24), and what a dearer delivery cost beyond the cheapest standard one (§ 22, stk. 2). Of a return by agreement it
// keeps the fee (domain/return-fee).
import type { Amount, DocumentLine, DocumentTotals } from '#domain/invoice';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money';
import { type Outcome, refusal } from '#domain/refusals';
import { scaled } from '#domain/rounding';
import { type PriceBasis, VAT_BP } from '#domain/vat';

/** Incl. VAT. `goods`: what of each SKU is kept. `freight`: the most of it that is given back; null: all. */
export type Kept = { goods: ReadonlyMap<string, Oere>; freight: Oere | null };

/**
 * The credit note that is left when that is kept. Refuses to keep nothing or less of a product, or more than its pieces on this note
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

/** What is left of a document when so much, incl. VAT, is kept of each line, no more than it comes to, and of the freight. */
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

/** Of the goods first; a duty that was paid is kept only where nothing else is left to keep. */
function lineLess(line: DocumentLine, by: Oere, basis: PriceBasis): DocumentLine {
  if (by === 0) return line;
  const ofGoods = oere(Math.min(by, line.goods.gross));
  const goods = lessOf(line.goods, ofGoods);
  const excise = lessOf(line.excise, oere(by - ofGoods));
  const said = (amount: Amount) => (basis === 'net' ? amount.net : amount.gross);
  const off = said(line.goods) - said(goods) + said(line.excise) - said(excise);
  return { ...line, goods, excise, discount: oere(line.discount + off) };
}

/** VAT in the same proportion, so that what is left has the rate of the whole. */
function lessOf(amount: Amount, by: Oere): Amount {
  if (by === 0) return amount;
  const gross = oere(amount.gross - by);
  const vat = oere(scaled(amount.vat, gross, amount.gross));
  return { net: oere(gross - vat), vat, gross };
}
