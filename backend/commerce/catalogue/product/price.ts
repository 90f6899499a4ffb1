// From the catalogue's facts to what this shopper pays: gathers the input of domain/price/price, which decides.

import { cheapestOf, dearestOf, lowestOf30Days } from '#domain/catalogue/price-comparison';
import { isSalable, STOCK_STATES, type Stock, salableQuantity } from '#domain/catalogue/stock';
import { priceOfDesign, type Surcharge } from '#domain/design/design';
import { oere, sumOere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import { type DutyRow, dutyOn } from '#domain/price/duties';
import type { Priced, PriceReason, UnitDuty } from '#domain/price/price';
import type { PriceFacts, SpecialFact } from './facts';

/** Whose prices: the store's basis, and what a business has agreed. */
export interface PriceTerms {
  basis: PriceBasis;
  /** Set for customers of a business: they get its agreed prices, and the tiers reserved for businesses. */
  businessId: number | null;
  /** Duties that this business is approved to buy free of (the seller retains the proof). */
  exemptCodes: readonly string[];
  duties: readonly DutyRow[];
  now: Date;
}

function dutyOf(facts: PriceFacts, terms: PriceTerms): UnitDuty | null {
  const rate = dutyOn({ code: facts.duty_code, rows: terms.duties, now: terms.now, exemptCodes: terms.exemptCodes });
  if (!rate) return null;
  // The rate is per piece or kilo; the product says how many thousandths of one it holds.
  const perUnit = oere(Math.round((rate.ratePerUnitGrossOere * facts.duty_milli_units) / 1000));
  return perUnit === 0 ? null : { ...rate, ratePerUnitGrossOere: perUnit };
}

const special = ([gross, from, to, ruleName]: SpecialFact) => ({
  gross: oere(gross),
  from: new Date(from),
  to: new Date(to),
  ruleName,
});

/** What one unit costs at this quantity and in this design, in the store's basis, with its reasons. */
export function priceAt(
  facts: PriceFacts,
  quantity: number,
  terms: PriceTerms,
  surcharges: readonly Surcharge[] = [],
): Priced {
  const tiers = (facts.tiers ?? [])
    .filter(([audience]) => audience === 'all' || terms.businessId !== null)
    .map(([, reached, gross]) => ({ quantity: reached, gross: oere(gross) }));
  const input = {
    regularGross: oere(facts.gross_oere),
    specials: (facts.specials ?? []).map(special),
    tiers,
    contractGross: facts.agreed_oere === null ? null : oere(facts.agreed_oere),
    duty: dutyOf(facts, terms),
    quantity,
    basis: terms.basis,
    now: terms.now,
  };
  return priceOfDesign(input, surcharges);
}

export interface CardPrice {
  least: Priced;
  most: Priced;
  /** The facts that `least` was made of: the product itself, or its cheapest variant. */
  of: PriceFacts;
}

/** Spec §4: composite products show the cheapest variant price. Shown for the smallest quantity that can be bought. */
export function cardPrice(facts: PriceFacts & { variants: PriceFacts[] | null }, terms: PriceTerms): CardPrice {
  const choices = facts.variants?.length ? facts.variants : [facts];
  const priced = choices.map((one) => priceAt(one, one.min_qty, terms));
  const least = cheapestOf(priced) ?? priceAt(facts, facts.min_qty, terms);
  return { least, most: dearestOf(priced) ?? least, of: choices[priced.indexOf(least)] ?? facts };
}

/** Lowest price of the 30 days before the running special began; null when no special makes the price. Gross øre. */
export function lowestBefore(facts: PriceFacts, priced: Priced): number | null {
  if (!priced.reasons.some((reason) => reason.code === 'special')) return null;
  const running = (facts.specials ?? []).reduce<SpecialFact | null>(
    (low, one) => (low && low[0] <= one[0] ? low : one),
    null,
  );
  if (!running) return null;
  const log = (running[4] ?? []).map(([at, gross]) => ({ at: new Date(at), gross: oere(gross) }));
  return lowestOf30Days(log, new Date(running[1]));
}

/** What the shelf says of a product. */
export type StockFacts = Pick<PriceFacts, 'quantity' | 'manage_stock' | 'stock_state' | 'min_qty'>;

function stockFactsOf(facts: StockFacts): Stock {
  const state = STOCK_STATES.find((known) => known === facts.stock_state) ?? 'common-item';
  return { onHand: facts.quantity, reserved: 0, manageStock: facts.manage_stock, state };
}

/** Enough for the smallest purchase. */
export function isInStock(facts: StockFacts): boolean {
  return isSalable(stockFactsOf(facts), facts.min_qty);
}

/** How many can be sold now; Infinity where stock is not counted (made or bought in on order). */
export function salableOf(facts: StockFacts): number {
  return salableQuantity(stockFactsOf(facts));
}

/** The sum of all variants' stock for a configurable product, its own otherwise. */
export function stockOf(facts: PriceFacts & { variants: PriceFacts[] | null }): number {
  return facts.variants?.length ? sumOere(facts.variants.map((one) => one.quantity)) : facts.quantity;
}

/** What a reason is called where it names a thing. */
export function labelOfReason(reason: PriceReason): string | null {
  if (reason.code === 'special') return reason.ruleName;
  return reason.code === 'duty' || reason.code === 'option' ? reason.label : null;
}

/** A reason as it goes over the wire. */
export function reasonToWire(reason: PriceReason) {
  const { code, oere: amount, ...params } = reason;
  const label = labelOfReason(reason);
  return { code, label, amount: money(amount), params };
}

export function money(amount: number): { currency: 'DKK'; value: number } {
  return { currency: 'DKK', value: amount / 100 };
}
