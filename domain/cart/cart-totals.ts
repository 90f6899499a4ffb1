// What a cart, an order and an invoice add up to. Spec §3 "Cart", §9 VAT 25 %; architecture §5: lines in the basis sum exactly,
// VAT is rounded once per rate and document and shared out to the parts by largest remainder. Discounts come off before VAT.
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { type Part, type TaxTotals, taxed } from '#domain/money/taxed-parts';
import type { PriceBasis } from '#domain/money/vat';

export type { TaxTotals } from '#domain/money/taxed-parts';

/** Amounts per unit and in the basis; `quantity` whole units from 0. Discounts are for the full row and never exceed it. */
export type TotalsLine = {
  id: string;
  unit: Oere;
  dutyUnit: Oere;
  quantity: number;
  vatBp: number;
  discount?: Oere;
  dutyDiscount?: Oere;
  dutyCode?: string | null;
  dutyLabel?: string | null;
};

export type TotalsInput = {
  basis: PriceBasis;
  lines: readonly TotalsLine[];
  freight: { amount: Oere; vatBp: number; discount?: Oere } | null;
};

/**
 * `row`, `duty` and `discount` (of both) are in the basis; row and duty are before discounts. `vat` is the VAT of the goods
 * (rowIncl − rowExcl); `vatDue` is this line's share of the document's VAT, duty and discount included.
 */
export type LineTotals = {
  id: string;
  row: Oere;
  rowExcl: Oere;
  rowIncl: Oere;
  vat: Oere;
  duty: Oere;
  dutyExcl: Oere;
  dutyIncl: Oere;
  discount: Oere;
  vatDue: Oere;
};
export type DutyTotals = { code: string; label: string; amount: Oere; excl: Oere; incl: Oere };

/**
 * subtotal is goods without duties and freight; it, duties and freight are before discounts. Always, to the øre:
 * grandTotal = subtotalIncl + dutiesIncl + freightIncl − discountIncl = grandTotalExcl + Σ taxes,
 * grandTotalExcl = subtotalExcl + dutiesExcl + freightExcl − discountExcl.
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
  /** In the basis: of goods, duties and freight together. */
  discount: Oere;
  discountExcl: Oere;
  discountIncl: Oere;
  freightDiscount: Oere;
  freightVatDue: Oere;
  taxes: TaxTotals[];
  grandTotalExcl: Oere;
  grandTotal: Oere;
};

const FREIGHT_KEY = 'freight';
const goodsKey = (line: TotalsLine) => `goods ${line.id}`;
const dutyKey = (line: TotalsLine) => `duty ${line.id}`;
const discountOf = (line: TotalsLine) => oere((line.discount ?? NOTHING) + (line.dutyDiscount ?? NOTHING));

export function totalsOf({ basis, lines, freight }: TotalsInput): CartTotals {
  const freightDiscount = freight?.discount ?? NOTHING;
  const discount = oere(sumOere(lines.map(discountOf)) + freightDiscount);
  const before = taxed(taxableParts(lines, freight, false), basis);
  const after = discount === 0 ? before : taxed(taxableParts(lines, freight, true), basis);
  const rows = lines.map((line) => {
    const goods = before.of(goodsKey(line));
    const duty = before.of(dutyKey(line));
    const vatDue = oere(after.of(goodsKey(line)).vat + after.of(dutyKey(line)).vat);
    const sums = { row: goods.amount, rowExcl: goods.excl, rowIncl: goods.incl, vat: goods.vat };
    const duties = { duty: duty.amount, dutyExcl: duty.excl, dutyIncl: duty.incl };
    return { id: line.id, ...sums, ...duties, discount: discountOf(line), vatDue };
  });
  const carriage = before.of(FREIGHT_KEY);
  return {
    lines: rows,
    subtotalExcl: sumOere(rows.map((row) => row.rowExcl)),
    subtotalIncl: sumOere(rows.map((row) => row.rowIncl)),
    duties: dutiesByCode(lines, rows),
    dutiesExcl: sumOere(rows.map((row) => row.dutyExcl)),
    dutiesIncl: sumOere(rows.map((row) => row.dutyIncl)),
    freightExcl: carriage.excl,
    freightIncl: carriage.incl,
    discount,
    discountExcl: oere(before.excl - after.excl),
    discountIncl: oere(before.incl - after.incl),
    freightDiscount,
    freightVatDue: after.of(FREIGHT_KEY).vat,
    taxes: after.taxes,
    grandTotalExcl: after.excl,
    grandTotal: after.incl,
  };
}

function taxableParts(lines: readonly TotalsLine[], freight: TotalsInput['freight'], isDiscounted: boolean): Part[] {
  const part = (key: string, amount: number, vatBp: number, off: Oere = NOTHING): Part => {
    if (off < 0 || off > amount) throw new RangeError(`A discount of ${off} on ${amount}`);
    return { key, amount: oere(amount - (isDiscounted ? off : NOTHING)), vatBp };
  };
  const parts: Part[] = [];
  for (const line of lines) {
    parts.push(part(goodsKey(line), line.unit * line.quantity, line.vatBp, line.discount));
    // Most goods bear no duty: what is not there has no share of anything.
    if (line.dutyUnit !== 0)
      parts.push(part(dutyKey(line), line.dutyUnit * line.quantity, line.vatBp, line.dutyDiscount));
  }
  if (freight) parts.push(part(FREIGHT_KEY, freight.amount, freight.vatBp, freight.discount));
  return parts;
}

function dutiesByCode(lines: readonly TotalsLine[], rows: readonly LineTotals[]): DutyTotals[] {
  const totals = new Map<string, DutyTotals>();
  lines.forEach((line, index) => {
    const row = rows[index];
    if (!row?.duty) return;
    const code = line.dutyCode ?? '';
    const none = { code, label: line.dutyLabel ?? '', amount: NOTHING, excl: NOTHING, incl: NOTHING };
    const sum = totals.get(code) ?? none;
    totals.set(code, {
      ...sum,
      amount: oere(sum.amount + row.duty),
      excl: oere(sum.excl + row.dutyExcl),
      incl: oere(sum.incl + row.dutyIncl),
    });
  });
  return [...totals.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
