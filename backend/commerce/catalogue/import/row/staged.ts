// One row of a catalogue file as it is staged: what it says of the product's own columns, and of what hangs on the product.
import type { ProductAttribute } from '#backend/db/tables/product';
import type { Novelties } from './novelties';

/** What the row is read against: all of it small, read once per import. */
export interface References {
  novelties: Novelties;
  /** Code → id. */
  stores: ReadonlyMap<string, number>;
  /** Code of a physical shop → stock source. */
  sources: ReadonlyMap<string, string>;
  printers: ReadonlySet<string>;
  dutyCodes: ReadonlySet<string>;
  /** Articles of the drawing board, as 'moc/ban'. */
  designs: ReadonlySet<string>;
  /** What facts of products are called, by their code. */
  labels: ReadonlyMap<string, Pick<ProductAttribute, 'label' | 'labelEn'>>;
}

export interface StagedVariant {
  sku: string;
  values: Record<string, string>;
}

export interface StagedSpecial {
  gross_oere: number;
  /** Danish time; null: from now, and without an end. Absent: unchanged. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  name_da?: string | undefined;
  name_en?: string | undefined;
}

export interface StagedTier {
  audience: 'all' | 'business';
  quantity: number;
  gross_oere: number;
}

export interface StagedPicture {
  /** As stored in the row of the table: one of the shop's own files, or a drawing. */
  spec: object;
  version: string;
  /** What screen readers read; '' is the product's name. Absent: as it is, and the name for a new picture. */
  alt?: { da: string; en: string };
}

/** Absent values stay unchanged; null removes. */
export interface StagedFacts {
  categories?: string[][];
  /** All that run now or later. */
  specials?: StagedSpecial[];
  tiers?: StagedTier[];
  pictures?: StagedPicture[];
  related?: string[];
  accessories?: string[];
  /** Stock source → quantity. */
  stock?: Record<string, number>;
  printers?: string[];
  variants?: StagedVariant[];
  /** Its place in all its categories, or in each by the category's address. */
  positions?: number | Record<string, number>;
  giftCard?: StagedGiftCard;
  /** The country of a row without other facts: those that the product has stay. */
  origin?: ProductAttribute[];
  /** Magento shows it through another product only. */
  hidden?: true;
}

export interface StagedGiftCard {
  steps: number[];
  least: number;
  most: number;
}

export interface StagedRow {
  line: number;
  sku: string;
  /** Column of the product table → value. */
  doc: Record<string, unknown>;
  /** What a new product has where the row says nothing. */
  fresh: Record<string, unknown>;
  facts: StagedFacts;
}

/** What a row of an English store view says of a product that has its own row. */
export interface StagedTranslation {
  line: number;
  sku: string;
  doc: Record<string, unknown>;
  /** Code of a fact → its English value. */
  facts: Record<string, { text: string; values: string[] }>;
}

/** A row that is left out because the shop does not have products of its type. */
export interface SkippedRow {
  line: number;
  sku: string;
}
