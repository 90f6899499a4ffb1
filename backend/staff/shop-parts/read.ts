// Parts of the shop's files for the back office: the list, and one part with its text and what staff changed of it.
import { listActions } from '#backend/commerce/staff/index';
import { inTransaction } from '#backend/db/transaction';
import { LARGEST_PART, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import type { StaffContext } from '../context';
import { isRecord } from '../seen';
import { differentLines } from './difference';
import { printPart, seenOfText } from './part-text';
import { formPartOf, listRecords } from './records';

const MOST_CHANGES = 20;

interface Asked {
  part: ShopPart;
  /** Entry of the part's log: the text before that change is read instead of the stored one. */
  entry: number | null;
}

export async function partForStaff({ part, entry }: Asked, { pool, db, language }: StaffContext) {
  const { isUploadOnly = false } = placeOfPart(part);
  const stored = isUploadOnly ? '' : await inTransaction(pool, ({ client }) => printPart(client, part));
  const form = formPartOf(part);
  const isShown = !isUploadOnly && Buffer.byteLength(stored) <= LARGEST_PART;
  const command = `files ${part}`;
  const actions = await listActions(db, { staff: null, command, subject: part, since: null, most: MOST_CHANGES });
  const earlier = entry === null ? null : textBefore(actions.find(({ id }) => id === entry));
  return {
    name: part,
    records: form && listRecords(form, stored, language),
    hasOneRecord: form !== null && form.named.length === 0,
    text: isShown ? (earlier ?? stored) : null,
    seen: seenOfText(stored),
    log: actions.map((action) => ({
      ...{ id: action.id, at: action.at.toISOString(), who: action.staff, hasText: textBefore(action) !== null },
      difference: differenceOf(action),
      ...keysLogged(action.after),
    })),
  };
}

/** The complete part, for a download. */
export const fileOfPart = (part: ShopPart, { pool }: StaffContext): Promise<string> =>
  inTransaction(pool, ({ client }) => printPart(client, part));

const loggedText = (state: unknown): string | null =>
  isRecord(state) && typeof state.text === 'string' ? state.text : null;

/** Null where the log does not have it: it was too long for a line of the log. */
const textBefore = (action: { before: unknown } | undefined): string | null => loggedText(action?.before);

function differenceOf({ before, after }: { before: unknown; after: unknown }) {
  const [one, other] = [loggedText(before), loggedText(after)];
  return one === null || other === null ? null : differentLines(one, other);
}

const keysLogged = (after: unknown) => ({
  added: keysIn(after, 'added'),
  changed: keysIn(after, 'changed'),
  removed: keysIn(after, 'removed'),
});

const keysIn = (state: unknown, name: string): string[] => {
  const keys = isRecord(state) ? state[name] : null;
  return Array.isArray(keys) ? keys.map(String) : [];
};
