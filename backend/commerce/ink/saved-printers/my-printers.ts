// A customer's saved printers: only their own, for any id.
import type { CustomerPrinterInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, noSuchEntity } from '#backend/refusal';
import { printersById, shownPrinter } from '../ink.sql';
import * as kept from './saved-printers.sql';

/** Enough for a municipality's town hall, and a bound on what one login can store. */
const MOST_PRINTERS = 100;
const LONGEST = 60;

/** A location that is left out stays as it is. */
function printerNaming({ name, location }: CustomerPrinterInput, stored = '') {
  const words = { name: name.trim(), location: location === undefined ? stored : (location ?? '').trim() };
  if (words.name === '')
    throw inputRefused('Required parameter "name" is missing', { code: 'REQUIRED', params: { field: 'name' } });
  for (const [field, text] of Object.entries(words))
    if (text.length > LONGEST)
      throw inputRefused(`Maximum character length: ${LONGEST}`, { code: 'TOO_LONG', params: { field, max: LONGEST } });
  return words;
}

const gone = () => noSuchEntity("The printer isn't among yours.");

export async function myPrinters(customerId: number, { pool }: Context) {
  const mine = await kept.listMine(pool, customerId);
  const ids = [...new Set(mine.map((one) => one.printer_id))];
  if (ids.length === 0) return [];
  const [printers, bought] = await Promise.all([printersById(pool, ids), kept.lastPurchases(pool, customerId)]);
  const byId = new Map(printers.map((printer) => [printer.id, printer]));
  return mine.flatMap(({ id, name, location, printer_id }) => {
    const printer = byId.get(printer_id);
    return printer ? [{ id: String(id), name, location, printer, last_purchase: purchaseOf(bought, id) }] : [];
  });
}

function purchaseOf(bought: readonly kept.BoughtRow[], id: number) {
  const items = bought.filter((row) => row.kept_id === id);
  const [first] = items;
  if (!first) return null;
  return {
    ordered_at: first.placed_at.toISOString(),
    items: items.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
  };
}

async function oneOfMine(id: number, customerId: number, context: Context) {
  return (await myPrinters(customerId, context)).find((one) => one.id === String(id)) ?? null;
}

export async function savePrinter(printerId: string, input: CustomerPrinterInput, context: Context) {
  const { customer } = await context.requireSignedIn();
  const words = printerNaming(input);
  const printer = await shownPrinter(context.pool, await context.assortment(), printerId);
  if (!printer) throw noSuchEntity("The printer doesn't exist.");
  const id = await kept.insertMine(
    context.pool,
    { customerId: customer.id, printerId, ...words, now: context.now },
    MOST_PRINTERS,
  );
  if (id === null)
    throw inputRefused('No more printers can be kept.', {
      code: 'TOO_LONG',
      params: { field: 'name', max: MOST_PRINTERS },
    });
  return { printer: await oneOfMine(id, customer.id, context) };
}

export async function updatePrinter(id: string, input: CustomerPrinterInput, context: Context) {
  const { customer } = await context.requireSignedIn();
  const stored = await oneOfMine(printerNumber(id), customer.id, context);
  if (!stored) throw gone();
  const words = printerNaming(input, stored.location ?? '');
  const changed = await kept.updateMine(context.pool, { id: printerNumber(id), customerId: customer.id, ...words });
  if (!changed) throw gone();
  return { printer: await oneOfMine(printerNumber(id), customer.id, context) };
}

export async function removePrinter(id: string, context: Context) {
  const { customer } = await context.requireSignedIn();
  await kept.deleteMine(context.pool, printerNumber(id), customer.id);
  return { printer: null };
}

/** What is no id names no printer. */
const printerNumber = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0);
