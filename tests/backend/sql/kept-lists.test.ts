// SQL of shopping lists: each statement reads and writes the given lists and lines only, for users who may see them.
import { describe, expect, test } from 'vitest';
import {
  countListLines,
  deleteListLines,
  deleteListRow,
  insertOwnList,
  linesToCopy,
  lockLists,
  putOnList,
  raiseVersions,
  takeOffLists,
  writeList,
  writeListLines,
} from '#backend/commerce/lists/changes.sql';
import { linesToList, productsToList } from '#backend/commerce/lists/goods.sql';
import { countBought, type ItemQuestion, linesOfList, purchasesOf } from '#backend/commerce/lists/items.sql';
import {
  countListed,
  countShared,
  goodsOfList,
  listsOfCustomer,
  namesBeside,
  standingOnLists,
} from '#backend/commerce/lists/lists.sql';
import { ASSORTMENT, customerNamed, ELSEWHERE, minutes, NOW, openSales } from './sales';

const sales = openSales();
type Columns = Record<string, unknown>;

const list = (name: string, columns: Columns) => sales.insert('shopping_list', { name, created_at: NOW, ...columns });
const item = (list_id: number, product_id: number, columns: Columns = {}) =>
  sales.insert('shopping_list_item', { list_id, product_id, position: 1, ...columns });
const GOODS = { kind: 'goods', config: null } as const;
const design = (text: string) => ({ kind: 'design', config: { text } });
const skusOn = async (listId: number) =>
  (
    await sales.rows<{ sku: string }>(
      'SELECT p.sku FROM shopping_list_item i JOIN product p ON p.id = i.product_id WHERE i.list_id = $1 ORDER BY i.position, i.id',
      [listId],
    )
  ).map(({ sku }) => sku);

/** Anna and Bo work for one business, Cat for another. */
async function people() {
  const [work, other] = [await sales.business('Work'), await sales.business('Other')];
  const anna = await sales.customer('Anna', { business_id: work });
  const bo = await sales.customer('Bo', { business_id: work });
  const cat = await sales.customer('Cat', { business_id: other });
  return { work, other, anna, bo, cat };
}

/** One list of each kind, visible to Anna or not. */
async function shelves() {
  const who = await people();
  const { work, other, anna, bo } = who;
  return {
    ...who,
    own: await list('Own', { customer_id: anna }),
    named: await list('Named', { customer_id: anna, business_id: work }),
    shared: await list('Shared', { business_id: work, is_contract_goods: true }),
    colleagues: await list('Colleague', { customer_id: bo, business_id: work }),
    others: await list('Others', { business_id: other }),
  };
}

