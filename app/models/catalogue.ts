// Category and search pages, and the menu that leads to them.
import type { Crumb, Picture, Tile } from './product';

export interface MenuItem {
  id: string;
  categoryId: number;
  label: string;
  href: string;
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

export interface CategoryEntry {
  id: string;
  name: string;
  href: string;
  picture: Picture | null;
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
}

/** A name that leads somewhere. */
export interface PlaceLink {
  label: string;
  href: string;
}

/** What stands around a search's products. */
export interface SearchGuide {
  /** The question that was searched for, where a mistyped word was put right. */
  corrected: string | null;
  /** Words that nothing in the shop has. */
  unknown: string[];
  /** No product has all the words; these have some. */
  someWordsOnly: boolean;
  /** The words that were searched for, when there are several. */
  words: string[];
  categories: PlaceLink[];
  printers: PlaceLink[];
  pages: (PlaceLink & { text: string })[];
}

export interface Suggestion extends PlaceLink {
  kind: 'term' | 'category' | 'printer' | 'product';
}

export interface SearchPage {
  query: string;
  tiles: Tile[];
  paging: Paging;
  sorts: SortOption[];
  /** Counting ended at a bound: there are as many as the total, or more. */
  orMore: boolean;
  suggestions: string[];
  popularTerms: string[];
  guide: SearchGuide;
  /** Where nothing was found: the ways in, and what others buy. */
  ways: PlaceLink[];
  popular: Tile[];
}

/** What the list of a search alone says; the rest is put beside it. */
export type FoundPage = Omit<SearchPage, 'popularTerms' | 'guide' | 'ways' | 'popular'>;
