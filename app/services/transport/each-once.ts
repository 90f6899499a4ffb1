// Rows of one page never show a product twice: products of an earlier row, or the page's own, are omitted from the later ones.

interface Row {
  tiles: { sku: string }[];
  /** A place that the visitor's own browser fills. */
  slot?: string;
}

/** Rows that have nothing left are gone; those that come later stay. */
export function eachOnce<OneRow extends Row>(rows: readonly OneRow[], shown: Iterable<string>): OneRow[] {
  const seen = new Set(shown);
  const left = rows.map((row) => ({ ...row, tiles: row.tiles.filter(({ sku }) => !seen.has(sku) && seen.add(sku)) }));
  return left.filter(({ tiles, slot }) => tiles.length > 0 || slot !== undefined);
}
