// Ways of delivery that an order can use when no buyer is present to choose: a purchase order or a subscription.
import type { ShippingOffer } from './offers';

/** Goods that travel with another order, or come within hours that the buyer names. */
const CHOSEN_HERE: ReadonlySet<string> = new Set(['collected', 'interval']);

/** Those that need no further choice, neither a shop nor an hour; the cheapest first. */
export const plainWaysIn = (offers: readonly ShippingOffer[]): ShippingOffer[] =>
  offers
    .filter(
      ({ problem, method }) =>
        problem === null && !method.needsServicePoint && !method.needsShop && !CHOSEN_HERE.has(method.channel),
    )
    .sort((one, other) => one.exVat - other.exVat);
