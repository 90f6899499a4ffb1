// Lines and cards as the database gives them: column by column. As objects with names, 500 lines took PostgreSQL half as long again; as one array
// per line, a sixth.
import type { CardVersion } from '#backend/commerce/catalogue/product/product.sql';
import { choiceOf, type StoredLineChoice } from '#domain/order/line-choice';
import type { LineRow } from '../lines/lines.sql';

/** Each column in the order of the lines. */
export type LineColumns = [
  id: LineRow['id'][],
  productId: LineRow['productId'][],
  quantity: LineRow['quantity'][],
  position: LineRow['position'][],
  note: LineRow['note'][],
  kind: StoredLineChoice['kind'][],
  config: StoredLineChoice['config'][],
  article: LineRow['article'][],
  isForSale: LineRow['isForSale'][],
  longestMm: LineRow['longestMm'][],
  seenOere: LineRow['seenOere'][],
  seenPoints: LineRow['seenPoints'][],
  seenQuantity: LineRow['seenQuantity'][],
  seenBasis: LineRow['seenBasis'][],
];

export function linesOf(columns: LineColumns | null): LineRow[] {
  if (!columns) return [];
  const [ids, productIds, quantities, positions, notes, kinds, configs, articles, forSale, lengths, ...seen] = columns;
  const [prices, points, seenQuantities, bases] = seen;
  return ids.map((id, line) => ({
    id,
    productId: at(productIds, line),
    quantity: at(quantities, line),
    position: at(positions, line),
    note: at(notes, line),
    choice: choiceOf({ kind: at(kinds, line), config: at(configs, line) }),
    article: at(articles, line),
    isForSale: at(forSale, line),
    longestMm: at(lengths, line),
    seenOere: at(prices, line),
    seenPoints: at(points, line),
    seenQuantity: at(seenQuantities, line),
    seenBasis: at(bases, line),
  }));
}

/** Versions of products and their families; lists only for a business. */
export type VersionColumns = [productId: number[], version: string[], lists?: CardVersion['lists'][]];

export function versionsOf(columns: VersionColumns | null): CardVersion[] {
  if (!columns) return [];
  const [ids, versions, lists] = columns;
  return ids.map((card_id, row) => ({ card_id, version: at(versions, row), lists: lists?.[row] ?? null }));
}

/** Every column is as long as the first: they are gathered from the same rows. */
function at<T>(column: readonly T[], row: number): T {
  const value = column[row];
  if (value === undefined) throw new RangeError(`A column of the cart ends before row ${row}`);
  return value;
}
