// What a shopper has chosen of the facets: any of the values inside one facet, all facets together.
import type { FilterEqualTypeInput, InputMaybe, ProductAttributeFilterInput } from '#backend/generated/commerce';
import { FACETS } from '#domain/facets';
import type { BuyerPrices } from '../prices/prices.sql';

/** Filters of the wire that bear the code of a facet, as the table `facet` has them; price and stock are asked of the product itself. */
export const FACET_CODES = FACETS satisfies readonly (keyof ProductAttributeFilterInput)[];

export interface FacetChoice {
  code: (typeof FACET_CODES)[number];
  values: readonly string[];
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

export const facetChoices = (filter: InputMaybe<ProductAttributeFilterInput> | undefined): FacetChoice[] =>
  FACET_CODES.flatMap((code) => {
    const values = filterValues(filter?.[code]);
    return values ? [{ code, values }] : [];
  });

/** Only a plain yes or no says something. */
export function inStockOf(filter: InputMaybe<ProductAttributeFilterInput> | undefined): boolean | null {
  const asked = new Set(filterValues(filter?.in_stock));
  return asked.size === 1 && (asked.has('0') || asked.has('1')) ? asked.has('1') : null;
}
