// A shipment that an ERP reports again under its own reference: the one that was written before, or a contradiction.
import type { Stepping } from '#backend/commerce/fulfilment/step';
import { unshipped } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Shipping } from './ship';
import { type ShipmentRow, shipmentsOf } from './shipment.sql';

type Repeated = Outcome<{ shipment: ShipmentRow; isWhole: boolean }>;

/** Null: the reference is new. The order is locked, so that of two reports at once the second one finds the first. */
export async function repeatedShipment({ tx, order, lines }: Stepping, shipping: Shipping): Promise<Repeated | null> {
  const { erpReference, pieces, carrier, trackingNumber } = shipping;
  if (erpReference === undefined) return null;
  const known = await shipmentsOf(tx.db, [order.id]);
  const earlier = known.find(({ shipment }) => shipment.erpReference === erpReference);
  if (!earlier) return null;
  const { shipment } = earlier;
  const sent = new Map<string, number>();
  for (const { orderLineId, quantity } of earlier.lines) {
    const sku = lines.find(({ id }) => id === orderLineId)?.sku ?? '';
    sent.set(sku, (sent.get(sku) ?? 0) + quantity);
  }
  const isSame =
    shipment.trackingNumber === trackingNumber &&
    (carrier === null || shipment.carrierTitle === carrier) &&
    (pieces === null || haveSamePieces(pieces, sent));
  if (!isSame) return refusal('SHIPMENT_DIFFERS');
  return { ok: true, shipment, isWhole: lines.every((line) => unshipped(line) === 0) };
}

const haveSamePieces = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([sku, quantity]) => other.get(sku) === quantity);
