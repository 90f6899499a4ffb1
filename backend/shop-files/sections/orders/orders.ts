// The section of orders from the shop's time before, which customers find in their accounts and recommendations learn from. They are never
// sent, mailed or charged. An order that is there is left alone, and orders that are placed in the shop are not written into files.
import { newToken } from '#backend/commerce/session/token';
import { oere } from '#domain/money';
import { VAT_BP, vatOnSum } from '#domain/vat';
import { type ApplyContext, type Located, recordSection } from '../../section';
import { resolveNames } from '../named';
import { linesByOrder, type PastOrder, pastOrdersSource } from './order-tables';
import {
  insertPastLines,
  insertPastOrders,
  loadPastLines,
  loadPastOrders,
  numberAfter,
  type PastLineRow,
  type PastOrderRow,
  takenNumbers,
} from './orders.sql';

export const orders = recordSection<PastOrder>({
  name: 'orders',
  title: 'tidligere ordrer',
  source: pastOrdersSource,
  keyOf: ({ number }) => number,
  missing: 'untouched',
  async load(on) {
    const at = { file: 'order-lines.csv', line: 0 };
    const lines = linesByOrder((await loadPastLines(on)).map((record) => ({ record, at })));
    return (await loadPastOrders(on)).map((stored) => ({
      ...stored,
      placed_at: stored.placed_at.toISOString(),
      lines: lines.get(stored.number) ?? [],
    }));
  },
  beside: (_, stored) => stored,
  write: ({ added }, context) => writePastOrders(added, context),
});

async function writePastOrders(added: readonly Located<PastOrder>[], context: ApplyContext): Promise<void> {
  const { on, now, report } = context;
  const stores = await resolveNames(added, [['store', 'store', ({ store }) => store]], context);
  const bought = added.flatMap(({ record }) => record.lines);
  const goods = await resolveNames(bought, [['product', 'sku', ({ sku }) => sku]], context);
  const taken = await takenNumbers(
    on,
    added.map(({ record }) => record.number),
  );
  for (const { record, at } of added) {
    if (taken.has(record.number))
      report({ ...at, column: 'number', message: `Nummeret ${record.number} er en ordre, der er afgivet i butikken.` });
    if (record.placed_at > now.toISOString())
      report({ ...at, column: 'placed_at', message: 'En tidligere ordre kan ikke være afgivet i fremtiden.' });
  }
  const known = new Set(goods.whole);
  const whole = stores.whole.filter(
    ({ record }) => !taken.has(record.number) && record.lines.every((line) => known.has(line)),
  );
  await insertPastOrders(
    on,
    whole.map(({ record }) => pastOrderRow(record, stores.idOf('store', record.store))),
  );
  await insertPastLines(
    on,
    whole.flatMap(({ record }) => lineRows(record, (sku) => goods.idOf('product', sku))),
  );
  // A sequence does not go back with its transaction.
  if (!context.dryRun)
    await numberAfter(
      on,
      whole.map(({ record }) => record.number),
    );
}

function pastOrderRow(order: PastOrder, storeId: number): PastOrderRow {
  const goods = order.lines.reduce((sum, { record }) => sum + record.price * record.quantity, 0);
  const sum = goods + order.freight;
  const vat = vatOnSum(oere(sum), order.prices);
  return {
    number: order.number,
    public_token: newToken(),
    cart_id: `before-${order.number}`,
    store_id: storeId,
    email: order.email,
    status: order.status,
    basis: order.prices,
    goods_oere: goods,
    shipping_oere: order.freight,
    vat_oere: vat,
    total_ex_vat_oere: order.prices === 'gross' ? sum - vat : sum,
    total_oere: order.prices === 'gross' ? sum : sum + vat,
    billing_address: addressIn(order),
    payment_code: order.payment,
    language: order.language,
    placed_at: order.placed_at,
  };
}

/** As an order of the shop keeps it. */
const addressIn = ({ firstname, lastname, company, street, postcode, city, telephone }: PastOrder) => ({
  ...{ firstname, lastname, company, company2: null, street, postcode, city, countryCode: 'DK', telephone },
  ...{ vatId: null, ean: null, reqRekvirent: null, reqRekvnr: null, customerNotes: null, customerAddressId: null },
});

const lineRows = (order: PastOrder, productId: (sku: string) => number): PastLineRow[] =>
  order.lines.map(({ record: { sku, name, quantity, price } }, position) => ({
    number: order.number,
    position,
    product_id: productId(sku),
    name,
    quantity,
    canceled: order.status === 'canceled' ? quantity : 0,
    unit_oere: price,
    row_oere: price * quantity,
    vat_bp: VAT_BP,
    vat_oere: vatOnSum(oere(price * quantity), order.prices),
  }));
