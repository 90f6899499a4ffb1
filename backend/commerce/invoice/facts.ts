// An invoice's facts about buyer and delivery, in addition to the amounts. PDF and electronic invoices both read them here, so they agree.

import type { OrderRow } from '#backend/commerce/order/order.sql';
import { lastSentBefore } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import type { PostalAddress } from '#backend/db/tables/cart';
import { inCopenhagen } from '#domain/calendar/calendar';
import { cvrFrom } from '#domain/validate/cvr';
import { businessOfOrder } from './invoice.sql';

export interface InvoiceFacts {
  /** The buyer's, eight digits: as on the bill's address, else as its business has it. */
  cvr: string | null;
  /** By which staff know the business. */
  customerNumber: string | null;
  /** '2026-11-03': when the last parcel before this document left; null where nothing is carried. */
  deliveredOn: string | null;
  /** Where the goods went: the address, or the shop or parcel shop where they are fetched. */
  place: DeliveryPlace | null;
}

export type DeliveryPlace = { name: string | null } & Pick<
  PostalAddress,
  'street' | 'postcode' | 'city' | 'countryCode'
>;

export async function factsOfInvoice(reader: Reader, order: OrderRow, issuedAt: Date): Promise<InvoiceFacts> {
  const business = order.businessId === null ? null : await businessOfOrder(reader, order.businessId);
  const sentAt = await lastSentBefore(reader, order.id, issuedAt);
  const ownCvr = order.billingAddress.vatId === null ? null : cvrFrom(order.billingAddress.vatId);
  return {
    cvr: ownCvr ?? business?.cvr ?? null,
    customerNumber: business?.salesCode ?? null,
    deliveredOn: sentAt && inCopenhagen(sentAt).date,
    place: sentAt && placeOf(order),
  };
}

function placeOf({ shipping: { point }, shippingAddress }: OrderRow): DeliveryPlace {
  const { street, postcode, city, countryCode } = shippingAddress;
  if (point)
    return { name: point.name, street: [point.street], postcode: point.postcode, city: point.city, countryCode };
  return { name: null, street, postcode, city, countryCode };
}
