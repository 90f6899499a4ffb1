// What Business Central has posted goes to the shop: shipments with their pieces, and invoices and credit memos with their totals. Each is known
// there by its number, and reported again does nothing.

import { z } from 'zod';
import { oereFromKroner } from '#domain/money/money';
import { mapFields } from '../core/field-map';
import { isShopOrderNumber } from '../core/order';
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

const postedDocument = z
  .object({
    number: z.string(),
    status: z.string(),
    externalDocumentNumber: z.string(),
    postingDate: z.string(),
    /** '0001-01-01' where there is none. */
    dueDate: z.string(),
    totalAmountIncludingTax: z.number(),
    /** Credit memo: the invoice that it belongs to. */
    invoiceNumber: z.string(),
  })
  .partial({ dueDate: true, invoiceNumber: true });
/** Status of documents that are not posted. OData writes an empty option as '_x0020_'. */
const UNPOSTED = ['', ' ', '_x0020_', 'Draft', 'In Review'];

export async function takePostedDocuments(parts: BusinessCentralParts): Promise<number> {
  let taken = 0;
  for (const [collection, kind] of [
    ['salesInvoices', 'invoice'],
    ['salesCreditMemos', 'credit'],
  ] as const) {
    const changes = await changedRows({ collection }, parts);
    for await (const row of changes.rows) {
      const document = postedDocument.parse(row);
      const { number, status, postingDate: issuedOn, dueDate = '', totalAmountIncludingTax } = document;
      const order = UNPOSTED.includes(status) ? null : await orderOfDocument(document, parts);
      if (order === null) continue;
      const dueOn = dueDate > '0001-01-01' ? dueDate : null;
      const line = { order, kind, number, issuedOn, dueOn, totalOere: oereFromKroner(totalAmountIncludingTax) };
      taken += await sendLines('invoices', [line], `business-central-${collection}-${number}`, parts);
    }
    await changes.store();
  }
  return taken;
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
