// The tables orders.csv, order-lines.csv, shipments.csv, shipment-events.csv and invoices.csv: an order with all that belongs to it is one
// record.
import { faultOfKey, type ReportFault } from '../../fault';
import { tableOf } from '../../file/table';
import type { Located, Source } from '../../section';
import {
  eventColumns,
  invoiceColumns,
  lineColumns,
  type OrderCells,
  orderColumns,
  type PastEvent,
  type PastInvoice,
  type PastLine,
  type ShipmentCells,
  shipmentColumns,
} from './order-columns';
import { judgeOrder } from './order-rules';

export type PastShipment = ShipmentCells & { events: readonly Located<PastEvent>[] };

export interface PastOrder extends OrderCells {
  lines: readonly Located<PastLine>[];
  shipments: readonly Located<PastShipment>[];
  invoices: readonly Located<PastInvoice>[];
  /** Has a parcel or an invoice of this shop: it is no longer written into files. */
  goesOnHere?: boolean;
}

const orders: Source<OrderCells> = tableOf({ file: 'orders.csv', columns: orderColumns });
const lines: Source<PastLine> = tableOf({ file: 'order-lines.csv', columns: lineColumns });
const shipments: Source<ShipmentCells> = tableOf({ file: 'shipments.csv', columns: shipmentColumns });
const events: Source<PastEvent> = tableOf({ file: 'shipment-events.csv', columns: eventColumns });
const invoices: Source<PastInvoice> = tableOf({ file: 'invoices.csv', columns: invoiceColumns });

export const pastOrdersSource: Source<PastOrder> = {
  async read(folder, report) {
    const read = await orders.read(folder, report);
    const bought = (await lines.read(folder, report)) ?? [];
    const heard = (await events.read(folder, report)) ?? [];
    const parcels = (await shipments.read(folder, report)) ?? [];
    const papers = (await invoices.read(folder, report)) ?? [];
    if (!read) return null;
    for (const { record, at } of withoutLines(read, bought))
      report(faultOfKey(at, ['number'], `Ordren ${record.number} har ingen linjer i order-lines.csv.`));
    tellStrangers(read, [bought, parcels, papers], report);
    tellTwice(parcels, 'number', ({ number }) => number, report);
    tellTwice(papers, 'number', ({ kind, number }) => `${kind} ${number}`, report);
    tellTwice(read, 'provider_reference', (order) => order.provider_reference, report);
    const sent = withEvents(parcels, heard, report);
    const found = gathered(read, { lines: bought, shipments: sent, invoices: papers });
    for (const order of found) judgeOrder(order, report);
    return found;
  },
  print(records) {
    const own = records.filter(({ goesOnHere }) => !goesOnHere);
    const parcels = own.flatMap((order) => order.shipments.map(({ record }) => record));
    return [
      ...orders.print(own),
      ...lines.print(own.flatMap((order) => order.lines.map(({ record }) => record))),
      ...shipments.print(parcels),
      ...events.print(parcels.flatMap((parcel) => parcel.events.map(({ record }) => record))),
      ...invoices.print(own.flatMap((order) => order.invoices.map(({ record }) => record))),
    ];
  },
};

type OfOrder = Pick<PastLine, 'order'>;

function withoutLines(read: readonly Located<OrderCells>[], bought: readonly Located<OfOrder>[]) {
  const named = new Set(bought.map(({ record }) => record.order));
  return read.filter(({ record }) => !named.has(record.number));
}

/** Rows of orders that are not in the file. */
function tellStrangers(
  read: readonly Located<OrderCells>[],
  tables: readonly (readonly Located<OfOrder>[])[],
  report: ReportFault,
): void {
  const numbers = new Set(read.map(({ record }) => record.number));
  for (const { record, at } of tables.flat().filter((row) => !numbers.has(row.record.order)))
    report({ ...at, column: 'order', message: `Ordren ${record.order} står ikke i orders.csv.` });
}

function tellTwice<Row>(
  rows: readonly Located<Row>[],
  column: string,
  keyOf: (record: Row) => string | null,
  report: ReportFault,
): void {
  const seen = new Map<string, number>();
  for (const { record, at } of rows) {
    const key = keyOf(record);
    const first = key === null ? undefined : seen.get(key);
    if (first !== undefined) report({ ...at, column, message: `Det samme står i linje ${first}.` });
    else if (key !== null) seen.set(key, at.line);
  }
}

function withEvents(
  parcels: readonly Located<ShipmentCells>[],
  heard: readonly Located<PastEvent>[],
  report: ReportFault,
): Located<PastShipment>[] {
  const byParcel = groupedBy(heard, ({ shipment }) => shipment);
  const numbers = new Set(parcels.map(({ record }) => record.number));
  for (const { record, at } of heard.filter((event) => !numbers.has(event.record.shipment)))
    report({ ...at, column: 'shipment', message: `Forsendelsen ${record.shipment} står ikke i shipments.csv.` });
  return parcels.map(({ record, at }) => ({ at, record: { ...record, events: byParcel.get(record.number) ?? [] } }));
}

interface Parts {
  lines: readonly Located<PastLine>[];
  shipments: readonly Located<PastShipment>[];
  invoices: readonly Located<PastInvoice>[];
}

/** Each order with its own rows of the other tables. */
export function gathered<Order extends OrderCells>(read: readonly Located<Order>[], parts: Parts) {
  const lineOf = groupedBy(parts.lines, ({ order }) => order);
  const parcelOf = groupedBy(parts.shipments, ({ order }) => order);
  const paperOf = groupedBy(parts.invoices, ({ order }) => order);
  return read.map(({ record, at }) => ({
    at,
    record: {
      ...record,
      lines: lineOf.get(record.number) ?? [],
      shipments: parcelOf.get(record.number) ?? [],
      invoices: paperOf.get(record.number) ?? [],
    },
  }));
}

export function groupedBy<Row>(
  rows: readonly Located<Row>[],
  keyOf: (record: Row) => string,
): Map<string, Located<Row>[]> {
  const found = new Map<string, Located<Row>[]>();
  for (const row of rows) {
    const key = keyOf(row.record);
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return found;
}
