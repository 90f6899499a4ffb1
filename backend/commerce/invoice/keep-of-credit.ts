// What a credit note keeps of goods that come back: their loss in worth, and what a dearer delivery cost.
import type { Stepping } from '#backend/commerce/order/fulfilment/step';
import type { DocumentTotals } from '#domain/invoice';
import { type Oere, oere } from '#domain/money';
import type { Chosen } from '#domain/order-life';
import type { Outcome } from '#domain/refusals';
import { lessKept } from '#domain/value-reduction';

export interface Keeping {
  /** SKU → what its goods have lost in worth, incl. VAT. It is not given back, and goods that lost it do not go on the shelf. */
  lost?: ReadonlyMap<string, Oere>;
  /** Of the freight no more than the cheapest standard delivery would have cost: what a consumer who withdraws is owed. */
  standardFreight?: boolean;
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
  { lost = new Map(), standardFreight = false }: Keeping,
): Outcome<{ totals: DocumentTotals }> {
  const { basis, shipping } = stepping.order;
  const standard = standardFreight ? (shipping.standardOere ?? null) : null;
  const kept = { goods: lost, freight: standard === null ? null : oere(standard) };
  return lessKept(totals, kept, { basis, skuOf: skuOfLine(stepping) });
}