describe('lists of a customer', () => {
  test('are their own and those shared by the business', async () => {
    const { anna, work, bo, own } = await shelves();
    const names = async (customerId: number, businessId: number | null, id?: number) =>
      (await listsOfCustomer(sales.on, { customerId, businessId }, id ?? null)).map(({ name }) => name);
    expect(await names(anna, work)).toEqual(['Named', 'Own', 'Shared']);
    expect(await names(bo, work)).toEqual(['Colleague', 'Shared']);
    expect(await names(anna, null)).toEqual(['Named', 'Own']);
    expect(await names(anna, work, own)).toEqual(['Own']);
    expect(await names(bo, work, own)).toEqual([]);
  });

  test('contain the products available to the customer, each once, in their order', async () => {
    const { own, named, shared } = await shelves();
    const [a, b, strange] = [
      await sales.product('A'),
      await sales.product('B'),
      await sales.product('S', { store_ids: [ELSEWHERE] }),
    ];
    await item(own, b, { position: 1 });
    await item(own, a, { position: 2, ...design('x') });
    await item(own, a, { position: 3, ...design('y') });
    await item(own, strange, { position: 4 });
    await item(shared, b);
    const goods = await goodsOfList(sales.on, own, ASSORTMENT);
    expect(goods).toEqual([
      { id: b, sku: 'B' },
      { id: a, sku: 'A' },
    ]);
    expect(await countListed(sales.on, [own, named], ASSORTMENT)).toEqual(new Map([[own, 3]]));
  });

  test('are returned for a product, or for a parent by its variants, as far as the reader may see them', async () => {
    const { anna, work, own, shared, colleagues, others } = await shelves();
    const family = await sales.product('F', { type: 'configurable' });
    const red = await sales.product('F-1', { parent_id: family });
    const [plain, none] = [await sales.product('P'), await sales.product('N')];
    await item(own, red);
    await item(own, plain);
    await item(shared, red);
    await item(colleagues, none);
    await item(others, none);
    const standing = await standingOnLists(sales.on, { customerId: anna, businessId: work }, ['F', 'F-1', 'P', 'N']);
    const told = Object.fromEntries(standing.map(({ sku, lists, isContractGoods }) => [sku, [lists, isContractGoods]]));
    expect(told).toEqual({
      F: [[own, shared], true],
      'F-1': [[own, shared], true],
      P: [[own], false],
      N: [[], false],
    });
    expect(await standingOnLists(sales.on, { customerId: anna, businessId: null }, ['P'])).toEqual([
      { sku: 'P', lists: [own], isContractGoods: false },
    ]);
    expect(await standingOnLists(sales.on, { customerId: anna, businessId: work }, [])).toEqual([]);
  });

  test('names are compared within the lists of the same owner', async () => {
    const { anna, work } = await shelves();
    const names = async (whose: 'customer' | 'business', id: number) =>
      (await namesBeside(sales.on, whose, id)).map(({ name }) => name);
    expect(await names('customer', anna)).toEqual(['Own', 'Named']);
    expect(await names('business', work)).toEqual(['Shared']);
  });

  test('that are shared are counted by business and creator', async () => {
    const { anna, bo, work, other } = await people();
    await list('1', { business_id: work, made_by: anna });
    await list('2', { business_id: work, made_by: bo });
    await list('3', { business_id: other, made_by: anna });
    await list('4', { business_id: work, customer_id: anna, made_by: anna });
    expect(await countShared(sales.on, anna, work)).toBe(1);
  });
});

describe('a list', () => {
  test('is locked with the other requested ones only', async () => {
    const customer_id = await sales.insertForAll('customer', customerNamed('Anna'));
    const row = { name: 'x', customer_id, created_at: NOW };
    const [one, two, three] = [
      await sales.insertForAll('shopping_list', row),
      await sales.insertForAll('shopping_list', row),
      await sales.insertForAll('shopping_list', row),
    ];
    expect((await lockLists(sales.on, [three, one])).map(({ id }) => id)).toEqual([one, three]);
    expect(await sales.locked('shopping_list')).toEqual([one, three]);
    expect(await lockLists(sales.on, [])).toEqual([]);
    expect(two).toBeGreaterThan(one);
  });

  test('with the lower number is locked first', async () => {
    const customer_id = await sales.insertForAll('customer', customerNamed('Anna'));
    const row = { name: 'x', customer_id, created_at: NOW };
    const two = await sales.insertForAll('shopping_list', { ...row, id: 1_000_002 });
    const one = await sales.insertForAll('shopping_list', { ...row, id: 1_000_001 });
    await sales.on.query('SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off');
    expect(await sales.lockedOnTheWay('shopping_list', one, () => lockLists(sales.on, [two, one]))).toEqual([]);
  });

  test('is inserted, updated and deleted separately', async () => {
    const { anna, work } = await people();
    const one = await insertOwnList(sales.on, { name: 'One', customerId: anna, sortOrder: 1, now: NOW });
    const [two, shared] = [
      await insertOwnList(sales.on, { name: 'Two', customerId: anna, sortOrder: 2, now: NOW }),
      await list('Shared', { business_id: work }),
    ];
    expect([one.customerId, one.madeBy, one.businessId]).toEqual([anna, anna, null]);
    const values = { name: 'New', sortOrder: 9, customerId: null, businessId: work, madeBy: anna };
    await writeList(sales.on, one.id, values);
    await raiseVersions(sales.on, [one.id, shared], minutes(5));
    const state = () => sales.rows('SELECT name, version, made_by, changed_at FROM shopping_list ORDER BY id');
    expect(await state()).toEqual([
      { name: 'New', version: 2, made_by: anna, changed_at: minutes(5) },
      { name: 'Two', version: 1, made_by: anna, changed_at: null },
      { name: 'Shared', version: 2, made_by: null, changed_at: minutes(5) },
    ]);
    await deleteListRow(sales.on, two.id);
    expect((await state()).map(({ name }) => name)).toEqual(['New', 'Shared']);
  });

  test('created by staff belongs to the customer after the first change', async () => {
    const { anna } = await people();
    const id = await list('Staff', { customer_id: anna });
    await raiseVersions(sales.on, [id], NOW);
    expect(await sales.rows('SELECT made_by FROM shopping_list')).toEqual([{ made_by: anna }]);
  });
});

