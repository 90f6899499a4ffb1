// What e-conomic owns goes to the shop: prices and stock of products that changed, and booked invoices with their totals.

import { z } from 'zod';
import { oereFromKroner } from '#domain/money/money';
import { isShopOrderNumber } from '../core/order';
import { readPosition, storePosition } from '../core/position';
import { productLines } from '../core/products';
import { sendLines } from '../core/report';
import type { EconomicParts } from './orders';

const product = z.object({ productNumber: z.string(), lastUpdated: z.string() }).passthrough();

export async function pullProducts(parts: EconomicParts, positionFile: string, now: Date): Promise<number> {
  const { economic, settings } = parts;
  const { productsSince, productsAt } = await readPosition(positionFile);
  const query = { sort: 'productNumber', ...(productsSince && { filter: `lastUpdated$gte:${productsSince}` }) };
  const lines = productLines(settings, now);
  let latest = productsSince;
  let atLatest = [...productsAt];
  for await (const found of economic.collection('/products', query)) {
    const { lastUpdated, productNumber } = product.parse(found);
    // A count that was sent is not sent again as if it were of now: what was sold since would return.
    if (lastUpdated === productsSince && productsAt.includes(productNumber)) continue;
    if (lastUpdated > latest) atLatest = [];
    if (lastUpdated >= latest) {
      latest = lastUpdated;
      atLatest.push(productNumber);
    }
    lines.add(found);
  }
  const sent = await lines.send('economic', parts);
  await storePosition(positionFile, {
    ...(await readPosition(positionFile)),
    productsSince: latest,
    productsAt: atLatest,
  });
  return sent;
}

const bookedInvoice = z.object({
  bookedInvoiceNumber: z.number().int(),
  date: z.string(),
  dueDate: z.string().optional(),
  grossAmount: z.number(),
  references: z.object({ other: z.string().optional() }).passthrough().optional(),
});

/** Invoices of the shop's orders, and credit notes, which have negative amounts; others are passed over. */
export async function takeInvoices(parts: EconomicParts, positionFile: string): Promise<number> {
  const { invoice: done } = await readPosition(positionFile);
  const query = { filter: `bookedInvoiceNumber$gt:${done}`, sort: 'bookedInvoiceNumber' };
  let taken = 0;
  for await (const found of parts.economic.collection('/invoices/booked', query)) {
    const { bookedInvoiceNumber, date, dueDate = null, grossAmount, references } = bookedInvoice.parse(found);
    const order = references?.other ?? '';
    if (isShopOrderNumber(order)) {
      const kind = grossAmount < 0 ? 'credit' : 'invoice';
      const totalOere = oereFromKroner(Math.abs(grossAmount));
      const line = { order, kind, number: String(bookedInvoiceNumber), issuedOn: date, dueOn: dueDate, totalOere };
      taken += await sendLines('invoices', [line], `economic-invoice-${bookedInvoiceNumber}`, parts);
    }
    await storePosition(positionFile, { ...(await readPosition(positionFile)), invoice: bookedInvoiceNumber });
  }
  return taken;
}
