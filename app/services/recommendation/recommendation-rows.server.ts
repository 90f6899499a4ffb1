// Rows of recommendations of a place in the shop: what content has set up there, filled with products.
import { isPersonalKind, isRecommendationKind, type RecommendationKind } from '#domain/catalogue/recommendation-kinds';
import type { Caller } from '~/models/caller';
import type { RecommendationBlock, TileRow } from '~/models/content';
import type { Tile } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import { recommend } from '../catalogue/catalogue.server';
import { listBlocks } from '../content/block.server';
import { readFrontContent } from '../content/content.server';

type Place = 'front' | 'product' | 'cart';

/** What the page shows already: rows go with it and do not repeat it. */
type Shown = readonly string[];

/**
 * The rows of a place. Personal ones are filled only on personal pages; shared pages contain a slot instead,
 * which the visitor's own browser fills.
 */
export async function rowsAt(context: RequestContext, place: Place, skus: Shown = []): Promise<TileRow[]> {
  return filledRows(context, await blocksAt(context, place), skus);
}

/** An empty cart leads on to goods: the first row of the front page that has some. */
export async function rowOfEmptyCart(context: RequestContext): Promise<TileRow[]> {
  const blocks = await blocksAt(context, 'front');
  return (await filledRows(context, blocks.slice(0, ROWS_ASKED))).slice(0, 1);
}

/** One of them may have nothing for this visitor. */
const ROWS_ASKED = 2;

export async function filledRows(
  context: RequestContext,
  blocks: readonly RecommendationBlock[],
  skus: Shown = [],
): Promise<TileRow[]> {
  const rows = await Promise.all(blocks.map((block) => readRecommendationRow(context, block, skus)));
  return rows.filter((row) => row.tiles.length > 0 || row.slot !== undefined);
}

async function blocksAt(caller: RequestContext, place: Place): Promise<RecommendationBlock[]> {
  if (place === 'front') return (await readFrontContent(caller))?.rows ?? [];
  return (await listBlocks(caller)).filter(({ location }) => location === place);
}

async function readRecommendationRow(
  context: RequestContext,
  block: RecommendationBlock,
  skus: Shown,
): Promise<TileRow> {
  const { id, title, href, location } = block;
  const row = { id, title, href, tiles: [] };
  if (!isRecommendationKind(block.type)) return row;
  if (!isPersonalKind(block.type)) return { ...row, tiles: await fill(context, block, block.type, skus) };
  if (context.anonymous) return { ...row, slot: slotPath(location, id, skus) };
  return context.consent.personal ? { ...row, tiles: await fill(asVisitor(context), block, block.type, skus) } : row;
}

const slotPath = (location: string, id: string, skus: Shown) =>
  `/row/${encodeURIComponent(location)}/${encodeURIComponent(id)}${skus[0] ? `?sku=${encodeURIComponent(skus[0])}` : ''}`;

/** Only with this does the back end know whose visit it is. */
const asVisitor = (context: RequestContext): RequestContext => ({ ...context, visitor: context.visitorId });

function fill(caller: Caller, block: RecommendationBlock, type: RecommendationKind, skus: Shown): Promise<Tile[]> {
  const { location, filters, settings, sinceMinutesAgo, categoryIds } = block;
  const situation = { categoryIds, sinceMinutesAgo, skus: skus.slice(0, 200) };
  return recommend(caller, { type, location, context: situation, filters, settings });
}

/** One personal row for the browser that requests it; null where there is none for this visitor. */
export async function personalRow(
  context: RequestContext,
  place: string,
  id: string,
  skus: Shown,
): Promise<TileRow | null> {
  if (!context.consent.personal || (place !== 'front' && place !== 'product' && place !== 'cart')) return null;
  const block = (await blocksAt(context, place)).find((one) => one.id === id);
  if (!block || !isRecommendationKind(block.type) || !isPersonalKind(block.type)) return null;
  const tiles = await fill(asVisitor(context), block, block.type, skus);
  return tiles.length > 0 ? { id, title: block.title, href: block.href, tiles } : null;
}
