// From the wire's product to the product page: the chosen variant decides price, pictures and stock.
import { categoryPath, productPath } from '#domain/addresses';
import type { ShopRules } from '~/models/caller';
import type { OptionValue, ProductOption, ProductPage, Tile } from '~/models/product';
import type { LogoView } from '../content/logo.server';
import type { ProductFragment } from '../generated/commerce';
import {
  actionOf,
  cardFactsOf,
  labelOf,
  logosOf,
  pictureOf,
  priceViewOf,
  quantityRuleOf,
  slugOf,
  stockViewOf,
  swatchOf,
  tilesOf,
  type WireDetail,
  type WireTile,
} from './tile.map';
import { isBusinessOnly } from '#domain/product-card';

type Configurable = Extract<ProductFragment, { __typename: 'ConfigurableProduct' }>;
type Variant = NonNullable<NonNullable<Configurable['variants']>[number]>;

const variantsOf = (product: ProductFragment): Variant[] =>
  product.__typename === 'ConfigurableProduct' ? (product.variants ?? []).flatMap((variant) => variant ?? []) : [];

const uidsOf = (variant: Variant) => (variant.attributes ?? []).flatMap((attribute) => attribute?.uid ?? []);

/** The variant that has every chosen value; null while a choice is missing. */
function chosenVariant(product: ProductFragment, chosen: readonly string[]): Variant | null {
  const count = product.__typename === 'ConfigurableProduct' ? (product.configurable_options?.length ?? 0) : 0;
  if (count === 0 || chosen.length < count) return null;
  return variantsOf(product).find((variant) => uidsOf(variant).every((uid) => chosen.includes(uid))) ?? null;
}

function optionsOf(product: ProductFragment, chosen: readonly string[]): ProductOption[] {
  if (product.__typename !== 'ConfigurableProduct') return [];
  const variants = variantsOf(product);
  return (product.configurable_options ?? []).flatMap((option) => {
    if (!option) return [];
    const own = (option.values ?? []).flatMap((value) => value?.uid ?? []);
    const others = chosen.filter((uid) => !own.includes(uid));
    const values = (option.values ?? []).flatMap((value): OptionValue[] => {
      if (!value?.uid) return [];
      const { uid } = value;
      const fits = (variant: Variant) => [...others, uid].every((wanted) => uidsOf(variant).includes(wanted));
      return [
        {
          uid,
          label: value.label ?? '',
          swatch: value.swatch_data ? swatchOf(value) : null,
          chosen: chosen.includes(uid),
          available: variants.some((variant) => fits(variant) && variant.product?.stock_status === 'IN_STOCK'),
          href: productPath(slugOf(product), [...others, uid]),
        },
      ];
    });
    return [{ code: option.attribute_code ?? '', label: option.label ?? '', values }];
  });
}

/** Options that the address names and the product has; an address may be old or made up. */
function knownOptions(product: ProductFragment, asked: readonly string[]): string[] {
  const known = variantsOf(product).flatMap(uidsOf);
  return asked.filter((uid) => known.includes(uid));
}

function actionOnPage(product: ProductFragment, shown: WireTile, rules: ShopRules, isChosen: boolean): Tile['action'] {
  const action = actionOf(product, rules);
  if (action.kind !== 'configure') return action;
  if (!isChosen) return action;
  return actionOf(shown, { ...rules, tradeOnlyStore: isBusinessOnly(cardFactsOf(product, rules)) });
}

function factsOf(product: ProductFragment): ProductPage['facts'] {
  return (product.product_info ?? []).flatMap((fact) => (fact?.label && fact.value ? [{ label: fact.label, value: fact.value }] : []));
}

export function productPageOf(
  product: ProductFragment,
  asked: readonly string[],
  rules: ShopRules,
  logos: readonly LogoView[],
): ProductPage {
  const chosen = knownOptions(product, asked);
  const variant = chosenVariant(product, chosen)?.product ?? null;
  // Type and rights come from the product, money, stock and pictures from the variant that was chosen.
  const shown: WireTile & WireDetail = variant ?? product;
  const name = product.name ?? '';
  const price = priceViewOf({ ...shown, request_price: product.request_price, roda_hide: product.roda_hide }, rules);
  const quantity = quantityRuleOf(shown.stock_item);
  const isSimple = product.__typename === 'SimpleProduct';
  const brand = product.product_info?.find((fact) => fact?.code === 'brand')?.value;
  const gallery = shown.media_gallery?.length ? shown.media_gallery : product.media_gallery;
  return {
    sku: product.sku ?? '',
    cartSku: isSimple ? (product.sku ?? null) : (variant?.sku ?? null),
    parentSku: isSimple ? null : (product.sku ?? null),
    selectedOptions: chosen,
    name,
    href: productPath(slugOf(product), chosen),
    canonical: productPath(slugOf(product)),
    brand: brand ? { name: brand, href: product.product_brand_url ?? null } : null,
    ean: shown.ean ?? null,
    subLabel: product.product_sub_label ?? null,
    shortDescription: (product.short_description?.html ?? '').replace(/<[^>]*>/g, ''),
    descriptionHtml: product.description?.html ?? '',
    label: labelOf(shown, price),
    pictures: (gallery ?? []).map((image) => pictureOf(image, name)),
    crumbs: (product.breadcrumbs ?? []).flatMap((crumb) =>
      crumb?.path ? [{ label: crumb.label ?? '', href: categoryPath(crumb.path) }] : [],
    ),
    options: optionsOf(product, chosen),
    price,
    unit: shown.rsl_vareenhed ?? '',
    moq: quantity.min > 1 ? quantity.min : null,
    quantity,
    stock: stockViewOf(shown, rules),
    promise: null,
    shops: (shown.sources_inventory ?? []).flatMap((source) =>
      source?.shop ? [{ name: source.shop, quantity: source.qty ?? 0 }] : [],
    ),
    logos: logosOf(product, logos).map(({ description, url }) => ({ label: description, url, description })),
    energy: product.energy_class ? { letter: product.energy_class, label: product.energy_class } : null,
    facts: factsOf(product),
    producer: product.producer?.name
      ? { name: product.producer.name, address: product.producer.address ?? '', email: product.producer.email ?? '' }
      : null,
    action: actionOnPage(product, shown, rules, variant !== null),
    related: tilesOf(product.related_products, rules, logos),
  };
}
