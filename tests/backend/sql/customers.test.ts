// SQL of customers: reads and changes the data of one customer or business only.
import { describe, expect, test } from 'vitest';
import {
  customerByEmail,
  customerById,
  deletePersonalRows,
  groupFor,
  lockCustomer,
  lockEmail,
  othersOf,
  updateCustomer,
} from '#backend/commerce/customer/account/account.sql';
import {
  type AddressValues,
  clearDefault,
  deleteAddress,
  writeAddress,
} from '#backend/commerce/customer/addresses/addresses.sql';
import { listAddresses } from '#backend/commerce/customer/customer.sql';
import { countListed, goodsOfList, listsOfCustomer } from '#backend/commerce/lists/lists.sql';
import {
  lockedBalance,
  pageOfPoints,
  pointSums,
  pointsEarnedBy,
  pointsSpentBy,
} from '#backend/commerce/points/points.sql';
import { productsBought, sheetsBought } from '#backend/commerce/purchase-history/purchase-history.sql';
import { ASSORTMENT, customerNamed, ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

describe('an account', () => {
  test('is found by e-mail address and by id, with its business', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const anna = await sales.customer('anna', { business_id: other });
    const berit = await sales.customer('berit', { business_id: work });
    for (const [name, id, firm] of [['anna', anna, 'Other'] as const, ['berit', berit, 'Work'] as const]) {
      expect((await customerByEmail(sales.db, `${name}@example.dk`))?.id).toBe(id);
      expect(await customerById(sales.db, id)).toMatchObject({ customer: { id }, business: { name: firm } });
    }
    expect(await customerByEmail(sales.db, 'none@example.dk')).toBeNull();
  });

  test('is updated by id', async () => {
    const ids = [await sales.customer('anna'), await sales.customer('berit')];
    expect((await updateCustomer(sales.db, ids[1] ?? 0, { lastname: 'Holm' })).id).toBe(ids[1]);
    expect(await sales.rows('SELECT lastname FROM customer ORDER BY id')).toEqual([
      { lastname: 'Skov' },
      { lastname: 'Holm' },
    ]);
  });

  test('locks one row only, also when counting points or changing an address', async () => {
    await sales.insertForAll('customer', customerNamed('anna'));
    const [berit, carl] = [
      await sales.insertForAll('customer', customerNamed('berit')),
      await sales.insertForAll('customer', customerNamed('carl')),
    ];
    expect((await lockCustomer(sales.db, berit))?.id).toBe(berit);
    expect(await sales.locked('customer')).toEqual([berit]);
    await lockedBalance(sales.db, carl);
    expect(await sales.locked('customer')).toEqual([berit, carl]);
    await lockEmail(sales.db, 'anna@example.dk');
    const isLocked = `SELECT objid::bigint = hashtext($1)::bigint & 4294967295 AS same FROM pg_locks
      WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted`;
    expect(await sales.rows(isLocked, ['anna@example.dk'])).toEqual([{ same: true }]);
  });

  test('that is new joins the first group of its kind in which customers log in', async () => {
    const groups = await sales.rows<{ id: number; business: boolean }>(
      'SELECT id, business FROM customer_group WHERE id <> 0 ORDER BY id',
    );
    for (const isBusiness of [true, false])
      expect(await groupFor(sales.db, isBusiness)).toBe(groups.find(({ business }) => business === isBusiness)?.id);
  });

  test('counts the other active users of its business, and the administrators among them', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const admin = { flags: { isBusinessAdmin: true } };
    const anna = await sales.customer('anna', { ...admin, business_id: work });
    await sales.customer('berit', { ...admin, business_id: work });
    await sales.customer('carl', { flags: { isBusinessAdmin: false }, business_id: work });
    await sales.customer('off', { ...admin, business_id: work, is_active: false });
    await sales.customer('else', { ...admin, business_id: other });
    expect(await othersOf(sales.db, work, anna)).toEqual({ all: 2, admins: 1 });
  });

  test('is deleted with all its data, and no data of others', async () => {
    for (const name of ['anna', 'berit']) {
      const id = await sales.customer(name);
      await address(id);
      const subscription = { email: `${name}@example.dk`, store_id: HERE, location: '', changed_at: NOW };
      await sales.insert('newsletter_subscription', { ...subscription, status: 'SUBSCRIBED' });
      await sales.insert('shopping_list', { name, customer_id: id, created_at: NOW });
      const times = { created_at: NOW, expires_at: NOW };
      await sales.insert('account_link', { token_hash: name, purpose: 'email', customer_id: id, ...times });
      const system = { code: name, title: name, protocol: 'oci', settings: {}, customer_id: id };
      await sales.insert('punchout_connection', system);
      const seen = { made_at: NOW, seen_at: NOW };
      await sales.insert('punchout_buyer', { connection_code: name, told_id: name, customer_id: id, ...seen });
      await sales.cart(`${name} active`, { customer_id: id });
      await sales.cart(`${name} ordered`, { customer_id: id, status: 'ordered' });
    }
    const anna = (await customerByEmail(sales.db, 'anna@example.dk'))?.id ?? 0;
    await deletePersonalRows(sales.db, anna, 'anna@example.dk');
    const owners = await sales.rows(
      `SELECT (SELECT array_agg(customer_id) FROM customer_address) AS addresses, (SELECT array_agg(email) FROM newsletter_subscription) AS news,
         (SELECT array_agg(name) FROM shopping_list) AS lists, (SELECT array_agg(token_hash) FROM account_link) AS links,
         (SELECT array_agg(told_id) FROM punchout_buyer) AS buyers,
         (SELECT array_agg(id || ': ' || status ORDER BY id) FROM cart) AS carts`,
    );
    expect(owners).toEqual([
      {
        addresses: [(await customerByEmail(sales.db, 'berit@example.dk'))?.id],
        news: ['berit@example.dk'],
        lists: ['berit'],
        links: ['berit'],
        buyers: ['berit'],
        carts: ['anna active: abandoned', 'anna ordered: ordered', 'berit active: active', 'berit ordered: ordered'],
      },
    ]);
  });
});

