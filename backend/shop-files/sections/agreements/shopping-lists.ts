// The section shopping-lists.csv: lists of goods that customers and companies order from, contract goods among them.
import { list, or, text, whole } from '../../file/columns';
import { moment } from '../../file/moment-columns';
import { namesOrNone, switchOr } from '../../file/more-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { deleteShoppingLists, insertShoppingLists, loadShoppingLists, updateShoppingLists } from './shopping-lists.sql';

const columns = {
  name: text(100),
  /** The company whose list it is, or that its customer buys for. */
  company: or(whole(1), null),
  /** The customer whose own it is. */
  email: or(email, null),
  contract_goods: switchOr(false),
  warehouse_hotel: switchOr(false),
  sort_order: or(whole(0, 100_000), 0),
  created_at: moment,
  /** Who has made it in the shop; what staff have written has none. */
  made_by: or(email, null),
  skus: namesOrNone(64),
  /** One for each sku; none: as many as may be bought at least. */
  quantities: or(list(whole(1, 999_999)), []),
};

export type ShoppingListRecord = RowOf<typeof columns>;

export const shoppingListsSource = ruled<ShoppingListRecord>(
  tableOf({ file: 'shopping-lists.csv', columns }),
  ({ company, email: owner, skus, quantities }) => {
    const twice = skus.find((sku, at) => skus.indexOf(sku) !== at);
    return [
      ...(company === null && owner === null
        ? [['company', 'Skriv den virksomhed eller den kunde, som listen er for.'] as const]
        : []),
      ...(twice === undefined ? [] : [['skus', `Varen ${twice} står der to gange.`] as const]),
      ...(quantities.length === 0 || quantities.length === skus.length
        ? []
        : [['quantities', 'Skriv et antal for hver vare, eller ingen.'] as const]),
    ];
  },
);

/** A file without quantities leaves the stored ones unchanged. */
function quantitiesBeside({ skus }: ShoppingListRecord, stored: ShoppingListRecord): number[] {
  const known = skus.map((sku) => stored.quantities[stored.skus.indexOf(sku)]);
  return known.flatMap((quantity) => quantity ?? 1);
}

const keyOfList = ({ name, company, email: owner }: ShoppingListRecord) =>
  [name, company, owner].filter((part) => part !== null).join(', ');

export const shoppingLists = recordSection<ShoppingListRecord>({
  name: 'shopping_lists',
  title: 'indkøbslister',
  source: shoppingListsSource,
  keyOf: keyOfList,
  // Customers own the lists that they made: an old file neither deletes nor reverts them.
  missing: ({ made_by }) => (made_by === null ? 'removed' : 'untouched'),
  beside: (record, stored) => {
    if (stored.made_by !== null) return stored;
    return record.quantities.length === 0 ? { ...record, quantities: quantitiesBeside(record, stored) } : record;
  },
  async load(on) {
    return (await loadShoppingLists(on)).map((stored) => ({ ...stored, created_at: stored.created_at.toISOString() }));
  },
  async write({ added, changed, removed }, context) {
    const names = await resolveNames(
      [...added, ...changed],
      [
        ['company', 'company', ({ company }) => company],
        ['customer', 'email', (one) => one.email],
        ['customer', 'made_by', (one) => one.made_by],
        ['product', 'skus', ({ skus }) => skus],
      ],
      context,
    );
    const isNew = new Set(added);
    const rowOf = (record: ShoppingListRecord) => ({
      name: record.name,
      customer_id: names.idOrNull('customer', record.email),
      business_id: names.idOrNull('company', record.company),
      is_contract_goods: record.contract_goods,
      is_warehouse_hotel: record.warehouse_hotel,
      sort_order: record.sort_order,
      created_at: record.created_at,
      made_by: names.idOrNull('customer', record.made_by),
      quantities: record.quantities.length === 0 ? record.skus.map(() => null) : record.quantities,
      product_ids: record.skus.map((sku) => names.idOf('product', sku)),
    });
    const rowsOf = (which: boolean) =>
      names.whole.filter((one) => isNew.has(one) === which).map(({ record }) => rowOf(record));
    await deleteShoppingLists(context.on, removed);
    await updateShoppingLists(context.on, rowsOf(false));
    await insertShoppingLists(context.on, rowsOf(true));
  },
});
