// An order of the shop becomes a sales order in Business Central, once: it is looked for by its number as the external document number.

import { z } from 'zod';
import { oereFromKroner } from '#domain/money/money';
import { mapFields } from '../core/field-map';
import { kronerOf, type NetLine, netLines, type ShopOrder, totalOfOrder } from '../core/order';
import { sendLines } from '../core/report';
import { RequestFailed } from '../core/request';
import { odataText } from './client';
import { type BusinessCentralParts, createdUntil, createOnce } from './create';
import type { BusinessCentralSettings } from './settings';

const salesOrder = z.object({
  '@odata.etag': z.string(),
  id: z.string(),
  number: z.string(),
  totalAmountIncludingTax: z.number(),
  salesOrderLines: z.array(z.unknown()),
});
const invoiceOfOrder = z.object({ number: z.string(), orderNumber: z.string().optional() });
const customer = z.object({ number: z.string() });

/** `totalOere` of one that is not posted yet. */
interface OrderThere {
  number: string;
  totalOere: number | null;
}

const amountText = (oere: number): string => kronerOf(oere).toFixed(2).replace('.', ',');

const keyOf = (order: string): string => `order ${order}`;

export async function takeSalesOrder(order: ShopOrder, parts: BusinessCentralParts): Promise<void> {
  const { number, totalOere } = await createOnce(
    {
      ...{ key: keyOf(order.number), path: 'salesOrders' },
      find: () => orderThere(order.number, parts),
      document: async () => salesOrderOf(order, await customerNumber(order, parts), parts.settings),
    },
    parts,
  );
  const line = { order: order.number, number };
  await sendLines('orders', [line], `business-central-order-${order.number}`, parts);
  const expected = totalOfOrder(order);
  if (totalOere === null || totalOere === expected) return;
  const amounts = { number, there: amountText(totalOere), here: amountText(expected) };
  const note = parts.settings.totalNote.replace(
    /{{(number|there|here)}}/g,
    (_, name: keyof typeof amounts) => amounts[name],
  );
  parts.log(`${order.number}: ${note}`);
  await sendLines('orders', [{ order: order.number, note }], `business-central-total-${order.number}`, parts);
}

/** Among the sales orders, or among the invoices: an order that is invoiced completely is deleted there. */
async function orderThere(reference: string, parts: BusinessCentralParts): Promise<OrderThere | null> {
  const { central } = parts;
  const query = { $filter: `externalDocumentNumber eq ${odataText(reference)}` };
  for await (const row of central.rows('salesOrders', { ...query, $expand: 'salesOrderLines' })) {
    const { number, totalAmountIncludingTax, salesOrderLines, ...found } = salesOrder.parse(row);
    if (salesOrderLines.length > 0) return { number, totalOere: oereFromKroner(totalAmountIncludingTax) };
    if (!(await createdUntil(keyOf(reference), parts))) await removeUnfinished(found, parts);
  }
  for await (const row of central.rows('salesInvoices', query)) {
    const { number, orderNumber } = invoiceOfOrder.parse(row);
    return { number: orderNumber || number, totalOere: null };
  }
  return null;
}

/** One without lines: its creation was broken off. Where somebody has changed it since it remains, and the next round looks again. */
async function removeUnfinished(
  { id, '@odata.etag': etag }: Pick<z.infer<typeof salesOrder>, 'id' | '@odata.etag'>,
  { central }: BusinessCentralParts,
): Promise<void> {
  try {
    await central.remove(`salesOrders(${id})`, etag);
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || failure.status !== 404) throw failure;
  }
}

/** A company by the first field map that finds one, else created from the order where a map would find it then; private persons share one. */
async function customerNumber(order: ShopOrder, parts: BusinessCentralParts): Promise<string> {
  const { customerMatches, customerFields, privateCustomer } = parts.settings;
  const fields = withinLengths(mapFields(order, customerFields));
  const matches = customerMatches
    .map((map) => ({ map, values: Object.entries(mapFields(order, map)) }))
    .filter(({ map, values }) => order.company && values.length === Object.keys(map).length);
  const find = async () => {
    for (const { values } of matches) {
      const $filter = values.map(([name, value]) => `${name} eq ${odataText(String(value))}`).join(' and ');
      for await (const row of parts.central.rows('customers', { $filter })) return customer.parse(row).number;
    }
    return null;
  };
  const own = matches.find(({ values }) => values.every(([name, value]) => fields[name] === value));
  if (!own) return (await find()) ?? privateCustomer;
  const key = `customer ${own.values.map(([, value]) => value).join(' ')}`;
  return createOnce({ key, path: 'customers', find, document: () => fields }, parts);
}

function salesOrderOf(order: ShopOrder, customerNumber: string, settings: BusinessCentralSettings): object {
  const addressee = order.deliverTo.company || order.deliverTo.name;
  return {
    ...withinLengths(mapFields({ ...order, deliverTo: { ...order.deliverTo, addressee } }, settings.orderFields)),
    ...{ externalDocumentNumber: order.number, customerNumber, orderDate: order.placedAt.slice(0, 10) },
    salesOrderLines: netLines(order).map((line) => ({
      ...withinLengths(mapFields(line, lineFields(line, settings))),
      // Discounts are taken off in the price: none of Business Central's own comes on top.
      ...{ quantity: line.quantity, unitPrice: kronerOf(line.unitNetOere), discountPercent: 0 },
    })),
  };
}

function lineFields({ kind, vatBp }: NetLine, { lines }: BusinessCentralSettings) {
  if (kind !== 'rounding') return lines[kind];
  const fields = lines.rounding[String(vatBp)];
  if (fields === undefined) throw new Error(`lines.rounding has no fields for the VAT rate ${vatBp}`);
  return fields;
}

/** Business Central refuses longer texts. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ description: 100, displayName: 100, shipToName: 100, shipToContact: 100, email: 80 },
  ...{ addressLine1: 100, sellToAddressLine1: 100, shipToAddressLine1: 100 },
  ...{ addressLine2: 50, sellToAddressLine2: 50, shipToAddressLine2: 50 },
  ...{ city: 30, sellToCity: 30, shipToCity: 30, phoneNumber: 30 },
  ...{ postalCode: 20, sellToPostCode: 20, shipToPostCode: 20 },
};

const withinLengths = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LENGTHS[name]) : value,
    ]),
  );