const PLACE = { lastname: 'Skov', street: ['Vej 1'], postcode: '8000', city: 'Aarhus C', telephone: '12345678' };
const address = (customerId: number, columns = {}) =>
  sales.insert('customer_address', {
    ...PLACE,
    firstname: 'A',
    country_code: 'DK',
    customer_id: customerId,
    ...columns,
  });

describe('an address book', () => {
  test('belongs to its customer: default delivery address first, then the default billing address', async () => {
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const plain = await address(anna);
    const billing = await address(anna, { default_billing: true });
    const shipping = await address(anna, { default_shipping: true });
    await address(berit);
    expect((await listAddresses(sales.db, anna)).map(({ id }) => id)).toEqual([shipping, billing, plain]);
  });

  test('has addresses that are updated and deleted by id', async () => {
    const anna = await sales.customer('anna');
    const [one, two] = [await address(anna), await address(anna)];
    const values: AddressValues = {
      ...PLACE,
      firstname: 'B',
      countryCode: 'DK',
      defaultBilling: false,
      defaultShipping: false,
    };
    expect((await writeAddress(sales.db, two, values)).id).toBe(two);
    const left = () => sales.rows('SELECT id, firstname FROM customer_address ORDER BY id');
    expect(await left()).toEqual([
      { id: one, firstname: 'A' },
      { id: two, firstname: 'B' },
    ]);
    await deleteAddress(sales.db, one);
    expect(await left()).toEqual([{ id: two, firstname: 'B' }]);
  });

  test('clears one default of one customer, and updates no other row', async () => {
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const both = { default_billing: true, default_shipping: true };
    const state = () =>
      sales.rows<{ id: number; place: string; text: string }>(
        `SELECT id, ctid::text AS place, default_billing || ' ' || default_shipping AS text FROM customer_address ORDER BY id`,
      );
    await address(anna);
    const mine = await address(anna, both);
    await address(berit, both);
    const before = await state();
    await clearDefault(sales.db, anna, 'billing');
    const changed = before.map((row) =>
      row.id === mine ? { ...row, place: expect.any(String), text: 'false true' } : row,
    );
    expect(await state()).toEqual(changed);
    await clearDefault(sales.db, anna, 'shipping');
    expect((await state()).map(({ text }) => text)).toEqual(['false false', 'false false', 'true true']);
  });
});

describe('points', () => {
  let minute = 0;
  const entry = (customerId: number, points: number, kind: string | null, orderId: number | null = null) =>
    sales.insert('point_entry', { customer_id: customerId, points, kind, order_id: orderId, at: minutes(minute++) });

  test('are summed and listed for one customer, with the balance after each entry', async () => {
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const [one, two] = [await sales.order('one'), await sales.order('two')];
    await entry(anna, 1_000, 'earned', one);
    await entry(berit, 7_000, 'earned', two);
    await entry(anna, -100, 'earned', one);
    await entry(anna, -40, 'spent', two);
    await entry(anna, 10, 'spent', two);
    await entry(anna, 5, null);
    await entry(anna, -2, null);
    expect(await pointSums(sales.on, anna)).toEqual({ balance: 873, earned: 905, spent: 32, entries: 6 });
    expect(await lockedBalance(sales.db, anna)).toBe(873);
    expect(await lockedBalance(sales.db, berit)).toBe(7_000);
    const page = await pageOfPoints(sales.on, anna, 3, 2);
    expect(page.map(({ points, balance, orderNumber }) => [points, balance, orderNumber])).toEqual([
      [10, 870, 'two'],
      [-40, 860, 'two'],
      [-100, 900, 'one'],
    ]);
  });

  test('are earned and spent per order', async () => {
    const anna = await sales.customer('anna');
    const [one, two] = [await sales.order('one'), await sales.order('two')];
    await entry(anna, 1_000, 'earned', one);
    await entry(anna, -100, 'earned', one);
    await entry(anna, -40, 'spent', one);
    await entry(anna, 10, 'spent', one);
    await entry(anna, 500, 'earned', two);
    await entry(anna, -3, 'spent', two);
    expect([await pointsEarnedBy(sales.db, one), await pointsEarnedBy(sales.db, two)]).toEqual([900, 500]);
    expect([await pointsSpentBy(sales.db, one), await pointsSpentBy(sales.db, two)]).toEqual([30, 3]);
  });
});

