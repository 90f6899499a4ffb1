// What e-conomic owns goes to the shop: prices and stock of products that changed, and numbers of booked invoices.
import { z } from 'zod';
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
  grossAmount: z.number(),
  references: z.object({ other: z.string().optional() }).passthrough().optional(),
});

/** Invoices of the shop's orders are noted at them once, by the number of the invoice; others are passed over. */
export async function takeInvoices(parts: EconomicParts, positionFile: string): Promise<number> {
  const { economic, settings } = parts;
  const { invoice: done } = await readPosition(positionFile);
  const query = { filter: `bookedInvoiceNumber$gt:${done}`, sort: 'bookedInvoiceNumber' };
  let noted = 0;
  for await (const found of economic.collection('/invoices/booked', query)) {
    const { bookedInvoiceNumber: number, grossAmount, references } = bookedInvoice.parse(found);
    const order = references?.other ?? '';
    if (isShopOrderNumber(order)) {
      const text = grossAmount < 0 ? settings.creditNote : settings.invoiceNote;
      const line = { order, note: text.replace('{{number}}', String(number)) };
      noted += await sendLines('orders', [line], `economic-invoice-${number}`, parts);
    }
    await storePosition(positionFile, { ...(await readPosition(positionFile)), invoice: number });
  }
  return noted;
}
