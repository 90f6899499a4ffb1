// The contents of a cart after lines were added, built from the earlier read: the cart has not been changed in between.

import { choiceOf } from '#domain/order/line-choice';
import { keyOf } from '../lines/cart-draft';
import type { LineRow } from '../lines/lines.sql';
import type { Put, PutIds } from '../write.sql';
import type { CartSnapshot } from './cart-snapshot';

/** Null where a product was put in that was not read along with its family: then the cart is read again. */
export function linesAfter({ lines, cards }: CartSnapshot, puts: readonly Put[], ids: PutIds): LineRow[] | null {
  const isKnown = ({ productId }: Put) => {
    const card = cards.get(productId);
    return card !== undefined && (card.parent_id === null || cards.has(card.parent_id));
  };
  if (!puts.every(isKnown)) return null;
  const changed = new Map(puts.map((put) => [keyOf(put), put]));
  const kept = lines.map((line) => {
    const { quantity, seenOere, seenPoints, seenQuantity, seenBasis } = changed.get(keyOf(line)) ?? line;
    return { ...line, quantity, seenOere, seenPoints, seenQuantity, seenBasis };
  });
  const held = new Set(lines.map(keyOf));
  const numbers = new Map(ids.map(({ id, productId, ...kept }) => [keyOf({ productId, choice: choiceOf(kept) }), id]));
  const added = puts.flatMap((put): LineRow[] => {
    const id = numbers.get(keyOf(put));
    return held.has(keyOf(put)) || id === undefined ? [] : [{ ...put, id, note: null, isForSale: true }];
  });
  return [...kept, ...added.sort((one, other) => one.position - other.position)];
}
