// The product as a tile and as a page: decisions already made, so that components only draw.
import type { PieceKind } from '#domain/catalogue/content-price';
import type { PowerStep } from '#domain/quantity/power-steps';
import type { GiftCardChoice } from './gift-card';
import type { PriceView } from './money';
import type { RatingView } from './review';
import type { HeartState } from './shopping-list';

export interface Picture {
  url: string;
  alt: string;
}

/** When goods arrive if they are ordered now: the day as yyyy-mm-dd, and until when ('14:00') they are sent today. */
export interface PromisedDay {
  sentToday: boolean;
  delivery: string;
  cutoff: string;
}

export type StockColour = 'green' | 'yellow' | 'red';

export interface StockView {
  salable: boolean;
  colour: StockColour;
  /** Text already translated, e.g. "På lager: 1–2 hverdage". */
  label: string;
  /** Spec §9: one day gives the day-to-day note, in the shop that has it. */
  note: 'day-to-day' | null;
  /** The day of what leaves from the shelf, by the way that takes it; null where none can be promised. */
  promise: PromisedDay | null;
}

export interface Swatch {
  label: string;
  /** CSS colour, or null for a text swatch. */
  colour: string | null;
}

/** One of the ways in which a family of goods can be had, as its tile shows it. */
export interface TileSwatch extends Swatch {
  /** Passed to the product's page to select this variant. */
  uid: string;
  /** Picture of the variant; null where it has none. */
  picture: string | null;
  /** Matches the list's filter: the tile shows this one. */
  chosen: boolean;
}

export interface QuantityRule {
  min: number;
  max: number;
  increments: number;
}

/** What the one button of a tile does, in the spec's order of priority (section 4). */
export type TileAction =
  | { kind: 'add-to-cart'; sku: string }
  | { kind: 'configure'; href: string; slug: string; options: string[] }
  | { kind: 'design'; href: string }
  /** Gets its receiver's name on its own page. */
  | { kind: 'gift-card'; href: string }
  | { kind: 'request-price'; sku: string }
  | { kind: 'business-only' }
  | { kind: 'sold-out'; sku: string }
  | { kind: 'none' };

/** What the panel with a product's options shows of it. */
export interface OptionMenu
  extends Pick<
    ProductPage,
    | 'sku'
    | 'name'
    | 'href'
    | 'options'
    | 'price'
    | 'unit'
    | 'quantity'
    | 'stock'
    | 'action'
    | 'cartSku'
    | 'parentSku'
    | 'selectedOptions'
  > {
  slug: string;
  picture: Picture | null;
}

/** What the panel with a product's quantities shows of it. */
export interface StepMenu
  extends Pick<ProductPage, 'sku' | 'name' | 'href' | 'unit' | 'quantity' | 'parentSku' | 'selectedOptions'> {
  slug: string;
  picture: Picture | null;
  /** Quantities to choose among, the least first. */
  steps: PowerStep[];
  chosen: number;
  cartSku: string;
  includesVat: boolean;
}

/** Energy class as the law requires: the arrow next to the price, linking to the label, and the data sheet. */
export interface EnergyView {
  letter: string;
  /** The arrow with the scale, as content has it; null where content has none of this class. */
  icon: string | null;
  labelHref: string | null;
  sheetHref: string | null;
}

export type DocumentKind = 'energylabel' | 'user_guide' | 'data' | 'safety_data';

/** What the product's label warns of (CLP): pictograms, signal word, hazard and precautionary sentences. */
export interface DangerView {
  pictograms: { code: string; label: string; url: string }[];
  signal: string | null;
  hazards: { code: string; text: string }[];
  precautions: { code: string; text: string }[];
}

export interface ContactView {
  name: string;
  address: string;
  email: string;
}

