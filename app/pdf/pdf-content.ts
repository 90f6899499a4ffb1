// Content of a document (order, invoice, cart, product), as words and amounts ready to be drawn. Pure: independent of PDF.
import type { Sheet } from './sheet';

export type Language = 'da' | 'en';

/** Any function that turns a key into words. */
export type Words = (key: string, params?: Record<string, string | number>) => string;

export type Pair = readonly [label: string, value: string];

export interface PdfRow {
  name: string;
  /** Smaller, under the name; may be empty. */
  details: string;
  /** Cells to the right of the name, one for each column after the first. */
  cells: readonly string[];
}

export interface PdfContent {
  language: Language;
  /** Whose paper it is: the shop's name, above everything, with its mark and the colour that it is known by. */
  shop: string;
  accent: string;
  mark: Mark;
  /** Instead of mark and name: a PNG. */
  logo: Buffer | null;
  /** Next to the facts: a PNG. */
  picture?: Buffer | null;
  /** What it is: 'Faktura'. */
  kind: string;
  title: string;
  /** Name of the file without its ending. */
  file: string;
  facts: readonly Pair[];
  /** Addresses, side by side. */
  blocks: readonly { title: string; lines: readonly string[] }[];
  paragraphs: readonly string[];
  /** Label of the first column, then those of the amounts. */
  columns: readonly string[];
  rows: readonly PdfRow[];
  sums: readonly Pair[];
  total: Pair | null;
  notes: readonly string[];
  /** At the foot of every page. */
  foot: string;
  /** Further documents of the same file, each beginning a page. */
  more?: readonly PdfContent[];
  /** Labels or cards in their places; nothing else is then drawn. */
  sheets?: readonly Sheet[];
  /** A page for each, with head, facts and blocks; no table. */
  parcels?: readonly Parcel[];
}

export interface Parcel {
  /** Drawn as bars (Code 128) where they can express it, and always as text. */
  code: string;
  /** Listed after the facts of the paper. */
  facts: readonly Pair[];
  goods: { title: string; lines: readonly string[] } | null;
}

/** Shapes in a square of 40, each an SVG path with its colour. */
export type Mark = readonly { d: string; colour: string }[];

/** What every paper needs to be written. */
export interface Scene {
  t: Words;
  language: Language;
  shop: string;
  /** The seller; empty where not entered. */
  company: string;
  accent: string;
  /** None where the shop's name is drawn alone. */
  mark: Mark;
  logo: Buffer | null;
}

/** A paper without anything on it. */
export const blankPdf = ({
  language,
  shop,
  company,
  accent,
  mark,
  logo,
  t,
}: Scene): Omit<PdfContent, 'kind' | 'title' | 'file'> => ({
  language,
  shop,
  accent,
  mark,
  logo,
  facts: [],
  blocks: [],
  paragraphs: [],
  columns: [],
  rows: [],
  sums: [],
  total: null,
  notes: [],
  foot: company === '' || company === shop ? shop : t('documents:paper.foot', { shop, company }),
});

/** Facts that say something. */
export const filled = (facts: readonly Pair[]): Pair[] => facts.filter(([, value]) => value !== '');
