// A product line: the short form in which the themes describe goods, before sizes, colours and packs are multiplied out.
import type { PictureFamily, StoreCode, UnitCode, WorldProduct } from '../types';
import type { AttributeCode } from './attributes';
import type { ColourKey } from './palette';

/** [Danish, English] */
export type Words = readonly [da: string, en: string];
/** [attribute, Danish value, English value when it differs by more than the decimal mark] */
export type Fact = readonly [code: AttributeCode, da: string, en?: string];

export interface Size {
  da: string;
  en?: string;
  /** Price in parts of the line's base price. */
  factor: number;
  /** Weight in parts of the line's base weight; the price factor when absent. */
  heft?: number;
  facts?: readonly Fact[];
  /** Danish sentence for this size only. */
  note?: string;
  traits?: readonly string[];
  mark?: string;
  /** Colour of the picture where colour is not a choice. */
  paint?: ColourKey;
  energyClass?: string;
  dutyUnits?: number;
  dutyCode?: string;
}
export interface Pack {
  n: number;
  unit: UnitCode;
  /** 'pakke med 12 stk.'; written from n when absent. */
  da?: string;
  en?: string;
  factor?: number;
}

/** The bonus shop's own categories. */
export type BonusCategory = 'til-hjemmet' | 'til-bordet' | 'paa-farten' | 'gaver';

export interface Line {
  /** Url key of the leaf category. */
  category: string;
  also?: readonly string[];
  brand: string;
  model?: string;
  /** Only where the model is words rather than a name. */
  modelEn?: string;
  noun: Words;
  /** Follows size and colour in the name: 'med armlæn'. */
  tail?: Words;
  family: PictureFamily;
  accent?: string;
  traits?: readonly string[];
  mark?: string;
  /** Kroner incl. VAT for one piece of the base size. */
  price: number;
  weight: number;
  sizes?: readonly Size[];
  colours?: readonly ColourKey[];
  /** The initially shown colour of the line's first family; if omitted: the first. Adjacent families should not all be black. */
  shown?: ColourKey;
  /** Colour of the picture where the product itself has none. */
  paint?: ColourKey;
  packs?: readonly Pack[];
  /** What the buyer chooses on one page; the other dimensions become separate products. */
  choose?: readonly ('colour' | 'size')[];
  /** What the sizes are, where they are chosen: facets have one meaning each. 'size' when absent. */
  sizeIs?: 'format' | 'hardness' | 'box' | 'scent';
  short: Words;
  about: string;
  points: readonly string[];
  facts: readonly Fact[];
  unit?: UnitCode;
  minQty?: number;
  increments?: number;
  certificates?: readonly string[];
  duty?: { code: string; units: number };
  energyClass?: string;
  /** Percent off: this line is on offer in every world, because a banner leads with it. */
  offer?: number;
  onlyTrade?: boolean;
  requestPrice?: boolean;
  /** Workdays; 1 when absent. */
  days?: number;
  /** Stores in addition to the ordinary private and business ones. */
  more?: readonly StoreCode[];
  /** Instead of the ordinary ones. */
  only?: readonly StoreCode[];
  goesWith?: readonly string[];
  hot?: number;
  badge?: Words;
  subLabel?: Words;
  warnings?: string;
  danger?: Readonly<Record<'clp' | 'hSentences' | 'pSentences', readonly string[]>>;
  safetySheet?: boolean;
  /** Points that one piece costs in the bonus shop. */
  bonusPoints?: number;
  /** For points only, not for money. */
  bonusOnly?: boolean;
  bonusCategory?: BonusCategory;
  /** Clearance: the last pieces. */
  residual?: boolean;
  /** The shopper designs it: the maker's catalogue and the article in it. */
  design?: { moc: string; ban: string };
  /** Sold as a gift card: what it may be made out for, in kroner. */
  giftCard?: { steps: readonly number[]; least: number; most: number };
  cartridge?: WorldProduct['cartridge'];
  fitsPrinters?: readonly string[];
}

export interface Theme {
  /** Two digits that begin the SKUs. */
  number: number;
  lines: readonly Line[];
}
