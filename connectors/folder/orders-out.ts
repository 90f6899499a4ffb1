// Orders as CSV files in out/, each once: made in work/, noted in taken/, then renamed into out/. A kill between two steps is repaired at the start.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { mapFields } from '../core/field-map';
import { kronerOf, type NetLine, netLines, type ShopOrder, totalOfOrder } from '../core/order';
import { hasFile, replaceFile } from '../core/position';
import type { FolderSettings } from './settings';

/** The program that reads out/ may have taken the files already: only taken/ says that an order was written. */
export async function writeOrderFiles(folder: string, order: ShopOrder, settings: FolderSettings): Promise<void> {
  if (await hasFile(join(folder, 'taken', order.number))) return;
  const unfinished = join(folder, 'work', `${order.number}.part`);
  await rm(unfinished, { recursive: true, force: true });
  for (const [name, text] of orderTexts(order, settings)) await replaceFile(join(unfinished, `${name}.csv`), text);
  await rename(unfinished, join(folder, 'work', order.number));
  await publishOrder(folder, order.number, settings);
}

/** Files that a killed process left complete in work/. */
export async function publishLeftOrders(folder: string, settings: FolderSettings): Promise<void> {
  const left = await readdir(join(folder, 'work')).catch(() => []);
  for (const number of left) if (!number.endsWith('.part')) await publishOrder(folder, number, settings);
}

async function publishOrder(folder: string, number: string, { orderFiles }: FolderSettings): Promise<void> {
  await mkdir(join(folder, 'taken'), { recursive: true });
  await writeFile(join(folder, 'taken', number), '');
  for (const name of Object.keys(orderFiles)) {
    await mkdir(join(folder, 'out', name), { recursive: true });
    const made = join(folder, 'work', number, `${name}.csv`);
    if (await hasFile(made)) await rename(made, join(folder, 'out', name, `${number}.csv`));
  }
  await rm(join(folder, 'work', number), { recursive: true });
}

function orderTexts(order: ShopOrder, settings: FolderSettings): [name: string, text: string][] {
  const { orderFiles, delimiter, dates } = settings;
  const day = order.placedAt.slice(0, 10);
  const totalOere = totalOfOrder(order);
  const source = {
    ...order,
    placedOn: dates === 'yyyy-mm-dd' ? day : day.split('-').reverse().join('-'),
    /** One that the ERP does not know by a number. */
    newCompany: order.company?.number ? null : order.company,
    amounts: { ...order.amounts, totalOere, total: erpKroner(totalOere, settings) },
  };
  const lines = netLines(order).map((line, at) => ({
    ...source,
    line: { ...line, place: at + 1, item: erpItemOf(line, settings), unitNet: erpKroner(line.unitNetOere, settings) },
  }));
  return Object.entries(orderFiles).flatMap(([name, { each, columns }]): [string, string][] => {
    const heading = Object.keys(columns);
    const rows = (each === 'line' ? lines : [source])
      .map((row) => mapFields(row, columns))
      .filter((row) => row[heading[0] ?? ''] !== undefined)
      .map((row) => heading.map((column) => protectedCell(row[column])));
    const form = { delimiter, record_delimiter: 'windows', bom: true };
    return rows.length === 0 ? [] : [[name, stringify([heading, ...rows], form)]];
  });
}

const erpKroner = (oere: number, { decimal }: FolderSettings): string =>
  kronerOf(oere).toFixed(2).replace('.', decimal);

function erpItemOf({ kind, sku, vatBp }: NetLine, { items }: FolderSettings): string | undefined {
  if (kind === 'product') return sku;
  if (items === null || kind === 'freight') return items?.freight;
  const item = items.rounding[String(vatBp)];
  if (item === undefined) throw new Error(`items.rounding has no item for the VAT rate ${vatBp}`);
  return item;
}

/** A spreadsheet would compute what begins like a formula. */
function protectedCell(value: unknown): string {
  const text = value === undefined ? '' : String(value);
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}
