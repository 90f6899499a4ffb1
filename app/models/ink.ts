// The ink finder, a printer's page, saved printers, and the quick order.
import type { Refusal } from '#domain/refusal/refusals';
import type { Tile } from './product';

export interface Choice {
  value: string;
  label: string;
  chosen: boolean;
}

export interface PrinterLink {
  id: string;
  /** Make and model. */
  name: string;
  href: string;
}

export interface GroupLink {
  name: string;
  href: string;
  printers: number;
}

/** What the three selects offer so far; a list that is empty waits for the choice before it. */
export interface FinderChoices {
  makes: Choice[];
  series: Choice[];
  printers: Choice[];
}

export interface InkFinder {
  choices: FinderChoices;
  /** The maker and series in the address. */
  make: { name: string; href: string } | null;
  seriesName: string | null;
  /** The next step as links, each with its own address. */
  groups: GroupLink[];
  printers: PrinterLink[];
  popular: PrinterLink[];
}

export interface InkSearch {
  words: string;
  printers: PrinterLink[];
  /** False where no name has the words and these are the nearest. */
  isExact: boolean;
  cartridges: Supply[];
}

export type CartridgeRole = 'black' | 'cyan' | 'magenta' | 'yellow' | 'colour' | 'photo' | 'set' | 'drum' | 'waste';

export interface Supply {
  role: CartridgeRole;
  number: string;
  /** The maker's own number where it is another one. */
  part: string | null;
  /** At 5 % coverage; null for sets. */
  pages: number | null;
  original: boolean;
  lock: 'region' | 'chip' | null;
  holds: { role: CartridgeRole; part: string; pages: number | null }[];
  /** Tenths of an øre for one page. */
  perPage: number | null;
  cheapest: boolean;
  /** How many percent cheaper a page is than from the ordinary cartridge of the same origin. */
  savesPercent: number | null;
  /** Sets: what is saved compared to buying the items one by one. */
  savesOere: number | null;
  tile: Tile;
}

export interface SupplyGroup {
  role: CartridgeRole;
  original: Supply[];
  compatible: Supply[];
}

export interface PrinterPage {
  id: string;
  name: string;
  make: { name: string; href: string };
  series: { name: string; href: string };
  model: string;
  kind: 'laser' | 'inkjet';
  colour: boolean;
  groups: SupplyGroup[];
  /** Whether prices are shown with VAT; null where none are shown. */
  includesVat: boolean | null;
}

export interface MyPrinter {
  id: string;
  name: string;
  location: string;
  printer: PrinterLink;
  lastPurchase: { orderedAt: string; items: { sku: string; name: string; quantity: number }[] } | null;
}

export interface QuickRow {
  code: string;
  quantity: number;
  /** What was typed where it is no quantity. */
  typed: string | null;
  /** How many further lines are summed in this one. */
  joined: number;
  status: 'ok' | 'unknown' | 'choose' | 'similar' | 'refused';
  refusal: Refusal | null;
  tile: Tile | null;
  candidates: { sku: string; name: string; unitOere: number | null }[];
  unitOere: number | null;
  rowOere: number | null;
}

export interface QuickCheck {
  rows: QuickRow[];
  good: number;
  bad: number;
  /** Total of the rows without an error. */
  totalOere: number;
  includesVat: boolean;
}
