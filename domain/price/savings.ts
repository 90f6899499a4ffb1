// 'You save': what normal prices would have cost more, and what discounts take off. Spec §3 "price_tiers", §4 "Price shown".
import { type Oere, oere, sumOere } from '#domain/money/money';

/** Per unit, all in one basis. */
export type SavedLine = { normal: Oere; final: Oere; quantity: number };

/** An agreed price above the normal one does not reduce the savings on other goods. */
export const savedOn = (lines: readonly SavedLine[], discount: Oere): Oere =>
  sumOere([...lines.map(({ normal, final, quantity }) => oere(Math.max(0, normal - final) * quantity)), discount]);
