// Random orders go to each ERP and come back as shipments, one to three invoices and a credit note: both sides have the same pieces and sums, to the øre.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reduceOrder } from '#backend/commerce/fulfilment/reduce';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { totalOfLines } from '../../connectors/core/order';
import { type ConnectorShop, type Goods, openConnectorShop } from '../support/connector-shop';
import { ERP_SIDES, type ErpSide } from '../support/erp-sides';
import { lifeAt } from './after-sales';
import { someSkus } from './test-backend';

/** ROUND_TRIPS=1000 makes that many with each ERP. */
const ROUND_TRIPS = Number(process.env.ROUND_TRIPS ?? (process.env.ALL_FLOWS ? 8 : 3));
/** Orders between two rounds of the connector. */
const BATCH = 25;
const SEED = 20_261_130;

interface Product {
  sku: string;
  /** Sold in multiples of it. */
  increments: number;
}
let shop: ConnectorShop;
let products: Product[];
beforeAll(async () => {
  shop = await openConnectorShop('ERP');
  products = await variedProducts(shop);
  shop.skus.splice(0, shop.skus.length, ...products.map(({ sku }) => sku));
});
afterAll(() => shop?.close());

/** Ordinary ones, two of them by the box, and ones with duty, with odd prices. */
async function variedProducts({ counter }: ConnectorShop): Promise<Product[]> {
  const found = [
    ...(await someSkus(counter, 7, 'p.duty_code IS NULL')),
    ...(await someSkus(counter, 3, 'p.duty_code IS NOT NULL')),
  ];
  expect(found).toHaveLength(10);
  await counter.rows('UPDATE product SET gross_oere = gross_oere + 1 + id % 97 WHERE sku = ANY ($1)', [found]);
  await counter.rows('UPDATE product SET min_qty = 6, increments = 6 WHERE sku = ANY ($1)', [found.slice(0, 2)]);
  return found.map((sku, at) => ({ sku, increments: at < 2 ? 6 : 1 }));
}

const anyTrip = fc.record({
  isGuest: fc.boolean(),
  goods: fc.uniqueArray(fc.record({ at: fc.nat(9), times: fc.integer({ min: 1, max: 9 }) }), {
    ...{ minLength: 1, maxLength: 5, selector: ({ at }: { at: number }) => at },
  }),
  coupon: fc.constantFrom(undefined, undefined, 'SPAR50', 'FRIFRAGT', 'FIREFORTRE', 'KØKKEN15', 'ALENE20'),
  isReduced: fc.boolean(),
  /** Of each line. */
  firstParcel: fc.constantFrom(0, 0.3, 0.6, 1),
  /** How many the order is invoiced in. */
  invoices: fc.constantFrom(1, 1, 2, 3),
  credited: fc.constantFrom(0, 0.4, 1),
  fault: fc.option(fc.nat(1_000_000), { freq: 2 }),
});
type Trip = ReturnType<typeof anyTrip.generate>['value'];

async function placedOrder({ isGuest, goods, coupon, isReduced }: Trip): Promise<string> {
  const chosen: Goods = goods.flatMap(({ at, times }) => {
    const product = products[at];
    return product ? [[product.sku, times * product.increments]] : [];
  });
  const number = await (isGuest ? shop.orderedByGuest(chosen, coupon) : shop.ordered(chosen, coupon));
  const [[sku, quantity] = ['', 0]] = chosen;
  if (isReduced && quantity > 1) {
    const pieces = new Map([[sku, Math.ceil(quantity / 2)]]);
    const reduced = await reduceOrder(number, { pieces, reason: 'Udsolgt' }, lifeAt(shop.counter));
    if (!reduced.ok) throw new Error(`${number}: ${reduced.code}`);
  }
  return number;
}

/** As the program does it: a round that fails is followed by another one. */
async function rounds(erp: ErpSide): Promise<void> {
  for (let left = 12; left > 0; left -= 1) {
    const failure = await erp.round().catch((reason: unknown) => String(reason));
    if (failure === undefined) return erp.load?.();
    if (left === 1) throw new Error(failure);
    await new Promise((resume) => setTimeout(resume, 40));
  }
}

const netOf = (lines: ReturnType<ErpSide['linesOf']>) =>
  lines.reduce((sum, one) => sum + one.quantity * one.unitNetOere, 0);
const piecesIn = (rows: readonly { sku: string; quantity: number }[]) =>
  rows.map(({ sku, quantity }) => `${quantity} × ${sku}`).sort();

/** The shop's own invoice says what the order comes to. */
async function compareOrder(number: string, lines: ReturnType<ErpSide['linesOf']>, erp: ErpSide): Promise<void> {
  const invoiced = await invoiceOrder(number, null, lifeAt(shop.counter));
  if (!invoiced.ok) throw new Error(`${number}: ${invoiced.code}`);
  const { netOere, vatOere, totalOere, freightNetOere } = invoiced.invoice.invoice;
  const freight = lines.filter(({ item }) => item === erp.freight);
  const total = totalOfLines(lines);
  const there = { net: netOf(lines), vat: total - netOf(lines), total, freight: netOf(freight) };
  expect([number, there]).toEqual([number, { net: netOere, vat: vatOere, total: totalOere, freight: freightNetOere }]);
  const shipped = await shop.counter.rows<{ sku: string; quantity: number }>(
    `SELECT l.sku, sum(x.quantity)::int AS quantity FROM shipment_line x JOIN order_line l ON l.id = x.order_line_id
        JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 GROUP BY 1`,
    [number],
  );
  const goods = lines
    .filter(({ item }) => shop.skus.includes(item))
    .map(({ item: sku, quantity }) => ({ sku, quantity }));
  expect([number, piecesIn(shipped)]).toEqual([number, piecesIn(goods)]);
  const linesHere = invoiced.invoice.lines.map((line) => ({
    net: line.netOere + line.dutyNetOere,
    pieces: line.quantity,
  }));
  for (const [at, { quantity, unitNetOere }] of lines.filter(({ item }) => shop.skus.includes(item)).entries()) {
    const here = linesHere[at] ?? { net: 0, pieces: 0 };
    expect([here.pieces, here.net - quantity * unitNetOere < quantity]).toEqual([quantity, true]);
  }
}