describe('lines of a list', () => {
  async function scene() {
    const { anna } = await people();
    const [mine, other] = [await list('Mine', { customer_id: anna }), await list('Other', { customer_id: anna })];
    const [a, b, c] = [await sales.product('A'), await sales.product('B'), await sales.product('C')];
    return { mine, other, a, b, c };
  }
  const line = (productId: number, quantity = 1, note: string | null = null) => ({
    productId,
    quantity,
    note,
    choice: GOODS,
  });
  const lines = (listId: number) =>
    sales.rows(
      'SELECT product_id AS id, position, quantity, note FROM shopping_list_item WHERE list_id = $1 ORDER BY position',
      [listId],
    );

  test('are appended to the same list, unchanged or with added quantities', async () => {
    const { mine, other, a, b } = await scene();
    await item(other, a, { position: 7 });
    await item(mine, a, { position: 3, quantity: 2, note: 'old' });
    await putOnList(sales.on, mine, [], 'with more');
    await putOnList(sales.on, mine, [line(a, 5, 'new'), line(b)], 'as it is');
    expect(await lines(mine)).toEqual([
      { id: a, position: 3, quantity: 2, note: 'old' },
      { id: b, position: 5, quantity: 1, note: null },
    ]);
    await putOnList(sales.on, mine, [line(a, 5, 'new'), line(b, 999_999)], 'with more');
    expect(await lines(mine)).toEqual([
      { id: a, position: 3, quantity: 7, note: 'new' },
      { id: b, position: 5, quantity: 999_999, note: null },
    ]);
    expect(await lines(other)).toEqual([{ id: a, position: 7, quantity: 1, note: null }]);
    expect([await countListLines(sales.on, mine), await countListLines(sales.on, other)]).toEqual([2, 1]);
  });

  test('are copied, all or selected, from their own list', async () => {
    const { mine, other, a, b, c } = await scene();
    const one = await item(mine, a, { position: 2 });
    await item(mine, b, { position: 1, note: 'n' });
    const strange = await item(other, c);
    expect(await linesToCopy(sales.on, mine, null)).toEqual([line(b, 1, 'n'), line(a)]);
    expect(await linesToCopy(sales.on, mine, [one, strange])).toEqual([line(a)]);
  });

  test('are updated and deleted only in the given list', async () => {
    const { mine, other, a, b, c } = await scene();
    const [one, two, strange] = [await item(mine, a), await item(mine, b, { position: 2 }), await item(other, c)];
    const words = [one, strange].map((id) => ({ id, quantity: 4, note: 'n', keepsNote: false }));
    expect(await writeListLines(sales.on, mine, words)).toBe(1);
    expect(await lines(mine)).toEqual([
      { id: a, position: 1, quantity: 4, note: 'n' },
      { id: b, position: 2, quantity: 1, note: null },
    ]);
    expect(await lines(other)).toEqual([{ id: c, position: 1, quantity: 1, note: null }]);
    await writeListLines(sales.on, mine, [
      { id: one, quantity: 7, note: null, keepsNote: true },
      { id: two, quantity: null, note: 'new', keepsNote: false },
    ]);
    expect(await lines(mine)).toEqual([
      { id: a, position: 1, quantity: 7, note: 'n' },
      { id: b, position: 2, quantity: 1, note: 'new' },
    ]);
    expect(await deleteListLines(sales.on, mine, [two, strange])).toBe(1);
    expect([await skusOn(mine), await skusOn(other)]).toEqual([['A'], ['C']]);
  });

  test('are removed from the given lists; a parent is removed with its variants', async () => {
    const { mine, other, a, b } = await scene();
    const family = await sales.product('F', { type: 'configurable' });
    const [red, blue] = [
      await sales.product('F-1', { parent_id: family }),
      await sales.product('F-2', { parent_id: family }),
    ];
    for (const id of [a, b, family, red, blue]) await item(mine, id);
    for (const id of [a, red]) await item(other, id);
    await takeOffLists(sales.on, [mine], ['A', 'F-1']);
    expect([await skusOn(mine), await skusOn(other)]).toEqual([
      ['B', 'F', 'F-2'],
      ['A', 'F-1'],
    ]);
    await takeOffLists(sales.on, [mine, other], ['F']);
    expect([await skusOn(mine), await skusOn(other)]).toEqual([['B'], ['A']]);
  });
});

