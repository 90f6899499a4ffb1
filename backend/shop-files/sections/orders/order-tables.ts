// The tables orders.csv and order-lines.csv: each order with its lines is one record.

import type { ReportFault } from '../../fault';
import { kroner, list, oneOfTexts, or, text, whole } from '../../file/columns';
import { moment } from '../../file/moment-columns';
import { type RowOf, tableOf } from '../../file/table';
import type { Located, Source } from '../../section';
import { email } from '../people/customer-columns';

const orderColumns = {
  number: text(32),
  placed_at: moment,
  /** A customer's, who then finds the order in their account, or a guest's. */
  email,
  store: text(64),
  /** What is not over yet belongs to the shop that it was placed in. */
  status: oneOfTexts(['complete', 'canceled', 'closed']),
  /** Whether its amounts are with VAT (gross) or without (net). */
  prices: or(oneOfTexts(['gross', 'net']), 'gross' as const),
  freight: or(kroner, 0),
  payment: or(text(64), 'card'),
  language: or(oneOfTexts(['da', 'en']), 'da' as const),
  firstname: text(100),
  lastname: text(100),
  company: or(text(200), null),
  street: list(text(200)),
  postcode: text(20),
  city: text(100),
  telephone: or(text(40), ''),
};

const lineColumns = {
  order: text(32),
  sku: text(64),
  /** Left out: what the product is called now. */
  name: or(text(500), null),
  quantity: whole(1, 1_000_000),
  /** Of one piece, as the order's amounts. */
  price: kroner,
};

export type PastLine = RowOf<typeof lineColumns>;
export type PastOrder = RowOf<typeof orderColumns> & { lines: readonly Located<PastLine>[] };

const orders: Source<RowOf<typeof orderColumns>> = tableOf({ file: 'orders.csv', columns: orderColumns });
const lines: Source<PastLine> = tableOf({ file: 'order-lines.csv', columns: lineColumns });

export const pastOrdersSource: Source<PastOrder> = {
  async read(folder, report) {
    const read = await orders.read(folder, report);
    const bought = await lines.read(folder, report);
    return read && withTheirLines(read, bought ?? [], report);
  },
  print: (records) => [
    ...orders.print(records),
    ...lines.print(records.flatMap((order) => order.lines.map(({ record }) => record))),
  ],
};

function withTheirLines(
  read: readonly Located<RowOf<typeof orderColumns>>[],
  bought: readonly Located<PastLine>[],
  report: ReportFault,
): Located<PastOrder>[] {
  const byOrder = linesByOrder(bought);
  const numbers = new Set(read.map(({ record }) => record.number));
  for (const { record, at } of bought.filter((line) => !numbers.has(line.record.order)))
    report({ ...at, column: 'order', message: `Ordren ${record.order} står ikke i orders.csv.` });
  for (const { record, at } of read.filter((order) => !byOrder.has(order.record.number)))
    report({ ...at, column: 'number', message: `Ordren ${record.number} har ingen linjer i order-lines.csv.` });
  return read.map(({ record, at }) => ({ at, record: { ...record, lines: byOrder.get(record.number) ?? [] } }));
}

export function linesByOrder(bought: readonly Located<PastLine>[]): Map<string, Located<PastLine>[]> {
  const found = new Map<string, Located<PastLine>[]>();
  for (const line of bought) found.set(line.record.order, [...(found.get(line.record.order) ?? []), line]);
  return found;
}
