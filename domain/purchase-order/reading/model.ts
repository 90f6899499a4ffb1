// What was read of a buyer's document: the lines that it orders, facts of the order, and what each row of it was used for.

export interface ReadLine {
  /** From 1, as in the document. */
  row: number;
  /** As it was written. */
  source: string;
  /** What may be the number of a product, the likeliest first. */
  codes: readonly string[];
  name: string;
  /** In `unit`; null: none was found, or it may mean two numbers; `typed` has it. */
  quantity: number | null;
  typed: string | null;
  /** As it was written; null: none. */
  unit: string | null;
  /** Kroner for one unit; null: none was found, or it may mean two amounts; `priceTyped` has it. */
  price: number | null;
  priceTyped: string | null;
  /** '2026-12-24'. */
  wishedOn: string | null;
}

export const FACT_KINDS = [
  'reference',
  'requisition',
  'cvr',
  'gln',
  'customerNumber',
  'wishedOn',
  'attention',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * How a line's product was found. `number`, `ean`: by a number of the product. `name`: by words, as the only product. `ambiguous`: several
 * products, or only ones that resemble what was written; a person chooses. `unknown`: none.
 */
export const CERTAINTIES = ['number', 'ean', 'name', 'ambiguous', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/**
 * - `heading`: of a table, a page or a forwarded mail. `contact`: telephone numbers, addresses and the like that the order does not use.
 * - `total`: sums, which follow from the lines. `unread`: not understood; a person has to read it.
 */
export type RowUse = 'line' | 'heading' | 'greeting' | 'footer' | 'contact' | 'total' | 'fact' | 'unread';

export interface ReadRow {
  row: number;
  text: string;
  use: RowUse;
}

export interface ReadOrder {
  lines: readonly ReadLine[];
  facts: Readonly<Partial<Record<FactKind, string>>>;
  /** Lines of the delivery address, where the document names one. */
  address: readonly string[];
  /** Every row that is not blank. */
  rows: readonly ReadRow[];
}
