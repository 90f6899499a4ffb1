// Orders as a CSV file for other systems and for spreadsheets: one row per line, amounts in kroner with a comma, as Danish programs read it.
import type { Queryable } from '#backend/db/queryable';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { plainKroner } from '#domain/money/money';
import { paymentStage } from '#domain/order/order-progress';
import { csvCell } from '#domain/text/csv-cell';
import { type ExportRange, type ExportRow, exportBatch } from './export.sql';

/** Codes, as in `order list --payment`. */
function paymentStageOfRow(row: ExportRow): string | null {
  const {
    payment_status: status,
    amount_oere: amountOere,
    captured_oere: capturedOere,
    refunded_oere: refundedOere,
  } = row;
  return status && paymentStage({ status, amountOere, capturedOere, refundedOere });
}

const COLUMNS: readonly (readonly [title: string, of: (row: ExportRow) => string | number | null])[] = [
  ['ordrenummer', (row) => row.number],
  ['bestilt', (row) => minuteInCopenhagen(row.placed_at)],
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
  ['ordre ekskl. moms', (row) => plainKroner(row.total_ex_vat_oere)],
  ['ordre moms', (row) => plainKroner(row.vat_oere)],
  ['ordre i alt', (row) => plainKroner(row.total_oere)],
  ['fragt', (row) => plainKroner(row.freight_oere)],
  ['betalingstilstand', paymentStageOfRow],
  ['kunde', (row) => row.buyer],
  ['telefon', (row) => row.telephone],
  ['modtager', (row) => row.receiver],
  ['adresse', (row) => row.street],
  ['postnr.', (row) => row.postcode],
  ['by', (row) => row.city],
  ['levering', (row) => row.delivery],
  ['udleveringssted', (row) => row.pickup_point],
  ['leveringsdag', (row) => row.delivery_date],
  ['bemærkning', (row) => row.comment],
  ['pakkenumre', (row) => row.tracking],
  ['fakturaer', (row) => row.invoices],
  ['kreditnotaer', (row) => row.credits],
  ['linje', (row) => row.position],
  ['varenummer', (row) => row.sku],
  ['vare', (row) => row.name],
  ['enhed', (row) => row.unit],
  ['antal', (row) => row.quantity],
  ['sendt', (row) => row.shipped],
  ['faktureret', (row) => row.invoiced],
  ['krediteret', (row) => row.credited],
  ['priser', (row) => (row.basis === 'net' ? 'ekskl. moms' : 'inkl. moms')],
  ['stykpris', (row) => plainKroner(row.unit_oere)],
  ['linjebeløb', (row) => plainKroner(row.row_oere)],
  ['rabat', (row) => plainKroner(row.discount_oere)],
  ['afgift', (row) => plainKroner(row.duty_oere)],
  ['moms af linjen', (row) => plainKroner(row.line_vat_oere)],
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
