// Shops, shipping methods and parcel shops.
import type { Bilingual, ShopCode, StoreCode } from './stores';

export interface PhysicalShop {
  code: ShopCode;
  sourceCode: string;
  name: string;
  urlKey: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  /** Monday first; null = closed. */
  openingHours: ({ from: string; to: string } | null)[];
  text: Bilingual;
  exceptions: { date: string; hours: { from: string; to: string } | null; note: Bilingual }[];
  services: Bilingual[];
  staff: { name: string; role: Bilingual; phone: string; email: string }[];
}
export interface ShippingMethod {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  title: string;
  titleEn: string;
  note: string;
  noteEn: string;
  /** Stores where it is offered, with the gross price and the free limit in the store's own basis. */
  prices: { store: StoreCode; grossOere: number; freeFromOere: number | null }[];
  kind: 'freeShipping1' | 'paidShipping' | 'freeShipping3' | 'hiddenShipping';
  needsServicePoint: boolean;
  needsShop: boolean;
  sort: number;
  deliveryDays: number;
  channel: 'day' | 'express' | 'interval' | 'route' | 'collected' | 'point' | 'shop' | 'pallet';
  minGrams: number | null;
  maxGrams: number | null;
  maxLongestMm: number | null;
  /** The price is per so many grams. */
  unitGrams: number | null;
  /** [up to grams, gross øre], in every store that has the method. */
  bands: readonly (readonly [number, number])[];
}
export interface ServicePoint {
  id: string;
  carrierCode: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours: string;
}
