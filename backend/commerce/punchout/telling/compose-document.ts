// Composes the documents sent to a procurement system about its orders: confirmation or cancellation, shipment, and invoice.
import { documentFor } from '#backend/commerce/invoice/e-invoice/keep';
import { invoicesOfOrders, wholeInvoices } from '#backend/commerce/invoice/invoice.sql';
import { type WholeOrder, wholeOrders } from '#backend/commerce/order/read/read.sql';
import { shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import type { Reader } from '#backend/db/client';
import { type Chosen, chosenIn } from '#domain/design';
import { oere } from '#domain/money';
import type { CxmlAgreement } from '#domain/punchout/cxml/agreement';
import { differencesIn } from '#domain/punchout/cxml/compare-order';
import { keyOfGoods } from '#domain/punchout/cxml/told-line';
import { type CxmlDtd, cxmlRequest } from '#domain/punchout/cxml/write-envelope';
import { confirmationRequest, shipNoticeRequest } from '#domain/punchout/cxml/write-fulfilment';
import { invoiceDetailRequest } from '#domain/punchout/cxml/write-invoice';
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import { stampAt } from '../cxml/home-message';
import { writtenCxml } from '../cxml/write-cxml';
import { type ToldKind, type Untold, unitsByLabel } from './outbox.sql';

/** Placeholder for the secret in a queued document: the setting is read when it is sent, and never stored in the database. */
export const SECRET_HERE = '{secret}';

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

type Composed = { dtd: CxmlDtd; body: XmlElement } | null;

const COMPOSERS: Record<ToldKind, (composing: Composing) => Composed | Promise<Composed>> = {
  confirmation: (composing) => confirmationFor(composing, false),
  rejection: (composing) => confirmationFor(composing, true),
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
  return made && letter(made, cxml, now);
}

const designIn = ({ kind, config }: OrderedLine): Chosen | null => (kind === 'design' ? chosenIn(config) : null);

function letter({ dtd, body }: NonNullable<Composed>, agreed: CxmlAgreement, now: Date): string {
  const parties = { from: agreed.supplier, to: agreed.from.slice(0, 1), secret: SECRET_HERE };
  return writtenCxml(cxmlRequest({ stamp: stampAt(now, agreed.version), parties, isTest: false, dtd, body }));
}

const purchaseNamed = ({ purchase }: Untold) => ({ orderId: purchase.orderRef, payloadId: purchase.payloadId });

/** Half an øre for each piece is no other price. */
function confirmationFor({ told, whole, now, lineOf }: Composing, isOff: boolean): Composed {
  const { order, lines } = whole;
  const rows = lines.map((line) => ({
    ...{ sku: line.sku, design: designIn(line), quantity: line.quantity },
    row: oere(line.rowOere - line.discountOere),
  }));
  const other = isOff ? [] : differencesIn(told.purchase.lines, rows);
  const differing = other.flatMap(({ sku, design, quantity, today }) => {
    const line = lines.find((one) => keyOfGoods(one.sku, designIn(one)) === keyOfGoods(sku, design));
    return line ? [{ ...lineOf(line), quantity, price: Math.round((today * 10) / quantity) }] : [];
  });
  return {
    dtd: 'Fulfill',
    body: confirmationRequest({
      ...{ orderNumber: order.number, order: purchaseNamed(told), now },
      type: isOff ? 'reject' : differing.length > 0 ? 'detail' : 'accept',
      total: oere(order.goodsOere - order.discountOere + order.dutiesOere),
      comments: '',
      lines: differing,
    }),
  };
}

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
