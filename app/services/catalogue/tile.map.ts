// From the wire's product to the shop's tile: every decision of spec section 4 is made here, by the rules of domain/product-card.
import { productPath } from '#domain/addresses';
import { type Oere, oereFromKroner } from '#domain/money';
import { type CardFacts, cardAction, logosShown, productLabel, showsPrice, swatchesShown } from '#domain/product-card';
import { showsDayToDay, stockColour } from '#domain/stock';
import type { ShopRules } from '~/models/caller';
import type { PriceView, ReasonView } from '~/models/money';
import type { Picture, QuantityRule, StockView, Swatch, Tile, TileAction } from '~/models/product';
import type { DetailFragment, TileFragment } from '../generated/commerce';
import type { LogoView } from '../content/logo.server';

export type WireTile = TileFragment;
export type WireDetail = DetailFragment;

/** Most that one line may hold where the catalogue names no limit. */
const ANY_QUANTITY = 10_000;

export function slugOf(product: { canonical_url?: string | null; url_key?: string | null }): string {
  return product.canonical_url || product.url_key || '';
}

export const pictureOf = (image: { url?: string | null; label?: string | null } | null | undefined, name: string): Picture => ({
  url: image?.url ?? '',
  alt: image?.label || name,
});

export function quantityRuleOf(item: WireTile['stock_item']): QuantityRule {
  const increments = Math.max(1, item?.increments ?? 1);
  const max = item?.max_qty && item.max_qty > 0 ? item.max_qty : ANY_QUANTITY;
  return { min: Math.max(1, item?.min_qty ?? 1), max, increments };
}

export function cardFactsOf(product: WireTile, rules: ShopRules): CardFacts {
  return {
    requestPrice: product.request_price === true,
    rodaHide: product.roda_hide ?? null,
    typeId: product.__typename === 'ConfigurableProduct' ? 'configurable' : 'simple',
    pconMoc: null,
    pconBan: null,
    tradeOnlyStore: rules.tradeOnlyStore,
    catalogueMode: rules.catalogueMode,
    isSalable: product.stock_status === 'IN_STOCK',
  };
}

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
    tier ? [{ quantity: tier.quantity ?? 0, oere: moneyOf(tier.final_price), percentOff: Math.round(tier.discount?.percent_off ?? 0) }] : [],
  );
  const reached = rows.filter((row) => row.quantity <= quantity).at(-1);
  return rows.map((row) => ({ ...row, active: row === reached }));
}

export function stockViewOf(product: WireTile, rules: ShopRules): StockView {
  const salable = product.stock_status === 'IN_STOCK';
  const days = product.days_to_delivery?.days ?? 0;
  return {
    salable,
    colour: stockColour(days, salable),
    label: product.days_to_delivery?.label ?? '',
    note: salable && showsDayToDay(days, rules) ? 'day-to-day' : null,
  };
}

export function labelOf(product: WireTile, price: PriceView | null): Tile['label'] {
  const onSale = price?.regularOere !== null && price !== null;
  const found = productLabel({
    inWarehouseHotel: false,
    isContractGoods: false,
    onSale: onSale && product.product_label !== 'residual-sale',
    onResidualSale: product.product_label === 'residual-sale',
    badge: product.product_badge ?? null,
    showContractGoods: false,
  });
  if (!found) return null;
  if (found.kind === 'badge') return { kind: 'badge', text: found.text };
  if (found.kind === 'sale') return { kind: 'sale', text: `-${price?.percentOff ?? 0} %` };
  return { kind: found.kind === 'residual-sale' ? 'residual' : found.kind, text: '' };
}

export function actionOf(product: WireTile, rules: ShopRules): TileAction {
  const sku = product.sku ?? '';
  const { kind } = cardAction(cardFactsOf(product, rules));
  switch (kind) {
    case 'configure':
      return { kind: 'configure', href: productPath(slugOf(product)) };
    case 'add-to-cart':
    case 'request-price':
      return { kind, sku };
    case 'business-only':
    case 'sold-out':
      return { kind };
    default:
      return { kind: 'none' };
  }
}

function swatchesOf(product: WireTile): Swatch[] {
  if (product.__typename !== 'ConfigurableProduct') return [];
  const colour = product.configurable_options?.find((option) => option?.attribute_code === 'colour');
  return (colour?.values ?? []).flatMap((value) => (value ? [swatchOf(value)] : []));
}

export function swatchOf(value: { label?: string | null; swatch_data?: { value?: string | null } | null }): Swatch {
  const shown = value.swatch_data?.value ?? '';
  return { label: value.label ?? '', colour: /^#[0-9a-f]{3,8}$/i.test(shown) ? shown : null };
}

/** Spec §7: logos are matched to the product's miljocertificering values. */
export function logosOf(product: WireTile, logos: readonly LogoView[]): LogoView[] {
  const wanted = (product.miljocertificering ?? '').split(',').filter(Boolean);
  return wanted.length === 0 ? [] : logos.filter((logo) => wanted.includes(logo.identifier));
}

export function tileOf(product: WireTile, rules: ShopRules, logos: readonly LogoView[]): Tile {
  const name = product.name ?? '';
  const price = priceViewOf(product, rules);
  const quantity = quantityRuleOf(product.stock_item);
  return {
    sku: product.sku ?? '',
    name,
    href: productPath(slugOf(product)),
    picture: pictureOf(product.small_image, name),
    brand: null,
    subLabel: product.product_sub_label ?? null,
    label: labelOf(product, price),
    price,
    unit: product.rsl_vareenhed ?? '',
    moq: quantity.min > 1 ? quantity.min : null,
    quantity,
    stock: stockViewOf(product, rules),
    swatches: swatchesShown(swatchesOf(product)),
    logos: logosShown(logosOf(product, logos)).map(({ description, url }) => ({ label: description, url })),
    energy: product.energy_class ? { letter: product.energy_class, label: product.energy_class } : null,
    action: actionOf(product, rules),
  };
}

export function tilesOf(
  products: readonly (WireTile | null)[] | null | undefined,
  rules: ShopRules,
  logos: readonly LogoView[],
): Tile[] {
  return (products ?? []).flatMap((product) => (product ? [tileOf(product, rules, logos)] : []));
}
