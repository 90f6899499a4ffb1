// What is printed of a product as labels and values, and what of it is drawn otherwise.
import { keptTogether } from '#domain/kept-together';
import { wholeFrom } from '#domain/validate/amount';
import type { ProductPage } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';

/** The code of the fact that the GARAN label is drawn by, instead of a line among the facts. */
const GUARANTEE = 'guarantee_months';

export const garanMonthsOf = ({ product_info: facts }: Pick<ProductFragment, 'product_info'>): number | null =>
  wholeFrom(facts?.find((fact) => fact?.code === GUARANTEE)?.value ?? '');

export function factsOf(product: ProductFragment): ProductPage['facts'] {
  return (product.product_info ?? []).flatMap((fact) =>
    fact?.label && fact.value && fact.code !== GUARANTEE
      ? [{ label: fact.label, value: keptTogether(fact.value) }]
      : [],
  );
}