describe('lines to add to a list', () => {
  test('are given by SKU or id, within the assortment of the customer', async () => {
    const { work, other } = await people();
    const family = await sales.product('F', { type: 'configurable' });
    const red = await sales.product('F-1', { parent_id: family });
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    await sales.product('G', { type: 'giftcard' });
    const strange = await sales.product('S', { store_ids: [ELSEWHERE] });
    const [contract, plain, theirs] = [
      await list('Contract', { business_id: work, is_contract_goods: true }),
      await list('Plain', { business_id: work }),
      await list('Theirs', { business_id: other, is_contract_goods: true }),
    ];
    await item(contract, red);
    await item(plain, a);
    await item(theirs, b);
    const found = await productsToList(sales.on, { skus: ['F', 'A', 'G'], ids: [b, strange] }, ASSORTMENT, work);
    expect(Object.fromEntries(found.map(({ sku, isContractGoods }) => [sku, isContractGoods]))).toEqual({
      F: true,
      A: false,
      B: false,
    });
    const [variant] = await productsToList(sales.on, { ids: [red] }, ASSORTMENT, work);
    expect([variant?.sku, variant?.isContractGoods]).toEqual(['F-1', true]);
    expect(await productsToList(sales.on, {}, ASSORTMENT, work)).toEqual([]);
  });

  test('come from a cart or an order, one line or all', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    for (const id of ['mine', 'other']) await sales.cart(id);
    const put = (cart_id: string, product_id: number, columns: Columns = {}) =>
      sales.insert('cart_item', { cart_id, product_id, quantity: 2, position: 1, ...columns });
    const one = await put('mine', a, { position: 2, note: 'n' });
    await put('mine', b);
    const strange = await put('other', a);
    const from = async (key: string, item: number | null, source: 'cart' | 'order' = 'cart') =>
      (await linesToList(sales.on, { from: source, key, item })).map(({ sku, quantity, note }) => [
        sku,
        quantity,
        note,
      ]);
    expect(await from('mine', null)).toEqual([
      ['B', 2, null],
      ['A', 2, 'n'],
    ]);
    expect(await from('mine', one)).toEqual([['A', 2, 'n']]);
    expect(await from('mine', strange)).toEqual([]);
    const [first, second] = [await sales.order('1'), await sales.order('2')];
    const bought = await sales.line(first, a, { sku: 'A', quantity: 3 });
    await sales.line(first, a, { sku: 'A', quantity: 4 });
    await sales.line(first, b, { sku: 'B', quantity: 1 });
    const elsewhere = await sales.line(second, b, { sku: 'B', quantity: 9 });
    expect(await from('1', null, 'order')).toEqual([
      ['A', 7, null],
      ['B', 1, null],
    ]);
    expect(await from('1', bought, 'order')).toEqual([['A', 3, null]]);
    expect(await from('1', elsewhere, 'order')).toEqual([]);
  });
});

