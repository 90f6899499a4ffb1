// Composes the documents sent to a procurement system about its orders: confirmation or cancellation, shipment, and invoice.
import { documentFor } from '#backend/commerce/invoice/e-invoice/keep';
import { invoicesOfOrders, wholeInvoices } from '#backend/commerce/invoice/invoice.sql';
import { type WholeOrder, wholeOrders } from '#backend/commerce/order/read/read.sql';
import { shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { type Chosen, chosenIn } from '#domain/design';
import { shipNoticeRequest } from '#domain/punchout/cxml/write-fulfilment';
import { invoiceDetailRequest } from '#domain/punchout/cxml/write-invoice';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { confirmationOf } from './confirm-order';
import { type Composed, letter } from './letter';
import { type Untold, unitsByLabel } from './outbox.sql';

type OrderedLine = Pick<WholeOrder['lines'][number], 'sku' | 'unit' | 'kind' | 'config'>;

interface Composing {
  reader: Reader;
  told: Untold;
  whole: WholeOrder;
  now: Date;
  /** Of a line of the order: how the purchase order counts it and what its system calls the unit. */
  lineOf(line: OrderedLine): { lineNumber: string; unit: string };
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
  const { cxml, oci } = told.connection.settings;
  const [whole] = await wholeOrders(reader, [told.order]);
  if (!cxml || !whole) return null;
  const units = await unitsByLabel(reader);
  const { lines } = told.purchase;
  const lineOf: Composing['lineOf'] = (ordered) => {
    const unit = units.get(ordered.unit);
    const ofSku = lines.filter(({ sku }) => sku === ordered.sku);
    const key = keyOfGoods(ordered.sku, designIn(ordered));
    const same = ofSku.find(({ sku, design }) => keyOfGoods(sku, design) === key) ?? ofSku[0];
    const lineNumber = same?.lineNumber ?? '1';
    return { lineNumber, unit: oci.units[unit?.code ?? ''] ?? unit?.unece ?? 'C62' };
  };
  const made = await COMPOSERS[told.kind]({ reader, told, whole, now, lineOf });
  return made && letter({ ...made, isTest: false }, cxml, now);
}

const designIn = ({ kind, config }: OrderedLine): Chosen | null => (kind === 'design' ? chosenIn(config) : null);

const purchaseNamed = ({ purchase }: Untold) => ({ orderId: purchase.orderRef, payloadId: purchase.payloadId });

async function sentAway({ reader, told, whole, now, lineOf }: Composing): Promise<Composed> {
  const found = (await shipmentsOf(reader, [told.order.id])).find(({ shipment }) => shipment.id === told.subject);
  if (!found) return null;
  const { shipment, lines } = found;
  const isComplete = whole.lines.every(({ quantity, shipped, canceled }) => shipped + canceled === quantity);
  return {
    dtd: 'Fulfill',
    body: shipNoticeRequest({
      ...{ shipmentId: shipment.number, order: purchaseNamed(told), now, isComplete, carrier: shipment.carrierTitle },
      trackingNumbers: shipment.trackingNumber === '' ? [] : [shipment.trackingNumber],
      lines: lines.flatMap(({ orderLineId, quantity }) => {
        const line = whole.lines.find(({ id }) => id === orderLineId);
        return line ? [{ ...lineOf(line), quantity }] : [];
      }),
    }),
  };
}

async function billed({ reader, told, whole, lineOf }: Composing): Promise<Composed> {
  const row = (await invoicesOfOrders(reader, [told.order.id])).find(({ id }) => id === told.subject);
  const [written] = row ? await wholeInvoices(reader, [row]) : [];
  const invoice = written && (await documentFor(reader, whole, written));
  if (!invoice) return null;
  const lineNumbers = new Map(
    invoice.lines.map(({ id, sku }) => [
      id,
      lineOf({ sku: sku ?? '', unit: '', kind: 'goods', config: null }).lineNumber,
    ]),
  );
  const days = Math.max(0, Math.round((Date.parse(invoice.due) - Date.parse(invoice.issued)) / DAY_MS));
  return {
    dtd: 'InvoiceDetail',
    body: invoiceDetailRequest({ invoice, order: purchaseNamed(told), days, lineNumbers }),
  };
}
