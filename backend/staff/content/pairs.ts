// Entries of content as staff edit them: what is published, and its draft.
import type { PoolClient } from 'pg';
import { listStoredEntries, type StoredEntry } from '#backend/shop-files/sections/content/content.sql';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { type ContentKind, DRAFT_ENDING } from '#domain/staff/content-views';

interface StoredRecord {
  entry: StoredEntry;
  name: string;
  record: Record<string, unknown>;
}

export interface ContentPair {
  kind: ContentKind;
  /** Name of the published entry; of the draft if nothing is published. */
  name: string;
  published: StoredRecord | null;
  draft: StoredRecord | null;
}

/** In the order of the shop. */
export async function listPairs(on: Pick<PoolClient, 'query'>, kind: ContentKind): Promise<ContentPair[]> {
  const stored = (await listStoredEntries(on, kind)).flatMap((entry): StoredRecord[] => {
    if (entry.source === null) return [];
    const record = ENTRY_EDITORS[kind].read(entry.source);
    return [{ entry, name: String(record.name), record }];
  });
  const published = stored.filter(({ entry }) => !entry.draft);
  const drafts = stored.filter(({ entry }) => entry.draft);
  const draftOf = (one: StoredRecord) => drafts.find((draft) => isDraftOf(kind, draft, one)) ?? null;
  const pairs = published.map((one) => ({ kind, name: one.name, published: one, draft: draftOf(one) }));
  const paired = new Set(pairs.map(({ draft }) => draft));
  const alone = drafts.filter((draft) => !paired.has(draft));
  return [...pairs, ...alone.map((draft) => ({ kind, name: draft.name, published: null, draft }))];
}

const isDraftOf = (kind: ContentKind, draft: StoredRecord, one: StoredRecord): boolean =>
  kind === 'page' ? draft.entry.key === one.entry.key : draft.name === `${one.name}${DRAFT_ENDING}`;

export async function findPair(
  on: Pick<PoolClient, 'query'>,
  kind: ContentKind,
  name: string,
): Promise<ContentPair | null> {
  return (await listPairs(on, kind)).find((pair) => pair.name === name) ?? null;
}

/** No other page has the address, published or as a draft. */
export async function isPageAddressFree(
  on: Pick<PoolClient, 'query'>,
  path: string,
  own: Pick<ContentPair, 'published' | 'draft'> | null,
): Promise<boolean> {
  const ids = [own?.published, own?.draft].flatMap((one) => (one ? [one.entry.documentId] : []));
  const pages = await listStoredEntries(on, 'page');
  return !pages.some(({ key, documentId }) => key === path && !ids.includes(documentId));
}

/** As staff log it. */
export const pairSubject = ({ kind, name }: { kind: string; name: string }): string => `${kind} ${name}`;
