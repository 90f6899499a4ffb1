// Follows the shop's feed from a stored position: orders are handed over one by one, and the position is stored after each.
import { isToTake, ORDER_EVENTS, type ShopOrder, shopOrder } from './order';
import { readPosition, storePosition } from './position';
import type { Shop } from './shop';

/** `take` has to find what it did before: it is called again after a kill between its end and the stored position. */
export async function followOrders(
  shop: Shop,
  positionFile: string,
  take: (order: ShopOrder) => Promise<void>,
): Promise<number> {
  let taken = 0;
  for (;;) {
    const { after } = await readPosition(positionFile);
    const { events, next } = await shop.eventsAfter(after, ORDER_EVENTS);
    for (const { number, data } of events) {
      const order = shopOrder.parse(data);
      if (isToTake(order)) {
        await take(order);
        taken += 1;
      }
      await storePosition(positionFile, { ...(await readPosition(positionFile)), after: number });
    }
    if (next === after) return taken;
    await storePosition(positionFile, { ...(await readPosition(positionFile)), after: next });
  }
}
