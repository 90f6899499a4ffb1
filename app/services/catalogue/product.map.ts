// From the wire's product to the product page: the chosen variant decides price, pictures and stock.

import { isBusinessOnly } from '#domain/catalogue/product-card';
import { categoryPath, pdfPath, productPath, storesPath } from '#domain/page/addresses';
import { keptTogether } from '#domain/text/kept-together';
import type { ShopRules } from '~/models/caller';
import type { ProductPage, Tile } from '~/models/product';
import { cleanHtml } from '../content/html.map';
import type { LogoView } from '../content/logo.server';
import type { ProductFragment } from '../generated/commerce';
import { ratingViewOf } from '../review/review.map';
import { cardFactsOf, pictureOf, productSlug, quantityRuleOf, type WireDetail, type WireTile } from '../tile/card.map';
import { giftCardOf } from '../tile/gift-card.map';
import { chosenVariant, knownOptions, productOptions } from '../tile/options.map';
import { moneyOf, priceViewOf } from '../tile/price.map';
import { printerLinksOf } from '../tile/printer.map';
import { stockViewOf } from '../tile/stock.map';
import { actionOf, labelOf, logosOf, pointsOf } from '../tile/tile.map';
import { type Carried, freightOnPage, perPieceOf } from './buying-facts.map';
import { factsOf, garanMonthsOf, garanTermsOf } from './facts.map';
import { safetyOf } from './safety.map';
import { variantViewsOf } from './variants.map';

function actionOnPage(product: ProductFragment, shown: WireTile, rules: ShopRules, isChosen: boolean): Tile['action'] {
  const action = actionOf(product, rules);
  if (action.kind !== 'configure') return action;
  if (!isChosen) return action;
  return actionOf(shown, { ...rules, tradeOnlyStore: isBusinessOnly(cardFactsOf(product, rules)) });
}

export interface Shown {
  product: ProductFragment;
  /** The chosen variant, or the product itself while there is none. */
  shown: WireTile & WireDetail;
  /** What would be carried: the same, with what it costs to have it brought. */
  carried: Carried;
  rules: ShopRules;
  logos: readonly LogoView[];
}

/** What is bought and for how much: of the chosen variant, where there is one. */
function productOffer({ product, shown, rules }: Shown) {
  // Whether a price may be shown at all is said of the product, not of its variant.
  const quantity = quantityRuleOf(shown.stock_item);
  const asked = { ...shown, request_price: product.request_price, roda_hide: product.roda_hide };
  // The tier that is marked is the one that the least purchase reaches.
  const price = priceViewOf(asked, rules, quantity.min);
  return {
    price,
    label: labelOf(shown, price),
    perPiece: perPieceOf(product, price),
    ean: shown.ean ?? null,
    unit: shown.rsl_vareenhed ?? '',
    moq: quantity.min > 1 ? quantity.min : null,
    quantity,
    stock: stockViewOf(shown, rules),
    points: pointsOf(shown, price, rules),
    shops: (shown.sources_inventory ?? []).flatMap((source) =>
      source?.shop
        ? [{ name: source.shop, href: storesPath(source.source_code ?? ''), quantity: source.qty ?? 0 }]
        : [],
    ),
  };
}

type Neighbours = Pick<ProductPage, 'related' | 'accessories'>;
/** A product's page without what goes with it, which is requested apart. */
export type ProductAlone = Omit<ProductPage, keyof Neighbours>;

/** Everything that goes with it comes as one list; the product's relations name what of it is bought together with it. */
export function neighboursOf(product: ProductFragment, tiles: readonly Tile[]): Neighbours {
  const bought = new Set(
    (product.product_relations ?? []).flatMap((one) => (one?.type === 'accessory' ? one.sku : [])),
  );
  return {
    accessories: tiles.filter(({ sku }) => bought.has(sku)),
    related: tiles.filter(({ sku }) => !bought.has(sku)),
  };
}

/** What is said about it: of the product, for every variant. */
function storyOf(part: Shown) {
  const { product, shown, logos } = part;
  const name = keptTogether(product.name ?? '');
  const brand = product.product_info?.find((fact) => fact?.code === 'brand')?.value;
  const gallery = shown.media_gallery?.length ? shown.media_gallery : product.media_gallery;
  return {
    name,
    brand: brand ? { name: brand, href: product.product_brand_url ?? null } : null,
    subLabel: product.product_sub_label ? keptTogether(product.product_sub_label) : null,
    shortDescription: (product.short_description?.html ?? '').replace(/<[^>]*>/g, ''),
    descriptionHtml: cleanHtml(product.description?.html ?? ''),
    pictures: (gallery ?? []).map((image) => pictureOf(image, name)),
    crumbs: [
      ...(product.breadcrumbs ?? []).flatMap((crumb) =>
        crumb?.path ? [{ label: crumb.label ?? '', href: categoryPath(crumb.path) }] : [],
      ),
      { label: name, href: productPath(productSlug(product)) },
    ],
    logos: logosOf(product, logos).map(({ name: label, description, url }) => ({ label, url, description })),
    isExempt: product.product_info?.some((fact) => fact?.code === 'withdrawal_exempt') ?? false,
    garanMonths: garanMonthsOf(product),
    garanTerms: garanTermsOf(product),
    facts: factsOf(product),
    rating: ratingViewOf(product),
    ...safetyOf(part),
    // On catalogue hosts there are no papers (spec §2, guarded prefixes).
    pdfHref: part.rules.catalogueMode ? null : pdfPath('product', productSlug(product)),
    fits: printerLinksOf(product.fitting_printers),
  };
}

export function productPageOf(
  product: ProductFragment,
  asked: readonly string[],
  rules: ShopRules,
  logos: readonly LogoView[],
): ProductAlone {
  const chosen = knownOptions(product, asked);
  const chosenOne = chosenVariant(product, chosen);
  const variant = chosenOne?.whole ?? null;
  // What a variant does not say of itself is as its parent says.
  const shown = variant ? { ...product, ...variant } : product;
  const part: Shown = { product, shown, carried: chosenOne?.product ?? product, rules, logos };
  // Magento has more kinds of products; all but those with options are bought without a choice.
  const hasOptions = product.__typename === 'ConfigurableProduct';
  const offer = productOffer(part);
  const { price } = offer;
  return {
    ...offer,
    ...storyOf(part),
    sku: product.sku ?? '',
    cartSku: hasOptions ? (variant?.sku ?? null) : (product.sku ?? null),
    parentSku: hasOptions ? (product.sku ?? null) : null,
    selectedOptions: chosen,
    href: productPath(productSlug(product), chosen),
    canonical: productPath(productSlug(product)),
    options: productOptions(product, chosen),
    variants: variantViewsOf(product, rules, price !== null),
    deliveryOere: price && product.delivery_price ? moneyOf(product.delivery_price) : null,
    freight: freightOnPage(product, part.carried, price),
    giftCard: giftCardOf(product, new Date()),
    action: actionOnPage(product, part.shown, rules, variant !== null),
  };
}
