// The section of earlier orders, which customers find in their accounts and recommendations learn from. Nothing is mailed, charged or taken
// from stock for them. An existing order is not changed, and orders that are placed in the shop are not written into files.
import type { PoolClient } from 'pg';
import { type ApplyContext, type Located, recordSection } from '../../section';
import { resolveNames } from '../named';
import { planOf } from './order-plan';
import {
  lineRows,
  orderRow,
  type PlannedOrder,
  paperRows,
  pastDiscounts,
  paymentRows,
  shipmentRows,
  taxRows,
} from './order-rows';
import { gathered, groupedBy, type PastOrder, pastOrdersSource } from './order-tables';
import {
  loadEvents,
  loadPapers,
  loadPastLines,
  loadPastOrders,
  loadShipments,
  methodTitles,
  numberAfter,
  type StoredPastOrder,
  takenNumbers,
} from './orders.sql';
import { writePastEInvoices } from './past-e-invoices.sql';
import {
  insertPastDiscounts,
  insertPastLines,
  insertPastOrders,
  insertPastPapers,
  insertPastPayments,
  insertPastShipments,
  insertPastTaxes,
  ordersWithPapers,
  setEventsOff,
} from './write-orders.sql';

/** Orders that are written in one statement. */
const TOGETHER = 500;

export const orders = recordSection<PastOrder>({
  name: 'orders',
  title: 'tidligere ordrer',
  source: pastOrdersSource,
  keyOf: ({ number }) => number,
  missing: 'untouched',
  load: loadOrders,
  beside: (_, stored) => stored,
  write: ({ added }, context) => writePastOrders(added, context),
});

async function loadOrders(on: PoolClient): Promise<PastOrder[]> {
  const at = { file: '', line: 0 };
  const located = <Row>(rows: readonly Row[]) => rows.map((record) => ({ record, at }));
  const events = groupedBy(located(await loadEvents(on)), ({ shipment }) => shipment);
  const shipments = (await loadShipments(on)).map((row) => ({ ...row, events: events.get(row.number) ?? [] }));
  const stored = gathered(located((await loadPastOrders(on)).map(orderRecord)), {
    lines: located(await loadPastLines(on)),
    shipments: located(shipments),
    invoices: located(await loadPapers(on)),
  });
  return stored.map(({ record }) => record);
}

function orderRecord({ bill, place, goes_on_here, ...row }: StoredPastOrder) {
  const isElsewhere =
    JSON.stringify({ ...place, vatId: null, ean: null }) !== JSON.stringify({ ...bill, vatId: null, ean: null });
  const { firstname, lastname, company, street, postcode, city, telephone, vatId, ean } = bill;
  return {
    ...row,
    placed_at: row.placed_at.toISOString(),
    ...{ firstname, lastname, company, street, postcode, city, telephone, cvr: vatId, ean },
    delivery_firstname: isElsewhere ? place.firstname : null,
    delivery_lastname: isElsewhere ? place.lastname : null,
    delivery_company: isElsewhere ? place.company : null,
    delivery_street: isElsewhere ? place.street : null,
    delivery_postcode: isElsewhere ? place.postcode : null,
    delivery_city: isElsewhere ? place.city : null,
    delivery_telephone: isElsewhere && place.telephone !== '' ? place.telephone : null,
    goesOnHere: goes_on_here,
  };
}

async function writePastOrders(added: readonly Located<PastOrder>[], context: ApplyContext): Promise<void> {
  const { on, report, dryRun } = context;
  const stores = await resolveNames(added, [['store', 'store', ({ store }) => store]], context);
  const bought = added.flatMap(({ record }) => record.lines);
  const goods = new Set((await resolveNames(bought, [['product', 'sku', ({ sku }) => sku]], context)).whole);
  const ways = await methodTitles(on);
  const isFree = await freeOrders(added, context);
  const isSound = (each: Located<PastOrder>) => {
    const hasWay = isKnownWay(each.record, ways);
    if (!hasWay)
      report({ ...each.at, column: 'delivery', message: `Leveringsmåden ${each.record.delivery} findes ikke.` });
    return isFree(each) && hasWay && each.record.lines.every((line) => goods.has(line));
  };
  const planned = stores.whole.filter(isSound).map(
    ({ record: order }): PlannedOrder => ({
      order,
      plan: planOf(order),
      storeId: stores.idOf('store', order.store),
      titles: order.delivery === null ? null : (ways.get(order.delivery) ?? null),
    }),
  );
  for (let from = 0; from < planned.length; from += TOGETHER)
    await writeSome(planned.slice(from, from + TOGETHER), context);
  // A sequence does not go back with its transaction.
  if (!dryRun)
    await numberAfter(
      on,
      planned.map(({ order }) => order.number),
    );
}

