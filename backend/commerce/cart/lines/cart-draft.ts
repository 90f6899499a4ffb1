// The lines of a cart while a change is decided: the only place that settles quantities. A requested quantity is checked together with the existing
// lines and the earlier parts of the same change, and is recorded only if the purchase rules allow it.
import { choiceKey, isForPoints, type LineChoice } from '#domain/order/line-choice';
import type { PurchaseCart } from '#domain/purchase-rules/purchase';
import type { Refusal } from '#domain/refusal/refusals';
import { type ChosenProduct, checkWanted, type PurchaseTerms } from '../check-wanted';
import type { LineRow } from './lines.sql';

type HeldLine = Pick<LineRow, 'id' | 'productId' | 'choice' | 'quantity'>;

interface DraftLine {
  /** Null: new. */
  id: string | null;
  productId: number;
  quantity: number;
}

export const keyOf = ({ productId, choice }: { productId: number; choice: LineChoice }) =>
  `${productId} ${choiceKey(choice)}`;

const keyOfProduct = ({ product, choice }: ChosenProduct) => keyOf({ productId: product.id, choice });

export class CartDraft {
  private readonly lines = new Map<string, DraftLine>();
  private readonly pieces = new Map<number, number>();

  constructor(
    held: readonly HeldLine[],
    private readonly terms: PurchaseTerms,
    /** Points that the lines have not taken yet; null where nothing is bought for points. */
    private pointsLeft: number | null = null,
  ) {
    for (const line of held) this.note(keyOf(line), { ...line, id: String(line.id) });
  }

  /** Quantity of this product with these options; 0 if it is not in the cart. */
  quantityOf(item: ChosenProduct): number {
    return this.lines.get(keyOfProduct(item))?.quantity ?? 0;
  }

  /** The line of this product, so chosen, has this quantity from now on, if it may be bought so. */
  set(item: ChosenProduct, quantity: number): Refusal | null {
    const key = keyOfProduct(item);
    const line = this.lines.get(key) ?? { id: null, productId: item.product.id, quantity: 0 };
    const added = quantity - line.quantity;
    const refused = checkWanted({ ...item, id: line.id, quantity, added }, this.asMetBy(key, line), this.terms);
    if (refused) return refused;
    this.note(key, { ...line, quantity });
    this.takePoints(item, added);
    return null;
  }

  takeOut(item: ChosenProduct): void {
    const key = keyOfProduct(item);
    const line = this.lines.get(key);
    if (!line) return;
    this.note(key, { ...line, quantity: 0 });
    this.lines.delete(key);
    this.takePoints(item, -line.quantity);
  }

  private takePoints({ choice, product }: ChosenProduct, pieces: number): void {
    if (this.pointsLeft !== null && isForPoints(choice)) this.pointsLeft -= pieces * Number(product.bonus_points);
  }

  private asMetBy(key: string, { productId, quantity }: DraftLine): PurchaseCart {
    return {
      otherLines: this.lines.size - Number(this.lines.has(key)),
      piecesElsewhere: (this.pieces.get(productId) ?? 0) - quantity,
      pointsLeft: this.pointsLeft,
      promotions: null,
    };
  }

  private note(key: string, line: DraftLine): void {
    const before = this.lines.get(key)?.quantity ?? 0;
    this.pieces.set(line.productId, (this.pieces.get(line.productId) ?? 0) + line.quantity - before);
    this.lines.set(key, line);
  }
}
