// The e-invoice of an order that came by Peppol or NemHandel: in the lines of the buyer's order.
import { productKey, reachesOf, type WholeOrder } from '#backend/commerce/order/index';
import type { Reader } from '#backend/db/client';
import type { EInvoice } from '#domain/e-invoice/model';
import { inBuyersLines } from '#domain/punchout/ubl/invoice-lines';
import { booked } from '#domain/purchase-order/books';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import type { DecidedLine } from '#domain/purchase-order/model';
import { invoicesOfOrders, type WholeInvoice, wholeInvoices } from '../invoice.sql';
import { ublPurchaseOf } from './e-invoice.sql';

export async function withBuyersLines(
  reader: Reader,
  document: EInvoice,
  whole: WholeOrder,
  { invoice, lines }: WholeInvoice,
): Promise<EInvoice> {
  const purchase = await ublPurchaseOf(reader, whole.order.cartId);
  if (!purchase) return document;
  const all = await wholeInvoices(reader, await invoicesOfOrders(reader, [whole.order.id]));
  const before = all.filter((one) => one.invoice.kind === invoice.kind && one.invoice.id < invoice.id);
  const reaches = reachesOf(
    whole,
    before.flatMap((one) => one.lines),
    lines,
  );
  const byProduct = goodsByProduct(purchase.lines);
  const keys = new Map(whole.lines.map((line) => [line.id, productKey(line)]));
  return inBuyersLines(document, {
    ...{ format: purchase.format, booked: booked(purchase.lines, reaches) },
    names: new Map(
      whole.lines.flatMap((line) =>
        (byProduct.get(productKey(line)) ?? []).map((number) => [number, line.name] as const),
      ),
    ),
    only: new Map(
      lines.flatMap(({ position, orderLineId }) => {
        const [number, ...others] = byProduct.get(keys.get(orderLineId ?? -1) ?? '') ?? [];
        return number === undefined || others.length > 0 ? [] : [[String(position), number] as const];
      }),
    ),
  });
}

/** Numbers of the order's lines of each product, without duties and what is not delivered. */
function goodsByProduct(lines: readonly DecidedLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { lineNumber, sku, design, dutyOf, rejection } of lines) {
    if (dutyOf !== null || rejection) continue;
    const key = keyOfGoods(sku, design);
    found.set(key, [...(found.get(key) ?? []), lineNumber]);
  }
  return found;
}
