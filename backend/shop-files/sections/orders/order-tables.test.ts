// Earlier orders as files: the totals of their documents, the state of their lines, and the errors reported for inconsistent rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinedFiles, writeFiles } from '../../export';
import { fileFaultInWords } from '../../fault';
import { openFolder } from '../../folder';
import { planOf } from './order-plan';
import { lineRows, pastDiscounts } from './order-rows';
import { pastOrdersSource } from './order-tables';

type Row = Record<string, string>;
type Tables = Partial<Record<'orders' | 'order-lines' | 'shipments' | 'shipment-events' | 'invoices', readonly Row[]>>;

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'past-orders-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folders = 0;
async function read(tables: Tables) {
  folders += 1;
  const folder = join(root, String(folders));
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  const texts = filled.map(([name, rows]): [string, string] => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return [`${name}.csv`, stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])];
  });
  await writeFiles(folder, new Map(texts));
  const told: string[] = [];
  const records = await pastOrdersSource.read(await openFolder(folder), (fault) => told.push(fileFaultInWords(fault)));
  return { told, orders: (records ?? []).map(({ record }) => record) };
}

const ORDER: Row = {
  ...{ number: 'A1', placed_at: '2026-01-05', email: 'bo@example.dk', store: 'b2b', status: 'complete', prices: 'net' },
  ...{ freight: '50', payment: 'account', firstname: 'Bo', lastname: 'Holm', street: 'Torvet 1', postcode: '8000' },
  ...{ city: 'Aarhus C', delivery: 'parcel/business' },
};
const LINES: readonly Row[] = [
  { order: 'A1', sku: 'P', quantity: '4', price: '100.10' },
  { order: 'A1', sku: 'Q', quantity: '2', price: '33.33' },
];
const PARCEL: Row = { order: 'A1', number: 'F1', carrier: 'gls', status: 'DELIVERED', shipped_at: '2026-01-06' };
const INVOICE: Row = { order: 'A1', number: '1001', issued_at: '2026-01-07' };

test('two invoices and a credit note add up to the order, by the rules of the shop', async () => {
  const { told, orders } = await read({
    orders: [{ ...ORDER, total: '646.33' }],
    'order-lines': LINES,
    shipments: [
      { ...PARCEL, goods: 'P=3' },
      { ...PARCEL, number: 'F2' },
    ],
    invoices: [
      { ...INVOICE, goods: 'P=3' },
      { ...INVOICE, number: '1002' },
      { ...INVOICE, number: '77', kind: 'credit', goods: 'Q=2', reason: 'Knust' },
    ],
  });
  expect(told).toEqual([]);
  const [plan] = orders.map(planOf);
  expect(
    plan?.lines.map(({ shipped, invoiced, credited, canceled }) => [shipped, invoiced, credited, canceled]),
  ).toEqual([
    [4, 4, 0, 0],
    [2, 2, 2, 0],
  ]);
  const [first, second, credit] = plan?.documents ?? [];
  expect((first?.total ?? 0) + (second?.total ?? 0)).toBe(plan?.totals.grandTotal);
  expect(first?.freight.net).toBe(5000);
  expect(second?.freight.net).toBe(0);
  expect(credit?.net).toBe(6666);
  expect(credit?.freight.net).toBe(0);
});

