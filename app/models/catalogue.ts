// Category and search pages, and the menu that leads to them.
import type { PriceView } from './money';
import type { Crumb, Picture, Tile } from './product';

export interface MenuItem {
  id: string;
  /** Null for a link that is no category. */
  categoryId: number | null;
  label: string;
  href: string;
  /** Set for top-level categories only. */
  picture?: Picture | null;
  children: MenuItem[];
}

export interface SortOption {
  value: string;
  chosen: boolean;
}

export interface Paging {
  page: number;
  pages: number;
  total: number;
  pageSize: number;
}

export interface FacetOption {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
  /** The tone of a colour; null for what is none. */
  colour: string | null;
}

export interface FacetView {
  code: string;
  label: string;
  options: FacetOption[];
}

/** One choice that is made, and the address without it. */
export interface ChosenFacet {
  kind: 'value' | 'price_from' | 'price_to' | 'in_stock';
  label: string;
  href: string;
}

export interface Facets {
  /** Where the form leads, and what of the address is not a choice: words and order. */
  action: string;
  kept: (readonly [string, string])[];
  /** The choices as query pairs, for forms that preserve them. */
  pairs: (readonly [string, string])[];
  groups: FacetView[];
  price: { low: number; high: number; from: number | null; to: number | null } | null;
  /** Null where nothing of the list can be bought now. */
  inStock: { count: number; chosen: boolean } | null;
  chosen: ChosenFacet[];
  clearHref: string;
  view: ListView;
}

/** Layout of a list: tiles in a grid, or rows. */
export interface ListView {
  isLines: boolean;
  tilesHref: string;
  linesHref: string;
}

export interface CategoryEntry {
  id: string;
  name: string;
  href: string;
  picture: Picture | null;
  /** The one whose page this is. */
  isHere?: boolean;
}

export interface CategoryPage {
  id: string;
  name: string;
  description: string;
  path: string;
  crumbs: Crumb[];
  children: CategoryEntry[];
  tiles: Tile[];
  paging: Paging;
  sorts: SortOption[];
  facets: Facets;
}

/** A name that leads somewhere. */
export interface PlaceLink {
  label: string;
  href: string;
}

/** Guidance shown around a search's products. */
export interface SearchGuide {
  /** The question that was searched for, where a mistyped word was put right. */
  corrected: string | null;
  /** Words that nothing in the shop has. */
  unknown: string[];
  /** What is wanted and the shop has nothing of: then there are no products, although some have the other words. */
  missing: string[];
  /** No product has all the words; these have some. */
  someWordsOnly: boolean;
  /** The words that were searched for, when there are several. */
  words: string[];
  categories: PlaceLink[];
  printers: PlaceLink[];
  pages: (PlaceLink & { text: string })[];
}

export interface Suggestion extends PlaceLink {
  kind: 'term' | 'category' | 'brand' | 'printer' | 'product';
  picture?: Picture | null;
  /** A product's; null where the shop shows none. */
  price?: PriceView | null;
  /** The name of the product's category. */
  within?: string;
}

export interface SearchPage {
  query: string;
  tiles: Tile[];
  paging: Paging;
  sorts: SortOption[];
  /** Counting ended at a bound: there are as many as the total, or more. */
  orMore: boolean;
  facets: Facets;
  suggestions: string[];
  popularTerms: string[];
  guide: SearchGuide;
  /** Where nothing was found: the ways in, and what others buy. */
  ways: PlaceLink[];
  popular: Tile[];
  /** The form that requests the product, filled in with the search words; null where no questions are taken. */
  sourcing: string | null;
}

/** The result list of a search alone; the other fields are added later. */
export type FoundPage = Omit<SearchPage, 'popularTerms' | 'guide' | 'ways' | 'popular' | 'sourcing'>;