/** An order with its own delivery titles needs no delivery method that the shop still has. */
const isKnownWay = ({ delivery, carrier_title, method_title }: PastOrder, ways: ReadonlyMap<string, unknown>) =>
  delivery === null || ways.has(delivery) || (carrier_title !== null && method_title !== null);

/** Reports numbers that are already used, and orders dated in the future. */
async function freeOrders(added: readonly Located<PastOrder>[], { on, now, report }: ApplyContext) {
  const papers = added.flatMap(({ record }) => record.invoices);
  const numbersOf = (rows: readonly Located<{ number: string }>[]) => rows.map(({ record }) => record.number);
  const shipments = added.flatMap(({ record }) => record.shipments);
  const taken = await takenNumbers(on, {
    orders: numbersOf(added),
    shipments: numbersOf(shipments),
    invoices: numbersOf(papers.filter(({ record }) => record.kind === 'invoice')),
    credits: numbersOf(papers.filter(({ record }) => record.kind === 'credit')),
    payments: added.flatMap(({ record }) => record.provider_reference ?? []),
  });
  const tell = (row: Located<{ number: string }>, kind: string) => {
    if (!taken.has(`${kind} ${row.record.number}`)) return true;
    report({ ...row.at, column: 'number', message: `Nummeret ${row.record.number} er givet i butikken.` });
    return false;
  };
  return (each: Located<PastOrder>): boolean => {
    const { record, at } = each;
    const found = [...record.shipments.map((row) => tell(row, 'shipments'))];
    found.push(...record.invoices.map((row) => tell(row, `${row.record.kind}s`)));
    if (taken.has(`orders ${record.number}`))
      report({ ...at, column: 'number', message: `Nummeret ${record.number} er en ordre, der er afgivet i butikken.` });
    if (taken.has(`payments ${record.provider_reference}`))
      report({ ...at, column: 'provider_reference', message: 'Betalingen hører til en anden ordre i butikken.' });
    if (record.placed_at > now.toISOString())
      report({ ...at, column: 'placed_at', message: 'En tidligere ordre kan ikke være afgivet i fremtiden.' });
    return (
      !found.includes(false) &&
      !taken.has(`orders ${record.number}`) &&
      !taken.has(`payments ${record.provider_reference}`)
    );
  };
}

async function writeSome(planned: readonly PlannedOrder[], { on, report }: ApplyContext): Promise<void> {
  // Orders of the time before this shop are no news to other systems.
  await setEventsOff(on, true);
  await insertPastOrders(on, planned.map(orderRow));
  await insertPastLines(on, planned.flatMap(lineRows));
  await insertPastDiscounts(on, planned.flatMap(pastDiscounts));
  await insertPastTaxes(on, planned.flatMap(taxRows));
  await insertPastPayments(on, planned.flatMap(paymentRows));
  await insertPastShipments(on, planned.flatMap(shipmentRows));
  await insertPastPapers(on, planned.flatMap(paperRows));
  await setEventsOff(on, false);
  const numbers = planned.map(({ order }) => order.number);
  const papers = new Map(planned.flatMap(({ order }) => order.invoices.map(({ record, at }) => [record.number, at])));
  for (const { number, broken } of await writePastEInvoices(on, await ordersWithPapers(on, numbers))) {
    const message = `Bilaget får ingen elektronisk form: ${broken.join(', ')}.`;
    report({ ...(papers.get(number) ?? { file: 'invoices.csv', line: 0 }), column: null, message, warning: true });
  }
}
