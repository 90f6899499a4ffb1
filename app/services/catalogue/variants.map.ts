// The variants of a family, each with its own number, price and address.
import { productPath } from '#domain/page/addresses';
import type { ShopRules } from '~/models/caller';
import type { VariantView } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';
import { productSlug } from '../tile/card.map';
import { uidsOf, variantsOf } from '../tile/options.map';
import { dutyOf, includedIn, moneyOf } from '../tile/price.map';

type Variant = ReturnType<typeof variantsOf>[number];

/** What each option of the product is called by the uid of its value. */
function valuesByUid(product: ProductFragment): Map<string, { code: string; label: string }> {
  const options = product.__typename === 'ConfigurableProduct' ? (product.configurable_options ?? []) : [];
  return new Map(
    options.flatMap((option) =>
      (option?.values ?? []).flatMap((value): [string, { code: string; label: string }][] =>
        value?.uid ? [[value.uid, { code: option?.attribute_code ?? '', label: value.label ?? '' }]] : [],
      ),
    ),
  );
}

function variantPrice({ product }: Variant, rules: ShopRules): number | null {
  const least = product?.price_range.minimum_price;
  if (typeof least?.final_price.value !== 'number') return null;
  return moneyOf(least.final_price) + includedIn(dutyOf(least.fixed_product_taxes, rules));
}

/** `showsPrice`: whether a price may be shown is said of the product, not of its variants. */
export function variantViewsOf(product: ProductFragment, rules: ShopRules, showsPrice: boolean): VariantView[] {
  const values = valuesByUid(product);
  return variantsOf(product).flatMap((variant) => {
    const { sku, stock_status: stock, delivery_price: delivery } = variant.product ?? {};
    if (!sku) return [];
    const uids = uidsOf(variant);
    return [
      {
        sku,
        href: productPath(productSlug(product), uids),
        priceOere: showsPrice ? variantPrice(variant, rules) : null,
        deliveryOere: showsPrice && delivery ? moneyOf(delivery) : null,
        salable: stock === 'IN_STOCK',
        values: uids.flatMap((uid) => values.get(uid) ?? []),
      },
    ];
  });
}
