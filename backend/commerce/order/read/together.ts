// What else is read of the orders of one answer, asked once for all of them: a page of a hundred orders costs what one costs.
import { type InvoiceRow, invoicesOfOrders } from '#backend/commerce/invoice/rows';
import { shipmentsOf, type WholeShipment } from '#backend/commerce/shipment/rows';
import type { Reader } from '#backend/db/client';

export class Together {
  private shipments: Promise<WholeShipment[]> | null = null;
  private documents: Promise<InvoiceRow[]> | null = null;

  constructor(private readonly orderIds: readonly number[]) {}

  async shipmentsOf(orderId: number, reader: Reader): Promise<WholeShipment[]> {
    this.shipments ??= shipmentsOf(reader, this.orderIds);
    return (await this.shipments).filter(({ shipment }) => shipment.orderId === orderId);
  }

  async documentsOf(orderId: number, reader: Reader): Promise<InvoiceRow[]> {
    this.documents ??= invoicesOfOrders(reader, this.orderIds);
    return (await this.documents).filter((document) => document.orderId === orderId);
  }
}
