// What is printed of a product as labels and values, and what of it is drawn otherwise.

import { isWhereTermsStand } from '#domain/law/durability';
import { keptTogether } from '#domain/text/kept-together';
import { wholeFrom } from '#domain/validate/amount';
import type { ProductPage } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';

/** The codes of the facts that the GARAN label is drawn by, instead of lines among the facts. */
const GUARANTEE = 'guarantee_months';
const TERMS = 'guarantee_terms';

interface Telling {
  product_info?: readonly ({ code?: string | null; value?: string | null } | null)[] | null;
}
const factTold = ({ product_info: facts }: Telling, code: string): string | null =>
  facts?.find((fact) => fact?.code === code)?.value || null;

export const garanMonthsOf = (product: Telling): number | null => wholeFrom(factTold(product, GUARANTEE) ?? '');

/** Null for what is no place to lead a shopper to: the back end of another maker may say anything. */
export function garanTermsOf(product: Telling): string | null {
  const terms = factTold(product, TERMS);
  return terms !== null && isWhereTermsStand(terms) ? terms : null;
}

export function factsOf(product: ProductFragment): ProductPage['facts'] {
  return (product.product_info ?? []).flatMap((fact) =>
    fact?.label && fact.value && fact.code !== GUARANTEE && fact.code !== TERMS
      ? [{ label: fact.label, value: keptTogether(fact.value) }]
      : [],
  );
}
