// A shop without a database for tests of connectors: a feed of placed orders, and the lines that are sent, once for each key.
import type { ShopOrder } from '../../connectors/core/order';
import type { BulkResource, Shop } from '../../connectors/core/shop';

/** One piece of A at 1 krone, without VAT in its price. */
export const smallOrder = (number: string, more: Partial<ShopOrder> = {}): ShopOrder => ({
  ...{ number, placedAt: '2026-11-29T10:00:00.000Z', status: 'processing', isReleased: true, isTest: false },
  ...{ buyer: { name: null, email: null }, company: null, deliverTo: { company: '', name: 'Ida', country: 'DK' } },
  billTo: { company: '', name: 'Ida', postcode: '8000', city: 'Aarhus', country: 'DK' },
  amounts: { includesVat: false, discountOere: 0, freightOere: 0, remainingOere: 125 },
  taxes: [{ vatBp: 2_500, baseOere: 100, vatOere: 25 }],
  lines: [
    {
      ...{ kind: 'goods', sku: 'A', name: 'Vare A', quantity: 1, canceled: 0 },
      ...{ unitOere: 100, rowOere: 100, discountOere: 0, dutyOere: 0, vatBp: 2_500 },
    },
  ],
  ...more,
});

export function openFeedShop() {
  const orders: ShopOrder[] = [];
  const sent = new Map<string, { resource: BulkResource; lines: readonly object[] }>();
  const shop: Shop = {
    async eventsAfter(after) {
      const events = orders.slice(after).map((data, at) => ({
        ...{ number: after + at + 1, type: 'order.placed', store: null, data },
        subject: { kind: 'order', id: data.number },
      }));
      return { events, next: orders.length };
    },
    async send(resource, lines, key) {
      sent.set(key, { resource, lines });
      return { lines: lines.length, accepted: lines.length, refused: [] };
    },
  };
  return {
    ...{ shop, orders },
    linesOf: (resource: BulkResource): object[] =>
      [...sent.values()].flatMap((one) => (one.resource === resource ? one.lines : [])),
  };
}
