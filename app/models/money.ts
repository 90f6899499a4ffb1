// Prices as pages need them: every amount already in the basis that this visitor sees, with the reasons that explain it.
import type { PriceReason } from '#domain/price/price';

/** A reason as pages get it: plain numbers, and dates as ISO texts, for it crosses to the browser as JSON. */
export type ReasonView = Plain<PriceReason>;
type Plain<Reason> = Reason extends object
  ? {
      [Name in keyof Reason]: Reason[Name] extends number
        ? number
        : Reason[Name] extends Date | null
          ? string | null
          : Reason[Name];
    }
  : never;

export interface TierRow {
  quantity: number;
  oere: number;
  /** Against the price of one, on each. */
  savedOere: number;
  percentOff: number;
  active: boolean;
}

/** The price of one unit as shown on a tile, a product page or a cart line. */
export interface PriceView {
  oere: number;
  /** True when prices of this store are shown including VAT; selects the VAT label next to the price. */
  includesVat: boolean;
  regularOere: number | null;
  percentOff: number;
  /** Lowest price of the last 30 days, shown with every price cut. */
  lowest30Oere: number | null;
  /** True when the amount is the cheapest of several variants ("Fra"). */
  from: boolean;
  /** Consumers' prices include the duty, because the price shown must be the price paid; companies see it next to the price. */
  duty: { label: string; oere: number; included: boolean } | null;
  tiers: TierRow[];
  reasons: ReasonView[];
}
