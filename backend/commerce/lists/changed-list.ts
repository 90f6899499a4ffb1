// What a change of shopping lists answers, or why it did nothing.
import type { Context, SignedIn } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import type { Outcome } from '#domain/refusal/refusals';
import type { RefusedLine } from './goods-to-list';
import { listNumber } from './keeper';
import { refusalToWire } from './lines-on-wire';
import { type ListModel, listSeenBy, listsSeenBy } from './list-model';

/** Spec §8 "Shopping list". */
export const LIST_TEXTS = {
  LIST_UNCHANGED: 'Cannot apply changes to the provided produkt.',
  LIST_NOT_FOUND: 'There is no such shopping list.',
  COULD_NOT_REMOVE: 'Failed to remove products',
} as const;
const UPDATED = 'Shopping list has been updated.';

export function doneOrRefused<Result extends object>(outcome: Outcome<Result>): Result {
  if (outcome.ok) return outcome;
  const { code } = outcome;
  throw code === 'LIST_UNCHANGED' || code === 'LIST_NOT_FOUND' || code === 'COULD_NOT_REMOVE'
    ? refusedBy(outcome, LIST_TEXTS[code])
    : refusedBy(outcome);
}

export async function listNow(who: SignedIn, id: number, context: Context): Promise<ListModel> {
  const list = await listSeenBy(who, String(id), context);
  if (!list) throw new Error(`The shopping list ${id} was changed and is gone`);
  return list;
}

/** The lists after a change. */
export async function listsAfter(
  who: SignedIn,
  ids: readonly number[],
  context: Context,
  { added = null, refused = [] }: { added?: number | null; refused?: readonly RefusedLine[] } = {},
) {
  const lists = await listsSeenBy(who, context);
  return {
    message: UPDATED,
    shopping_lists: lists.filter(({ source }) => ids.includes(source.id)),
    added,
    refused: refused.map((line) => ({ sku: line.sku, ...refusalToWire(line.refused) })),
  };
}

export const listNumbers = (ids: readonly string[]) => ids.map(listNumber);
