// The ways out for orders: the company's middleware, which passes them on to its other systems, and the packer of gift bags. Each order
// is posted by itself, as JSON under a key: the same revision posted twice is one order.
import { postHandover } from './post-handover';

export interface HandoverSettings {
  url: string;
  /** Null: the service needs none. */
  key: string | null;
}

/** 'known': it had this revision already. 'refused': it does not accept this order. 'unavailable': down, slow or malformed; to be tried again. */
export type HandedOver = { kind: 'taken' | 'known' } | { kind: 'refused' | 'unavailable'; why: string };

export interface HandedPlace {
  company: string;
  name: string;
  street: string[];
  postcode: string;
  city: string;
  country: string;
  telephone: string;
}

interface HandedGoods {
  sku: string;
  name: string;
  unit: string;
  /** As ordered. */
  quantity: number;
  canceled: number;
  note: string | null;
  options: { label: string; value: string }[];
  wishes: string[];
}

export interface HandedLine extends HandedGoods {
  shipped: number;
  invoiced: number;
  credited: number;
  unitOere: number;
  rowOere: number;
  discountOere: number;
  dutyOere: number;
  dutyCode: string | null;
  vatBp: number;
  vatOere: number;
}

/** An order in full. Amounts are øre; those of lines, discounts, duties and freight include VAT where `amounts.includesVat` says so. */
export interface HandedOrder {
  number: string;
  store: string;
  placedAt: string;
  status: string;
  language: string;
  buyer: { name: string; email: string; telephone: string };
  company: { name: string; number: string | null; cvr: string | null } | null;
  billTo: HandedPlace & { ean: string | null; vatId: string | null };
  deliverTo: HandedPlace;
  delivery: {
    carrier: string;
    method: string;
    title: string;
    date: string | null;
    interval: string | null;
    readyAt: string | null;
    /** A parcel shop, or one of the company's shops. */
    point: { id: string | null; name: string; street: string; postcode: string; city: string } | null;
  };
  comment: string | null;
  reference: string | null;
  requisitioner: string | null;
  requisitionNumber: string | null;
  purchaseOrderNumber: string | null;
  accountingCost: string | null;
  payment: {
    way: string;
    state: string;
    provider: string;
    reference: string | null;
    authorisedOere: number;
    capturedOere: number;
    refundedOere: number;
  };
  amounts: {
    includesVat: boolean;
    goodsOere: number;
    discountOere: number;
    dutiesOere: number;
    freightOere: number;
    vatOere: number;
    exVatOere: number;
    totalOere: number;
    giftCardOere: number;
    toPayOere: number;
    /** Without the pieces that were cancelled: what invoices add up to. */
    remainingOere: number;
  };
  taxes: { vatBp: number; baseOere: number; vatOere: number }[];
  duties: { code: string; label: string; oere: number }[];
  discounts: { label: string; code: string | null; oere: number }[];
  lines: HandedLine[];
  shipments: { number: string; carrier: string; trackingNumber: string; status: string; shippedAt: string }[];
  documents: { kind: 'invoice' | 'credit'; number: string; issuedAt: string; totalOere: number }[];
}

export interface Handover {
  /** What this receiver is sent of an order: orders with the same body are not sent again. */
  bodyOf(order: HandedOrder): object;
  /** Never throws. `isNew`: the receiver is to take it as an order, not as a change of one that it has. */
  send(body: object, sending: { number: string; revision: number; isNew: boolean }): Promise<HandedOver>;
}

const handover = (
  settings: HandoverSettings,
  path: string,
  bodyOf: Handover['bodyOf'],
  patienceMs?: number,
): Handover => ({
  bodyOf,
  send: (body, { number, revision, isNew }) => {
    const key = revision === 1 ? number : `${number}-${revision}`;
    return postHandover(
      settings,
      { path, key, body: { kind: isNew ? 'order' : 'update', revision, ...body } },
      patienceMs,
    );
  },
});

export const openMiddleware = (settings: HandoverSettings, patienceMs?: number): Handover =>
  handover(settings, 'orders', (order) => order, patienceMs);

/** Goods and place alone. Named one by one: an order in full has more in it than the packer needs. */
export const openGiftBags = (settings: HandoverSettings, patienceMs?: number): Handover =>
  handover(
    settings,
    'gift-bags',
    ({ number, store, placedAt, status, lines, deliverTo, delivery }) => ({
      ...{ number, store, placedAt, isCancelled: status === 'canceled' },
      lines: lines.map(({ sku, name, unit, quantity, canceled, note, options, wishes }) => ({
        ...{ sku, name, unit, quantity: quantity - canceled, note, options, wishes },
      })),
      ...{ deliverTo, delivery },
    }),
    patienceMs,
  );
