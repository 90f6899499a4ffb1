// Terms of sale that staff define and seldom change: ways of delivery with their prices, and promotions without a code. Cached in memory by the
// version of the terms, which is read with each cart: never older than the cart being priced.

import { listMethods, type MethodRow } from '#backend/commerce/delivery/delivery.sql';
import { type OfferRow, offersWithoutCode } from '#backend/commerce/promotion/promotion.sql';
import type { Reader } from '#backend/db/client';
import { isInForce } from '#domain/calendar/period';

export interface TermsOfSale {
  methods(version: string, storeId: number, reader: Reader): Promise<readonly MethodRow[]>;
  /** In force at that moment. */
  offers(version: string, now: Date, reader: Reader): Promise<readonly OfferRow[]>;
}

export function cachedTerms(): TermsOfSale {
  const methods = new Map<number, { version: string; rows: readonly MethodRow[] }>();
  let offers: { version: string; rows: readonly OfferRow[] } | null = null;
  return {
    async methods(version, storeId, reader) {
      const known = methods.get(storeId);
      if (known?.version === version) return known.rows;
      // Read after the version was: a change in between stores new terms under an old version, which is never requested again.
      const rows = await listMethods(reader, storeId);
      methods.set(storeId, { version, rows });
      return rows;
    },
    async offers(version, now, reader) {
      if (offers?.version !== version) offers = { version, rows: await offersWithoutCode(reader) };
      return offers.rows.filter(({ promotion: { validFrom: from, validTo: to } }) => isInForce({ from, to }, now));
    },
  };
}
