// What lines for points take from their buyer's purse: no more is put into a cart than they have. Spec §5, §8 "Not enough points".
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { pointSums } from '#backend/commerce/customer/points/points.sql';
import type { Queryable } from '#backend/db/queryable';
import type { SignedIn } from '#backend/graphql/context';
import { isForPoints, isSoldFor, pointsFor, problemWithPoints } from '#domain/point-sale';
import type { Refusal } from '#domain/refusals';

/** Goods for points are for those who may use the bonus shop, and only what has a price in points. */
export const isSoldTo = (
  who: SignedIn | null,
  design: string,
  { bonus_points }: Pick<CardRow, 'bonus_points'>,
): boolean => isSoldFor(design, bonus_points, who?.customer.flags.isAllowedBonusshop === true);

interface Line {
  productId: number;
  design: string;
  quantity: number;
}
type Cards = ReadonlyMap<number, Pick<CardRow, 'bonus_points'>>;

/** What lines cost in points together. */
export const pointsOfLines = (lines: readonly Line[], cards: Cards): number =>
  pointsFor(lines.map(({ productId, ...line }) => ({ ...line, points: cards.get(productId)?.bonus_points ?? null })));

export interface Purse {
  /** Null: it holds as many points; else they are taken out of it, for the lines that are asked about next. */
  take(line: Line, more: number, cards: Cards): Refusal | null;
}

/** No one is asked where nothing costs points. `lines` take theirs first. */
export async function openPurse(
  on: Queryable,
  who: SignedIn | null,
  { lines, cards, isNeeded }: { lines: readonly Line[]; cards: Cards; isNeeded: boolean },
): Promise<Purse> {
  const owned = isNeeded && who ? (await pointSums(on, who.customer.id)).balance : 0;
  let needed = pointsOfLines(lines, cards);
  return {
    take(line, more, known) {
      const added = pointsOfLines([{ ...line, quantity: more }], known);
      // Fewer pieces are never too many.
      const refused = isForPoints(line.design) && more > 0 ? problemWithPoints(needed + added, owned) : null;
      if (!refused) needed += added;
      return refused;
    },
  };
}

/** Of a cart as it is shown; null where nothing is bought for points. */
export async function pointsAsked(
  on: Queryable,
  who: SignedIn | null,
  { lines, cards }: { lines: readonly Line[]; cards: Cards },
): Promise<{ needed: number; owned: number } | null> {
  if (!who || !lines.some(({ design }) => isForPoints(design))) return null;
  return { needed: pointsOfLines(lines, cards), owned: (await pointSums(on, who.customer.id)).balance };
}
