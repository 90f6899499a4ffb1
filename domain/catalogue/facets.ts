// A shopper's choices among a list's facets, and their form in an address. Names are those of the wire, the same in every language.
import { kronerFrom } from '#domain/validate/amount';

/** Facets that every shop has; price and stock have a different shape. */
export const FACETS = [
  'brand',
  'kind',
  'colour',
  'size',
  'hardness',
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
  'box',
  'scent',
  'miljocertificering',
  'energy_class',
  'delivery',
] as const;

const NAMED: ReadonlySet<string> = new Set(FACETS);
/** In an address, this prefix separates a catalogue's attributes from the pages' own parameters. */
const PREFIX = 'facet_';
const CODE = /^[a-z][a-z0-9_]{0,39}$/;
/** Attributes of a catalogue that can be chosen by at once. */
export const MOST_ATTRIBUTES = 10;

export const isFacetCode = (code: string): boolean => CODE.test(code);

/** 'colour' → 'colour', 'climate' → 'facet_climate' */
export const facetName = (code: string): string => (NAMED.has(code) ? code : PREFIX + code);

/** The code behind a name, and whether every shop has that facet. Null for what is no facet's name. */
export function facetNamed(name: string): { code: string; everyShop: boolean } | null {
  if (NAMED.has(name)) return { code: name, everyShop: true };
  const code = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  return isFacetCode(code) && !NAMED.has(code) ? { code, everyShop: false } : null;
}

export interface FacetState {
  /** Name in the address → values. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Whole kroner, as the shopper reads prices. */
  priceFrom: number | null;
  priceTo: number | null;
  inStock: boolean;
}

export type Pair = readonly [name: string, value: string];

export const NOTHING_CHOSEN: FacetState = { values: {}, priceFrom: null, priceTo: null, inStock: false };

/** No shopper ticks more, so addresses are limited to this many. */
export const MOST_VALUES = 20;
const VALUE = /^[\p{L}\d][\p{L}\d_.-]{0,59}$/u;
const MOST_KRONER = 9_999_999;

/** As it is typed, rounded so that a product at the typed price is within the limit. */
function amountOf(text: string | null, round: (kroner: number) => number): number | null {
  const kroner = kronerFrom(text ?? '');
  return kroner !== null && kroner <= MOST_KRONER ? round(kroner) : null;
}

function attributeNames(search: URLSearchParams): string[] {
  const names = [...new Set(search.keys())].filter((name) => facetNamed(name)?.everyShop === false);
  return names.sort().slice(0, MOST_ATTRIBUTES);
}

/** Unknown facets, and what cannot be a value, are dropped; the rest comes out in one order. */
export function parseFacets(search: URLSearchParams): FacetState {
  const values: Record<string, string[]> = {};
  for (const name of [...FACETS, ...attributeNames(search)]) {
    const asked = [...new Set(search.getAll(name))].filter((value) => VALUE.test(value)).slice(0, MOST_VALUES);
    if (asked.length > 0) values[name] = asked.sort();
  }
  return {
    values,
    priceFrom: amountOf(search.get('price_from'), Math.floor),
    priceTo: amountOf(search.get('price_to'), Math.ceil),
    inStock: search.get('in_stock') === '1',
  };
}

export function writeFacets({ values, priceFrom, priceTo, inStock }: FacetState): Pair[] {
  const named = Object.keys(values).filter((name) => !NAMED.has(name));
  const chosen = [...FACETS, ...named.sort()].flatMap((name) =>
    (values[name] ?? []).map((value): Pair => [name, value]),
  );
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
