// SQL of price requests and stock notices: finds one product, form or address, and processes due notices.
import { beforeEach, describe, expect, test } from 'vitest';
import { isInStock } from '#backend/commerce/catalogue/product/price';
import {
  awaitedProducts,
  deleteAlert,
  priceRequestOfForm,
  subjectOf,
  takeDueAlerts,
  tokenOfAlert,
} from '#backend/commerce/request/request.sql';
import { ASSORTMENT, ELSEWHERE, HERE, minutes, NOW, openSales, productNumbered } from './sales';

const sales = openSales();

const stock = (productId: number, quantity: number, source = 'central') =>
  sales.insert('stock_item', { product_id: productId, source_code: source, quantity });
let anotherSource = '';
beforeEach(async () => {
  const [found] = await sales.rows<{ code: string }>(`SELECT code FROM stock_source WHERE code <> 'central' LIMIT 1`);
  anotherSource = found?.code ?? '';
});

describe('the requested product', () => {
  const subject = (sku: string) => subjectOf(sales.db, sku, ASSORTMENT);

  test('is found by SKU in this store, with the settings of its parent', async () => {
    const family = await sales.product('F', { type: 'configurable', url_key: 'family', request_price: true });
    await sales.product('OTHER', { type: 'configurable', url_key: 'other' });
    const variant = await sales.product('V', { parent_id: family });
    const single = await sales.product('S');
    await sales.product('E', { store_ids: [ELSEWHERE] });
    expect(await subject('V')).toMatchObject({ id: variant, familyId: family, urlKey: 'family', requestPrice: true });
    expect(await subject('S')).toMatchObject({ id: single, familyId: single, urlKey: 's', requestPrice: false });
    expect(await subject('E')).toBeNull();
    expect(await subject('NONE')).toBeNull();
  });

  test('can be bought when in stock, made or fetched to order, or without stock management', async () => {
    const wanted = { min_qty: 5, stock_state: 'in-stock', manage_stock: true };
    const kinds: Record<string, [Record<string, unknown>, number]> = {
      enough: [{}, 5],
      'too-few': [{}, 4],
      unmanaged: [{ manage_stock: false }, 0],
      special: [{ stock_state: 'special-order' }, 0],
      item: [{ stock_state: 'order-item' }, 0],
      inactive: [{ stock_state: 'inactive' }, 9],
      'inactive-unmanaged': [{ stock_state: 'inactive', manage_stock: false }, 9],
    };
    for (const [sku, [columns, quantity]] of Object.entries(kinds)) {
      const id = await sales.product(sku, { ...wanted, ...columns });
      await stock(id, quantity);
      await stock(id, 99, anotherSource);
    }
    await stock(await sales.product('elsewhere', wanted), 99, anotherSource);
    const bought: string[] = [];
    for (const sku of [...Object.keys(kinds), 'elsewhere']) {
      const found = await subject(sku);
      if (found && isInStock(found)) bought.push(sku);
    }
    expect(bought).toEqual(['enough', 'unmanaged', 'special', 'item']);
  });
});

test('a price request is found by its form key', async () => {
  const product = await sales.product('P');
  for (const key of ['one', 'two'])
    await sales.insert('price_request', {
      form_key: key,
      product_id: product,
      store_id: HERE,
      name: '',
      email: '',
      quantity: 1,
      message: '',
      language: 'da',
      asked_at: NOW,
      answer_by: '2026-03-03',
    });
  for (const key of ['one', 'two']) expect((await priceRequestOfForm(sales.db, key))?.formKey).toBe(key);
});

const alert = (productId: number, name: string, columns = {}) => ({
  product_id: productId,
  store_id: HERE,
  email: `${name}@example.dk`,
  language: 'da',
  token: name,
  asked_at: NOW,
  ...columns,
});

describe('a back-in-stock notice', () => {
  const left = async () =>
    (await sales.rows<{ token: string }>('SELECT token FROM stock_alert ORDER BY id')).map(({ token }) => token);

  test('is canceled by its token, or by product and address, until it is sent', async () => {
    const [one, two] = [await sales.product('ONE'), await sales.product('TWO')];
    const put = (productId: number, name: string, columns = {}) =>
      sales.insert('stock_alert', alert(productId, name, columns));
    const first = await put(one, 'anna', { email: 'Anna@Example.dk' });
    await put(two, 'anna two', { email: 'anna@example.dk' });
    const berit = await put(one, 'berit');
    await put(one, 'sent', { notified_at: NOW, email: 'anna@example.dk' });
    expect([await tokenOfAlert(sales.db, first), await tokenOfAlert(sales.db, berit)]).toEqual(['anna', 'berit']);
    expect(await deleteAlert(sales.db, 'sent')).toBe(false);
    expect(await deleteAlert(sales.db, 'anna two')).toBe(true);
    expect(await left()).toEqual(['anna', 'berit', 'sent']);
  });

  test('is processed once, for the given products and stores', async () => {
    const family = await sales.product('F', { type: 'configurable', url_key: 'family' });
    const one = await sales.product('ONE');
    const two = await sales.product('TWO', { parent_id: family });
    const other = await sales.product('OTHER');
    const rows = [
      alert(one, 'one'),
      alert(two, 'two', { store_id: ELSEWHERE }),
      alert(two, 'two here'),
      alert(other, 'other'),
      alert(one, 'elsewhere', { store_id: ELSEWHERE }),
      alert(one, 'sent', { notified_at: minutes(-1) }),
    ];
    for (const row of rows) await sales.insert('stock_alert', row);
    const sent = await sales.product('SENT');
    await sales.insert('stock_alert', alert(sent, 'all sent', { notified_at: minutes(-1) }));
    const mine = (await awaitedProducts(sales.db)).filter(({ productId }) =>
      [one, two, other, sent].includes(productId),
    );
    expect(mine.map(({ productId, storeId }) => `${productId} ${storeId}`).sort()).toEqual(
      [`${one} ${HERE}`, `${one} ${ELSEWHERE}`, `${two} ${HERE}`, `${two} ${ELSEWHERE}`, `${other} ${HERE}`].sort(),
    );
    const due = [
      { productId: one, storeId: HERE },
      { productId: two, storeId: ELSEWHERE },
    ];
    const taken = await takeDueAlerts(sales.db, due, NOW, 9);
    expect(taken.map(({ email, sku, urlKey }) => [email, sku, urlKey]).sort()).toEqual([
      ['one@example.dk', 'ONE', 'one'],
      ['two@example.dk', 'TWO', 'family'],
    ]);
    expect(await sales.rows('SELECT token FROM stock_alert WHERE notified_at = $1 ORDER BY id', [NOW])).toEqual([
      { token: 'one' },
      { token: 'two' },
    ]);
    expect(await takeDueAlerts(sales.db, due, NOW, 9)).toEqual([]);
  });

  test('locked by another process is skipped; the oldest are processed first', async () => {
    const product = await sales.insertForAll('product', productNumbered('P'));
    await sales.insertForAll('stock_item', { product_id: product, source_code: 'central', quantity: 9 });
    for (const [at, id] of [9_003, 9_002, 9_001].entries())
      await sales.insertForAll('stock_alert', alert(product, `${at}`, { id }));
    await sales.hold('stock_alert', 9_001);
    // Fails instead of waiting for the lock.
    await sales.rows(`SET LOCAL lock_timeout = '1s'`);
    const due = [{ productId: product, storeId: HERE }];
    expect((await takeDueAlerts(sales.db, due, NOW, 1)).map(({ id }) => id)).toEqual([9_002]);
  });
});
