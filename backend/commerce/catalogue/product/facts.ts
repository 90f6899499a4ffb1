// The rows that products are read as: what decides a price, what a tile or a cart line needs, what the own page adds.
import type { ProductAttribute, ProductDanger, ProductDocument, ProductOption } from '#backend/db/tables/product';
import type { Producer } from '#backend/db/tables/store';
import type { PlainTexts } from './plain-texts';

/** [audience, quantity, gross øre] */
export type TierFact = ['all' | 'business', number, number];
/** [gross øre, from ms, to ms, rule name, price log before it as [at ms, gross øre][]] */
export type SpecialFact = [number, number, number, string, [number, number][] | null];
/** [key, version, alt] */
export type PictureFact = [string, string, string];
/** [source code, name of the shop, quantity] */
export type SourceFact = [string, string, number];

/** What decides the price and stock of one thing that can be bought. */
export interface PriceFacts {
  id: number;
  sku: string;
  gross_oere: number;
  duty_code: string | null;
  duty_milli_units: number;
  min_qty: number;
  manage_stock: boolean;
  stock_state: string;
  quantity: number;
  tiers: TierFact[] | null;
  specials: SpecialFact[] | null;
  /** Agreed with the shopper's business; read only for that business. */
  agreed_oere: number | null;
  /** Null = every store. */
  store_ids: number[] | null;
}

/** What decides the delivery of one thing that can be bought. */
export interface CarriageFacts {
  delivery_days: number;
  weight_grams: number;
  /** As packed; null where it was not measured. */
  longest_mm: number | null;
}

export type VariantFacts = PriceFacts & CarriageFacts;

export interface CardRow extends PriceFacts, CarriageFacts {
  type: 'simple' | 'configurable' | 'pcon' | 'giftcard';
  parent_id: number | null;
  url_key: string;
  name: string;
  brand: string;
  brand_code: string | null;
  ean: string;
  unit: string;
  max_qty: number;
  increments: number;
  delivery_label: string;
  badge: string | null;
  sub_label: string | null;
  request_price: boolean;
  only_trade: boolean;
  certificates: string[];
  energy_class: string | null;
  options: ProductOption[] | null;
  option_values: Record<string, string> | null;
  picture: PictureFact | null;
  /** How a family looks in each of its colours: [code of the colour, key, version]. */
  looks: [string, string, string][] | null;
  bonus_points: number | null;
  /** Sold for points and not for money. */
  bonus_only: boolean;
  residual_sale: boolean;
  documents: ProductDocument[];
  /** On a list of the shopper's business; false for anyone who buys for none. */
  in_warehouse_hotel: boolean;
  is_contract_goods: boolean;
  variants: VariantFacts[] | null;
  /** Spec §3 "Design-your-own". */
  pcon_status: string | null;
  pcon_moc: string | null;
  pcon_ban: string | null;
  /** [approved reviews, sum of their stars]; a variant's are its family's. */
  rating: [number, number] | null;
}

/** What only the product's own page shows. */
export interface DetailRow extends PlainTexts {
  id: number;
  short: string;
  description: string;
  attributes: ProductAttribute[];
  producer: Producer | null;
  danger: ProductDanger | null;
  attribute_set: string;
  /** Printers that it fits are known. */
  is_cartridge: boolean;
  gallery: PictureFact[] | null;
  /** Stock of the physical shops; of all variants together for a configurable product. */
  sources: SourceFact[] | null;
  /** Ids of the product's own categories, deepest last; a variant has its parent's. */
  category_ids: number[] | null;
}
