// From the wire's aggregations and the address to what a shopper can choose by, and from their choices to the wire's filter.
import {
  type FacetState,
  facetAddress,
  facetName,
  facetNamed,
  type Pair,
  withoutChoice,
  writeFacets,
} from '#domain/catalogue/facets';
import { keptTogether } from '#domain/text/kept-together';
import type { ChosenFacet, FacetOption, Facets, ListView } from '~/models/catalogue';
import type { LogoView } from '../content/logo.server';
import type { ProductAttributeFilterInput } from '../generated/commerce';
import { colourKey, type WantedColours } from './swatches.map';

export function filterOfFacets({ values, priceFrom, priceTo, inStock }: FacetState): ProductAttributeFilterInput {
  const chosen = Object.entries(values).flatMap(([name, some]) => {
    const facet = facetNamed(name);
    return facet ? [{ ...facet, some: [...some] }] : [];
  });
  const named = chosen.filter(({ everyShop }) => everyShop).map(({ code, some }) => [code, { in: some }]);
  const attributes = chosen.filter(({ everyShop }) => !everyShop).map(({ code, some }) => ({ code, in: some }));
  return {
    ...Object.fromEntries(named),
    ...(attributes.length > 0 ? { attributes } : {}),
    ...(priceFrom === null && priceTo === null
      ? {}
      : { price: { from: priceFrom?.toString() ?? null, to: priceTo?.toString() ?? null } }),
    ...(inStock ? { in_stock: { eq: '1' } } : {}),
  };
}

type WireFacets = readonly ({
  attribute_code: string;
  label?: string | null;
  options?:
    | readonly ({ value: string; label?: string | null; count?: number | null; swatch?: string | null } | null)[]
    | null;
} | null)[];

interface Page {
  path: string;
  /** Words and order. */
  kept: readonly Pair[];
  state: FacetState;
  logos: readonly LogoView[];
  /** Lines instead of tiles were requested. */
  isLines: boolean;
  /** The facet that defines the list: all its products have the value. */
  shelf?: string;
  /** A catalogue without prices is not narrowed by them either. */
  hidesPrices: boolean;
}

type OneFacet = NonNullable<WireFacets[number]>;

function facetGroups(all: readonly OneFacet[], { state, logos }: Page): Facets['groups'] {
  // Content knows certificates by their proper names.
  const nameOf = (code: string, value: string, label: string) =>
    (code === 'miljocertificering' && logos.find((logo) => logo.identifier === value)?.name) || label;
  const values = new Map(Object.entries(state.values));
  return (
    all
      .filter(({ attribute_code: code }) => code !== 'price' && code !== 'in_stock')
      .map(({ attribute_code: code, label, options }) => ({
        code: facetName(code),
        label: label ?? code,
        options: (options ?? []).flatMap((option): FacetOption[] => {
          if (!option) return [];
          const { value, count, swatch } = option;
          const chosen = values.get(facetName(code))?.includes(value) ?? false;
          return [
            {
              value,
              label: keptTogether(nameOf(code, value, option.label ?? value)),
              count: count ?? 0,
              chosen,
              colour: swatch ?? null,
            },
          ];
        }),
      }))
      // A single value that all products have narrows nothing.
      .filter(({ options }) => options.length > 1 || options.some(({ chosen }) => chosen))
  );
}

/** Absent where the back end counts no facets: then nothing can be chosen. */
export function facetsOf(wire: WireFacets | null | undefined, page: Page): Facets {
  const { path, state, hidesPrices } = page;
  const kept: Pair[] = page.isLines ? [...page.kept, LINES] : [...page.kept];
  const all = (wire ?? []).flatMap((facet) => facet ?? []).filter(({ attribute_code: code }) => code !== page.shelf);
  const found = (code: string) => all.find((facet) => facet.attribute_code === code)?.options?.[0];
  const groups = facetGroups(all, page);
  const span = hidesPrices ? undefined : found('price');
  const stock = found('in_stock');
  const [low = 0, high = 0] = (span?.value ?? '').split('_').map(Number);
  return {
    action: path,
    kept,
    pairs: writeFacets(state),
    groups,
    price:
      span || state.priceFrom !== null || state.priceTo !== null
        ? { low, high, from: state.priceFrom, to: state.priceTo }
        : null,
    inStock: stock || state.inStock ? { count: stock?.count ?? 0, chosen: state.inStock } : null,
    chosen: writeFacets(state).map((pair) =>
      chosenFacet(pair, groups, facetAddress(path, [...kept, ...writeFacets(withoutChoice(state, pair))])),
    ),
    clearHref: facetAddress(path, kept),
    view: viewOf(page),
  };
}

/** The query pair that requests lines. */
const LINES: Pair = ['view', 'list'];

/** Another list, in lines where this one is. */
export const listLikeThis = (path: string, isLines: boolean): string => facetAddress(path, isLines ? [LINES] : []);

export const asksForLines = (view: string | null | undefined): boolean => view === LINES[1];

function viewOf({ path, kept, state, isLines }: Page): ListView {
  const pairs = [...kept, ...writeFacets(state)];
  return { isLines, tilesHref: facetAddress(path, pairs), linesHref: facetAddress(path, [...pairs, LINES]) };
}

/** The names of the colours that were chosen, which tiles show their goods in. */
export function wantedColours(wire: WireFacets | null | undefined, { values }: FacetState): WantedColours {
  const chosen = new Set(values.colour);
  const colours = wire?.find((facet) => facet?.attribute_code === 'colour')?.options ?? [];
  return new Set(colours.flatMap((one) => (one && chosen.has(one.value) ? [colourKey(one.label)] : [])));
}

function chosenFacet([name, value]: Pair, groups: Facets['groups'], href: string): ChosenFacet {
  if (name === 'price_from' || name === 'price_to' || name === 'in_stock') return { kind: name, label: value, href };
  const group = groups.find(({ code }) => code === name);
  const label = group?.options.find((option) => option.value === value)?.label;
  return { kind: 'value', label: label ?? value, href };
}