test('a line discount is on the order and, per piece, on its documents; exported, it is read back the same', async () => {
  const lines: readonly Row[] = [
    { order: 'A1', sku: 'P', quantity: '4', price: '100.10', discount: '40.01', discount_name: 'Forår, 10 %' },
    { order: 'A1', sku: 'Q', quantity: '2', price: '33.33' },
  ];
  const tables = {
    orders: [{ ...ORDER, total: '596.31' }],
    'order-lines': lines,
    shipments: [PARCEL],
    invoices: [
      { ...INVOICE, goods: 'P=3' },
      { ...INVOICE, number: '1002' },
    ],
  };
  const { told, orders } = await read(tables);
  expect(told).toEqual([]);
  const [order] = orders;
  if (!order) throw new Error('The order was read');
  const plan = planOf(order);
  expect(plan.totals).toMatchObject({ discount: 4001, grandTotal: 59_631 });
  expect(plan.documents.map(({ lines: own }) => own.map(({ discount }) => discount))).toEqual([[3001], [1000, 0]]);
  expect(plan.documents.reduce((sum, { total }) => sum + total, 0)).toBe(59_631);
  const planned = { order, plan, storeId: 1, titles: null };
  expect(lineRows(planned).map(({ discount_oere, discounts }) => [discount_oere, discounts])).toEqual([
    [4001, [{ label: 'Forår, 10 %', code: null, oere: 4001 }]],
    [0, []],
  ]);
  expect(pastDiscounts(planned)).toEqual([{ order: 'A1', label: 'Forår, 10 %', oere: 4001 }]);
  const printed = joinedFiles(pastOrdersSource.print(orders));
  expect(printed.get('order-lines.csv')).toContain('A1,P,,4,100.10,,40.01,"Forår, 10 %"');
});

