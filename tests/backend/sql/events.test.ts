// SQL of events: finds the product and the order of one store, and deletes the events of one visitor.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetVisitor, insertTracking, orderNumbered, productOfSku } from '#backend/commerce/tracking/tracking.sql';
import { ASSORTMENT, ELSEWHERE, HERE, NOW, openSales } from './sales';

const sales = openSales();

test('an event refers to the product with that SKU in this store, or to its parent', async () => {
  const family = await sales.product('F', { type: 'configurable' });
  await sales.product('V', { parent_id: family });
  const single = await sales.product('S');
  await sales.product('E', { store_ids: [ELSEWHERE] });
  const found: (number | null)[] = [];
  for (const sku of ['V', 'S', 'E', 'NONE']) found.push(await productOfSku(sales.on, sku, ASSORTMENT));
  expect(found).toEqual([family, single, null, null]);
});

test('an event refers to the order with that number in this store', async () => {
  const [one, two] = [await sales.order('1'), await sales.order('2', { store_id: ELSEWHERE })];
  expect([await orderNumbered(sales.on, '1', HERE), await orderNumbered(sales.on, '2', ELSEWHERE)]).toEqual([one, two]);
  expect([await orderNumbered(sales.on, '1', ELSEWHERE), await orderNumbered(sales.on, '2', HERE)]).toEqual([
    null,
    null,
  ]);
});

test('withdrawing consent deletes the events of that visitor only', async () => {
  const [visitor, other] = [randomUUID(), randomUUID()];
  for (const who of [visitor, other, visitor, null])
    await insertTracking(sales.on, { kind: 'login', visitor: who, storeId: HERE, at: NOW }, {});
  await forgetVisitor(sales.on, visitor);
  expect(await sales.rows('SELECT visitor FROM shop_event ORDER BY id')).toEqual([
    { visitor: other },
    { visitor: null },
  ]);
});
