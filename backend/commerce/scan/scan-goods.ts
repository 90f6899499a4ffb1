// Puts scans into a cart or onto a list: each once, in one transaction with the note that it was taken. Scans of one product are steps of its
// quantity, so that neither their order nor the requests that bring them make a difference.
import { changeCart } from '#backend/commerce/cart/change-cart';
import { limitsOf, plainProduct } from '#backend/commerce/cart/check-wanted';
import { CartDraft } from '#backend/commerce/cart/lines/cart-draft';
import { listLines } from '#backend/commerce/cart/lines/lines.sql';
import { priceSeenAt } from '#backend/commerce/cart/lines/seen';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { putLines } from '#backend/commerce/ink/quick-order/quick-order.sql';
import { putOnList } from '#backend/commerce/lists/changes.sql';
import { productsToList } from '#backend/commerce/lists/goods.sql';
import { leastLine, problemToList, roomOnList } from '#backend/commerce/lists/goods-to-list';
import { changingLists, keeperOf } from '#backend/commerce/lists/keeper';
import type { Queryable } from '#backend/db/queryable';
import type { Context, SignedIn } from '#backend/graphql/context';
import { quantityAfter } from '#domain/quantity/scan';
import type { Refusal } from '#domain/refusal/refusals';
import { fittingSteps, type Group, newScans, scansByProduct, type Taken, tellScans } from './groups';
import { type Owned, quantitiesOnList, refuseScans, takeScans } from './scan.sql';
import type { Meant, Scan } from './scanned';

export interface Scanning {
  scans: readonly Scan[];
  meant: ReadonlyMap<string, Meant>;
  owned: Owned;
  now: Date;
}

/** Those that are new; of those that were refused now, why. */
async function noted(
  on: Queryable,
  { scans, meant, owned, now }: Scanning,
  put: (groups: Group[]) => Promise<Taken[]>,
) {
  const fresh = await takeScans(on, newScans(scans, meant), owned, now);
  const taken = await put(
    scansByProduct(
      scans.filter(({ id }) => fresh.has(id)),
      meant,
    ),
  );
  for (const { refused, why } of taken)
    if (why) await refuseScans(on, refused, { code: why.code, params: why.params ?? {} });
  return tellScans(on, scans, taken);
}

export const scanIntoCart = (cartId: string, scanning: Scanning, shopper: Shopper) =>
  changeCart(cartId, shopper, async (tx) => {
    const draft = new CartDraft(await listLines(tx.db, cartId, shopper.assortment), shopper);
    return noted(tx.client, scanning, async (groups) => {
      const taken = groups.map((group): Taken => {
        const item = plainProduct(group.card);
        const before = draft.quantityOf(item);
        const limits = limitsOf(group.card);
        const fit = fittingSteps(group, (steps) => draft.set(item, quantityAfter(before, steps, limits)), {
          before,
          limits,
        });
        return { ...fit, group, quantity: draft.quantityOf(item) };
      });
      const puts = taken.filter(({ isChanged }) => isChanged);
      if (puts.length > 0)
        await putLines(
          tx.client,
          cartId,
          puts.map(({ group, quantity }) => ({
            productId: group.card.id,
            quantity,
            seen: priceSeenAt(group.card, quantity, shopper.terms),
          })),
        );
      return taken;
    });
  });

export function scanOntoList(
  listId: number,
  scanning: Scanning,
  { who, context }: { who: SignedIn; context: Pick<Context, 'pool' | 'assortment' | 'now'> },
) {
  const keeper = keeperOf(who);
  return changingLists({ who, ids: [listId] }, context, async (on) => {
    const assortment = await context.assortment();
    const told = await noted(on, scanning, async (groups) => {
      const ids = groups.map(({ card }) => card.id);
      const known = new Map(
        (await productsToList(on, { ids }, assortment, keeper.businessId)).map((one) => [one.id, one]),
      );
      const there = await quantitiesOnList(on, listId, ids);
      const added = ids.filter((id) => (there.get(id)?.quantity ?? 0) === 0).length;
      const room = await roomOnList(on, listId, added);
      const taken = groups.map((group): Taken => {
        const limits = there.get(group.card.id) ?? limitsOf(group.card);
        const before = there.get(group.card.id)?.quantity ?? 0;
        const wrong = problemToList(keeper, known.get(group.card.id), group.card.sku);
        const full: Refusal | null = room.ok || before > 0 ? null : room;
        const fit = fittingSteps(group, () => wrong ?? full, { before, limits });
        return { ...fit, group, quantity: quantityAfter(before, fit.steps, limits) };
      });
      const lines = taken.flatMap(({ group, quantity, isChanged }) => {
        const good = known.get(group.card.id);
        const more = quantity - (there.get(group.card.id)?.quantity ?? 0);
        return isChanged && good ? [{ ...leastLine(good), quantity: more }] : [];
      });
      await putOnList(on, listId, lines, 'with more');
      return taken;
    });
    return { ok: true, told };
  });
}
