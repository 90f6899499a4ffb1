// From the wire's product to the shop's tile: every decision of spec section 4 is made here, by the rules of domain/product-card.
import { configuratorPath, productPath } from '#domain/addresses';
import { cardAction, logosShown, productLabel, swatchesShown } from '#domain/product-card';
import { DAYS_UNKNOWN, showsDayToDay, stockColour } from '#domain/stock';
import type { ShopRules } from '~/models/caller';
import type { PriceView } from '~/models/money';
import type { EnergyView, StockView, Swatch, Tile, TileAction } from '~/models/product';
import type { LogoView } from '../content/logo.server';
import { cardFactsOf, pictureOf, productSlug, quantityRuleOf, type WireTile } from './card.map';
import { priceViewOf } from './price.map';

const isGiftCardTile = (product: WireTile) => product.__typename === 'SimpleProduct' && Boolean(product.gift_card);

export function stockViewOf(product: WireTile, rules: ShopRules): StockView {
  const salable = product.stock_status === 'IN_STOCK';
  const days = product.days_to_delivery?.days ?? DAYS_UNKNOWN;
  return {
    salable,
    colour: stockColour(days, salable),
    // Spec §9: 999 days hide the bottom info.
    // A gift card comes by mail: nothing waits for it on a shelf.
    label: days >= DAYS_UNKNOWN || isGiftCardTile(product) ? '' : (product.days_to_delivery?.label ?? ''),
    note: salable && !isGiftCardTile(product) && showsDayToDay(days, rules) ? 'day-to-day' : null,
  };
}

/** The back end has decided who sees which label; here it only meets the badge, which comes last (spec §4). */
export function labelOf(product: WireTile, price: PriceView | null): Tile['label'] {
  const told = product.product_label;
  const found = productLabel({
    inWarehouseHotel: told === 'warehouse',
    isContractGoods: told === 'contract',
    onSale: price !== null && price.regularOere !== null,
    onResidualSale: told === 'residual-sale',
    badge: product.product_badge ?? null,
    showContractGoods: true,
  });
  if (!found) return null;
  if (found.kind === 'badge') return { kind: 'badge', text: found.text };
  if (found.kind === 'sale') return { kind: 'sale', text: `-${price?.percentOff ?? 0} %` };
  return { kind: found.kind === 'residual-sale' ? 'residual' : found.kind, text: null };
}

/** The options of the variant whose number was searched for; none where nothing names one. */
const askedOptions = (product: WireTile): string[] =>
  product.__typename === 'ConfigurableProduct' ? [...(product.asked_variant?.option_uids ?? [])] : [];

const hrefOf = (product: WireTile) => productPath(productSlug(product), askedOptions(product));

export function actionOf(product: WireTile, rules: ShopRules): TileAction {
  const sku = product.sku ?? '';
  const { kind } = cardAction(cardFactsOf(product, rules));
  switch (kind) {
    case 'configure':
      return { kind: 'configure', href: hrefOf(product), slug: productSlug(product), options: askedOptions(product) };
    case 'gift-card':
      return { kind, href: productPath(productSlug(product)) };
    case 'design-your-own':
      return { kind: 'design', href: configuratorPath(sku) };
    case 'add-to-cart':
    case 'request-price':
    case 'sold-out':
      return { kind, sku };
    case 'business-only':
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

/** The document of a kind; the address of a file, or null. */
const documentHref = (product: WireTile, kind: string): string | null =>
  product.documents?.find((one) => one?.type === kind)?.link ?? null;

export function energyOf(product: WireTile, { energyIcons }: ShopRules): EnergyView | null {
  const letter = product.energy_class?.toUpperCase();
  if (!letter) return null;
  const [labelHref, sheetHref] = [documentHref(product, 'energylabel'), documentHref(product, 'data')];
  return { letter, icon: energyIcons[letter] ?? null, labelHref, sheetHref };
}

/** Spec §3 bonus_shop; only beside a price that may be shown. */
export function pointsOf(product: WireTile, price: PriceView | null, { showsPoints }: ShopRules): number | null {
  const { isPointProduct, pointAmount } = product.bonus_shop ?? {};
  return showsPoints && price && isPointProduct ? (pointAmount ?? null) : null;
}

export function tileOf(product: WireTile, rules: ShopRules, logos: readonly LogoView[]): Tile {
  const name = product.name ?? '';
  const price = priceViewOf(product, rules);
  const quantity = quantityRuleOf(product.stock_item);
  return {
    sku: product.sku ?? '',
    name,
    number: product.__typename === 'ConfigurableProduct' ? (product.asked_variant?.sku ?? null) : (product.sku ?? null),
    href: hrefOf(product),
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
    logos: logosShown(logosOf(product, logos)).map(({ name: label, url }) => ({ label, url })),
    energy: energyOf(product, rules),
    points: pointsOf(product, price, rules),
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
