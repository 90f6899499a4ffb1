// Other data of the orders in one response, loaded once for all of them: a page of a hundred orders costs the same as one.
import { cardsSoldWith, type SoldCard } from '#backend/commerce/giftcard/sale/sale.sql';
import type { Reader } from '#backend/db/client';
import { buyersOf } from './read.sql';

export class Together {
  private buyers: ReturnType<typeof buyersOf> | null = null;
  private cards: Promise<SoldCard[]> | null = null;

  constructor(readonly orderIds: readonly number[]) {}

  /** Gift cards that were sold with one of their lines. */
  async cardsOfLine(lineId: number, reader: Reader): Promise<SoldCard[]> {
    this.cards ??= cardsSoldWith(reader, this.orderIds);
    return (await this.cards).filter(({ orderLineId }) => orderLineId === lineId);
  }

  /** First and last name; null for a guest. */
  async buyerOf(orderId: number, reader: Reader): Promise<string | null> {
    this.buyers ??= buyersOf(reader, this.orderIds);
    const buyer = (await this.buyers).find((one) => one.orderId === orderId);
    return buyer ? `${buyer.firstname} ${buyer.lastname}`.trim() : null;
  }
}

/** For modules that are built on orders: a read of theirs, made once for all orders of a response. */
export function readTogether<Found>(read: (reader: Reader, orderIds: readonly number[]) => Promise<Found>) {
  const made = new WeakMap<Together, Promise<Found>>();
  return (together: Together, reader: Reader): Promise<Found> => {
    const found = made.get(together) ?? read(reader, together.orderIds);
    made.set(together, found);
    return found;
  };
}
