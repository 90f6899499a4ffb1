// The parts of a shop's files that staff change in the browser: where each is located, who may change it, and how an address names it.
import { roleHasRight, type StaffRight } from './rights';

interface PartPlace {
  right: StaffRight;
  /** File in the shop's folder. */
  file: string;
  /** Key in a YAML file, which has several parts; a table is one part. */
  key?: string;
  /** Its rows are changed by a file that is uploaded: too many to be shown in a form. */
  isUploadOnly?: boolean;
  /** Its records have forms: the keys by which one of them is named; none where there is only one record. */
  form?: readonly string[];
}

/**
 * By the name of its section (backend/shop-files/sections). Left out: accounts and passwords, ledgers (points, gift cards, prices of the past,
 * orders), what has separate pages (promotions, coupons, entries of content), and secrets of procurement systems.
 */
export const SHOP_PARTS = {
  company: { right: 'settings', file: 'shop.yaml', key: 'company', form: [] },
  stores: { right: 'settings', file: 'shop.yaml', key: 'stores', form: ['code'] },
  variants: { right: 'settings', file: 'shop.yaml', key: 'shops' },
  notifications: { right: 'settings', file: 'shop.yaml', key: 'notifications', form: ['email'] },
  units: { right: 'settings', file: 'shop.yaml', key: 'units', form: ['code'] },
  duties: { right: 'settings', file: 'shop.yaml', key: 'duties', form: ['code', 'from'] },
  calendar: { right: 'settings', file: 'delivery.yaml', key: 'calendar', form: [] },
  methods: { right: 'settings', file: 'delivery.yaml', key: 'methods', form: ['carrier', 'method'] },
  shops: { right: 'settings', file: 'delivery.yaml', key: 'physical_stores', form: ['code'] },
  'service-points': { right: 'settings', file: 'delivery.yaml', key: 'service_points', form: ['carrier', 'id'] },
  products: { right: 'catalogue', file: 'products.csv', isUploadOnly: true },
  stock: { right: 'catalogue', file: 'stock.csv', isUploadOnly: true },
  categories: { right: 'catalogue', file: 'categories.csv' },
  brands: { right: 'catalogue', file: 'brands.csv' },
  printers: { right: 'catalogue', file: 'printers.csv' },
  upgrades: { right: 'catalogue', file: 'upgrades.csv' },
  synonyms: { right: 'catalogue', file: 'synonyms.csv' },
  'old-addresses': { right: 'catalogue', file: 'old-addresses.csv' },
  customer_groups: { right: 'customers', file: 'shop.yaml', key: 'customer_groups', form: ['code'] },
  contract_prices: { right: 'customers', file: 'contract-prices.csv' },
  assortments: { right: 'customers', file: 'assortments.csv' },
  segments: { right: 'campaigns', file: 'segments.csv' },
  segment_members: { right: 'campaigns', file: 'segment-members.csv' },
  gift_price_classes: { right: 'campaigns', file: 'gift-shops.yaml', key: 'gift_price_classes', form: ['code'] },
  gift_themes: { right: 'campaigns', file: 'gift-shops.yaml', key: 'gift_themes', form: ['code'] },
  'front-pages': { right: 'content', file: 'content.yaml', key: 'front_pages' },
  menus: { right: 'content', file: 'content.yaml', key: 'menus' },
  footers: { right: 'content', file: 'content.yaml', key: 'footers' },
  'recommendation-rows': { right: 'content', file: 'content.yaml', key: 'recommendation_rows' },
  redirects: { right: 'content', file: 'content.yaml', key: 'redirects' },
} as const satisfies Record<string, PartPlace>;

export type ShopPart = keyof typeof SHOP_PARTS;

export const isShopPart = (value: unknown): value is ShopPart =>
  typeof value === 'string' && Object.hasOwn(SHOP_PARTS, value);

const PARTS = Object.keys(SHOP_PARTS).filter(isShopPart);

export const placeOfPart = (part: ShopPart): PartPlace => SHOP_PARTS[part];

/** Size of the complete file or the part of one, in bytes. */
export const LARGEST_PART = 1024 * 1024;

/** For the list of parts: a member who may change at least one. */
export const SEES_PARTS: readonly StaffRight[] = ['settings', 'catalogue', 'customers', 'campaigns', 'content'];

export const mayChangePart = (role: string, part: ShopPart): boolean => roleHasRight(role, SHOP_PARTS[part].right);

/** In the order of the table. */
export const partsOfRole = (role: string): ShopPart[] => PARTS.filter((part) => mayChangePart(role, part));

/** Path of the page of one record; `key`: null for a new one, '' for the only one. */
export const staffRecordPath = (part: ShopPart, key: string | null): string =>
  `/staff/settings/${part}/${key === null ? 'new' : 'record'}${key ? `?${new URLSearchParams({ key })}` : ''}`;

export const staffPartsPath = () => '/staff/settings';
export const staffPartPath = (part: ShopPart) => `/staff/settings/${part}`;
export const staffPartFilePath = (part: ShopPart) => `/staff/settings/${part}/file`;
