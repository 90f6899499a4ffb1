// Hearts: which of the products shown are on a list of this customer. Visitors have none, so that shared pages stay the same for all of them.
import type { Caller } from '~/models/caller';
import type { ProductPage, Tile } from '~/models/product';
import type { HeartState } from '~/models/shopping-list';
import { ListStandingDocument } from '../generated/commerce';
import { read } from '../transport/transport.server';

/** The lists that contain each of these products; only products that this customer may add to lists. */
export async function standingOf(
  caller: Caller,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (caller.token === null || caller.rules.catalogueMode || skus.length === 0) return new Map();
  const variables = { skus: [...new Set(skus)] };
  const { customer } = await read(caller, { client: 'commerce', document: ListStandingDocument, variables });
  const found = (customer?.shopping_list_standing ?? []).filter(({ can_manage }) => can_manage);
  return new Map(found.map(({ sku, lists }) => [sku, lists]));
}

/** Spec §4: only where it is logged in and the product may be put on lists; active when it is on at least one. */
export async function heartsOf(caller: Caller, skus: readonly string[]): Promise<ReadonlyMap<string, HeartState>> {
  const standing = await standingOf(caller, skus);
  return new Map([...standing].map(([sku, lists]) => [sku, lists.length > 0 ? 'on' : 'off']));
}

export async function withHearts(caller: Caller, tiles: Tile[]): Promise<Tile[]> {
  const hearts = await heartsOf(
    caller,
    tiles.map(({ sku }) => sku),
  );
  return hearts.size === 0 ? tiles : tiles.map((tile) => markedBy(hearts, tile));
}

/** For a product's page: the product or the chosen variant, and the rows below it. */
export async function heartsOnPage(caller: Caller, page: ProductPage): Promise<ProductPage> {
  const { related, accessories } = page;
  const sku = page.cartSku ?? page.sku;
  const hearts = await heartsOf(caller, [sku, ...[...related, ...accessories].map((tile) => tile.sku)]);
  if (hearts.size === 0) return page;
  const marked = (tiles: Tile[]) => tiles.map((tile) => markedBy(hearts, tile));
  const heart = page.action.kind === 'gift-card' ? undefined : hearts.get(sku);
  return { ...page, ...(heart && { heart }), related: marked(related), accessories: marked(accessories) };
}

/** A gift card is made out to a recipient, and so cannot be on a list. */
function markedBy(hearts: ReadonlyMap<string, HeartState>, tile: Tile): Tile {
  const heart = tile.action.kind === 'gift-card' ? undefined : hearts.get(tile.sku);
  return heart ? { ...tile, heart } : tile;
}
