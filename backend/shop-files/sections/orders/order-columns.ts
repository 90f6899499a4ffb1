// The columns of the tables of earlier orders: the orders, their lines, parcels with their tracking events, invoices and credit notes.
import { TRACKING_STATUSES } from '#domain/delivery/tracking';
import { PROVIDER_CODES } from '#domain/payment/payment';
import { cvrFrom } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';
import { byRule, type Column, flag, kroner, list, matching, oneOfTexts, or, text, whole } from '../../file/columns';
import { calendarDay, moment } from '../../file/moment-columns';
import type { RowOf } from '../../file/table';
import { email } from '../people/customer-columns';

export const orderColumns = {
  number: text(32),
  placed_at: moment,
  /** A customer's, who then finds the order in their account, or a guest's. */
  email,
  store: text(64),
  status: oneOfTexts(['processing', 'shipped', 'delivered', 'complete', 'canceled', 'closed']),
  /** Whether its amounts are with VAT (gross) or without (net). */
  prices: or(oneOfTexts(['gross', 'net']), 'gross' as const),
  freight: or(kroner, 0),
  /** With VAT; left out, it is not checked against what the lines and the freight come to. */
  total: or(kroner, null),
  payment: or(text(64), 'card'),
  /** The provider that took the money, so that it can be paid back from this shop; left out: no money is moved here. */
  provider: or(oneOfTexts(PROVIDER_CODES), null),
  /** By which the provider knows the payment. */
  provider_reference: or(text(200), null),
  language: or(oneOfTexts(['da', 'en']), 'da' as const),
  firstname: text(100),
  lastname: text(100),
  company: or(text(200), null),
  street: list(text(200)),
  postcode: text(20),
  city: text(100),
  telephone: or(text(40), ''),
  cvr: or(byRule(cvrFrom, 'Her skal stå et CVR-nummer på 8 cifre med rigtigt kontrolciffer.'), null),
  ean: or(byRule(eanFrom, 'Her skal stå et EAN-nummer på 13 cifre med rigtigt kontrolciffer.'), null),
  /** Where the goods went, when not to the address of the bill: all of it, or nothing. */
  delivery_firstname: or(text(100), null),
  delivery_lastname: or(text(100), null),
  delivery_company: or(text(200), null),
  delivery_street: or(list(text(200)), null),
  delivery_postcode: or(text(20), null),
  delivery_city: or(text(100), null),
  delivery_telephone: or(text(40), null),
  /** Carrier and method of delivery.yaml, with / between. */
  delivery: or(
    matching(/^[\w-]{1,64}\/[\w-]{1,64}$/, 'Her skal stå fragtfirma og måde med / imellem, som parcel/home.'),
    null,
  ),
  /** What they were called then; left out: as they are called in delivery.yaml. */
  carrier_title: or(text(200), null),
  method_title: or(text(200), null),
  purchase_order_number: or(text(200), null),
  reference: or(text(200), null),
  requisitioner: or(text(200), null),
  requisition_number: or(text(200), null),
  /** The buyer was informed of the right of withdrawal with the order; if omitted: unknown, and the right lasts twelve months longer. */
  withdrawal_told: or(flag, false),
};

export const lineColumns = {
  order: text(32),
  sku: text(64),
  /** Left out: what the product is called now. */
  name: or(text(500), null),
  quantity: whole(1, 1_000_000),
  /** Price of one piece, in the same basis as the order's amounts. */
  price: kroner,
  /** The catalogue price that it was sold at, with VAT: the customer then sees how the price was computed. */
  list_price: or(kroner, null),
  /** What was taken off all pieces of the line, as the order's amounts. */
  discount: or(kroner, 0),
  /** What for: the name of the promotion. */
  discount_name: or(text(200), null),
};

export interface Piece {
  sku: string;
  pieces: number;
}

/** 1900700=3|1900701=1 */
const goods: Column<Piece[]> = list({
  required: true,
  wanted: 'Her skal stå varenumre med antal, som 1900700=3|1900701=1.',
  read(cell) {
    const [, sku = '', pieces = ''] = /^(.{1,64})=(\d{1,7})$/.exec(cell) ?? [];
    return Number(pieces) > 0 ? { sku: sku.trim(), pieces: Number(pieces) } : undefined;
  },
  print: ({ sku, pieces }) => `${sku}=${pieces}`,
});

export const shipmentColumns = {
  order: text(32),
  number: text(32),
  carrier: text(64),
  /** Left out: the carrier as it is written. */
  carrier_title: or(text(200), null),
  tracking: or(text(100), ''),
  status: oneOfTexts(TRACKING_STATUSES),
  shipped_at: moment,
  /** Left out: all of the order that has not left yet. */
  goods: or(goods, null),
};

export const eventColumns = {
  shipment: text(32),
  at: moment,
  status: oneOfTexts(TRACKING_STATUSES),
  place: or(text(200), ''),
};

export const invoiceColumns = {
  order: text(32),
  number: text(32),
  kind: or(oneOfTexts(['invoice', 'credit']), 'invoice' as const),
  issued_at: moment,
  /** Left out: thirty days later on account, else the same day. */
  due_at: or(calendarDay, null),
  /** Left out: all that has left and is on no invoice, or all that is invoiced and not credited. */
  goods: or(goods, null),
  /** Credit note: whether the freight is refunded; left out: with the last of the goods. */
  freight: or(flag, null),
  reason: or(text(500), ''),
  /** With VAT; left out, it is not checked against what the goods come to. */
  total: or(kroner, null),
};

export type OrderCells = RowOf<typeof orderColumns>;
export type PastLine = RowOf<typeof lineColumns>;
export type ShipmentCells = RowOf<typeof shipmentColumns>;
export type PastEvent = RowOf<typeof eventColumns>;
export type PastInvoice = RowOf<typeof invoiceColumns>;
