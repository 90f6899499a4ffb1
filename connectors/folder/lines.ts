// Rows of an ERP's CSV file as lines of the shop: amounts in kroner, numbers and dates as the ERP writes them, and rows of one shipment together.

import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { oereFromKroner } from '#domain/money/money';
import { mapFields } from '../core/field-map';
import { isShopOrderNumber } from '../core/order';
import { grossOereOf, piecesForSale } from '../core/products';
import type { BulkResource } from '../core/shop';
import type { FolderSettings } from './settings';

/** `row`: the first one of the file that it comes from, counted without the heading. */
export interface FileLine {
  row: number;
  line: Fields;
}
type Fields = Record<string, unknown>;

const records = z.array(z.record(z.string()));

/** A text: why the file cannot be read. */
export function readFileLines(
  bytes: Uint8Array,
  resource: BulkResource,
  settings: FolderSettings,
): FileLine[] | string {
  const { delimiter, columns, skipsOtherOrders } = settings;
  const isOwn = ({ line }: FileLine) => isShopOrderNumber(String(line.order ?? ''));
  try {
    const form = { delimiter, columns: true, bom: true, skip_empty_lines: true, trim: true };
    const rows = records.parse(parse(erpFileText(bytes), form));
    const lines = rows
      .map((row, at) => ({ row: at + 1, line: readValues(mapFields(row, columns[resource]), settings) }))
      .filter((one) => !skipsOtherOrders || !('order' in columns[resource]) || isOwn(one));
    if (resource === 'shipments') return togetherByShipment(lines, settings);
    return lines.flatMap(({ row, line }) => {
      const finished = finishedLine(line, resource, settings);
      return finished ? [{ row, line: finished }] : [];
    });
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Programs for Windows write UTF-8 or its own character set. */
function erpFileText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const NUMBERS = new Set(['quantity', 'grossOere', 'totalOere', 'netKroner', 'grossKroner', 'totalKroner']);
const DATES = new Set(['issuedOn', 'dueOn']);

const readValues = (fields: Fields, settings: FolderSettings): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (NUMBERS.has(name)) return [name, erpNumberIn(String(value), settings)];
      return [name, DATES.has(name) ? erpDayIn(String(value)) : value];
    }),
  );

/** NaN, which JSON writes as null, is refused by the shop. */
const erpNumberIn = (text: string, { decimal }: FolderSettings): number =>
  Number(text.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.'));

/** '29-06-2026' is '2026-06-29'; a time behind it is left out. */
const erpDayIn = (text: string): string =>
  text.replace(/^(\d\d)[-./](\d\d)[-./](\d{4})\b.*$/, '$3-$2-$1').replace(/^(\d{4}-\d\d-\d\d)[ T].*$/, '$1');

const kroner = z.object({
  netKroner: z.number().optional(),
  grossKroner: z.number().optional(),
  totalKroner: z.number().optional(),
});

/** Null: the shop has no use for it. */
function finishedLine(fields: Fields, resource: BulkResource, { vatBp }: FolderSettings): Fields | null {
  const { netKroner, grossKroner, totalKroner, ...line } = fields;
  const amounts = kroner.safeParse({ netKroner, grossKroner, totalKroner });
  if (!amounts.success) return fields;
  if (resource === 'prices') {
    const grossOere = line.grossOere ?? grossOereOf(amounts.data.netKroner, amounts.data.grossKroner, vatBp);
    // An item without a price is not sold for nothing.
    return grossOere === 0 ? null : { ...line, grossOere };
  }
  if (resource === 'stock' && typeof line.quantity === 'number')
    return { ...line, quantity: piecesForSale(line.quantity) };
  if (resource !== 'invoices') return line;
  const total = amounts.data.totalKroner === undefined ? line.totalOere : oereFromKroner(amounts.data.totalKroner);
  const isCredit = typeof total === 'number' && total < 0;
  return { ...line, ...(isCredit ? { kind: 'credit', totalOere: -total } : { totalOere: total }) };
}

/** Rows of one order and reference are one shipment; one without pieces ships all that is left. */
function togetherByShipment(rows: readonly FileLine[], { items }: FolderSettings): FileLine[] {
  const own = new Set(items && [items.freight, ...Object.values(items.rounding)]);
  const shipments = new Map<string, FileLine & { pieces: Fields[] }>();
  for (const { row, line } of rows) {
    const { sku, quantity, ...shipment } = line;
    if (own.has(String(sku)) || quantity === 0) continue;
    const key = JSON.stringify([line.order, line.reference]);
    const known = shipments.get(key) ?? { row, line: shipment, pieces: [] };
    if (sku !== undefined || quantity !== undefined) known.pieces.push({ sku, quantity });
    shipments.set(key, known);
  }
  return [...shipments.values()].map(({ row, line, pieces }) => ({
    row,
    line: pieces.length === 0 ? line : { ...line, lines: pieces },
  }));
}
