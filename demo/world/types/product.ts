// A product of the demo world, simple, configurable or variant. Spec §3: Product.
import type { PictureSpec } from './pictures';
import type { ShopCode, StoreCode } from './stores';

export interface OptionValue {
  /** Unique inside its option, url-safe: 'blaa', 'a4'. */
  code: string;
  label: string;
  labelEn: string;
  /** '#rrggbb' for colours, short text for sizes. */
  swatch: string;
}
/** The attribute in which the variants of a family differ. */
export type OptionCode = 'colour' | 'size' | 'format' | 'hardness' | 'box' | 'scent';

export interface ProductOption {
  code: OptionCode;
  label: string;
  labelEn: string;
  swatchType: 'COLOR' | 'TEXT';
  values: OptionValue[];
}

export interface ProductAttribute {
  code: string;
  label: string;
  labelEn: string;
  value: string;
  valueEn: string;
}

export interface PriceTier {
  quantity: number;
  grossOere: number;
  /** 'business': only the price groups of business customers. */
  groups: 'all' | 'business';
}
export interface SpecialPrice {
  grossOere: number;
  /** ISO instants. */
  from: string;
  to: string;
  name: string;
  nameEn: string;
}
/** The product's price from this instant on; append-only, oldest first, covers at least 90 days. */
export interface PriceLogEntry {
  at: string;
  grossOere: number;
}

export interface ProductStock {
  central: number;
  shops: Record<ShopCode, number>;
}
/** Which sentence the storefront shows about delivery. */
export type DeliveryLabelKind = 'in-stock' | 'short' | 'medium' | 'order-item' | 'sold-out' | 'made-to-order';
export type StockState = 'common' | 'special-order' | 'customer-item' | 'inactive' | 'order-item' | 'coming-home';

export interface Producer {
  name: string;
  address: string;
  email: string;
  /** In the EU, where the producer has no address there (GPSR article 4). */
  responsible?: { name: string; address: string; email: string };
}

export type CartridgeRole = 'black' | 'cyan' | 'magenta' | 'yellow' | 'colour' | 'photo' | 'set' | 'drum' | 'waste';

export interface WorldProduct {
  sku: string;
  name: string;
  nameEn: string;
  urlKey: string;
  type: 'simple' | 'configurable';
  /** Set on the variants of a configurable product. */
  parentSku?: string;
  /** Variants are bought through their parent and do not appear in lists themselves. */
  /** 'points': sold for bonus points alone, it appears only in the bonus shop. */
  visibility: 'catalogue' | 'variant' | 'points';
  /** Only on configurable products. */
  options?: ProductOption[];
  /** Only on variants: option code → value code. */
  optionValues?: Partial<Record<OptionCode, string>>;
  /** Leaf categories; a parent category lists what its descendants hold. */
  categoryIds: number[];
  brand: string;
  brandCode: string;
  shortDescription: string;
  shortDescriptionEn: string;
  descriptionHtml: string;
  descriptionHtmlEn: string;
  attributes: ProductAttribute[];
  ean: string;
  unit: UnitCode;
  minQty: number;
  increments: number;
  maxQty: number;
  /** Incl. 25 % VAT. A configurable parent carries its cheapest variant's price. */
  priceGrossOere: number;
  costOere: number;
  tiers: PriceTier[];
  special?: SpecialPrice;
  priceLog: PriceLogEntry[];
  /** Units of the duty per piece sold: kg for coffee and chocolate, pieces for KulturPlus. */
  duty?: { code: string; units: number };
  /** Nothing on a configurable parent: its variants hold the stock. */
  stock: ProductStock;
  manageStock: boolean;
  stockState: StockState;
  /** 1–999; 999 means unknown (spec §9). */
  deliveryDays: number;
  deliveryLabel: DeliveryLabelKind;
  badge?: string;
  badgeEn?: string;
  subLabel?: string;
  subLabelEn?: string;
  requestPrice: boolean;
  /** roda_hide = only_trade (spec §4, §6). */
  onlyTrade: boolean;
  /** Identifiers of WorldLogo. */
  certificates: string[];
  energyClass?: string;
  weightGrams: number;
  pictures: PictureSpec[];
  popularity: number;
  createdAt: string;
  /** Catalogue SKUs, most popular first; the caller leaves out what the store does not sell. */
  relations: { related: string[]; accessories: string[] };
  bonusPoints?: number;
  /** Its category in the bonus shop. */
  bonusCategory?: string;
  attributeSet: string;
  /** The last pieces are sold off. */
  residualSale: boolean;
  producer: Producer;
  warnings?: string;
  /** Of the producer's guarantee, where it is longer than two years. */
  guaranteeMonths?: string;
  /** The URL of its terms. */
  guaranteeTerms?: string;
  danger?: { clp: string[]; hSentences: string[]; pSentences: string[] };
  documents: { type: 'energylabel' | 'user_guide' | 'data' | 'safety_data'; link: string }[];
  stores: StoreCode[];
  /** Spec §3 "Design-your-own": catalogue and article of the drawing board. */
  design?: { moc: string; ban: string };
  /** Amounts of a gift card, in øre. */
  giftCard?: { steps: number[]; least: number; most: number };
  /** Printers that a cartridge fits: ids of WorldPrinter. */
  fitsPrinters?: string[];
  /** Cartridge role and yield for the ink finder. */
  cartridge?: {
    /** What it is called in shops: '415A'. */
    number: string;
    /** The maker's own number: 'W2030A'. */
    part: string;
    role: CartridgeRole;
    /** At 5 % coverage; 0 for sets. */
    pages: number;
    original: boolean;
    /** Printers may refuse it: sold for one part of the world only, or known by its chip. */
    lock?: 'region' | 'chip';
    /** Contents of a set. */
    holds?: { part: string; role: CartridgeRole; pages: number }[];
  };
}
export type UnitCode = 'stk' | 'pk' | 'ds' | 'ks' | 'rl' | 'sæt' | 'par';
