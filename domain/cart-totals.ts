// What a cart, an order and an invoice add up to. Spec §3 "Cart", §9 VAT 25 %; architecture §5: lines in the basis sum exactly,
// VAT is rounded once per rate and document and shared out to the parts by largest remainder.
import { NOTHING, type Oere, oere, sumOere } from '#domain/money';
import { prorate } from '#domain/prorate';
import { type PriceBasis, vatOnSum } from '#domain/vat';

/** Amounts per unit and in the basis; `quantity` whole units from 0. */
export type TotalsLine = {
  id: string;
  unit: Oere;
  dutyUnit: Oere;
  quantity: number;
  vatBp: number;
  dutyCode?: string | null;
  dutyLabel?: string | null;
};

export type TotalsInput = {
  basis: PriceBasis;
  lines: readonly TotalsLine[];
  freight: { amount: Oere; vatBp: number } | null;
};

/** `row` and `duty` stand in the basis. `vat` is the VAT of the goods (rowIncl − rowExcl); the duty carries its own. */
export type LineTotals = {
  id: string;
  row: Oere;
  rowExcl: Oere;
  rowIncl: Oere;
  vat: Oere;
  duty: Oere;
  dutyExcl: Oere;
  dutyIncl: Oere;
};
export type DutyTotals = { code: string; label: string; amount: Oere; excl: Oere; incl: Oere };
export type TaxTotals = { bp: number; amount: Oere };

/**
 * subtotal is goods without duties and freight. Always, to the øre:
 * grandTotal = subtotalIncl + dutiesIncl + freightIncl = grandTotalExcl + Σ taxes.
 */
export type CartTotals = {
  lines: LineTotals[];
  subtotalExcl: Oere;
  subtotalIncl: Oere;
  duties: DutyTotals[];
  dutiesExcl: Oere;
  dutiesIncl: Oere;
  freightExcl: Oere;
  freightIncl: Oere;
  taxes: TaxTotals[];
  grandTotalExcl: Oere;
  grandTotal: Oere;
};

type Part = { key: string; amount: Oere; vatBp: number };
type Split = { amount: Oere; excl: Oere; incl: Oere; vat: Oere };
const NO_PART: Split = { amount: NOTHING, excl: NOTHING, incl: NOTHING, vat: NOTHING };

export function totalsOf({ basis, lines, freight }: TotalsInput): CartTotals {
  const parts = partsOf(lines, freight);
  const { taxes, splits } = taxed(parts, basis);
  const split = (key: string) => splits.get(key) ?? NO_PART;
  const rows = lines.map((line) => {
    const goods = split(goodsKey(line));
    const duty = split(dutyKey(line));
    const dutyTotals = { duty: duty.amount, dutyExcl: duty.excl, dutyIncl: duty.incl };
    return { id: line.id, row: goods.amount, rowExcl: goods.excl, rowIncl: goods.incl, vat: goods.vat, ...dutyTotals };
  });
  const carriage = split(FREIGHT_KEY);
  const all = parts.map((part) => split(part.key));
  return {
    lines: rows,
    subtotalExcl: sumOere(rows.map((row) => row.rowExcl)),
    subtotalIncl: sumOere(rows.map((row) => row.rowIncl)),
    duties: dutiesByCode(lines, rows),
    dutiesExcl: sumOere(rows.map((row) => row.dutyExcl)),
    dutiesIncl: sumOere(rows.map((row) => row.dutyIncl)),
    freightExcl: carriage.excl,
    freightIncl: carriage.incl,
    taxes,
    grandTotalExcl: sumOere(all.map((part) => part.excl)),
    grandTotal: sumOere(all.map((part) => part.incl)),
  };
}

const FREIGHT_KEY = 'freight';
const goodsKey = (line: TotalsLine) => `goods ${line.id}`;
const dutyKey = (line: TotalsLine) => `duty ${line.id}`;

function partsOf(lines: readonly TotalsLine[], freight: TotalsInput['freight']): Part[] {
  const parts = lines.flatMap((line) => [
    { key: goodsKey(line), amount: oere(line.unit * line.quantity), vatBp: line.vatBp },
    { key: dutyKey(line), amount: oere(line.dutyUnit * line.quantity), vatBp: line.vatBp },
  ]);
  if (freight) parts.push({ key: FREIGHT_KEY, ...freight });
  // Two lines of one id would hide an amount from every total.
  if (new Set(parts.map((part) => part.key)).size < parts.length)
    throw new RangeError('Each line needs an id of its own');
  // By value, then id: who gets the odd øre must not depend on the order in which lines were added (demand D11).
  return parts.sort((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1));
}

function taxed(parts: readonly Part[], basis: PriceBasis): { taxes: TaxTotals[]; splits: Map<string, Split> } {
  const rates = [...new Set(parts.map((part) => part.vatBp))].sort((a, b) => a - b);
  const splits = new Map<string, Split>();
  const taxes = rates.map((bp) => {
    const taxedAlike = parts.filter((part) => part.vatBp === bp);
    const amount = vatOnSum(sumOere(taxedAlike.map((part) => part.amount)), basis, bp);
    const shares = prorate(
      amount,
      taxedAlike.map((part) => part.amount),
    );
    taxedAlike.forEach((part, index) => {
      splits.set(part.key, splitOf(part.amount, shares[index] ?? NOTHING, basis));
    });
    return { bp, amount };
  });
  return { taxes, splits };
}

function splitOf(amount: Oere, vat: Oere, basis: PriceBasis): Split {
  if (basis === 'net') return { amount, excl: amount, incl: oere(amount + vat), vat };
  return { amount, excl: oere(amount - vat), incl: amount, vat };
}

function dutiesByCode(lines: readonly TotalsLine[], rows: readonly LineTotals[]): DutyTotals[] {
  const totals = new Map<string, DutyTotals>();
  lines.forEach((line, index) => {
    const row = rows[index];
    if (!row || row.duty === 0) return;
    const code = line.dutyCode ?? '';
    const sum = totals.get(code) ?? {
      code,
      label: line.dutyLabel ?? '',
      amount: NOTHING,
      excl: NOTHING,
      incl: NOTHING,
    };
    totals.set(code, {
      ...sum,
      amount: oere(sum.amount + row.duty),
      excl: oere(sum.excl + row.dutyExcl),
      incl: oere(sum.incl + row.dutyIncl),
    });
  });
  return [...totals.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