describe('purchase history', () => {
  const sheet = (link: string) =>
    JSON.stringify([
      { type: 'manual', link: 'manual' },
      { type: 'safety_data', link },
    ]);

  /** Purchases of the customer, of their business and of another customer, and a canceled one. */
  async function scene() {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const anna = await sales.customer('anna');
    const berit = await sales.customer('berit');
    const goods = {
      soap: await sales.product('SOAP-1', { name_da: 'Sæbe', name_en: 'Bar', documents: sheet('soap') }),
      acid: await sales.product('ACID-2', { name_da: 'Syre', name_en: 'Vinegar', documents: sheet('acid') }),
      pen: await sales.product('PEN-3', { documents: JSON.stringify([{ type: 'manual', link: 'pen' }]) }),
      lye: await sales.product('LYE-4', { documents: sheet('lye') }),
    };
    const own = await sales.order('own', { customer_id: anna });
    const later = await sales.order('later', { customer_id: anna, business_id: work, placed_at: minutes(1) });
    for (const id of [goods.soap, goods.pen]) await sales.line(own, id);
    for (const id of [goods.acid, goods.pen]) await sales.line(later, id);
    await sales.line(await sales.order('off', { customer_id: anna, business_id: work, status: 'canceled' }), goods.lye);
    const others = await sales.order('others', { customer_id: berit, business_id: other, placed_at: minutes(9) });
    for (const id of [goods.lye, goods.soap]) await sales.line(others, id);
    return { anna, work };
  }

  test('is returned with safety data sheets, of the customer or of their business', async () => {
    const { anna, work } = await scene();
    const found = async (businessId: number | null) =>
      (await sheetsBought(sales.on, { customerId: anna, businessId, search: '' }, 9, 0)).map((row) => [
        row.sku,
        row.link,
        row.at,
        row.total,
      ]);
    expect(await found(null)).toEqual([
      ['ACID-2', 'acid', minutes(1), 2],
      ['SOAP-1', 'soap', NOW, 2],
    ]);
    expect(await found(work)).toEqual([['ACID-2', 'acid', minutes(1), 1]]);
  });

  test('is searched by name in either language and by SKU', async () => {
    const { anna } = await scene();
    const found = async (search: string) =>
      (await sheetsBought(sales.on, { customerId: anna, businessId: null, search }, 9, 0)).map(({ sku }) => sku);
    for (const search of ['sæbe', 'BAR', 'soap-1']) expect(await found(search)).toEqual(['SOAP-1']);
    expect(await found('%')).toEqual([]);
  });

  test('is counted by product', async () => {
    const { anna, work } = await scene();
    expect(await productsBought(sales.on, { customerId: anna, businessId: null })).toBe(3);
    expect(await productsBought(sales.on, { customerId: anna, businessId: work })).toBe(2);
  });
});

describe('shopping lists', () => {
  const list = (name: string, columns: Record<string, unknown>) =>
    sales.insert('shopping_list', { name, created_at: NOW, ...columns });
  const put = async (listId: number, ...products: number[]) => {
    for (const [at, id] of products.entries())
      await sales.insert('shopping_list_item', { list_id: listId, product_id: id, position: 9 - at });
  };

  test('are the customer’s own and their business’s, with the products that they may buy', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const anna = await sales.customer('anna', { business_id: work });
    const berit = await sales.customer('berit', { business_id: work });
    const sold = await sales.product('SOLD');
    const also = await sales.product('ALSO', { store_ids: [HERE] });
    const elsewhere = await sales.product('ELSEWHERE', { store_ids: [ELSEWHERE] });
    const own = await list('a', { customer_id: anna, business_id: other });
    const shared = await list('b', { business_id: work });
    const empty = await list('c', { business_id: work });
    await list('d', { customer_id: berit, business_id: work });
    await list('e', { customer_id: berit });
    await list('f', { business_id: other });
    await put(own, sold, also, elsewhere);
    await put(shared, elsewhere, also);
    const reader = { customerId: anna, businessId: work };
    const found = async (id?: number) => (await listsOfCustomer(sales.on, reader, id)).map((row) => row.id);
    expect(await found()).toEqual([own, shared, empty]);
    expect(await found(shared)).toEqual([shared]);
    const counted = await countListed(sales.on, [own, shared, empty], ASSORTMENT);
    expect(counted).toEqual(new Map([own, shared].map((id, at) => [id, 2 - at])));
    expect(await countListed(sales.on, [shared], ASSORTMENT)).toEqual(new Map([[shared, 1]]));
    expect((await goodsOfList(sales.on, own, ASSORTMENT)).map(({ id }) => id)).toEqual([also, sold]);
    expect((await goodsOfList(sales.on, shared, ASSORTMENT)).map(({ id }) => id)).toEqual([also]);
  });
});
