// From the wire's money to the price that a page shows, with everything that explains it.

import { showsPrice } from '#domain/catalogue/product-card';
import { type Oere, oereFromKroner } from '#domain/money/money';
import type { ShopRules } from '~/models/caller';
import type { PriceView, ReasonView } from '~/models/money';
import { cardFactsOf, type WireCard, type WireDetail, type WireTile } from './card.map';

export const moneyOf = (money: { value?: number | null } | null | undefined): Oere => oereFromKroner(money?.value ?? 0);

export function reasonsOf(reasons: WireDetail['price_reasons']): ReasonView[] {
  return (reasons ?? []).flatMap((reason) => {
    if (!reason) return [];
    const params = typeof reason.params === 'object' && reason.params !== null ? reason.params : {};
    // The back end writes these from the same domain/price/price that defines the type.
    return [{ ...params, code: reason.code, oere: moneyOf(reason.amount) } as ReasonView];
  });
}

type WireDuties =
  | readonly ({ label?: string | null; amount?: { value?: number | null } | null } | null)[]
  | null
  | undefined;

/** The duty on one unit, in the basis of the store (Magento's fixed product taxes). */
export function dutyOf(duties: WireDuties, rules: ShopRules): PriceView['duty'] {
  const duty = (duties ?? []).find((one) => one !== null);
  const amount = moneyOf(duty?.amount);
  return amount > 0 ? { label: duty?.label ?? '', oere: amount, included: rules.showsVat } : null;
}

/** What the duty adds to the price that is shown. */
export const includedIn = (duty: PriceView['duty']): number => (duty?.included ? duty.oere : 0);

interface WirePriced extends WireCard {
  price_range: { minimum_price: Pick<WireTile['price_range']['minimum_price'], 'final_price' | 'fixed_product_taxes'> };
}

/** The price of one as it is shown: in øre, in the basis of the store. Null where the shop shows none. */
export function unitPriceOf(product: WirePriced, rules: ShopRules): number | null {
  if (!showsPrice(cardFactsOf(product, rules))) return null;
  const { final_price: final, fixed_product_taxes: duties } = product.price_range.minimum_price;
  return moneyOf(final) + includedIn(dutyOf(duties, rules));
}

export function priceViewOf(product: WireTile & Partial<WireDetail>, rules: ShopRules, quantity = 1): PriceView | null {
  if (!showsPrice(cardFactsOf(product, rules))) return null;
  const lowest = product.price_range.minimum_price;
  const highest = product.price_range.maximum_price;
  const duty = dutyOf(lowest.fixed_product_taxes, rules);
  const more = includedIn(duty);
  const final = moneyOf(lowest.final_price) + more;
  const regular = moneyOf(lowest.regular_price) + more;
  return {
    oere: final,
    includesVat: rules.showsVat,
    // Spec §4: a special price shows when the regular price exceeds the final price.
    regularOere: regular > final ? regular : null,
    percentOff: regular > final ? Math.round(lowest.discount?.percent_off ?? 0) : 0,
    lowest30Oere: regular > final && product.lowest_price_30_days ? moneyOf(product.lowest_price_30_days) + more : null,
    from: highest ? moneyOf(highest.final_price) + more > final : false,
    duty,
    tiers: tierViews(product, quantity, more),
    reasons: reasonsOf(product.price_reasons),
  };
}

function tierViews(product: Partial<WireDetail>, quantity: number, more: number): PriceView['tiers'] {
  const rows = (product.price_tiers ?? []).flatMap((tier) => {
    if (!tier) return [];
    const [final, off] = [moneyOf(tier.final_price), oereFromKroner(tier.discount?.amount_off ?? 0)];
    const percentOff = off > 0 ? Math.round((off * 100) / (final + off)) : 0;
    return [{ quantity: tier.quantity ?? 0, oere: final + more, savedOere: off, percentOff }];
  });
  const reached = rows.filter((row) => row.quantity <= quantity).at(-1);
  return rows.map((row) => ({ ...row, active: row === reached }));
}
