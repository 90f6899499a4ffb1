// The options of a configurable product: which can be chosen, what is chosen, and which variant that is.
import { productPath } from '#domain/page/addresses';
import { keptTogether } from '#domain/text/kept-together';
import type { OptionValue, ProductOption } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';
import { productSlug } from './card.map';
import { swatchOf } from './swatches.map';

type Configurable = Extract<ProductFragment, { __typename: 'ConfigurableProduct' }>;
type Variant = NonNullable<NonNullable<Configurable['variants']>[number]>;

export const variantsOf = (product: ProductFragment): Variant[] =>
  product.__typename === 'ConfigurableProduct' ? (product.variants ?? []).flatMap((variant) => variant ?? []) : [];

export const uidsOf = (variant: Variant) => (variant.attributes ?? []).flatMap((attribute) => attribute?.uid ?? []);

/** The variant that has every chosen value; null while a choice is missing. */
export function chosenVariant(product: ProductFragment, chosen: readonly string[]): Variant | null {
  const count = product.__typename === 'ConfigurableProduct' ? (product.configurable_options?.length ?? 0) : 0;
  if (count === 0 || chosen.length < count) return null;
  return variantsOf(product).find((variant) => uidsOf(variant).every((uid) => chosen.includes(uid))) ?? null;
}

export function productOptions(product: ProductFragment, chosen: readonly string[]): ProductOption[] {
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
          label: keptTogether(value.label ?? ''),
          swatch: value.swatch_data ? swatchOf(value) : null,
          chosen: chosen.includes(uid),
          available: variants.some((variant) => fits(variant) && variant.product?.stock_status === 'IN_STOCK'),
          href: productPath(productSlug(product), [...others, uid]),
        },
      ];
    });
    return [{ code: option.attribute_code ?? '', label: option.label ?? '', values }];
  });
}

/** Options that the address names and the product has; an address may be old or made up. */
export function knownOptions(product: ProductFragment, asked: readonly string[]): string[] {
  const known = variantsOf(product).flatMap(uidsOf);
  return asked.filter((uid) => known.includes(uid));
}
