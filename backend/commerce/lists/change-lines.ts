// Changes lines of one list: how many and what is noted, which go, and which go to another list.
import type { Queryable } from '#backend/db/queryable';
import type { Context, SignedIn } from '#backend/graphql/context';
import { NOTE_LENGTH, noteFrom } from '#domain/cart/cart-note';
import { mayListGoods } from '#domain/list/shopping-list';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { deleteListLines, linesToCopy, putOnList, writeListLines } from './changes.sql';
import { isListQuantity, roomOnList } from './goods-to-list';
import { changingLists } from './keeper';

type Place = Pick<Context, 'pool' | 'now'>;

export interface LineChange {
  id: number;
  /** Null: as many as before. */
  quantity: number | null;
  /** Not said: the note stays. */
  note?: string | null;
}

interface OfList {
  id: number;
  version: number | null;
}

/** All of them, or none: a line that is gone means that someone else has changed the list. */
export const changeListLines = (
  who: SignedIn,
  { id, version, lines }: OfList & { lines: readonly LineChange[] },
  context: Place,
): Promise<Outcome> =>
  changingLists({ who, ids: [id], version }, context, async (on) => {
    if (lines.length === 0) return refusal('LIST_UNCHANGED');
    if (!lines.every(({ quantity }) => quantity === null || isListQuantity(quantity)))
      return refusal('QUANTITY_NOT_A_NUMBER');
    const ids = new Set(lines.map((line) => line.id));
    const words = lines.map(({ note, ...line }) => ({
      ...line,
      note: noteFrom(note ?? null, NOTE_LENGTH.line),
      keepsNote: note === undefined,
    }));
    const written = await writeListLines(on, id, words);
    return written === ids.size && ids.size === lines.length ? { ok: true } : refusal('LIST_CHANGED');
  });

/** What is gone already is no fault, unless all of it is. Spec §8 'Failed to remove products'. */
export const removeListLines = (
  who: SignedIn,
  { id, lineIds }: { id: number; lineIds: readonly number[] },
  context: Place,
): Promise<Outcome> =>
  changingLists({ who, ids: [id] }, context, async (on) => {
    if (lineIds.length === 0) return refusal('LIST_UNCHANGED');
    return (await deleteListLines(on, id, lineIds)) > 0 ? { ok: true } : refusal('COULD_NOT_REMOVE');
  });

interface Between {
  id: number;
  to: number;
  lineIds: readonly number[];
}

/** With their quantities and notes; products already on the other list get the sum of both quantities. */
async function putOnOther(on: Queryable, { id, to, lineIds }: Between): Promise<Outcome> {
  if (lineIds.length === 0 || id === to) return refusal('LIST_UNCHANGED');
  const lines = await linesToCopy(on, id, lineIds);
  const room = await roomOnList(on, to, lines.length);
  if (room.ok) await putOnList(on, to, lines, 'with more');
  return room;
}

export const moveListLines = (who: SignedIn, lines: Between, context: Place): Promise<Outcome> =>
  changingLists({ who, ids: [lines.id, lines.to] }, context, async (on) => {
    const put = await putOnOther(on, lines);
    if (put.ok) await deleteListLines(on, lines.id, lines.lineIds);
    return put;
  });

/** From any list that they see. */
export const copyListLines = (who: SignedIn, lines: Between, context: Place): Promise<Outcome> =>
  changingLists({ who, ids: [lines.to], readAlong: lines.id }, context, async (on, lists, keeper) => {
    const from = lists.find(({ id }) => id === lines.id);
    // What only contract goods may be put on is not filled by copying.
    if (!mayListGoods(keeper, from?.isContractGoods === true)) return refusal('LIST_NOT_ALLOWED');
    return putOnOther(on, lines);
  });
