// What a credit note keeps of goods that come back: their loss in worth, what a dearer delivery cost, and the fee of a return by agreement.
import type { Stepping } from '#backend/commerce/order/fulfilment/step';
import type { DocumentTotals } from '#domain/invoice';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money';
import type { Chosen } from '#domain/order-life';
import type { Outcome } from '#domain/refusals';
import { type FeeSoFar, returnFees } from '#domain/return-fee';
import { lessByLine, lessKept } from '#domain/value-reduction';

export interface Keeping {
  /** SKU → what its goods have lost in worth, incl. VAT. It is not given back, and goods that lost it do not go on the shelf. */
  lost?: ReadonlyMap<string, Oere>;
  /** Of the freight no more than the cheapest standard delivery would have cost: what a consumer who withdraws is owed. */
  standardFreight?: boolean;
  /** By line, what the same return has kept so far; left out: it costs nothing. */
  fee?: ReadonlyMap<number, FeeSoFar>;
  /** What the credit note says of the fee, without VAT, beside its reason. */
  feeWords?: (fee: Oere) => string;
}

/** `fees`: by line, without VAT, what the goods on this note had cost and the fee that is kept of it. */
export interface Kept {
  totals: DocumentTotals;
  fees: ReadonlyMap<number, FeeSoFar>;
}

const skuOfLine =
  ({ whole }: Stepping) =>
  (lineId: number): string =>
    whole.lines.find(({ id }) => id === lineId)?.sku ?? '';

/** What goes on the shelf again. */
export const unharmed = (stepping: Stepping, { lost }: Keeping, chosen: Chosen): Chosen =>
  chosen.filter(({ id }) => !lost?.has(skuOfLine(stepping)(id)));

/** Where what a standard delivery would have cost is not known, all of the freight is given back. */
export function lessWhatIsKept(
  stepping: Stepping,
  totals: DocumentTotals,
  { lost = new Map(), standardFreight = false, fee }: Keeping,
): Outcome<Kept> {
  const { basis, shipping } = stepping.order;
  const standard = standardFreight ? (shipping.standardOere ?? null) : null;
  const kept = { goods: lost, freight: standard === null ? null : oere(standard) };
  const left = lessKept(totals, kept, { basis, skuOf: skuOfLine(stepping) });
  if (!left.ok || !fee) return left.ok ? { ...left, fees: new Map() } : left;
  const fees = returnFees(totals.lines, { before: fee, left: left.totals.lines });
  const ofLine = new Map([...fees].map(([id, { gross }]) => [id, gross]));
  return {
    ok: true,
    totals: lessByLine(left.totals, { ofLine, freight: NOTHING }, basis),
    fees: new Map(totals.lines.map(({ id, goods }) => [id, { goods: goods.net, fee: fees.get(id)?.net ?? NOTHING }])),
  };
}

/** The reason as it stands on the note. */
export function reasonOnNote({ reason, feeWords }: Keeping & { reason: string }, fees: Kept['fees']): string {
  const fee = sumOere([...fees.values()].map((one) => one.fee));
  return feeWords && fee > 0 ? `${reason}. ${feeWords(fee)}` : reason;
}
