// Danish VAT. Spec §9: 25 %, and a price excluding tax is the price divided by 1.25; architecture §5: rounded once, never per line.
import { type Oere, oere } from '#domain/money/money';
import { scaled } from '#domain/money/rounding';

/** Rates are basis points: 2500 is 25 %. */
export const VAT_BP = 2500;
const WHOLE_BP = 10_000;

/** What a store calculates in: consumer stores gross, business stores net. */
export const PRICE_BASES = ['gross', 'net'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

// Spec §3: the content service's store says showPricesIncludingTax.
export function basisOf(store: { showPricesIncludingTax: boolean }): PriceBasis {
  return store.showPricesIncludingTax ? 'gross' : 'net';
}

/** The unit's net price: gross / 1.25, rounded once, halves away from zero. */
export function netOfGross(gross: Oere, bp: number = VAT_BP): Oere {
  return oere(scaled(gross, WHOLE_BP, WHOLE_BP + bp));
}

export function grossOfNet(net: Oere, bp: number = VAT_BP): Oere {
  return oere(scaled(net, WHOLE_BP + bp, WHOLE_BP));
}

/** A catalogue price, which is gross, in the basis of the store. */
export function inBasis(gross: Oere, basis: PriceBasis, bp: number = VAT_BP): Oere {
  return basis === 'gross' ? gross : netOfGross(gross, bp);
}

/**
 * The VAT on a sum in the basis: net → Σ × rate, gross → Σ × rate / (1 + rate). To be called once per rate and
 * document; lines get their share by `prorate`, so that they add up to what the invoice says (and e-invoices demand).
 */
export function vatOnSum(sum: Oere, basis: PriceBasis, bp: number = VAT_BP): Oere {
  return oere(scaled(sum, bp, basis === 'net' ? WHOLE_BP : WHOLE_BP + bp));
}