test('items not shipped before an order was over are cancelled; without shipments it is unknown what was shipped', async () => {
  const partly = { 'order-lines': LINES, shipments: [{ ...PARCEL, goods: 'P=3' }] };
  const goneOf = async (tables: Tables) =>
    (await read(tables)).orders.flatMap((order) =>
      planOf(order).lines.map(({ shipped, canceled }) => [shipped, canceled]),
    );
  expect(await goneOf({ orders: [ORDER], ...partly })).toEqual([
    [3, 1],
    [0, 2],
  ]);
  expect(await goneOf({ orders: [{ ...ORDER, status: 'processing' }], ...partly })).toEqual([
    [3, 0],
    [0, 0],
  ]);
  expect(await goneOf({ orders: [ORDER], 'order-lines': LINES })).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('an empty freight cell of a credit note refunds the freight with the last items, 1 with the first', async () => {
  const freightOf = async (papers: readonly Row[]) => {
    const { orders } = await read({
      orders: [ORDER],
      'order-lines': LINES,
      shipments: [PARCEL],
      invoices: [INVOICE, ...papers.map((row, at) => ({ ...INVOICE, kind: 'credit', number: `K${at}`, ...row }))],
    });
    return orders.flatMap((order) =>
      planOf(order)
        .documents.slice(1)
        .map(({ freight }) => freight.net),
    );
  };
  expect(await freightOf([{ goods: 'P=4' }, {}])).toEqual([0, 5000]);
  expect(await freightOf([{ goods: 'P=4', freight: '1' }, {}])).toEqual([5000, 0]);
  expect(await freightOf([{ goods: 'P=4' }, { freight: '0' }])).toEqual([0, 0]);
});

test('exported orders are read back unchanged', async () => {
  const { orders } = await read({
    orders: [
      {
        ...ORDER,
        delivery_firstname: 'Ida',
        delivery_lastname: 'Lund',
        delivery_street: 'Havnen 2',
        delivery_postcode: '5000',
        delivery_city: 'Odense C',
      },
    ],
    'order-lines': LINES.map((line) => ({ ...line, name: 'Vare' })),
    shipments: [{ ...PARCEL, goods: 'P=4|Q=2' }],
    'shipment-events': [{ shipment: 'F1', at: '2026-01-06T10:00:00Z', status: 'DELIVERED', place: 'Vejle' }],
    invoices: [{ ...INVOICE, goods: 'P=4|Q=2', total: '646.33', due_at: '2026-02-06' }],
  });
  const folder = join(root, 'printed');
  await writeFiles(folder, joinedFiles(pastOrdersSource.print(orders)));
  const again = await pastOrdersSource.read(await openFolder(folder), (fault) => expect(fault).toBeUndefined());
  expect(again?.map(({ record }) => pastOrdersSource.print([record]))).toEqual(
    orders.map((order) => pastOrdersSource.print([order])),
  );
  expect(pastOrdersSource.print(orders)).toHaveLength(5);
});

test('an order that continues in this shop is not exported', async () => {
  const { orders } = await read({ orders: [ORDER], 'order-lines': LINES, shipments: [PARCEL], invoices: [INVOICE] });
  const printed = pastOrdersSource.print(orders.map((order) => ({ ...order, goesOnHere: true })));
  expect(printed.map((part) => ('cells' in part ? part.cells.length : 0))).toEqual([1, 1, 1, 1, 1]);
});

const open = { ...ORDER, status: 'processing' };
const complete = { orders: [ORDER], 'order-lines': LINES, shipments: [PARCEL], invoices: [INVOICE] };
const wrong: [says: string, tables: Tables][] = [
  [
    'orders.csv:2 (status): En ordre, der ikke er sendt, kan kun flyttes, når den betales på konto (account).',
    { orders: [{ ...open, payment: 'card' }] },
  ],
  [
    'orders.csv:2 (delivery): En ordre, der ikke er sendt, skal have en leveringsmåde.',
    { orders: [{ ...open, delivery: '' }] },
  ],
  ['orders.csv:2 (status): Alt på ordren er sendt: den er shipped.', { orders: [open], shipments: [PARCEL] }],
  [
    'orders.csv:2 (status): En ordre, der er shipped, skal stå i shipments.csv.',
    { orders: [{ ...ORDER, status: 'shipped' }] },
  ],
  [
    'orders.csv:2 (status): En ordre, der er delivered, skal stå i shipments.csv.',
    { orders: [{ ...ORDER, status: 'delivered' }] },
  ],
  [
    'orders.csv:2 (status): En annulleret ordre kan ikke have forsendelser.',
    { orders: [{ ...ORDER, status: 'canceled' }], shipments: [PARCEL] },
  ],
  [
    'orders.csv:2 (provider): En ordre på konto er ikke betalt gennem en udbyder.',
    { orders: [{ ...ORDER, provider: 'test' }] },
  ],
  [
    'orders.csv:2 (provider_reference): Her skal stå, hvad Stripe kalder betalingen, som pi_…',
    { orders: [{ ...ORDER, payment: 'card', provider: 'stripe' }] },
  ],
  [
    'orders.csv:2 (provider): Skriv, hvilken udbyder betalingen er hos.',
    { orders: [{ ...ORDER, payment: 'card', provider_reference: 'pi_1' }] },
  ],
  [
    'orders.csv:3 (provider_reference): Det samme står i linje 2.',
    {
      orders: [
        { ...ORDER, payment: 'card', provider: 'stripe', provider_reference: 'pi_1' },
        { ...ORDER, number: 'A2', payment: 'card', provider: 'stripe', provider_reference: 'pi_1' },
      ],
      'order-lines': [...LINES, { ...LINES[0], order: 'A2' }],
    },
  ],
  ['orders.csv:2 (total): Varer og fragt giver 646.33 kr. med moms.', { orders: [{ ...ORDER, total: '646.34' }] }],
  [
    'orders.csv:2 (delivery_lastname): Leveringsadressen skal være hel, eller helt tom.',
    {
      orders: [
        {
          ...ORDER,
          delivery_firstname: 'Ida',
          delivery_street: 'Havnen 2',
          delivery_postcode: '5000',
          delivery_city: 'Odense C',
        },
      ],
    },
  ],
  [
    'orders.csv:2 (delivery): Her skal stå fragtfirma og måde med / imellem, som parcel/home.',
    { orders: [{ ...ORDER, delivery: 'parcel' }], 'order-lines': [] },
  ],
  [
    'order-lines.csv:2 (list_price): Linjens pris er ikke denne pris, med eller uden moms.',
    { orders: [ORDER], 'order-lines': [{ ...LINES[0], list_price: '100.10' }] },
  ],
  [
    'order-lines.csv:2 (discount): Rabatten er større end linjen, der er 400.40 kr.',
    { orders: [ORDER], 'order-lines': [{ ...LINES[0], discount: '400.41' }] },
  ],
  [
    'order-lines.csv:2 (discount): Skriv, hvor meget rabatten er.',
    { orders: [ORDER], 'order-lines': [{ ...LINES[0], discount_name: 'Forår' }] },
  ],
  [
    'shipments.csv:2 (order): Ordren A9 står ikke i orders.csv.',
    { ...complete, shipments: [{ ...PARCEL, order: 'A9' }], invoices: [] },
  ],
  [
    'shipments.csv:3 (number): Det samme står i linje 2.',
    { ...complete, shipments: [{ ...PARCEL, goods: 'P=1' }, PARCEL] },
  ],
  [
    'shipments.csv:2 (number): Ni cifre med 5 forrest er numre, som butikken selv giver.',
    { ...complete, shipments: [{ ...PARCEL, number: '500000001' }] },
  ],
  [
    'shipments.csv:2 (goods): Af P er der kun 4 tilbage.',
    { ...complete, shipments: [{ ...PARCEL, goods: 'P=5' }], invoices: [] },
  ],
  [
    'shipments.csv:2 (goods): Varen X står ikke på ordren.',
    { ...complete, shipments: [{ ...PARCEL, goods: 'X=1' }], invoices: [] },
  ],
  [
    'shipments.csv:2 (goods): Samme varenummer står to gange.',
    { ...complete, shipments: [{ ...PARCEL, goods: 'P=1|P=2' }] },
  ],
  [
    'shipments.csv:2 (goods): Her skal stå varenumre med antal, som 1900700=3|1900701=1.',
    { ...complete, shipments: [{ ...PARCEL, goods: 'P' }], invoices: [] },
  ],
  [
    'shipments.csv:2 (shipped_at): Tidspunktet ligger før ordren.',
    { ...complete, shipments: [{ ...PARCEL, shipped_at: '2026-01-04' }] },
  ],
  [
    'shipments.csv:2 (status): Det sidste i shipment-events.csv om forsendelsen er IN_TRANSIT.',
    {
      ...complete,
      'shipment-events': [
        { shipment: 'F1', at: '2026-01-08', status: 'IN_TRANSIT' },
        { shipment: 'F1', at: '2026-01-07', status: 'DELIVERED' },
      ],
    },
  ],
  [
    'shipment-events.csv:2 (shipment): Forsendelsen F9 står ikke i shipments.csv.',
    { ...complete, 'shipment-events': [{ shipment: 'F9', at: '2026-01-08', status: 'IN_TRANSIT' }] },
  ],
  ['invoices.csv:2 (goods): Der er ikke flere varer tilbage på ordren.', { ...complete, shipments: [] }],
  [
    'invoices.csv:2 (goods): Der er ikke flere varer tilbage på ordren.',
    { ...complete, invoices: [{ ...INVOICE, kind: 'credit' }] },
  ],
  [
    'invoices.csv:2 (number): Ni cifre med 7 forrest er numre, som butikken selv giver.',
    { ...complete, invoices: [{ ...INVOICE, number: '700000009' }] },
  ],
  [
    'invoices.csv:3 (number): Ni cifre med 8 forrest er numre, som butikken selv giver.',
    { ...complete, invoices: [INVOICE, { ...INVOICE, kind: 'credit', number: '800000009' }] },
  ],
  [
    'invoices.csv:2 (issued_at): Tidspunktet ligger før ordren.',
    { ...complete, invoices: [{ ...INVOICE, issued_at: '2026-01-01' }] },
  ],
  [
    'invoices.csv:2 (freight): Fragten står på den første faktura. Feltet er til kreditnotaer.',
    { ...complete, invoices: [{ ...INVOICE, freight: '1' }] },
  ],
  [
    'invoices.csv:2 (total): Varer og fragt giver 646.33 kr. med moms.',
    { ...complete, invoices: [{ ...INVOICE, total: '600' }] },
  ],
];
test.each(wrong)('%s', async (says, tables) => {
  expect((await read({ 'order-lines': LINES, ...tables })).told).toEqual([says]);
});
