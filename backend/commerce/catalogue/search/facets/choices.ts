// What a shopper has chosen of the facets: any of the values inside one facet, all facets together.
import type { FilterEqualTypeInput, InputMaybe, ProductAttributeFilterInput } from '#backend/generated/commerce';
import { inputRefused } from '#backend/refusal';
import { FACETS, isFacetCode, MOST_ATTRIBUTES } from '#domain/catalogue/facets';
import type { BuyerPrices } from '../prices.sql';

/** API filters named after a facet's code, as in the table `facet`; price and stock are read from the product itself. */
export const FACET_CODES = FACETS satisfies readonly (keyof ProductAttributeFilterInput)[];

export interface FacetChoice {
  /** Code in the table `facet`; letters, digits and underscores only. */
  code: string;
  values: readonly string[];
  /** Requested with `eq`: defines the list where neither categories nor words do. */
  isShelf?: boolean;
}

export interface Choices {
  facets: readonly FacetChoice[];
  /** Bounds of the price incl. VAT. */
  grossFrom: number | null;
  grossTo: number | null;
  inStock: boolean | null;
  /** Spec §6: consumer stores hide the price of what only companies may buy. */
  tellsTradePrices: boolean;
  /** What sorting and narrowing by price go by. */
  prices: BuyerPrices;
}

export const isNarrowedByFacets = ({ facets, grossFrom, grossTo, inStock }: Choices): boolean =>
  facets.length > 0 || [grossFrom, grossTo, inStock].some((value) => value !== null);

export function filterValues(filter: InputMaybe<FilterEqualTypeInput> | undefined): string[] | null {
  if (!filter) return null;
  return [...(filter.in ?? []), filter.eq].filter((value): value is string => typeof value === 'string');
}

export function facetChoices(filter: InputMaybe<ProductAttributeFilterInput> | undefined): FacetChoice[] {
  const named = FACET_CODES.flatMap((code) => {
    const values = filterValues(filter?.[code]);
    return values ? [{ code, values, ...(filter?.[code]?.eq ? { isShelf: true } : {}) }] : [];
  });
  const attributes = filter?.attributes ?? [];
  if (attributes.length > MOST_ATTRIBUTES)
    throw inputRefused(`At most ${MOST_ATTRIBUTES} attributes can be chosen by at once.`);
  const wrong = attributes.find(({ code }) => !isFacetCode(code));
  if (wrong) throw inputRefused('The code of an attribute has lower case letters, digits and underscores.');
  return [...named, ...attributes.map(({ code, in: values }) => ({ code, values }))];
}

/** Only a plain yes or no says something. */
export function inStockOf(filter: InputMaybe<ProductAttributeFilterInput> | undefined): boolean | null {
  const asked = new Set(filterValues(filter?.in_stock));
  return asked.size === 1 && (asked.has('0') || asked.has('1')) ? asked.has('1') : null;
}
