// Shelf labels: typed lines of number, minimum and maximum, with the product names of the numbers.
import { isShelfRange } from '#domain/quantity/scan';
import type { Caller } from '~/models/caller';
import type { ShelfLabelView } from '~/models/scan';
import { checkQuickOrder } from '../ink/quick-order.server';

/** A sheet has 24. */
const MOST_LABELS = 72;

/** Number, least and most, parted by semicolons, tabs or spaces; null for a line that is none. */
function typedLabel(line: string): { code: string; min: number; max: number } | null {
  const [code = '', min = '', max = '', ...more] = line.split(/[;\t ]+/).filter(Boolean);
  const isNumber = (text: string) => /^\d{1,4}$/.test(text);
  if (more.length > 0 || code.length > 40 || !isNumber(min) || !isNumber(max)) return null;
  const label = { code, min: Number(min), max: Number(max) };
  return isShelfRange(label) ? label : null;
}

/** One for each line that says something. */
export async function readShelfLabels(caller: Caller, typed: string): Promise<ShelfLabelView[]> {
  const lines = typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().slice(0, 100))
    .filter(Boolean)
    .slice(0, MOST_LABELS);
  const read = lines.map((line) => ({ line, label: typedLabel(line) }));
  const codes = [...new Set(read.flatMap(({ label }) => label?.code ?? []))];
  const names = new Map<string, { sku: string; name: string }>();
  if (codes.length > 0) {
    // Sent as separate lines to preserve each number; lines of the same product would be joined.
    const { rows } = await checkQuickOrder(
      caller,
      codes.map((code) => ({ code, quantity: 1, whole: null, typed: null })),
    );
    for (const { code, tile } of rows) if (tile) names.set(code, { sku: tile.sku, name: tile.name });
  }
  return read.map(({ line, label }) => {
    const known = label && names.get(label.code);
    return { typed: line, label: label && known ? { ...known, min: label.min, max: label.max } : null };
  });
}
