// An ERP that exchanges CSV files: it reads what is in out/ of a folder, posts shipments, invoices and credit notes, and writes them into in/.
// As Uniconta it has the tables of its data model, Danish amounts and dates, and exports its lists with orders of other origin in them.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { totalOfLines } from '../../connectors/core/order';

export interface FileErpLine {
  item: string;
  quantity: number;
  unitNetOere: number;
  vatBp: number;
}
interface FileErpOrder {
  account: string;
  lines: FileErpLine[];
}
type Row = Record<string, string>;

export const UNICONTA_ITEMS = { freight: 'FRAGT', rounding: { '2500': 'AFRUND-25', '0': 'AFRUND-0' } };
/** Private persons, and a company that the shop knows by this number. */
const FIRST_ACCOUNTS = ['WEB', 'HA-2026'];
let lastDocument = 70_000;

export function openFileErp(folder: string, kind: 'folder' | 'uniconta') {
  const orders = new Map<string, FileErpOrder>();
  const accounts = new Set(FIRST_ACCOUNTS);
  const documents: { order: string; kind: 'invoice' | 'credit'; number: string; totalOere: number }[] = [];

  /** Files are removed once they are read. */
  function rowsOf(name: string): Row[] {
    const at = path.join(folder, 'out', name);
    const files = fs.existsSync(at) ? fs.readdirSync(at).filter((file) => file.endsWith('.csv')) : [];
    return files.sort().flatMap((file) => {
      const rows: Row[] = parse(fs.readFileSync(path.join(at, file), 'utf8'), {
        delimiter: ';',
        columns: true,
        bom: true,
      });
      fs.rmSync(path.join(at, file));
      return rows;
    });
  }
  function addOrder(number: string, account: string): FileErpOrder {
    if (orders.has(number)) throw new Error(`order ${number} is there twice`);
    const order: FileErpOrder = { account, lines: [] };
    orders.set(number, order);
    return order;
  }
  function loadFolder(): void {
    for (const row of rowsOf('orders')) {
      const number = row.order ?? '';
      const known = orders.get(number) ?? addOrder(number, row.customer ?? '');
      const item = row.kind === 'product' ? row.sku : row.kind;
      known.lines.push({
        ...{ item: item ?? '', quantity: Number(row.quantity) },
        ...{ unitNetOere: Number(row.unitNetOere), vatBp: Number(row.vatBp) },
      });
    }
  }
  /** Load data: debtors first, then orders of known debtors, then lines of known orders. */
  function loadUniconta(): void {
    for (const { Account = '' } of rowsOf('debtors')) accounts.add(Account);
    for (const { OrderNumber = '', Account = '' } of rowsOf('orders')) {
      if (!accounts.has(Account)) throw new Error(`order ${OrderNumber}: no debtor ${Account}`);
      addOrder(OrderNumber, Account);
    }
    for (const { OrderNumber = '', Item = '', Qty = '', Price = '' } of rowsOf('lines')) {
      if (!/^-?\d+,\d\d$/.test(Price)) throw new Error(`no Danish amount: ${Price}`);
      const unitNetOere = Math.round(Number(Price.replace(',', '.')) * 100);
      const vatBp = Item === UNICONTA_ITEMS.rounding['0'] ? 0 : 2_500;
      orders.get(OrderNumber)?.lines.push({ item: Item, quantity: Number(Qty), unitNetOere, vatBp });
    }
  }

  const unsent = new Map<string, Row[]>();
  const put = (resource: string, rows: readonly Row[]): void =>
    void unsent.set(resource, [...(unsent.get(resource) ?? []), ...rows]);
  /** Writes what was posted since: a file for each list. */
  function exportLists(): void {
    for (const [resource, rows] of unsent) {
      const name = path.join(folder, 'in', resource, `${resource}-${++lastDocument}`);
      fs.mkdirSync(path.dirname(name), { recursive: true });
      fs.writeFileSync(`${name}.part`, stringify(rows, { header: true, delimiter: ';' }));
      fs.renameSync(`${name}.part`, `${name}.csv`);
    }
    unsent.clear();
  }
  const danish = (oere: number): string =>
    (oere / 100).toLocaleString('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const linesOf = (number: string): readonly FileErpLine[] => orders.get(number)?.lines ?? [];

  function addDocument(order: string, documentKind: 'invoice' | 'credit', lines: readonly FileErpLine[]): void {
    const document = { order, kind: documentKind, number: String(++lastDocument), totalOere: totalOfLines(lines) };
    documents.push(document);
    const { number, totalOere } = document;
    const amount = documentKind === 'credit' ? -totalOere : totalOere;
    if (kind === 'folder') {
      const row = { order, kind: documentKind, number, issuedOn: '2026-11-29', totalOere: String(totalOere) };
      put('invoices', [row]);
      return;
    }
    const dates = { Date: '29-11-2026', DueDate: '29-12-2026' };
    // A credit note is an order with its own number there.
    const OrderNumber = documentKind === 'credit' ? `8${lastDocument % 1_000}` : order;
    const list = [{ OrderNumber, OurRef: order, InvoiceNumber: number, ...dates, TotalAmount: danish(amount) }];
    put('invoices', [{ ...list[0], OrderNumber: '17', OurRef: 'MH', InvoiceNumber: `${number}9` }, ...list]);
  }

  return {
    orders,
    accounts,
    documents,
    linesOf,
    exportLists,
    load: kind === 'folder' ? loadFolder : loadUniconta,
    put,
    /** Pieces leave; an export of Uniconta has freight and rounding, too. */
    ship(number: string, piecesOf: (line: FileErpLine) => number): void {
      const reference = String(++lastDocument);
      const own = ['freight', 'rounding'];
      const rows = linesOf(number).map((line) => ({ item: line.item, pieces: String(piecesOf(line)) }));
      put(
        'shipments',
        kind === 'folder'
          ? rows
              .filter(({ item }) => !own.includes(item))
              .map(({ item, pieces }) => ({ order: number, reference, sku: item, quantity: pieces }))
          : rows.map(({ item, pieces }) => ({
              OrderNumber: number,
              InvoiceNumber: reference,
              Item: item,
              Qty: `${pieces},00`,
            })),
      );
    },
    invoice: (number: string, piecesOf: (line: FileErpLine) => number): void =>
      addDocument(
        number,
        'invoice',
        linesOf(number).map((line) => ({ ...line, quantity: piecesOf(line) })),
      ),
    credit: (number: string, piecesOf: (line: FileErpLine) => number): void =>
      addDocument(
        number,
        'credit',
        linesOf(number).map((line) => ({ ...line, quantity: piecesOf(line) })),
      ),
  };
}
