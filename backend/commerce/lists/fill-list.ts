// Puts many lines on a list: numbers with quantities and notes, and the goods of a cart or an order.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { codesOfLines, lineNamed, productsNamed } from '#backend/commerce/ink/quick-order/quick-order.sql';
import type { Queryable } from '#backend/db/queryable';
import type { Context, SignedIn } from '#backend/graphql/context';
import { NOTE_LENGTH, noteFrom } from '#domain/cart/cart-note';
import { choiceKey, type LineChoice } from '#domain/order/line-choice';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type NewLine, putOnList } from './changes.sql';
import { linesToList, productsToList } from './goods.sql';
import { isListQuantity, leastLine, problemToList, type RefusedLine, roomOnList } from './goods-to-list';
import { changingLists, keeperOf } from './keeper';

type Place = Pick<Context, 'pool' | 'assortment' | 'now'>;

export interface WishedLine {
  /** A SKU, or a number that is printed on the goods. */
  code: string;
  /** Null: as many as may be bought at least. */
  quantity: number | null;
  note: string | null;
  /** Tried where `code` alone is nothing. */
  whole: string | null;
}

type Filled = Outcome<{ added: number; refused: RefusedLine[] }>;

/** The same thing twice is one line with both quantities. */
export function joinedLines(lines: readonly NewLine[]): NewLine[] {
  const byKey = new Map<string, NewLine>();
  for (const line of lines) {
    const key = `${line.productId} ${choiceKey(line.choice)}`;
    const known = byKey.get(key);
    const quantity = Math.min(QUANTITY_CAP, (known?.quantity ?? 0) + line.quantity);
    byKey.set(key, { ...line, note: known?.note ?? line.note, quantity });
  }
  return [...byKey.values()];
}

export async function fillList(
  on: Queryable,
  listId: number,
  lines: readonly NewLine[],
  refused: RefusedLine[],
): Promise<Filled> {
  const together = joinedLines(lines);
  const room = await roomOnList(on, listId, together.length);
  if (!room.ok) return room;
  await putOnList(on, listId, together, 'with more');
  return { ok: true, added: lines.length, refused };
}

/** The products that each number matches: none, one or several. "LC 3217" may be one number with a space in it. */
async function linesMeant(on: Queryable, lines: readonly WishedLine[], assortment: Assortment) {
  const named = await productsNamed(on, codesOfLines(lines), assortment);
  return lines.map((line) => {
    const { named: found, ...meant } = lineNamed(line, named);
    return { ...meant, ids: found.same.map(({ id }) => id) };
  });
}

/** Adds what it can to the list and reports the rest line by line. */
export async function addLinesToList(
  who: SignedIn,
  { id, lines }: { id: number; lines: readonly WishedLine[] },
  context: Place,
): Promise<Filled> {
  const keeper = keeperOf(who);
  const assortment = await context.assortment();
  return changingLists({ who, ids: [id] }, context, async (on) => {
    const meant = await linesMeant(on, lines, assortment);
    const known = await productsToList(on, { ids: meant.flatMap(({ ids }) => ids) }, assortment, keeper.businessId);
    const byId = new Map(known.map((one) => [one.id, one]));
    const refused: RefusedLine[] = [];
    const taken = meant.flatMap(({ code, quantity, note, ids: [first, ...others] }): NewLine[] => {
      const found = first === undefined ? undefined : byId.get(first);
      const wrong = others.length > 0 ? refusal('LIST_CHOOSE') : problemToList(keeper, found, code);
      const isWrongQuantity = quantity !== null && !isListQuantity(quantity);
      const problem = wrong ?? (isWrongQuantity ? refusal('QUANTITY_NOT_A_NUMBER') : null);
      if (problem) refused.push({ sku: code, refused: problem });
      if (problem || !found) return [];
      return [{ ...leastLine(found), quantity: quantity ?? found.minQty, note: noteFrom(note, NOTE_LENGTH.line) }];
    });
    return fillList(on, id, taken, refused);
  });
}

const mayBeListed = ({ kind }: LineChoice) => kind === 'goods' || kind === 'design';

/** The items of a cart or an order, as they were chosen (demand D18); the caller has checked who owns it. */
export async function addLinesFrom(
  who: SignedIn,
  {
    id,
    from,
    key,
    item,
  }: { id: number; from: 'cart' | 'order'; key: string /** One line of the cart; null: all. */; item: number | null },
  context: Place,
): Promise<Filled> {
  const keeper = keeperOf(who);
  const assortment = await context.assortment();
  return changingLists({ who, ids: [id] }, context, async (on) => {
    const lines = await linesToList(on, { from, key, item });
    const known = await productsToList(
      on,
      { ids: lines.map(({ productId }) => productId) },
      assortment,
      keeper.businessId,
    );
    const byId = new Map(known.map((one) => [one.id, one]));
    const refused: RefusedLine[] = [];
    const taken = lines.filter(({ sku, productId, choice }) => {
      const wrong = mayBeListed(choice) ? problemToList(keeper, byId.get(productId), sku) : refusal('NOT_SALABLE');
      if (wrong) refused.push({ sku, refused: wrong });
      return wrong === null;
    });
    return fillList(on, id, taken, refused);
  });
}
