// Follows the shop's feed from a stored position: orders are handed over one by one as their last event has them, and the position is stored after each.
import { isToTake, ORDER_EVENTS, type ShopOrder, shopOrder } from './order';
import { readPosition, storePosition } from './position';
import type { Shop, ShopEvent } from './shop';

/** `take` has to find what it did before: it is called again after a kill between its end and the stored position. */
export async function followOrders(
  shop: Shop,
  positionFile: string,
  take: (order: ShopOrder) => Promise<void>,
): Promise<number> {
  const { after } = await readPosition(positionFile);
  const store = async (number: number) =>
    storePosition(positionFile, { ...(await readPosition(positionFile)), after: number });
  // Of an order that was changed or cancelled in the meantime, earlier events are out of date.
  const last = new Map<string, number>();
  for await (const { events } of feedPages(shop, after)) for (const one of events) last.set(one.subject.id, one.number);
  let taken = 0;
  for await (const { events, next } of feedPages(shop, after)) {
    for (const { number, subject, data } of events) {
      if (number < (last.get(subject.id) ?? 0)) continue;
      const order = shopOrder.parse(data);
      if (!isToTake(order)) continue;
      await take(order);
      taken += 1;
      await store(number);
    }
    await store(next);
  }
  return taken;
}

/** Up to the last event that there is. */
async function* feedPages(shop: Shop, start: number): AsyncGenerator<{ events: ShopEvent[]; next: number }> {
  for (let after = start; ; ) {
    const page = await shop.eventsAfter(after, ORDER_EVENTS);
    if (page.next === after) return;
    yield page;
    after = page.next;
  }
}
