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

export interface SearchPage {
  query: string;
  tiles: Tile[];
  paging: Paging;
  sorts: SortOption[];
  suggestions: string[];
  popularTerms: string[];
}
