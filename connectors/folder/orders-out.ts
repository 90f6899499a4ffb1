// Orders as CSV files in out/, each once: made in work/, noted in taken/, then renamed into out/. A kill between two steps is repaired at the start.
import { access, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { mapFields } from '../core/field-map';
import { netLines, type ShopOrder, totalOfOrder } from '../core/order';
import { replaceFile } from '../core/position';
import type { FolderSettings } from './settings';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The program that reads out/ may have taken the file already: only taken/ says that an order was written. */
export async function writeOrderFile(folder: string, order: ShopOrder, settings: FolderSettings): Promise<void> {
  if (await isThere(join(folder, 'taken', order.number))) return;
  await replaceFile(join(folder, 'work', `${order.number}.csv`), orderCsv(order, settings));
  await publishOrder(folder, order.number);
}

/** Files that a killed process left complete in work/. */
export async function publishLeftOrders(folder: string): Promise<void> {
  const left = await readdir(join(folder, 'work')).catch(() => []);
  for (const name of left) if (name.endsWith('.csv')) await publishOrder(folder, name.slice(0, -'.csv'.length));
}

async function publishOrder(folder: string, number: string): Promise<void> {
  for (const name of ['taken', 'out']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'taken', number), '');
  await rename(join(folder, 'work', `${number}.csv`), join(folder, 'out', `${number}.csv`));
}

/** A row for each line, the order's own columns in each of them; the total is that of the rows. */
function orderCsv(order: ShopOrder, { orderColumns, delimiter }: FolderSettings): string {
  const columns = Object.keys(orderColumns);
  const amounts = { ...order.amounts, totalOere: totalOfOrder(order) };
  const rows = netLines(order).map((line) => {
    const row = mapFields({ ...order, amounts, line }, orderColumns);
    return columns.map((column) => protectedCell(row[column]));
  });
  return stringify([columns, ...rows], { delimiter, record_delimiter: 'windows', bom: true });
}

/** A spreadsheet would compute what begins like a formula. */
function protectedCell(value: unknown): string {
  const text = value === undefined ? '' : String(value);
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
}
