// An entry of a product feed: a product or a variant with its own number, price and address.

/** Why a feed leaves a product out. */
export type LeftOutReason = 'PRICE_WITHOUT_VAT' | 'GIFT_CARD' | 'DESIGNED' | 'NO_PRICE' | 'NO_PICTURE';

export interface FeedEntry {
  sku: string;
  /** The number of the product that it is a variant of. */
  family: string | null;
  title: string;
  text: string;
  path: string;
  /** Path or address of the picture; empty without one. */
  image: string;
  ean: string | null;
  brand: string;
  /** From the top: 'Papir > Kopipapir'. */
  category: string;
  isSalable: boolean;
  /** With VAT and duties, as on the product's page. */
  oere: number;
  regularOere: number;
  /** Null: it is in the feed. */
  reason: LeftOutReason | null;
}
