// What e-conomic owns goes to the shop: prices and stock of products that changed, and numbers of booked invoices.
import { z } from 'zod';
import { mapFields } from '../core/field-map';
import { readPosition, storePosition } from '../core/position';
import { type BulkResource, MOST_LINES } from '../core/shop';
import type { EconomicParts } from './orders';

const product = z.object({ productNumber: z.string(), lastUpdated: z.string() }).passthrough();
const stockLine = z.object({ sku: z.string(), quantity: z.number() });
const priceLine = z.object({ sku: z.string(), netKroner: z.number() });

/** Absolute values: sent again after a kill, they say the same. `now`: when they are read; the shop takes off what it has sold since. */
export async function pullProducts(parts: EconomicParts, positionFile: string, now: Date): Promise<number> {
  const { economic, settings } = parts;
  const { productsSince, productsAt } = await readPosition(positionFile);
  const query = { sort: 'productNumber', ...(productsSince && { filter: `lastUpdated$gte:${productsSince}` }) };
  const stock: object[] = [];
  const prices: object[] = [];
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
    const counted = stockLine.safeParse(mapFields(found, settings.stockFields));
    // Fractions of a piece are not sold.
    if (counted.success) {
      const { sku, quantity } = counted.data;
      stock.push({ sku, quantity: Math.max(0, Math.floor(quantity)), countedAt: now.toISOString() });
    }
    const priced = priceLine.safeParse(mapFields(found, settings.priceFields));
    if (priced.success)
      prices.push({ sku: priced.data.sku, grossOere: grossOere(priced.data.netKroner, settings.vatBp) });
  }
  await sendLines('stock', stock, now, parts);
  await sendLines('prices', prices, now, parts);
  await storePosition(positionFile, {
    ...(await readPosition(positionFile)),
    productsSince: latest,
    productsAt: atLatest,
  });
  return Math.max(stock.length, prices.length);
}

const grossOere = (netKroner: number, vatBp: number): number =>
  Math.round((Math.round(netKroner * 100) * (10_000 + vatBp)) / 10_000);

async function sendLines(resource: BulkResource, lines: readonly object[], now: Date, { shop, log }: EconomicParts) {
  for (let from = 0; from < lines.length; from += MOST_LINES[resource]) {
    const sent = lines.slice(from, from + MOST_LINES[resource]);
    const { refused } = await shop.send(resource, sent, `economic-${resource}-${now.getTime()}-${from}`);
    for (const { line, code, message } of refused)
      log(`${resource}: ${JSON.stringify(sent[line - 1])} was refused: ${code} ${message}`);
  }
}

const bookedInvoice = z.object({
  bookedInvoiceNumber: z.number().int(),
  grossAmount: z.number(),
  references: z.object({ other: z.string().optional() }).passthrough().optional(),
});

/** Invoices of the shop's orders are noted at them once, by the number of the invoice; others are passed over. */
export async function takeInvoices(parts: EconomicParts, positionFile: string): Promise<number> {
  const { shop, economic, settings, log } = parts;
  const { invoice: done } = await readPosition(positionFile);
  const query = { filter: `bookedInvoiceNumber$gt:${done}`, sort: 'bookedInvoiceNumber' };
  let noted = 0;
  for await (const found of economic.collection('/invoices/booked', query)) {
    const { bookedInvoiceNumber: number, grossAmount, references } = bookedInvoice.parse(found);
    const order = references?.other ?? '';
    if (/^\d{9,}$/.test(order)) {
      const text = grossAmount < 0 ? settings.creditNote : settings.invoiceNote;
      const line = { order, note: text.replace('{{number}}', String(number)) };
      const { accepted, refused } = await shop.send('orders', [line], `economic-invoice-${number}`);
      for (const { code, message } of refused)
        log(`Invoice ${number} of order ${order} was refused: ${code} ${message}`);
      noted += accepted;
    }
    await storePosition(positionFile, { ...(await readPosition(positionFile)), invoice: number });
  }
  return noted;
}
