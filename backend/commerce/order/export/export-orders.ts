// Orders as a CSV file for other systems and for spreadsheets: one row per line, amounts in kroner with a comma, as Danish programs read it.
import type { Queryable } from '#backend/db/queryable';
import { inCopenhagen } from '#domain/calendar';
import { csvCell } from '#domain/csv-cell';
import { type ExportRange, type ExportRow, exportBatch } from './export.sql';

const kroner = (oere: number): string => {
  const digits = String(Math.abs(oere)).padStart(3, '0');
  return `${oere < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};
const moment = (at: Date): string => {
  const { date, hour, minute } = inCopenhagen(at);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

const COLUMNS: readonly (readonly [title: string, of: (row: ExportRow) => string | number | null])[] = [
  ['ordrenummer', (row) => row.number],
  ['bestilt', (row) => moment(row.placed_at)],
  ['status', (row) => row.status],
  ['butik', (row) => row.store],
  ['e-mail', (row) => row.email],
  ['firma', (row) => row.business],
  ['kundenummer', (row) => row.reference_number],
  ['ean', (row) => row.ean],
  ['rekvirent', (row) => row.requisitioner],
  ['rekvisitionsnummer', (row) => row.requisition_number],
  ['kontostreng', (row) => row.accounting_cost],
  ['betaling', (row) => row.payment_code],
  ['testbetaling', (row) => (row.is_test_payment ? 'ja' : 'nej')],
  ['ordre ekskl. moms', (row) => kroner(row.total_ex_vat_oere)],
  ['ordre moms', (row) => kroner(row.vat_oere)],
  ['ordre i alt', (row) => kroner(row.total_oere)],
  ['linje', (row) => row.position],
  ['varenummer', (row) => row.sku],
  ['vare', (row) => row.name],
  ['enhed', (row) => row.unit],
  ['antal', (row) => row.quantity],
  ['sendt', (row) => row.shipped],
  ['faktureret', (row) => row.invoiced],
  ['krediteret', (row) => row.credited],
  ['priser', (row) => (row.basis === 'net' ? 'ekskl. moms' : 'inkl. moms')],
  ['stykpris', (row) => kroner(row.unit_oere)],
  ['linjebeløb', (row) => kroner(row.row_oere)],
  ['rabat', (row) => kroner(row.discount_oere)],
  ['afgift', (row) => kroner(row.duty_oere)],
  ['moms af linjen', (row) => kroner(row.line_vat_oere)],
];

const line = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(';')}\r\n`;

/** The head first, then batch after batch. Spreadsheets know the encoding by the mark in front. */
export async function* exportOrders(
  on: Queryable,
  range: ExportRange,
): AsyncGenerator<{ text: string; orders: number }> {
  yield { text: `\uFEFF${line(COLUMNS.map(([title]) => title))}`, orders: 0 };
  let after = 0;
  for (;;) {
    const rows = await exportBatch(on, after, range);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const text = rows.map((row) => line(COLUMNS.map(([, of]) => of(row)))).join('');
    yield { text, orders: new Set(rows.map(({ id }) => id)).size };
  }
}
