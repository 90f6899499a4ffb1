// Content in the back office: kinds that staff edit, the list's filters as its address has them, states, and acts.

import { searchWord } from './list-words';
import type { StaffRight } from './rights';

/** Who sees content and changes it. */
export const SEES_CONTENT: readonly StaffRight[] = ['content'];

/** As the content service names its types. */
export const CONTENT_KINDS = ['page', 'notification', 'popup', 'front-page', 'menu', 'footer', 'seller'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (value: unknown): value is ContentKind => CONTENT_KINDS.some((kind) => kind === value);

/** `discard`: the draft is deleted, what is published remains. */
export const CONTENT_ACTS = ['publish', 'draft', 'discard'] as const;
export type ContentAct = (typeof CONTENT_ACTS)[number];

export const isContentAct = (value: unknown): value is ContentAct => CONTENT_ACTS.some((act) => act === value);

export interface ContentListQuery {
  /** Null: all kinds. */
  kind: ContentKind | null;
  text: string;
}

export const contentListQuery = (given: Readonly<Record<string, string>>): ContentListQuery => ({
  kind: isContentKind(given.kind) ? given.kind : null,
  text: searchWord(given),
});

export function contentListPath(query: ContentListQuery, change: Partial<ContentListQuery> = {}): string {
  const { kind, text } = { ...query, ...change };
  const words = new URLSearchParams({ ...(kind && { kind }), ...(text && { q: text }) });
  return words.size > 0 ? `/staff/content?${words}` : '/staff/content';
}

interface Shown {
  isPublished: boolean;
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
}

export type ContentState = 'draft' | 'planned' | 'published' | 'ended';

export function contentState({ isPublished, from, to }: Shown, now: Date): ContentState {
  if (!isPublished) return 'draft';
  if (to !== null && to <= now) return 'ended';
  return from !== null && from > now ? 'planned' : 'published';
}

/** Drafts of published entries other than pages have the entry's name and this. */
export const DRAFT_ENDING = '-draft';

/** A text of several lines. */
export const isLongWording = (name: string, words: { da: string; en: string }): boolean =>
  /(^|\.)(text|about)$/.test(name) || Math.max(words.da.length, words.en.length) > 120;
