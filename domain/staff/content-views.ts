// Content in the back office: kinds that staff edit, the list's filters as its address has them, states, and acts.

import { searchWord } from './list-words';
import type { StaffRight } from './rights';

/** Who sees content and changes it. */
export const SEES_CONTENT: readonly StaffRight[] = ['content'];

/** As the content service names its types. */
export const CONTENT_KINDS = ['page', 'notification', 'popup', 'front-page', 'menu', 'footer', 'seller'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (value: unknown): value is ContentKind => CONTENT_KINDS.some((kind) => kind === value);

/** Kinds of which staff make and remove entries. */
export const ADDED_KINDS = ['page', 'notification', 'popup'] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];

export const isAddedKind = (value: unknown): value is AddedKind => ADDED_KINDS.some((kind) => kind === value);

/** The texts of a new entry, in the order of its form. */
export const NEW_WORDS: Readonly<Record<AddedKind, readonly string[]>> = {
  page: ['title', 'teaser', 'text'],
  notification: ['text'],
  popup: ['title', 'text', 'button', 'mini'],
};

/** Kinds whose stores staff choose. */
export const choosesStores = (kind: ContentKind): boolean => kind === 'front-page' || isAddedKind(kind);

/** As people type an address: with or without slashes around it. */
export const pageAddressTyped = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');

/**
 * `discard`: the draft is deleted, what is published remains. `unpublish`: the published entry becomes a draft. `remove`: nothing remains;
 * `restore` makes a draft of it again.
 */
export const CONTENT_ACTS = ['publish', 'draft', 'discard', 'unpublish', 'remove', 'restore'] as const;
export type ContentAct = (typeof CONTENT_ACTS)[number];

export const isContentAct = (value: unknown): value is ContentAct => CONTENT_ACTS.some((act) => act === value);

/** Acts by which an entry appears and disappears are those of the kinds of which staff make new ones. */
export const isActOfKind = (kind: ContentKind, act: ContentAct): boolean =>
  isAddedKind(kind) || !['unpublish', 'remove', 'restore'].includes(act);

interface Existing {
  kind: ContentKind;
  isPublished: boolean;
  hasDraft: boolean;
}

/** Acts on an existing entry. A draft alone is discarded, or removed if that can be restored. */
export function possibleContentActs({ kind, isPublished, hasDraft }: Existing): ContentAct[] {
  const isAdded = isAddedKind(kind);
  const acts: [ContentAct, boolean][] = [
    ['publish', true],
    ['draft', true],
    ['discard', hasDraft && (isPublished || !isAdded)],
    ['unpublish', isAdded && isPublished],
    ['remove', isAdded],
  ];
  return acts.flatMap(([act, isPossible]) => (isPossible ? [act] : []));
}

export interface ContentListQuery {
  /** Null: all kinds. */
  kind: ContentKind | null;
  text: string;
  /** What staff have removed, of all kinds. */
  isRemoved: boolean;
}

export const contentListQuery = (given: Readonly<Record<string, string>>): ContentListQuery => ({
  kind: isContentKind(given.kind) ? given.kind : null,
  text: searchWord(given),
  isRemoved: given.view === REMOVED_VIEW,
});

const REMOVED_VIEW = 'removed';

export function contentListPath(query: ContentListQuery, change: Partial<ContentListQuery> = {}): string {
  const { kind, text, isRemoved } = { ...query, ...change };
  const words = new URLSearchParams({
    ...(isRemoved && { view: REMOVED_VIEW }),
    ...(!isRemoved && kind && { kind }),
    ...(text && { q: text }),
  });
  return words.size > 0 ? `/staff/content?${words}` : '/staff/content';
}

interface Shown {
  isPublished: boolean;
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
}

export const CONTENT_STATES = ['draft', 'planned', 'published', 'ended', 'removed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export function contentState({ isPublished, from, to }: Shown, now: Date): Exclude<ContentState, 'removed'> {
  if (!isPublished) return 'draft';
  if (to !== null && to <= now) return 'ended';
  return from !== null && from > now ? 'planned' : 'published';
}

/** Drafts of published entries other than pages have the entry's name and this. */
export const DRAFT_ENDING = '-draft';

/** A text of several lines. */
export const isLongWording = (name: string, words: { da: string; en: string }): boolean =>
  /(^|\.)(text|about)$/.test(name) || Math.max(words.da.length, words.en.length) > 120;
