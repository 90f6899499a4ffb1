// Shelves: lists of products by brand, certificate, offer or news, with the introduction above them.
import type { CategoryEntry, Facets, Paging, SortOption } from './catalogue';
import type { Tile } from './product';

export interface Shelf {
  tiles: Tile[];
  paging: Paging;
  sorts: SortOption[];
}

/** A shelf that can be narrowed by what its goods are. */
export interface FacetedShelf extends Shelf {
  facets: Facets;
}

export interface BrandEntry {
  id: string;
  name: string;
  description: string;
  href: string;
  /** A brand of the shop's own. */
  isHouse: boolean;
}

/** Brands under their first letter, in the order of the Danish alphabet. */
export interface BrandGroup {
  letter: string;
  brands: BrandEntry[];
}

export interface BrandPage extends BrandEntry {
  producer: { name: string; address: string; email: string } | null;
  categories: CategoryEntry[];
}

export interface CertificateEntry {
  id: string;
  name: string;
  description: string;
  href: string;
  logoUrl: string | null;
}

export interface CertificatePage extends CertificateEntry {
  html: string;
  issuer: { name: string; href: string | null } | null;
}
