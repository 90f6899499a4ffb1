// An order of the shop becomes a draft in e-conomic, once: it is looked for by its reference before it is created, and its number is reported.
import { z } from 'zod';
import { mapFields } from '../core/field-map';
import { kronerOf, netLines, type ShopOrder } from '../core/order';
import { type ShopParts, sendLines } from '../core/report';
import { type Economic, filterValue } from './client';
import type { EconomicSettings } from './settings';

export interface EconomicParts extends ShopParts {
  economic: Economic;
  settings: EconomicSettings;
}

const orderNumbered = z.object({ orderNumber: z.number().int() });
const invoiceOfOrder = z.object({ orderNumber: z.number().int().optional(), bookedInvoiceNumber: z.number().int() });
const customerNumbered = z.object({ customerNumber: z.number().int() });

/** Drafts, orders that were sent, orders that became invoices, and their invoices: an order is in one of them once it is in e-conomic. */
const ORDER_PLACES = ['/orders/drafts', '/orders/sent', '/orders/archived'];

export async function takeOrder(order: ShopOrder, parts: EconomicParts): Promise<void> {
  const number = (await economicNumber(order.number, parts)) ?? (await createDraft(order, parts));
  const line = { order: order.number, number: String(number) };
  await sendLines('orders', [line], `economic-order-${order.number}`, parts);
}

async function economicNumber(reference: string, { economic }: EconomicParts): Promise<number | null> {
  const query = { filter: `references.other$eq:${filterValue(reference)}` };
  for (const place of ORDER_PLACES)
    for await (const found of economic.collection(place, query)) return orderNumbered.parse(found).orderNumber;
  for await (const found of economic.collection('/invoices/booked', query)) {
    const { orderNumber, bookedInvoiceNumber } = invoiceOfOrder.parse(found);
    return orderNumber ?? bookedInvoiceNumber;
  }
  return null;
}

async function createDraft(order: ShopOrder, parts: EconomicParts): Promise<number> {
  const document = orderDraft(order, await economicCustomer(order, parts), parts.settings);
  const created = await parts.economic.create('/orders/drafts', document, `shop-order-${order.number}`);
  return orderNumbered.parse(created).orderNumber;
}

/** The buyer's own number where the shop has it, a company by its CVR number, else the customer of private persons. */
async function economicCustomer(order: ShopOrder, { economic, settings }: EconomicParts): Promise<number> {
  const { company } = order;
  if (!company) return settings.privateCustomer;
  const number = Number(company.number ?? '');
  if (Number.isSafeInteger(number) && number > 0) return number;
  if (!company.cvr) return settings.privateCustomer;
  const filter = `corporateIdentificationNumber$eq:${filterValue(company.cvr)}`;
  for await (const found of economic.collection('/customers', { filter }))
    return customerNumbered.parse(found).customerNumber;
  const document = {
    ...mapFields(order, settings.customerFields),
    ...{ currency: 'DKK', vatZone: { vatZoneNumber: vatZoneOf(order, settings) } },
    customerGroup: { customerGroupNumber: settings.customerGroup },
    paymentTerms: { paymentTermsNumber: settings.paymentTerms },
  };
  const created = await economic.create('/customers', document, `shop-customer-${company.cvr}`);
  return customerNumbered.parse(created).customerNumber;
}

function vatZoneOf({ deliverTo, billTo }: ShopOrder, { vatZones }: EconomicSettings): number {
  const country = deliverTo.country || billTo.country;
  const zone = vatZones[country] ?? vatZones['*'];
  if (zone === undefined) throw new Error(`vatZones has no zone for ${country}, and none for *`);
  return zone;
}

/** Exported for its tests. */
export function orderDraft(order: ShopOrder, customerNumber: number, settings: EconomicSettings): object {
  const { products, layout, paymentTerms } = settings;
  const { company, name, postcode, city, country } = order.billTo;
  return {
    ...mapFields(order, settings.orderFields),
    ...{ date: order.placedAt.slice(0, 10), currency: 'DKK', customer: { customerNumber } },
    ...{ layout: { layoutNumber: layout }, paymentTerms: { paymentTermsNumber: paymentTerms } },
    recipient: {
      ...{ name: company || name || order.buyer.name, zip: postcode, city, country },
      vatZone: { vatZoneNumber: vatZoneOf(order, settings) },
    },
    lines: netLines(order).map(({ kind, sku, name: text, quantity, unitNetOere, vatBp }, at) => ({
      lineNumber: at + 1,
      product: {
        productNumber:
          kind === 'product' ? sku : kind === 'freight' ? products.freight : roundingProduct(vatBp, settings),
      },
      ...(text !== '' && { description: text }),
      ...{ quantity, unitNetPrice: kronerOf(unitNetOere) },
    })),
  };
}

function roundingProduct(vatBp: number, { products }: EconomicSettings): string {
  const product = products.rounding[String(vatBp)];
  if (product === undefined) throw new Error(`products.rounding has no product for the VAT rate ${vatBp}`);
  return product;
}
