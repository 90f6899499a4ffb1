// SQL of saved printers: affects the rows of one customer, printer and location only.
import { describe, expect, test } from 'vitest';
import {
  deleteMine,
  insertMine,
  lastPurchases,
  listMine,
  updateMine,
} from '#backend/commerce/ink/saved-printers/saved-printers.sql';
import { openTables } from './tables';

const NOW = new Date('2026-03-02T09:00:00Z');
const tables = openTables();

const [ANNA, OTHER] = ['anna@example.dk', 'birgitte@havnens-arkitekter.example'];
const customer = async (email: string | undefined) =>
  (await tables.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]))[0]?.id ?? 0;
const printers = async () =>
  (await tables.rows<{ id: string }>('SELECT id FROM printer ORDER BY id LIMIT 3')).map(({ id }) => id);
const saved = (customerId: number, printerId: string | undefined, name: string, location = '') =>
  tables.insert('customer_printer', {
    customer_id: customerId,
    printer_id: printerId,
    name,
    location,
    created_at: NOW,
  });
const all = () =>
  tables.rows<{ id: number; name: string; location: string }>(
    'SELECT id, name, location FROM customer_printer ORDER BY id',
  );

describe('saved printers', () => {
  test('are listed for their owner only', async () => {
    const [anna, other] = [await customer(ANNA), await customer(OTHER)];
    const [first, second] = await printers();
    await tables.rows('DELETE FROM customer_printer');
    const own = await saved(anna, first, 'Reception');
    await saved(other, second, 'Lager');
    expect((await listMine(tables.on, anna)).map(({ id }) => id)).toEqual([own]);
  });

  test('are limited by the number of the customer’s own printers', async () => {
    const [anna, other] = [await customer(ANNA), await customer(OTHER)];
    const [first, second] = await printers();
    await tables.rows('DELETE FROM customer_printer');
    for (const name of ['a', 'b', 'c']) await saved(other, first, name);
    const row = { customerId: anna, name: 'Stuen', location: '', now: NOW };
    expect(await insertMine(tables.on, { ...row, printerId: first ?? '' }, 1)).toEqual(expect.any(Number));
    expect(await insertMine(tables.on, { ...row, printerId: second ?? '' }, 1)).toBeNull();
  });

  test('are renamed by id and owner; a duplicate has the same owner, model, name and location', async () => {
    const [anna, other] = [await customer(ANNA), await customer(OTHER)];
    const [first, second] = await printers();
    await tables.rows('DELETE FROM customer_printer');
    const mine = await saved(anna, first, 'Stuen', 'A');
    const next = await saved(anna, first, 'Stuen', 'C');
    // Each differs from the new name and location in one value.
    await saved(other, first, 'Kontor', 'B');
    await saved(anna, second, 'Kontor', 'B');
    await saved(anna, first, 'Kontor', 'D');
    await saved(anna, first, 'Lager', 'B');
    const before = await all();
    expect(await updateMine(tables.on, { id: mine, customerId: other, name: 'Kontor', location: 'B' })).toBe(false);
    expect(await all()).toEqual(before);
    expect(await updateMine(tables.on, { id: mine, customerId: anna, name: 'Stuen', location: 'A' })).toBe(true);
    expect(await updateMine(tables.on, { id: mine, customerId: anna, name: 'Kontor', location: 'B' })).toBe(true);
    const renamed = before.map((row) => (row.id === mine ? { ...row, name: 'Kontor', location: 'B' } : row));
    expect(await all()).toEqual(renamed);
    expect(await updateMine(tables.on, { id: next, customerId: anna, name: 'Kontor', location: 'B' })).toBe(true);
    expect(await all()).toEqual(renamed);
  });

  test('are removed by id and owner', async () => {
    const [anna, other] = [await customer(ANNA), await customer(OTHER)];
    const [first] = await printers();
    await tables.rows('DELETE FROM customer_printer');
    const [mine, kept] = [await saved(anna, first, 'a'), await saved(anna, first, 'b')];
    await deleteMine(tables.on, mine, other);
    expect((await all()).map(({ id }) => id)).toEqual([mine, kept]);
    await deleteMine(tables.on, mine, anna);
    expect((await all()).map(({ id }) => id)).toEqual([kept]);
  });
});

describe('the last purchase for a saved printer', () => {
  let made = 0;
  /** An order like one of the demo, with other data and these products. */
  async function order(customerId: number, placedAt: string, productIds: readonly number[], status = 'complete') {
    const number = `T${placedAt}${productIds.join('-')}`;
    const cartId = `T${String(made++).padStart(31, '0')}`;
    await tables.insert('cart', { id: cartId, store_id: 1, status: 'ordered', created_at: NOW, updated_at: NOW });
    const facts = { customer_id: customerId, placed_at: new Date(placedAt), status, cart_id: cartId, number };
    const id = await tables.insertLike('sales_order', { ...facts, public_token: number });
    for (const [position, productId] of productIds.entries())
      await tables.insertLike('order_line', { order_id: id, product_id: productId, position, sku: `P${productId}` });
  }

  test('is the customer’s newest order, not canceled, with a cartridge of the printer, and lists its matching cartridges', async () => {
    const [anna, other] = [await customer(ANNA), await customer(OTHER)];
    const [printer, second] = await printers();
    const goods = await tables.rows<{ id: number }>(
      'SELECT id FROM product WHERE cartridge IS NULL AND parent_id IS NULL ORDER BY id LIMIT 4',
    );
    const [fits = 0, another = 0, paper = 0, part = 0] = goods.map(({ id }) => id);
    await tables.rows('DELETE FROM customer_printer');
    await tables.rows('DELETE FROM product_printer WHERE product_id = ANY ($1)', [goods.map(({ id }) => id)]);
    await tables.rows(
      `UPDATE product SET cartridge = (SELECT cartridge FROM product WHERE cartridge IS NOT NULL LIMIT 1) WHERE id = ANY ($1)`,
      [[fits, another]],
    );
    await tables.insert('product_printer', { printer_id: printer, product_id: fits });
    await tables.insert('product_printer', { printer_id: second, product_id: another });
    // A spare part of the printer is no cartridge.
    await tables.insert('product_printer', { printer_id: printer, product_id: part });
    await tables.insert('product_printer', { printer_id: second, product_id: part });
    const mine = await saved(anna, printer, 'Stuen');
    await saved(other, second, 'Lager');
    await order(anna, '2030-01-01T09:00:00Z', [fits]);
    await order(anna, '2030-02-01T09:00:00Z', [fits, another, paper, part]);
    // Newer, but: canceled, of another customer, of another printer, without a cartridge.
    await order(anna, '2030-03-01T09:00:00Z', [fits], 'canceled');
    await order(other, '2030-04-01T09:00:00Z', [fits, another]);
    await order(anna, '2030-05-01T09:00:00Z', [another]);
    await order(anna, '2030-06-01T09:00:00Z', [paper]);
    await order(anna, '2030-07-01T09:00:00Z', [part]);
    const found = await lastPurchases(tables.on, anna);
    expect(found.map(({ kept_id, sku, placed_at }) => [kept_id, sku, new Date(placed_at).toISOString()])).toEqual([
      [mine, `P${fits}`, '2030-02-01T09:00:00.000Z'],
    ]);
  });
});