export interface Tile {
  sku: string;
  /** The number to order by, as the shopper reads it: of a family the variant that was searched for; null where only a choice gives one. */
  number: string | null;
  name: string;
  href: string;
  picture: Picture;
  brand: string | null;
  subLabel: string | null;
  /** `text` where it is data (the badge, the percentage); the other kinds use translated labels. */
  label: { kind: 'sale' | 'badge'; text: string } | { kind: 'warehouse' | 'contract' | 'residual'; text: null } | null;
  /** Null where no price may be shown (catalogue mode, business-only, price on request). */
  price: PriceView | null;
  unit: string;
  moq: number | null;
  quantity: QuantityRule;
  stock: StockView;
  swatches: { slug: string; shown: TileSwatch[]; more: number };
  /** `url`: null where the mark's name is shown in words. */
  logos: { label: string; url: string | null }[];
  energy: EnergyView | null;
  /** What one costs in the bonus shop, for those who may shop there. */
  points: number | null;
  /** In the bonus shop: bought for points and nothing else. */
  forPoints?: true;
  action: TileAction;
  heart?: HeartState;
}

export interface OptionValue {
  uid: string;
  label: string;
  swatch: Swatch | null;
  chosen: boolean;
  available: boolean;
  /** The same page with this value chosen. */
  href: string;
}

export interface ProductOption {
  code: string;
  label: string;
  values: OptionValue[];
}

export interface Crumb {
  label: string;
  href: string;
}

/** A variant of a product family, as published to search engines. */
export interface VariantView {
  sku: string;
  /** The page with this one chosen. */
  href: string;
  /** Null where no price may be shown. */
  priceOere: number | null;
  /** To have one brought to the door; null where that has no price to be shown. */
  deliveryOere: number | null;
  salable: boolean;
  /** What is chosen, by the code of the option. */
  values: { code: string; label: string }[];
}

/** What a store that one can walk into has on its shelves. */
export interface StockInStore {
  name: string;
  href: string;
  quantity: number;
}

export interface ProductPage {
  sku: string;
  /** The SKU that goes into the cart: the chosen variant, or the product itself; null until options are chosen. */
  cartSku: string | null;
  parentSku: string | null;
  selectedOptions: string[];
  name: string;
  href: string;
  canonical: string;
  brand: { name: string; href: string | null } | null;
  ean: string | null;
  subLabel: string | null;
  shortDescription: string;
  descriptionHtml: string;
  label: Tile['label'];
  pictures: Picture[];
  crumbs: Crumb[];
  options: ProductOption[];
  /** Empty for a product without options. */
  variants: VariantView[];
  /** What it costs to have one brought to the door, as prices are shown here; null where that is not known. */
  deliveryOere: number | null;
  /** What the page says of it: of a family with nothing chosen the least; `freeFromOere` is what a cart has to come to for it to be free. */
  freight: { oere: number; isLeast: boolean; freeFromOere: number | null } | null;
  price: PriceView | null;
  /** What one piece costs of what is sold by the pack. */
  perPiece: { oere: number; kind: PieceKind } | null;
  unit: string;
  moq: number | null;
  quantity: QuantityRule;
  stock: StockView;
  shops: StockInStore[];
  logos: { label: string; url: string | null; description: string }[];
  energy: EnergyView | null;
  points: number | null;
  /** Sent by the supplier, not from our own warehouse. */
  dropShip: boolean;
  documents: { kind: DocumentKind; href: string }[];
  /** The product as a paper; null where papers are not to be had. */
  pdfHref: string | null;
  danger: DangerView | null;
  facts: { label: string; value: string }[];
  /** No right of withdrawal: it is made for one buyer, or spoils. */
  isExempt: boolean;
  /** Months of the producer's guarantee for the complete product, above two years; null: none that long. */
  garanMonths: number | null;
  /** Address of that guarantee's terms: a path of the shop or an https address. */
  garanTerms: string | null;
  rating: RatingView | null;
  producer: ContactView | null;
  /** Who answers in the EU for a producer from outside it. */
  responsible: ContactView | null;
  /** What a gift card can be made out for; null for goods. */
  giftCard: GiftCardChoice | null;
  action: TileAction;
  heart?: HeartState;
  /** In the bonus shop: bought for points and nothing else. */
  forPoints?: true;
  /** This customer may have it delivered regularly. */
  maySubscribe?: boolean;
  related: Tile[];
  accessories: Tile[];
  /** Printers that this cartridge fits. */
  fits: { id: string; name: string; href: string }[];
}
