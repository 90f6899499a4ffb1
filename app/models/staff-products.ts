// View models of products in the back office.
import type { StaffEventView } from './staff';

interface StaffPictureView {
  key: string;
  version: string;
}

export interface StaffProductRowView {
  id: number;
  sku: string;
  name: string;
  brand: string;
  /** The family's SKU, of a variant. */
  parent: string | null;
  variants: number;
  priceOere: number;
  nowOere: number;
  /** Null where stock is not counted. */
  pieces: number | null;
  isSalable: boolean;
  isHidden: boolean;
  picture: StaffPictureView | null;
}

export interface StaffProductsView {
  rows: StaffProductRowView[];
  hasNewer: boolean;
  hasOlder: boolean;
}

export interface StaffProductChoicesView {
  categories: { id: number; level: number; name: string }[];
  brands: { code: string; name: string }[];
}

export interface StaffOfferView {
  grossOere: number;
  from: string;
  /** Null: until further notice. */
  to: string | null;
  name: string;
  isRunning: boolean;
}

export interface StaffProductPageView {
  sku: string;
  /** The state that the page shows, for the forms of its acts. */
  seen: string;
  kind: string;
  parent: string | null;
  variants: string[];
  brand: string;
  ean: string;
  unit: string;
  address: string;
  isSalable: boolean;
  countsStock: boolean;
  categories: { id: number; name: string }[];
  texts: {
    nameDa: string;
    nameEn: string;
    shortDa: string;
    shortEn: string;
    descriptionDa: string;
    descriptionEn: string;
  };
  codes: { code: string; value: string }[];
  price: { grossOere: number; low30Oere: number | null; offers: StaffOfferView[] };
  stock: {
    places: { code: string; name: string }[];
    shelves: { sku: string; source: string; quantity: number }[];
    movements: { at: string; source: string; delta: number; reason: string; order: string | null; note: string }[];
  };
  stores: { code: string; name: string; isShown: boolean }[];
  pictures: { key: string; version: string; altDa: string; altEn: string }[];
  timeline: StaffEventView[];
  acts: string[];
}
