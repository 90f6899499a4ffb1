// The DespatchAdvice of one shipment of an order that came by Peppol or NemHandel.
import { productKey, reachesOf, type WholeOrder } from '#backend/commerce/order/index';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import { shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { inCopenhagen } from '#domain/calendar/calendar';
import { despatchAdvice } from '#domain/punchout/ubl/write-despatch';
import { booked, type Reach } from '#domain/purchase-order/books';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { writtenXml } from '../cxml/write-cxml';
import { issuedAt } from './confirm-ubl';
import type { Untold } from './outbox.sql';

/** Null where the shop has not said who it is, and where nothing of the buyer's lines is in it. */
export async function ublDespatch(
  { ubl, orderRef, lines }: Untold['purchase'],
  whole: WholeOrder,
  shipmentId: number,
  { reader, now }: { reader: Reader; now: Date },
): Promise<string | null> {
  const seller = await readSeller(reader);
  const all = await shipmentsOf(reader, [whole.order.id]);
  const found = all.find(({ shipment }) => shipment.id === shipmentId);
  if (!ubl || !seller || !found) return null;
  const earlier = all.filter((one) => one.shipment.id < shipmentId).flatMap((one) => one.lines);
  const names = new Map(whole.lines.map((line) => [productKey(line), line.name]));
  const reaches = reachesOf(whole, earlier, found.lines);
  const outstanding = outstandingUnits(lines, whole, reaches);
  const sent = booked(lines, reaches).map((one) => ({
    ...one,
    outstanding: outstanding.get(one.line.lineNumber) ?? 0,
    name: names.get(keyOfGoods(one.line.sku, one.line.design)) ?? '',
  }));
  if (sent.length === 0) return null;
  const { shippingAddress: to } = whole.order;
  const { number, carrierTitle, trackingNumber, shippedAt } = found.shipment;
  const { street, postcode, city, countryCode } = seller.address;
  return writtenXml(
    despatchAdvice({
      ...{ id: number, issued: issuedAt(now), orderId: orderRef, reply: ubl },
      seller: { ...seller, address: { street: [street], postcode, city, countryCode } },
      delivery: {
        name: to?.company ?? (to ? `${to.firstname} ${to.lastname}` : ''),
        address: {
          street: to?.street ?? [],
          postcode: to?.postcode ?? '',
          city: to?.city ?? '',
          countryCode: to?.countryCode ?? 'DK',
        },
      },
      ...{ carrier: carrierTitle, trackingNumber, sentOn: inCopenhagen(shippedAt).date, lines: sent },
    }),
  );
}

/** What is left to send after this shipment, by the order's lines; what was cancelled is not left. */
function outstandingUnits(
  lines: Untold['purchase']['lines'],
  whole: WholeOrder,
  reaches: ReadonlyMap<string, Reach>,
): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const line of whole.lines)
    wanted.set(productKey(line), (wanted.get(productKey(line)) ?? 0) + line.quantity - line.canceled);
  const left = [...reaches].map(([key, { now }]): [string, Reach] => [
    key,
    { before: now, now: Math.max(now, wanted.get(key) ?? 0) },
  ]);
  return new Map(booked(lines, new Map(left)).map(({ line, quantity }) => [line.lineNumber, quantity]));
}
