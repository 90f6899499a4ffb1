// What may be put on a list, as which line, and whether there is room for it.
import type { Queryable } from '#backend/db/queryable';
import { type ListKeeper, MOST_LIST_LINES, mayListGoods } from '#domain/list/shopping-list';
import { AS_IT_STANDS } from '#domain/order/line-choice';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import { countListLines, type NewLine } from './changes.sql';
import type { ToList } from './goods.sql';

export interface RefusedLine {
  sku: string;
  refused: Refusal;
}

/** Null if this customer may put the product on lists. A product that they may not buy is reported as unknown. */
export function problemToList(keeper: ListKeeper, found: ToList | undefined, sku: string): Refusal | null {
  if (!found) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
  return mayListGoods(keeper, found.isContractGoods) ? null : refusal('LIST_CONTRACT_ONLY');
}

export const isListQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_CAP;

/** As many as may be bought at least. */
export const leastLine = ({ id, minQty }: ToList): NewLine => ({
  productId: id,
  quantity: minQty,
  note: null,
  choice: AS_IT_STANDS,
});

export async function roomOnList(on: Queryable, listId: number, lines: number): Promise<Outcome> {
  const isTooMany = (await countListLines(on, listId)) + lines > MOST_LIST_LINES;
  return isTooMany ? refusal('LIST_FULL', { params: { max: MOST_LIST_LINES } }) : { ok: true };
}
