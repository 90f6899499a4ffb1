// Deductions of a credit note for returned items: their loss in value, the extra cost of a more expensive delivery, and the fee of a return by
// agreement.
import type { Stepping } from '#backend/commerce/fulfilment/step';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import type { DocumentTotals } from '#domain/order/invoice';
import type { Chosen } from '#domain/order/order-life';
import type { Outcome } from '#domain/refusal/refusals';
import { type FeeSoFar, returnFees } from '#domain/returns/return-fee';
import { lessByLine, lessKept } from '#domain/returns/value-reduction';

export interface Keeping {
  /** SKU → what its goods have lost in worth, incl. VAT. It is not given back, and goods that lost it do not go on the shelf. */
  lost?: ReadonlyMap<string, Oere>;
  /** Refunds at most the price of the cheapest standard delivery: what a consumer who withdraws is owed. */
  standardFreight?: boolean;
  /** By line, the fee deducted so far by the same return; absent: no fee. */
  fee?: ReadonlyMap<number, FeeSoFar>;
  /** The credit note's text about the fee, without VAT, next to its reason. */
  feeWords?: (fee: Oere) => string;
}

/** `fees`: by line, without VAT, what the items on this note had cost and the fee deducted. */
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

/** The reason as printed on the note. */
export function reasonOnNote({ reason, feeWords }: Keeping & { reason: string }, fees: Kept['fees']): string {
  const fee = sumOere([...fees.values()].map((one) => one.fee));
  return feeWords && fee > 0 ? `${reason}. ${feeWords(fee)}` : reason;
}
