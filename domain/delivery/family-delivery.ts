// What a family of variants promises before one of them is chosen: what each variant that can be ordered can meet. Spec §9.
import { type PromisingWay, promisedWay } from '#domain/delivery/delivery-promise';
import type { Load } from '#domain/delivery/shipping-rate';

/** `load`: of the least that can be bought. `workdays`: until the variant can arrive, or DAYS_UNKNOWN. */
export interface VariantDelivery {
  workdays: number;
  load: Load;
  inStock: boolean;
}

/** A variant that is sold out delays no other; where all are, the family arrives when the last of them does. */
function orderableVariants(variants: readonly VariantDelivery[]): readonly VariantDelivery[] {
  const there = variants.filter(({ inStock }) => inStock);
  return there.length > 0 ? there : variants;
}

/** Workdays of the slowest variant; unknown if that of one variant is unknown. */
export const familyWorkdays = (variants: readonly VariantDelivery[]): number =>
  Math.max(...orderableVariants(variants).map(({ workdays }) => workdays));

/** The way of the variant that travels longest; of equally long ones, that with the earliest cut-off. Null where no way takes one of them. */
export function familyWay<Way extends PromisingWay>(
  ways: readonly Way[],
  variants: readonly VariantDelivery[],
  storeCutoff: string,
): Way | null {
  let slowest: Way | null = null;
  for (const { load } of orderableVariants(variants)) {
    const own = promisedWay(ways, load);
    if (own === null) return null;
    if (slowest === null || isSlower(own, slowest, storeCutoff)) slowest = own;
  }
  return slowest;
}

function isSlower(one: PromisingWay, other: PromisingWay, storeCutoff: string): boolean {
  if (one.deliveryDays !== other.deliveryDays) return one.deliveryDays > other.deliveryDays;
  return (one.cutoff ?? storeCutoff) < (other.cutoff ?? storeCutoff);
}
