// Earlier orders of the demo's customers, as records of the order tables: with parcels and invoices, so that their
// accounts have content.

import type { Located } from '#backend/shop-files/section';
import type { PastInvoice, PastLine } from '#backend/shop-files/sections/orders/order-columns';
import type { PastOrder, PastShipment } from '#backend/shop-files/sections/orders/order-tables';
import { languageOfCustomer } from '#domain/store/locale';
import { between } from '../world/making/seed';
import { type DrawnOrder, drawOwnOrders } from '../world/own-orders';
import type { DemoWorld } from '../world/types';
import { PLAIN_LINE, PLAIN_ORDER } from './past-order';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Order numbers of the demo are outside the ranges that the shop assigns. */
const FIRST = { order: 91_000_001, shipment: 490_000_001, invoice: 690_000_001, tracking: 70_510_000_000 } as const;

export function ownOrders(world: DemoWorld, now: Date): PastOrder[] {
  let parcels = 0;
  return drawOwnOrders(world).map((drawn, at) => {
    const hours = between('own-orders', drawn.customer.key + drawn.daysAgo, 0, 55);
    const placed = now.getTime() - drawn.daysAgo * DAY - hours * HOUR;
    const number = String(FIRST.order + at);
    const sent = drawn.parcel === null ? null : parcels++;
    return {
      ...PLAIN_ORDER,
      ...addressesOf(drawn),
      ...{
        number,
        placed_at: isoAt(placed),
        email: drawn.customer.email.toLowerCase(),
        store: drawn.customer.storeCode,
      },
      ...{ status: drawn.status, prices: drawn.basis, freight: drawn.freight },
      payment: drawn.isOnAccount ? 'account' : 'card',
      provider: drawn.isOnAccount ? null : 'test',
      language: languageOfCustomer(drawn.customer.settings.defaultLanguage),
      ean: drawn.ean,
      delivery: drawn.customer.businessId === null ? 'parcel/home' : 'parcel/business',
      ...{ carrier_title: null, method_title: null },
      requisitioner: drawn.customer.flags.reqRequired ? `${drawn.customer.firstname} ${drawn.customer.lastname}` : null,
      requisition_number: drawn.customer.flags.reqNoRequired ? `R-${1000 + at}` : null,
      lines: drawn.lines.map((line) => lineOf(line, number)),
      shipments: sent === null ? [] : [parcelOf(drawn, number, placed, sent)],
      invoices: sent === null ? [] : [invoiceOf(number, placed, sent)],
    };
  });
}

const isoAt = (at: number) => new Date(at).toISOString();
const placed = (file: string) => ({ file, line: 0 });

const lineOf = ({ product, quantity, unit, gross }: DrawnOrder['lines'][number], order: string): Located<PastLine> => ({
  at: placed('order-lines.csv'),
  record: { order, sku: product.sku, name: product.name, quantity, price: unit, ...PLAIN_LINE, list_price: gross },
});

function parcelOf({ parcel }: DrawnOrder, order: string, at: number, index: number): Located<PastShipment> {
  const number = String(FIRST.shipment + index);
  const left = at + DAY;
  const heard = [
    { status: 'AWAITING_PICKUP' as const, place: 'Kontorværk, Kolding', after: 0 },
    { status: 'IN_TRANSIT' as const, place: 'Kolding', after: 5 },
    ...(parcel === 'DELIVERED' ? [{ status: 'DELIVERED' as const, place: '', after: 22 }] : []),
  ];
  const events = heard.map(({ status, place, after }) => ({
    at: placed('shipment-events.csv'),
    record: { shipment: number, at: isoAt(left + after * HOUR), status, place },
  }));
  const tracking = String(FIRST.tracking + index);
  const status = parcel ?? 'UNKNOWN';
  return {
    at: placed('shipments.csv'),
    record: {
      order,
      number,
      carrier: 'gls',
      carrier_title: 'GLS',
      tracking,
      status,
      shipped_at: isoAt(left),
      goods: null,
      events,
    },
  };
}

/** Of everything in the parcel; the shop calculates the total. */
const invoiceOf = (order: string, at: number, index: number): Located<PastInvoice> => ({
  at: placed('invoices.csv'),
  record: {
    ...{ order, number: String(FIRST.invoice + index), kind: 'invoice', issued_at: isoAt(at + DAY + HOUR) },
    ...{ due_at: null, goods: null, freight: null, reason: '', total: null },
  },
});

/** The customer's own name, at their default addresses. */
function addressesOf({ customer }: DrawnOrder) {
  const { firstname, lastname, addresses } = customer;
  const bill = addresses.find(({ defaultBilling }) => defaultBilling) ?? addresses[0];
  const place = addresses.find(({ defaultShipping }) => defaultShipping) ?? addresses[0];
  const isElsewhere = place !== bill;
  return {
    ...{ firstname, lastname },
    company: bill?.company ?? null,
    street: bill?.street ?? [],
    postcode: bill?.postcode ?? '',
    city: bill?.city ?? '',
    telephone: bill?.telephone ?? '',
    cvr: bill?.vatId ?? null,
    delivery_firstname: isElsewhere ? firstname : null,
    delivery_lastname: isElsewhere ? lastname : null,
    delivery_company: isElsewhere ? (place?.company ?? null) : null,
    delivery_street: isElsewhere ? (place?.street ?? []) : null,
    delivery_postcode: isElsewhere ? (place?.postcode ?? '') : null,
    delivery_city: isElsewhere ? (place?.city ?? '') : null,
    delivery_telephone: isElsewhere ? (place?.telephone ?? '') : null,
  };
}
