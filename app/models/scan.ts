// A scanned product, as the scanner's page and its script show it.

export interface ScannedView {
  id: string;
  code: string;
  outcome: 'added' | 'unknown' | 'choose' | 'refused';
  /** What it came to, in the shopper's language. */
  text: string;
}

export interface ScannedUnknown {
  code: string;
  times: number;
}

/** A label to be printed, or why a line cannot be one. */
export interface ShelfLabelView {
  typed: string;
  /** Null: the line is wrong. */
  label: { sku: string; name: string; min: number; max: number } | null;
}