describe('a page of list lines', () => {
  const question = (id: number, changes: Partial<ItemQuestion> = {}): ItemQuestion => ({
    source: { kind: 'list', id },
    assortment: ASSORTMENT,
    alsoUnsold: true,
    ids: null,
    sort: 'position',
    limit: 9,
    offset: 0,
    ...changes,
  });
  const shown = async (asked: ItemQuestion) =>
    (await linesOfList(sales.on, asked)).map(({ sku, isForSale, total }) => [sku, isForSale, total]);

  test('contains the lines of the list, including unavailable products on request', async () => {
    const { anna } = await people();
    const [mine, other] = [await list('Mine', { customer_id: anna }), await list('Other', { customer_id: anna })];
    const [a, b, gone] = [
      await sales.product('A', { name_da: 'zebra' }),
      await sales.product('B', { name_da: 'Abe' }),
      await sales.product('G', { store_ids: [ELSEWHERE] }),
    ];
    const one = await item(mine, a);
    await item(mine, b, { position: 2 });
    const third = await item(mine, gone, { position: 3 });
    const strange = await item(other, a);
    expect(await shown(question(mine))).toEqual([
      ['A', true, 3],
      ['B', true, 3],
      ['G', false, 3],
    ]);
    expect((await shown(question(mine, { alsoUnsold: false }))).map(([sku]) => sku)).toEqual(['A', 'B']);
    expect((await shown(question(mine, { sort: 'name', limit: 2 }))).map(([sku]) => sku)).toEqual(['B', 'G']);
    expect(await shown(question(mine, { ids: [one, strange, third], alsoUnsold: false }))).toEqual([['A', true, 1]]);
  });

  test('returns a design with its own article', async () => {
    const { anna } = await people();
    const mine = await list('Mine', { customer_id: anna });
    for (const [moc, ban] of [
      ['m', 'b'],
      ['m', 'c'],
      ['n', 'b'],
    ])
      await sales.insert('design_article', { moc, ban, definition: { of: `${moc}${ban}` } });
    const desk = await sales.product('D', { pcon_moc: 'm', pcon_ban: 'b' });
    await item(mine, desk, design('x'));
    await item(mine, desk, { position: 2 });
    expect((await linesOfList(sales.on, question(mine))).map(({ article }) => article)).toEqual([{ of: 'mb' }, null]);
  });

  test('of purchased products has the buyer’s own orders, latest first', async () => {
    const { anna, bo, cat, work, other } = await people();
    const [a, b, c, d] = [
      await sales.product('A'),
      await sales.product('B'),
      await sales.product('C'),
      await sales.product('D'),
    ];
    const order = async (number: string, customer_id: number, business_id: number, columns: Columns = {}) =>
      sales.order(number, { customer_id, business_id, placed_at: minutes(Number(number)), ...columns });
    const [first, second] = [await order('1', anna, work), await order('2', anna, work)];
    await sales.line(first, a, { quantity: 2 });
    await sales.line(first, b);
    await sales.line(second, a, { quantity: 5 });
    await sales.line(second, c, { kind: 'points' });
    await sales.line(await order('3', bo, work), c);
    await sales.line(await order('4', cat, other), d);
    await sales.line(await order('5', anna, work, { status: 'canceled' }), d);
    const bought = async (kind: 'customer' | 'business', id: number) =>
      (await linesOfList(sales.on, question(id, { source: { kind, id } }))).map(({ sku, quantity }) => [sku, quantity]);
    expect(await bought('customer', anna)).toEqual([
      ['A', 5],
      ['B', 1],
    ]);
    expect(await bought('business', work)).toEqual([
      ['C', 1],
      ['A', 5],
      ['B', 1],
    ]);
    const counted = (kind: 'customer' | 'business', id: number) => countBought(sales.on, kind, id, ASSORTMENT);
    expect([await counted('customer', anna), await counted('business', work)]).toEqual([2, 3]);
    await sales.rows(`UPDATE product SET store_ids = '{}' WHERE sku = 'A'`);
    expect([await counted('customer', anna), await counted('business', work)]).toEqual([1, 2]);
    const times = async (buyer: 'customer' | 'business', id: number) =>
      (await purchasesOf(sales.on, buyer, id, [a, c, d]))
        .map(({ productId, times, lastAt }) => [productId, times, lastAt])
        .sort(([one], [two]) => Number(one) - Number(two));
    expect(await times('customer', anna)).toEqual([
      [a, 2, minutes(2)],
      [c, 1, minutes(2)],
    ]);
    expect(await times('business', work)).toEqual([
      [a, 2, minutes(2)],
      [c, 2, minutes(3)],
    ]);
    expect(await purchasesOf(sales.on, 'customer', anna, [])).toEqual([]);
  });
});
