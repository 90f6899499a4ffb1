// What Business Central has posted goes to the shop, once: shipments with their pieces, and numbers of invoices and credit memos.
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mapFields } from '../core/field-map';
import { isShopOrderNumber } from '../core/order';
import { addDone, doneIn } from '../core/position';
import { sendLines } from '../core/report';
import { changedRows } from './changes';
import { odataText } from './client';
import type { BusinessCentralParts } from './create';
import type { BusinessCentralSettings } from './settings';

const salesShipment = z.object({
  number: z.string(),
  externalDocumentNumber: z.string(),
  salesShipmentLines: z.array(z.object({ lineType: z.string(), lineObjectNumber: z.string(), quantity: z.number() })),
});

/** The shop ships a reference once: one that is reported again does nothing. */
export async function takePostedShipments(parts: BusinessCentralParts): Promise<number> {
  const { shipmentsRoute: route, shipmentFields } = parts.settings;
  const own = ownItems(parts.settings);
  let taken = 0;
  const changes = await changedRows(
    { collection: 'salesShipments', query: { $expand: 'salesShipmentLines' }, route },
    parts,
  );
  for await (const row of changes.rows) {
    const { number, externalDocumentNumber: order, salesShipmentLines } = salesShipment.parse(row);
    const pieces = new Map<string, number>();
    for (const { lineType, lineObjectNumber: sku, quantity } of salesShipmentLines)
      if (lineType === 'Item' && !own.has(sku)) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
    const lines = [...pieces].flatMap(([sku, quantity]) => (quantity > 0 ? [{ sku, quantity }] : []));
    if (!isShopOrderNumber(order) || lines.length === 0) continue;
    const line = { order, lines, ...mapFields(row, shipmentFields) };
    taken += await sendLines('shipments', [line], `business-central-shipment-${number}`, parts);
    await changes.store();
  }
  await changes.store();
  return taken;
}

/** Items of freight and rounding, which are no products of the shop. */
const ownItems = ({ lines: { freight, rounding } }: BusinessCentralSettings): ReadonlySet<string> =>
  new Set([freight, ...Object.values(rounding)].map((fields) => String(mapFields({}, fields).lineObjectNumber)));

const postedDocument = z.object({
  number: z.string(),
  status: z.string(),
  externalDocumentNumber: z.string(),
  /** Credit memo: the invoice that it belongs to. */
  invoiceNumber: z.string().optional(),
});
/** Status of documents that are not posted. OData writes an empty option as '_x0020_'. */
const UNPOSTED = ['', ' ', '_x0020_', 'Draft', 'In Review'];

/** Those of the shop's orders are noted at them; a later change, say when one is paid, is no second note. */
export async function notePostedDocuments(parts: BusinessCentralParts): Promise<number> {
  const { invoiceNote, creditNote } = parts.settings;
  const file = join(dirname(parts.positionFile), 'noted.txt');
  const done = new Set(await doneIn(file));
  let noted = 0;
  for (const [collection, text] of [
    ['salesInvoices', invoiceNote],
    ['salesCreditMemos', creditNote],
  ] as const) {
    const changes = await changedRows({ collection }, parts);
    for await (const row of changes.rows) {
      const document = postedDocument.parse(row);
      const name = `${collection} ${document.number}`;
      if (UNPOSTED.includes(document.status) || done.has(name)) continue;
      const order = await orderOfDocument(document, parts);
      if (order === null) continue;
      const line = { order, note: text.replace('{{number}}', document.number) };
      noted += await sendLines('orders', [line], `business-central-${collection}-${document.number}`, parts);
      await addDone(file, name);
      done.add(name);
    }
    await changes.store();
  }
  return noted;
}

/** Null: it belongs to no order of the shop. */
async function orderOfDocument(
  { externalDocumentNumber, invoiceNumber }: z.infer<typeof postedDocument>,
  parts: BusinessCentralParts,
): Promise<string | null> {
  if (isShopOrderNumber(externalDocumentNumber)) return externalDocumentNumber;
  if (!invoiceNumber) return null;
  const query = { $filter: `number eq ${odataText(invoiceNumber)}` };
  for await (const row of parts.central.rows('salesInvoices', query))
    return orderOfDocument({ ...postedDocument.parse(row), invoiceNumber: undefined }, parts);
  return null;
}
