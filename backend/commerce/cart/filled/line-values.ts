// A line as the database gives it: its values in this order. With their names beside them, 500 lines took PostgreSQL half as long again.
import type { LineRow } from '../lines/rows';

export type LineValues = [
  id: LineRow['id'],
  productId: LineRow['productId'],
  quantity: LineRow['quantity'],
  position: LineRow['position'],
  note: LineRow['note'],
  design: LineRow['design'],
  article: LineRow['article'],
  isForSale: LineRow['isForSale'],
  longestMm: LineRow['longestMm'],
  seenOere: LineRow['seenOere'],
  seenQuantity: LineRow['seenQuantity'],
  seenBasis: LineRow['seenBasis'],
];

export function lineOf(values: LineValues): LineRow {
  const [id, productId, quantity, position, note, design, article, isForSale, longestMm, ...seen] = values;
  const [seenOere, seenQuantity, seenBasis] = seen;
  return {
    id,
    productId,
    quantity,
    position,
    note,
    design,
    article,
    isForSale,
    longestMm,
    seenOere,
    seenQuantity,
    seenBasis,
  };
}
