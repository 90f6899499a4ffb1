// Stock and prices of items to the shop. Stock is what is on hand without what sales orders have not shipped yet: the shop has sold that already.
import { z } from 'zod';
import { readPosition, storePosition } from '../core/position';
import { productLines } from '../core/products';
import { changedRows } from './changes';
import { odataText } from './client';
import type { BusinessCentralParts } from './create';

const item = z
  .object({
    number: z.string(),
    type: z.string(),
    inventory: z.number(),
    unitPrice: z.number(),
    priceIncludesTax: z.boolean(),
  })
  .passthrough();
type Item = z.infer<typeof item>;
const itemEntry = z.object({ entryNumber: z.number().int(), itemNumber: z.string() });
const orderLines = z.object({
  salesOrderLines: z.array(
    z.object({
      lineType: z.string(),
      lineObjectNumber: z.string(),
      quantity: z.number(),
      shippedQuantity: z.number().default(0),
    }),
  ),
});
const WITH_LINES = { $expand: 'salesOrderLines' };
const ITEMS_OF_ONE_REQUEST = 20;

/** An item is read when it, its ledger or a sales order with it has changed: posting does not change the time of the item itself. */
export async function sendItems(parts: BusinessCentralParts, now: Date): Promise<number> {
  const { settings, positionFile, central } = parts;
  if (Object.keys({ ...settings.stockFields, ...settings.priceFields }).length === 0) return 0;
  const lines = productLines(settings, now);
  const items = await changedRows({ collection: 'items' }, parts);
  const orders = await changedRows({ collection: 'salesOrders', query: WITH_LINES }, parts);
  const { entry, moved } = await movedItems(parts);
  const changed = new Map<string, Item>();
  for await (const row of items.rows) {
    const one = item.parse(row);
    changed.set(one.number, one);
  }
  for await (const row of orders.rows) for (const [number] of openPieces(row)) moved.add(number);
  const others = [...moved].filter((number) => !changed.has(number));
  if (changed.size + others.length > 0) {
    const open = new Map<string, number>();
    for await (const row of central.rows('salesOrders', WITH_LINES))
      for (const [number, pieces] of openPieces(row)) open.set(number, (open.get(number) ?? 0) + pieces);
    for (const one of changed.values()) lines.add({ ...one, ...availableOf(one, open), ...priceOfItem(one) });
    for await (const one of itemsNumbered(others, parts)) lines.add({ ...one, ...availableOf(one, open) });
  }
  const sent = await lines.send('business-central', parts);
  for (const changes of [items, orders]) await changes.store();
  await storePosition(positionFile, { ...(await readPosition(positionFile)), entry });
  return sent;
}

/** Items of the ledger's new entries. The first time all items are new: only the number of the last entry is read. */
async function movedItems({ central, positionFile }: BusinessCentralParts) {
  let { entry } = await readPosition(positionFile);
  const moved = new Set<string>();
  const query = entry > 0 ? { $filter: `entryNumber gt ${entry}`, $orderby: 'entryNumber' } : LAST_ENTRY;
  for await (const row of central.rows('itemLedgerEntries', query)) {
    const { entryNumber, itemNumber } = itemEntry.parse(row);
    entry = Math.max(entry, entryNumber);
    moved.add(itemNumber);
  }
  return { entry, moved };
}
const LAST_ENTRY = { $orderby: 'entryNumber desc', $top: '1' };

async function* itemsNumbered(numbers: readonly string[], { central }: BusinessCentralParts) {
  for (let from = 0; from < numbers.length; from += ITEMS_OF_ONE_REQUEST) {
    const asked = numbers.slice(from, from + ITEMS_OF_ONE_REQUEST).map((number) => `number eq ${odataText(number)}`);
    for await (const row of central.rows('items', { $filter: asked.join(' or ') })) yield item.parse(row);
  }
}

/** Pieces that are still to be shipped, by item. */
const openPieces = (order: unknown): [number: string, pieces: number][] =>
  orderLines
    .parse(order)
    .salesOrderLines.filter(({ lineType }) => lineType === 'Item')
    .map(({ lineObjectNumber, quantity, shippedQuantity }) => [lineObjectNumber, quantity - shippedQuantity]);

const availableOf = ({ number, type, inventory }: Item, open: ReadonlyMap<string, number>) =>
  type === 'Inventory' ? { available: inventory - (open.get(number) ?? 0) } : {};

/** An item without a price is not sold for nothing. */
function priceOfItem({ unitPrice, priceIncludesTax }: Item) {
  if (unitPrice <= 0) return {};
  return priceIncludesTax ? { grossPrice: unitPrice } : { netPrice: unitPrice };
}
