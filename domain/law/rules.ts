// The laws that the shop implements, each with the Danish dates on which it is in force. The other files here check products and texts.
import { type IsoDate, isIsoDate } from '#domain/calendar/calendar';

export const LAW_CODES = [
  'lowest-price',
  'product-safety',
  'hazard-types',
  'withdrawal-function',
  'environmental-claims',
  'guarantee-notice',
  'garan-label',
  'product-liability',
  'hazard-label',
] as const;
export type LawCode = (typeof LAW_CODES)[number];

interface LawRule {
  /** The first day on which it holds. */
  from: IsoDate;
  /** The first day on which it no longer holds; null: until further notice. */
  to: IsoDate | null;
}

export const LAW_RULES: Readonly<Record<LawCode, LawRule>> = {
  // Directive (EU) 2019/2161, article 2; prisoplysningsbekendtgørelsen.
  'lowest-price': { from: '2022-05-28', to: null },
  // Regulation (EU) 2023/988 (GPSR), article 19.
  'product-safety': { from: '2024-12-13', to: null },
  // Regulation (EC) 1272/2008 (CLP), article 48: the types of hazard, until the full label replaces them.
  'hazard-types': { from: '2010-12-01', to: '2028-01-01' },
  // Directive 2011/83/EU, article 11a, by Directive (EU) 2023/2673.
  'withdrawal-function': { from: '2026-06-19', to: null },
  // Directive (EU) 2024/825, article 1: generic claims, offsetting, and marks without a certification scheme.
  'environmental-claims': { from: '2026-09-27', to: null },
  // Directive (EU) 2024/825, article 2; Regulation (EU) 2025/1960, annex I and II.
  'guarantee-notice': { from: '2026-09-27', to: null },
  'garan-label': { from: '2026-09-27', to: null },
  // Directive (EU) 2024/2853, article 8: someone in the EU answers for a defective product.
  'product-liability': { from: '2026-12-09', to: null },
  // CLP article 48a: all that the label says, in every offer at a distance.
  'hazard-label': { from: '2028-01-01', to: null },
};

export const holdsOn = (code: LawCode, day: IsoDate): boolean => {
  const { from, to } = LAW_RULES[code];
  return day >= from && (to === null || day < to);
};

/** The days that a shop can be looked at for: a link names no other. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2039-12-31';

/** Null for an invalid date, or one outside the range of the rules. */
export const lawDayFrom = (text: string): IsoDate | null =>
  isIsoDate(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
