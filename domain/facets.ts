// What a shopper has chosen of a list's facets, and how it stands in an address. Names are those of the wire, the same in every language.

/** Facets that hold several choices; price and stock have a shape of their own. */
export const FACETS = [
  'brand',
  'kind',
  'colour',
  'size',
  'format',
  'material',
  'tip',
  'ink',
  'grammage',
  'ruling',
  'closure',
  'upholstery',
  'armrests',
  'light',
  'roast',
  'scent',
  'miljocertificering',
  'energy_class',
  'delivery',
] as const;
export type FacetCode = (typeof FACETS)[number];

export interface FacetState {
  values: Partial<Record<FacetCode, readonly string[]>>;
  /** Whole kroner, as the shopper reads prices. */
  priceFrom: number | null;
  priceTo: number | null;
  inStock: boolean;
}

export type Pair = readonly [name: string, value: string];

export const NOTHING_CHOSEN: FacetState = { values: {}, priceFrom: null, priceTo: null, inStock: false };

/** No shopper ticks more, and no address should ask for more. */
export const MOST_VALUES = 20;
const VALUE = /^[\p{L}\d][\p{L}\d_.-]{0,59}$/u;
const KRONER = /^\d{1,7}$/;

function amountOf(text: string | null): number | null {
  const trimmed = (text ?? '').trim();
  return KRONER.test(trimmed) ? Number(trimmed) : null;
}

/** Unknown facets, and what cannot be a value, are dropped; the rest comes out in one order. */
export function parseFacets(search: URLSearchParams): FacetState {
  const values: FacetState['values'] = {};
  for (const code of FACETS) {
    const asked = [...new Set(search.getAll(code))].filter((value) => VALUE.test(value)).slice(0, MOST_VALUES);
    if (asked.length > 0) values[code] = asked.sort();
  }
  return {
    values,
    priceFrom: amountOf(search.get('price_from')),
    priceTo: amountOf(search.get('price_to')),
    inStock: search.get('in_stock') === '1',
  };
}

export function writeFacets({ values, priceFrom, priceTo, inStock }: FacetState): Pair[] {
  const chosen = FACETS.flatMap((code) => (values[code] ?? []).map((value): Pair => [code, value]));
  if (priceFrom !== null) chosen.push(['price_from', String(priceFrom)]);
  if (priceTo !== null) chosen.push(['price_to', String(priceTo)]);
  if (inStock) chosen.push(['in_stock', '1']);
  return chosen;
}

export const isChosen = (state: FacetState): boolean => writeFacets(state).length > 0;

/** The state without one choice, as a chip takes it back. */
export function withoutChoice(state: FacetState, [name, value]: Pair): FacetState {
  const rest = writeFacets(state).filter(([each, chosen]) => each !== name || chosen !== value);
  return parseFacets(new URLSearchParams(rest.map((pair) => [...pair])));
}

export function facetAddress(path: string, pairs: readonly Pair[]): string {
  const search = new URLSearchParams(pairs.map((pair) => [...pair]));
  return search.size > 0 ? `${path}?${search}` : path;
}
