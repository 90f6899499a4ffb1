// What carriage costs and how far it is to free freight. Spec §3 business.free_shipping, free_shipping_limit, store freeFreight; shipping kinds.
import { NOTHING, type Oere, oere } from '#domain/money/money';

/**
 * All amounts in the basis of the store; `goods` is the subtotal before discounts, duties and freight left out.
 * A coupon that brought the freight back would not lower the total by its amount (demand D12).
 */
export type FreightQuestion = {
  goods: Oere;
  rate: Oere;
  /** Collected in a store, or a method that is free by itself. */
  isFreeMethod: boolean;
  storeLimit: Oere | null;
  business: { freeShipping: boolean; limit: Oere | null } | null;
};

/** `remaining` is what is to be bought yet for free freight: null when no limit applies, 0 when it is reached. */
export type Freight = { amount: Oere; isFree: boolean; limit: Oere | null; remaining: Oere | null };

/** A business agreement's own limit replaces the store's, higher or lower; the limit itself is enough to be free. */
export function freightOf({ goods, rate, isFreeMethod, storeLimit, business }: FreightQuestion): Freight {
  if (isFreeMethod || business?.freeShipping) return { amount: NOTHING, isFree: true, limit: null, remaining: null };
  const limit = business?.limit ?? storeLimit;
  if (limit === null) return { amount: rate, isFree: rate === 0, limit: null, remaining: null };
  const remaining = oere(Math.max(0, limit - goods));
  const isFree = remaining === 0 || rate === 0;
  return { amount: isFree ? NOTHING : rate, isFree, limit, remaining };
}
