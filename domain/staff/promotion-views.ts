// The promotion list of the back office: views and search, read from the address of the page and written into it; the state of a promotion.
import { rowKey, searchWord } from './list-words';

export const PROMOTION_VIEW_NAMES = ['all', 'running', 'planned', 'paused', 'ended'] as const;
export type PromotionView = (typeof PROMOTION_VIEW_NAMES)[number];

export const isPromotionView = (value: unknown): value is PromotionView =>
  PROMOTION_VIEW_NAMES.some((name) => name === value);

export interface PromotionListQuery {
  view: PromotionView;
  text: string;
  /** Older than this promotion, or newer than that one. */
  after: number | null;
  before: number | null;
}

export function promotionListQuery(given: Readonly<Record<string, string>>): PromotionListQuery {
  return {
    view: isPromotionView(given.view) ? given.view : 'all',
    text: searchWord(given),
    after: rowKey(given.after),
    before: rowKey(given.before),
  };
}

/** The address of the list; paging begins anew unless it is given. */
export function promotionListPath(query: PromotionListQuery, change: Partial<PromotionListQuery> = {}): string {
  const { view, text, after, before } = { ...query, after: null, before: null, ...change };
  const words = new URLSearchParams({ view });
  if (text) words.set('q', text);
  if (after !== null) words.set('after', String(after));
  if (before !== null) words.set('before', String(before));
  return `/staff/promotions?${words}`;
}

interface Period {
  from: Date;
  /** Exclusive. */
  to: Date | null;
  isPaused: boolean;
}

export type PromotionState = Exclude<PromotionView, 'all'>;

/** What is over is over, paused or not. */
export function promotionState({ from, to, isPaused }: Period, now: Date): PromotionState {
  if (to !== null && to <= now) return 'ended';
  if (isPaused) return 'paused';
  return from > now ? 'planned' : 'running';
}
