// Acts of staff on a product, and which of them its kind allows.
import type { StaffRight } from '#domain/staff/rights';

/** Who sees products: those who sell, advertise or describe them. */
export const SEES_PRODUCTS: readonly StaffRight[] = ['catalogue', 'orders', 'customers', 'campaigns', 'content'];
/** Who changes them. */
export const CHANGES_PRODUCTS: StaffRight = 'catalogue';

export const PRODUCT_ACTS = [
  'price',
  'stock',
  'texts',
  'codes',
  'stores',
  'categories',
  'details',
  'pictures',
] as const;
export type ProductAct = (typeof PRODUCT_ACTS)[number];

export const isProductAct = (value: unknown): value is ProductAct => PRODUCT_ACTS.some((act) => act === value);

interface ProductKind {
  hasVariants: boolean;
  isVariant: boolean;
  isBonusOnly: boolean;
}

/** Variants have the price and the stock of a family; the family has the texts that shoppers read, and the stores. */
export function possibleProductActs({ hasVariants, isVariant, isBonusOnly }: ProductKind): ProductAct[] {
  const isPossible: Record<ProductAct, boolean> = {
    price: !hasVariants,
    stock: !hasVariants,
    texts: true,
    codes: true,
    stores: !isVariant && !isBonusOnly,
    categories: !isVariant && !isBonusOnly,
    details: true,
    pictures: true,
  };
  return PRODUCT_ACTS.filter((act) => isPossible[act]);
}

/** SKU of a new product: without the characters that separate values in addresses, files and lists of numbers. */
export const isNewSku = (sku: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(sku);
