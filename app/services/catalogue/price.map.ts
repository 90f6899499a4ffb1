// From the wire's money to the price that a page shows, with everything that explains it.
import { type Oere, oereFromKroner } from '#domain/money';
import { showsPrice } from '#domain/product-card';
import type { ShopRules } from '~/models/caller';
import type { PriceView, ReasonView } from '~/models/money';
import { cardFactsOf, type WireDetail, type WireTile } from './card.map';

export const moneyOf = (money: { value?: number | null } | null | undefined): Oere => oereFromKroner(money?.value ?? 0);

export function reasonsOf(reasons: WireDetail['price_reasons']): ReasonView[] {
  return (reasons ?? []).flatMap((reason) => {
    if (!reason) return [];
    const params = typeof reason.params === 'object' && reason.params !== null ? reason.params : {};
    // The back end writes these from the same domain/price that defines the type.
    return [{ ...params, code: reason.code, oere: moneyOf(reason.amount) } as ReasonView];
  });
}

export function priceViewOf(product: WireTile & Partial<WireDetail>, rules: ShopRules, quantity = 1): PriceView | null {
  if (!showsPrice(cardFactsOf(product, rules))) return null;
  const lowest = product.price_range.minimum_price;
  const final = moneyOf(lowest.final_price);
  const regular = moneyOf(lowest.regular_price);
  const highest = product.price_range.maximum_price;
  const duty = moneyOf(product.item_duty_rate);
  return {
    oere: final,
    includesVat: rules.showsVat,
    // Spec §4: a special price shows when the regular price exceeds the final price.
    regularOere: regular > final ? regular : null,
    percentOff: regular > final ? Math.round(lowest.discount?.percent_off ?? 0) : 0,
    lowest30Oere: regular > final && product.lowest_price_30_days ? moneyOf(product.lowest_price_30_days) : null,
    from: highest ? moneyOf(highest.final_price) > final : false,
    duty: duty > 0 ? { label: product.item_duty_code ?? '', oere: duty } : null,
    tiers: tiersOf(product, quantity),
    reasons: reasonsOf(product.price_reasons),
  };
}

function tiersOf(product: Partial<WireDetail>, quantity: number): PriceView['tiers'] {
  const rows = (product.price_tiers ?? []).flatMap((tier) =>
    tier
      ? [
          {
            quantity: tier.quantity ?? 0,
            oere: moneyOf(tier.final_price),
            percentOff: Math.round(tier.discount?.percent_off ?? 0),
          },
        ]
      : [],
  );
  const reached = rows.filter((row) => row.quantity <= quantity).at(-1);
  return rows.map((row) => ({ ...row, active: row === reached }));
}
