// Other data of the orders in one response, loaded once for all of them: a page of a hundred orders costs the same as one.
import { cardsSoldWith, type SoldCard } from '#backend/commerce/giftcard/sale/sale.sql';
import { type InvoiceRow, invoicesOfOrders } from '#backend/commerce/invoice/invoice.sql';
import { returnedOfOrders } from '#backend/commerce/returns/returns.sql';
import { shipmentsOf, type WholeShipment } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { buyersOf } from './read.sql';

export class Together {
  private shipments: Promise<WholeShipment[]> | null = null;
  private documents: Promise<InvoiceRow[]> | null = null;
  private buyers: ReturnType<typeof buyersOf> | null = null;
  private cards: Promise<SoldCard[]> | null = null;
  private returned: Promise<ReadonlyMap<number, number>> | null = null;

  constructor(private readonly orderIds: readonly number[]) {}

  async shipmentsOf(orderId: number, reader: Reader): Promise<WholeShipment[]> {
    this.shipments ??= shipmentsOf(reader, this.orderIds);
    return (await this.shipments).filter(({ shipment }) => shipment.orderId === orderId);
  }

  /** Gift cards that were sold with one of their lines. */
  async cardsOfLine(lineId: number, reader: Reader): Promise<SoldCard[]> {
    this.cards ??= cardsSoldWith(reader, this.orderIds);
    return (await this.cards).filter(({ orderLineId }) => orderLineId === lineId);
  }

  /** Pieces of a line that came back by returns. */
  async returnedOfLine(lineId: number, reader: Reader): Promise<number> {
    this.returned ??= returnedOfOrders(reader, this.orderIds);
    return (await this.returned).get(lineId) ?? 0;
  }

  /** First and last name; null for a guest. */
  async buyerOf(orderId: number, reader: Reader): Promise<string | null> {
    this.buyers ??= buyersOf(reader, this.orderIds);
    const buyer = (await this.buyers).find((one) => one.orderId === orderId);
    return buyer ? `${buyer.firstname} ${buyer.lastname}`.trim() : null;
  }

  async documentsOf(orderId: number, reader: Reader): Promise<InvoiceRow[]> {
    this.documents ??= invoicesOfOrders(reader, this.orderIds);
    return (await this.documents).filter((document) => document.orderId === orderId);
  }
}
