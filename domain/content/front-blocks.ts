// What a front page is put together of. Which of it a shop shows, and in which order, its content says.
import { movedByOne } from '#domain/staff/product-pictures';

export const FRONT_BLOCKS = ['banners', 'desk', 'facts', 'entrances', 'occasions', 'finder', 'rows'] as const;
export type FrontBlock = (typeof FRONT_BLOCKS)[number];

/** Block order of a front page that defines none. */
export const USUAL_ORDER = [
  'banners',
  'facts',
  'entrances',
  'occasions',
  'finder',
  'rows',
] as const satisfies readonly FrontBlock[];

const isBlock = (name: string): name is FrontBlock => FRONT_BLOCKS.some((block) => block === name);

/** What no page knows is passed over; nothing named means the usual. */
export function frontOrder(named: readonly string[] | null | undefined): readonly FrontBlock[] {
  const known = (named ?? []).filter(isBlock);
  return known.length > 0 ? [...new Set(known)] : USUAL_ORDER;
}

/**
 * A block towards the top or the bottom, left out, or shown again at the bottom; `move` as a button names it, 'up-facts'. Null for anything
 * else. The last block is not left out.
 */
export function movedOrder(order: readonly string[], move: string): readonly string[] | null {
  const [, way, block = ''] = /^(up|down|out|in)-(\w+)$/.exec(move) ?? [];
  if (way === undefined || !isBlock(block)) return null;
  if (way === 'up' || way === 'down') return movedByOne(order, block, way);
  const others = order.filter((each) => each !== block);
  if (way === 'in') return [...others, block];
  return others.length > 0 ? others : order;
}
