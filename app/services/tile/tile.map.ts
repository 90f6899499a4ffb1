// From the wire's product to the shop's tile: every decision of spec section 4 is made here, by the rules of domain/catalogue/product-card.

import { cardAction, logosShown, productLabel } from '#domain/catalogue/product-card';
import { configuratorPath, productPath } from '#domain/page/addresses';
import { keptTogether } from '#domain/text/kept-together';
import type { ShopRules } from '~/models/caller';
import type { PriceView } from '~/models/money';
import type { EnergyView, Tile, TileAction } from '~/models/product';
import type { LogoView } from '../content/logo.server';
import { cardFactsOf, pictureOf, productSlug, quantityRuleOf, type WireTile } from './card.map';
import { priceViewOf } from './price.map';
import { stockViewOf } from './stock.map';
import { NO_COLOURS, swatchesOf, type WantedColours } from './swatches.map';

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
  if (found.kind === 'sale') return { kind: 'sale', text: `\u2212${price?.percentOff ?? 0}\u00a0%` };
  return { kind: found.kind === 'residual-sale' ? 'residual' : found.kind, text: null };
}

/** The options of the variant whose number was searched for; none where nothing names one. */
const askedOptions = (product: WireTile): string[] =>
  product.__typename === 'ConfigurableProduct' ? [...(product.asked_variant?.option_uids ?? [])] : [];

const hrefOf = (product: WireTile, options = askedOptions(product)) => productPath(productSlug(product), options);

/** `options`: what is chosen of the product where its page or panel opens. */
export function actionOf(product: WireTile, rules: ShopRules, options = askedOptions(product)): TileAction {
  const sku = product.sku ?? '';
  const { kind } = cardAction(cardFactsOf(product, rules));
  switch (kind) {
    case 'configure':
      return { kind: 'configure', href: hrefOf(product, options), slug: productSlug(product), options };
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

/** Spec §3 bonus_shop; only next to a price that may be shown. */
export function pointsOf(product: WireTile, price: PriceView | null, { showsPoints }: ShopRules): number | null {
  const { isPointProduct, pointAmount } = product.bonus_shop ?? {};
  return showsPoints && price && isPointProduct ? (pointAmount ?? null) : null;
}

export function tileOf(
  product: WireTile,
  rules: ShopRules,
  logos: readonly LogoView[],
  wanted: WantedColours = NO_COLOURS,
): Tile {
  const name = keptTogether(product.name ?? '');
  const swatches = swatchesOf(product, wanted);
  const asked = askedOptions(product);
  // A number that was searched for says more than a filter.
  const chosen = asked.length > 0 ? null : swatches.chosen;
  const options = chosen?.uid ? [chosen.uid] : asked;
  const price = priceViewOf(product, rules);
  const quantity = quantityRuleOf(product.stock_item);
  return {
    sku: product.sku ?? '',
    name,
    number: product.__typename === 'ConfigurableProduct' ? (product.asked_variant?.sku ?? null) : (product.sku ?? null),
    href: hrefOf(product, options),
    picture: pictureOf(chosen?.picture ? { url: chosen.picture } : product.small_image, name),
    brand: null,
    subLabel: product.product_sub_label ? keptTogether(product.product_sub_label) : null,
    label: labelOf(product, price),
    price,
    unit: product.rsl_vareenhed ?? '',
    moq: quantity.min > 1 ? quantity.min : null,
    quantity,
    stock: stockViewOf(product, rules),
    swatches: { slug: swatches.slug, shown: swatches.shown, more: swatches.more },
    logos: logosShown(logosOf(product, logos)).map(({ name: label, url }) => ({ label, url })),
    energy: energyOf(product, rules),
    points: pointsOf(product, price, rules),
    action: actionOf(product, rules, options),
  };
}

export function tilesOf(
  products: readonly (WireTile | null)[] | null | undefined,
  rules: ShopRules,
  logos: readonly LogoView[],
  wanted: WantedColours = NO_COLOURS,
): Tile[] {
  return (products ?? []).flatMap((product) => (product ? [tileOf(product, rules, logos, wanted)] : []));
}
