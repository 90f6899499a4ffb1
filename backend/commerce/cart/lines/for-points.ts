// What lines for points take of their buyer's points: no more is put into a cart than they have. Spec §5, §8 "Not enough points".
import type { CardRow } from '#backend/commerce/catalogue/index';
import { pointSums } from '#backend/commerce/points/points.sql';
import type { Queryable } from '#backend/db/queryable';
import type { SignedIn } from '#backend/graphql/context';
import { isForPoints, type LineChoice } from '#domain/order/line-choice';
import { pointsFor } from '#domain/points/point-sale';

interface Line {
  productId: number;
  choice: LineChoice;
  quantity: number;
}
type Cards = ReadonlyMap<number, Pick<CardRow, 'bonus_points'>>;

/** What lines cost in points together. */
const pointsOfLines = (lines: readonly Line[], cards: Cards): number =>
  pointsFor(
    lines.map(({ productId, choice, quantity }) => ({
      kind: choice.kind,
      quantity,
      points: cards.get(productId)?.bonus_points ?? null,
    })),
  );

const ownedBy = async (on: Queryable, who: SignedIn | null): Promise<number> =>
  who ? (await pointSums(on, who.customer.id)).balance : 0;

/** The buyer's points that are not used by existing lines; null, without a query, when `wanted` costs no points. */
export async function pointsBudget(
  on: Queryable,
  who: SignedIn | null,
  { lines, cards, wanted }: { lines: readonly Line[]; cards: Cards; wanted: readonly Pick<Line, 'choice'>[] },
): Promise<number | null> {
  if (!wanted.some(({ choice }) => isForPoints(choice))) return null;
  return (await ownedBy(on, who)) - pointsOfLines(lines, cards);
}

/** Points for a displayed cart; null if it has no lines for points. */
export async function pointsAsked(
  on: Queryable,
  who: SignedIn | null,
  { lines, cards }: { lines: readonly Line[]; cards: Cards },
): Promise<{ needed: number; owned: number } | null> {
  if (!who || !lines.some(({ choice }) => isForPoints(choice))) return null;
  return { needed: pointsOfLines(lines, cards), owned: await ownedBy(on, who) };
}
