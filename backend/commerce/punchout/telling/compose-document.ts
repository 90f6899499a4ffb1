// Composes the documents sent to a procurement system about its orders, in the lines of the system's own order.

import { eInvoiceXml } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import { documentFor } from '#backend/commerce/invoice/e-invoice/keep';
import { invoicesOfOrders, wholeInvoices } from '#backend/commerce/invoice/invoice.sql';
import { productKey, reachesOf, type WholeOrder, wholeOrders } from '#backend/commerce/order/index';
import { shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { shipNoticeRequest } from '#domain/punchout/cxml/write-fulfilment';
import { invoiceDetailRequest } from '#domain/punchout/cxml/write-invoice';
import { booked } from '#domain/purchase-order/books';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { confirmationOf } from './confirm-order';
import { ublConfirmation } from './confirm-ubl';
import { ublDespatch } from './despatch-ubl';
import { type Composed, inEnvelope } from './letter';
import type { Untold } from './outbox.sql';

interface Composing {
  reader: Reader;
  told: Untold;
  whole: WholeOrder;
  now: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const COMPOSERS: Record<Untold['kind'], (composing: Composing) => Composed | Promise<Composed>> = {
  confirmation: ({ told, whole, now }) => confirmationOf(told, whole.order, now, false),
  rejection: ({ told, whole, now }) => confirmationOf(told, whole.order, now, true),
  shipment: sentAway,
  invoice: billed,
};

/** Null where there is nothing to write yet, as an invoice of a shop that has not said who it is. */
export async function composeDocument(told: Untold, reader: Reader, now: Date): Promise<string | null> {
  const { cxml } = told.connection.settings;
  const [whole] = await wholeOrders(reader, [told.order]);
  if (told.purchase.ubl) return whole ? composeUbl({ reader, told, whole, now }) : null;
  if (!cxml || !whole) return null;
  const made = await COMPOSERS[told.kind]({ reader, told, whole, now });
  return made && inEnvelope({ ...made, isTest: false }, cxml, now);
}

/** An order of Peppol or NemHandel is answered in its own format. */
async function composeUbl({ reader, told, whole, now }: Composing): Promise<string | null> {
  const { kind, order, purchase, subject } = told;
  if (kind === 'shipment') return ublDespatch(purchase, whole, subject, { reader, now });
  if (kind === 'invoice') return eInvoiceXml(reader, subject, purchase.ubl?.format ?? 'peppol');
  return ublConfirmation(told, { number: order.number, isOff: kind === 'rejection' }, reader, now);
}

const purchaseNamed = ({ purchase }: Untold) => ({ orderId: purchase.orderRef, payloadId: purchase.payloadId });

/** EA is one of anything, for an order that named no unit. */
const EACH = 'EA';

async function sentAway({ reader, told, whole, now }: Composing): Promise<Composed> {
  const all = await shipmentsOf(reader, [told.order.id]);
  const found = all.find(({ shipment }) => shipment.id === told.subject);
  if (!found) return null;
  const { shipment, lines } = found;
  const isComplete = whole.lines.every(({ quantity, shipped, canceled }) => shipped + canceled === quantity);
  const earlier = all.filter((one) => one.shipment.id < shipment.id).flatMap((one) => one.lines);
  return {
    dtd: 'Fulfill',
    body: shipNoticeRequest({
      ...{ shipmentId: shipment.number, order: purchaseNamed(told), now, isComplete, carrier: shipment.carrierTitle },
      trackingNumbers: shipment.trackingNumber === '' ? [] : [shipment.trackingNumber],
      lines: booked(told.purchase.lines, reachesOf(whole, earlier, lines)).map(({ line, quantity }) => ({
        ...{ lineNumber: line.lineNumber, quantity, unit: line.unit ?? EACH },
      })),
    }),
  };
}

async function billed({ reader, told, whole }: Composing): Promise<Composed> {
  const all = await wholeInvoices(reader, await invoicesOfOrders(reader, [told.order.id]));
  const written = all.find(({ invoice }) => invoice.id === told.subject);
  const invoice = written && (await documentFor(reader, whole, written));
  if (!written || !invoice) return null;
  const { id, kind, issuedAt } = written.invoice;
  const earlier = all.filter((one) => one.invoice.kind === kind && one.invoice.id < id).flatMap(({ lines }) => lines);
  const { lines } = told.purchase;
  const days = Math.max(0, Math.round((Date.parse(invoice.due) - Date.parse(invoice.issued)) / DAY_MS));
  return {
    dtd: 'InvoiceDetail',
    body: invoiceDetailRequest({
      ...{ invoice, issuedAt, order: purchaseNamed(told), days },
      lines: booked(lines, reachesOf(whole, earlier, written.lines)),
      names: itemNames(whole, lines),
    }),
  };
}

const itemNames = (whole: WholeOrder, lines: Untold['purchase']['lines']): Map<string, string> => {
  const names = new Map(whole.lines.map((line) => [productKey(line), line.name]));
  return new Map(
    lines.flatMap(({ lineNumber, sku, design }) => {
      const name = names.get(keyOfGoods(sku, design));
      return name === undefined ? [] : [[lineNumber, name] as const];
    }),
  );
};
