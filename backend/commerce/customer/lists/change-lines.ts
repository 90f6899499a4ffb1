// Changes lines of one list: how many and what is noted, which go, and which go to another list.
import type { Context, SignedIn } from '#backend/graphql/context';
import { NOTE_LENGTH, noteFrom } from '#domain/cart-note';
import { QUANTITY_CAP } from '#domain/quantity';
import { type Outcome, refusal } from '#domain/refusals';
import { MOST_LIST_LINES } from '#domain/shopping-list';
import { countListLines, deleteListLines, linesToCopy, putOnList, writeListLines } from './changes.sql';
import { changingLists } from './keeper';

type Place = Pick<Context, 'pool'>;

export interface LineChange {
  id: number;
  quantity: number;
  note: string | null;
}

interface OfList {
  id: number;
  version: number | null;
}

const isListQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_CAP;

/** All of them, or none: a line that is gone means that someone else has changed the list. */
export const changeListLines = (
  who: SignedIn,
  { id, version, lines }: OfList & { lines: readonly LineChange[] },
  context: Place,
): Promise<Outcome> =>
  changingLists({ who, ids: [id], version }, context, async (on) => {
    if (lines.length === 0) return refusal('LIST_UNCHANGED');
    if (!lines.every(({ quantity }) => isListQuantity(quantity))) return refusal('QUANTITY_NOT_A_NUMBER');
    const ids = new Set(lines.map((line) => line.id));
    const words = lines.map((line) => ({ ...line, note: noteFrom(line.note, NOTE_LENGTH.line) }));
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

/** With their quantities and notes; what lies on the other list already has both quantities then. */
export const moveListLines = (
  who: SignedIn,
  { id, to, lineIds }: { id: number; to: number; lineIds: readonly number[] },
  context: Place,
): Promise<Outcome> =>
  changingLists({ who, ids: [id, to] }, context, async (on) => {
    if (lineIds.length === 0 || id === to) return refusal('LIST_UNCHANGED');
    const lines = await linesToCopy(on, id, lineIds);
    if ((await countListLines(on, to)) + lines.length > MOST_LIST_LINES)
      return refusal('LIST_FULL', { params: { max: MOST_LIST_LINES } });
    await putOnList(on, to, lines, 'with more');
    await deleteListLines(on, id, lineIds);
    return { ok: true };
  });