type Lines = ReturnType<ErpSide['linesOf']>;

/** Pieces of each line by invoice: an equal part in each, rounded down, and in the last one what is left. */
function partsOf(lines: Lines, invoices: number): Lines[] {
  const parts: Lines[] = Array.from({ length: invoices }, (_, at) =>
    lines.map((line) => ({ ...line, quantity: piecesOfPart(line.quantity, { at, invoices }) })),
  );
  return parts.filter((part) => part.some(({ quantity }) => quantity > 0));
}

function piecesOfPart(quantity: number, { at, invoices }: { at: number; invoices: number }): number {
  const share = Math.floor(quantity / invoices);
  return at === invoices - 1 ? quantity - share * at : share;
}

/** Each invoice has the total of its pieces, and all together that of the order: VAT is rounded in each, by half an øre at most. */
async function compareDocuments(
  number: string,
  erp: ErpSide,
  { own, invoices }: { own: Lines; invoices: number },
): Promise<void> {
  const there = erp.documentsOf(number);
  const here = await shop.erpDocumentsOf(number);
  expect([number, here.map(({ total_oere, ...one }) => ({ ...one, totalOere: total_oere }))]).toEqual([number, there]);
  const parts = partsOf(own, invoices).map(totalOfLines);
  expect([number, there.flatMap(({ kind, totalOere }) => (kind === 'invoice' ? [totalOere] : []))]).toEqual([
    number,
    parts,
  ]);
  const apart = parts.reduce((sum, total) => sum + total, 0) - totalOfLines(own);
  expect([number, Math.abs(apart) < parts.length]).toEqual([number, true]);
}

async function playBatch(trips: readonly Trip[], erp: ErpSide): Promise<void> {
  const orders: { number: string; trip: Trip }[] = [];
  for (const trip of trips) orders.push({ number: await placedOrder(trip), trip });
  const each = async (step: (number: string, trip: Trip) => Promise<void> | void): Promise<void> => {
    for (const { number, trip } of orders) await step(number, trip);
    for (const { trip } of orders.slice(0, 2)) if (trip.fault !== null) erp.fail((below) => (trip.fault ?? 0) % below);
    await rounds(erp);
  };
  await each(() => undefined);
  const lines = new Map(orders.map(({ number }) => [number, erp.linesOf(number)]));
  const invoicePart = (number: string, { invoices }: Trip, at: number): void => {
    const pieces = (quantity: number) => piecesOfPart(quantity, { at, invoices });
    if ((lines.get(number) ?? []).some(({ quantity }) => pieces(quantity) > 0)) erp.invoice(number, pieces);
  };
  await each(async (number, { firstParcel }) => {
    const pieces = (quantity: number) => Math.floor(quantity * firstParcel);
    const sent = (lines.get(number) ?? []).filter(
      ({ item, quantity }) => shop.skus.includes(item) && pieces(quantity) > 0,
    );
    if (sent.length > 0) await erp.shipPart(number, pieces);
  });
  for (const at of [0, 1])
    await each((number, trip) => {
      if (at < trip.invoices - 1) invoicePart(number, trip, at);
    });
  await each(async (number, trip) => {
    if (trip.firstParcel < 1) await erp.shipRest(number);
    invoicePart(number, trip, trip.invoices - 1);
  });
  await each((number, { credited }) => {
    if (credited > 0) erp.credit(number, (quantity) => Math.ceil(quantity * credited));
  });
  for (const { number, trip } of orders) {
    const own = lines.get(number) ?? [];
    await compareOrder(number, own, erp);
    await compareDocuments(number, erp, { own, invoices: trip.invoices });
    const credits = erp.documentsOf(number).filter(({ kind }) => kind === 'credit');
    expect([number, credits.length]).toEqual([number, trip.credited > 0 ? 1 : 0]);
  }
}

describe.each(Object.entries(ERP_SIDES))('with %s', (name, open) => {
  it(
    'random orders have the same pieces, freight, VAT and total there, and their invoices and credit notes the same total here',
    async () => {
      const erp = await open(shop);
      const start = Date.now();
      try {
        const trips = fc.sample(anyTrip, { numRuns: ROUND_TRIPS, seed: SEED });
        for (let from = 0; from < trips.length; from += BATCH) await playBatch(trips.slice(from, from + BATCH), erp);
      } finally {
        erp.close();
      }
      if (process.env.ROUND_TRIPS)
        process.stdout.write(`${name}: ${ROUND_TRIPS} in ${Math.round((Date.now() - start) / 1_000)} s\n`);
    },
    60_000 + ROUND_TRIPS * 3_000,
  );
});
