// Puts goods on several lists and takes them off, by SKU (spec §7).
import type { Context, SignedIn } from '#backend/graphql/context';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { putOnList, takeOffLists } from './changes.sql';
import { productsToList } from './goods.sql';
import { leastLine, problemToList, roomOnList } from './goods-to-list';
import { changingLists, keeperOf } from './keeper';

type Place = Pick<Context, 'pool' | 'assortment' | 'now'>;

export interface GoodsChange {
  skus: readonly string[];
  add: readonly number[];
  remove: readonly number[];
}

/** Spec §7: everything on each of the lists, or nothing. Existing lines are unchanged. */
export async function changeGoods(who: SignedIn, { skus, add, remove }: GoodsChange, context: Place): Promise<Outcome> {
  const ids = [...new Set([...add, ...remove])];
  // Spec §8: 'Cannot apply changes …' when there is nothing to add or remove.
  if (ids.length === 0 || skus.length === 0) return refusal('LIST_UNCHANGED');
  const keeper = keeperOf(who);
  const assortment = await context.assortment();
  return changingLists({ who, ids }, context, async (on) => {
    const goods = await productsToList(on, { skus }, assortment, keeper.businessId);
    const bySku = new Map(goods.map((one) => [one.sku, one]));
    // What is gone from the shop can still be taken off a list.
    const asked = add.length > 0 ? skus : skus.filter((sku) => bySku.has(sku));
    const wrong = asked.map((sku) => problemToList(keeper, bySku.get(sku), sku)).find((problem) => problem !== null);
    if (wrong) return wrong;
    if (!keeper.mayManage && remove.length > 0 && asked.length < skus.length) return refusal('LIST_CONTRACT_ONLY');
    if (remove.length > 0) await takeOffLists(on, remove, skus);
    for (const listId of add) {
      const room = await roomOnList(on, listId, goods.length);
      if (!room.ok) return room;
      await putOnList(on, listId, goods.map(leastLine), 'as it is');
    }
    return { ok: true };
  });
}
