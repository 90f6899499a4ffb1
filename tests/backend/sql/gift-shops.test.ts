// SQL of gift shops: finds one shop, its own gifts and employees, and the stock left of a gift over all shops.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  countEmployees,
  employeeByHash,
  employeesOf,
  giveDefaultGift,
  replaceEmployees,
  swapGift,
  takeToRemind,
  writeChoice,
  writeCodeHashes,
} from '#backend/commerce/gift-shop/employees.sql';
import {
  forgetGiftShops,
  giftShopById,
  giftShopByNumber,
  giftShopByPackToken,
  giftShopByToken,
  giftShopsClosingBy,
  insertGiftShop,
  listGiftShops,
  lockGiftShop,
  orderNumberOf,
  updateGiftShop,
} from '#backend/commerce/gift-shop/gift-shop.sql';
import {
  giftCandidates,
  giftsOfShop,
  lockGift,
  productIdsOf,
  replaceGifts,
} from '#backend/commerce/gift-shop/gifts.sql';
import { HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

const draft = () =>
  insertGiftShop(sales.db, {
    ...{ token: randomUUID(), packToken: randomUUID(), storeId: HERE, language: 'da', email: 'ada@example.dk' },
    ...{ createdAt: NOW, changedAt: NOW },
  });
const AGREED: Parameters<typeof updateGiftShop>[2] = {
  ...{ kind: 'normal', giftRange: 'selection', codeKind: 'email', packaging: 'label', grossOere: 40_000, employees: 2 },
  ...{ deliveryOn: '2026-06-01', closesOn: '2026-05-11', codeSecret: 'x', changedAt: NOW },
  buyer: {
    ...{ company: 'Acme', cvr: '', firstname: 'Ada', lastname: 'Hill', telephone: '', street: 'Home 1' },
    ...{ postcode: '2100', city: 'Town', ean: '', reference: '' },
  },
};
async function open() {
  const { id } = await draft();
  return updateGiftShop(sales.db, id, { ...AGREED, state: 'open' });
}

describe('a gift shop', () => {
  test('is found by number, token, pack token and id, and by no other value', async () => {
    const [one, two] = [await draft(), await draft()];
    expect(one.number).not.toBe(two.number);
    expect((await giftShopByToken(sales.db, one.token))?.id).toBe(one.id);
    expect((await giftShopByPackToken(sales.db, two.packToken))?.id).toBe(two.id);
    expect((await giftShopByNumber(sales.db, two.number))?.id).toBe(two.id);
    expect((await giftShopById(sales.db, one.id))?.token).toBe(one.token);
    expect((await lockGiftShop(sales.db, { token: two.token }))?.id).toBe(two.id);
    expect((await lockGiftShop(sales.db, { number: one.number }))?.id).toBe(one.id);
    expect(await giftShopByToken(sales.db, one.packToken)).toBe(null);
    expect(await orderNumberOf(sales.db, -1)).toBe(null);
  });

  test('is listed while it is active, and is closing after its last day', async () => {
    const [shop, half] = [await open(), await draft()];
    const numbers = (rows: Awaited<ReturnType<typeof listGiftShops>>) => rows.map((row) => row.shop.number);
    expect(numbers(await listGiftShops(sales.db, 'open'))).toContain(shop.number);
    expect(numbers(await listGiftShops(sales.db, 'open'))).not.toContain(half.number);
    expect(numbers(await listGiftShops(sales.db, 'all'))).toContain(half.number);
    const closing = async (day: string) => (await giftShopsClosingBy(sales.db, day)).map(({ id }) => id);
    expect(await closing('2026-05-10')).not.toContain(shop.id);
    expect(await closing('2026-05-11')).toContain(shop.id);
  });

  test('is deleted when it was not ordered; when sent, its names are erased', async () => {
    const [half, shop] = [await draft(), await open()];
    const product = await sales.product(`G${shop.id}`);
    await replaceGifts(sales.db, shop.id, [product], product);
    await replaceEmployees(sales.db, shop.id, [{ name: 'Ada', email: 'ada@example.dk' }]);
    await giveDefaultGift(sales.db, shop.id, product);
    await updateGiftShop(sales.db, shop.id, { state: 'sent', sentAt: NOW, changedAt: NOW });
    await forgetGiftShops(sales.db, NOW);
    expect(await giftShopById(sales.db, half.id)).not.toBe(null);
    await forgetGiftShops(sales.db, minutes(1));
    expect(await giftShopById(sales.db, half.id)).toBe(null);
    expect((await giftShopById(sales.db, shop.id))?.namesErased).toBe(true);
    expect(await employeesOf(sales.db, shop.id)).toMatchObject([{ name: '', email: '', label: '', productId: null }]);
  });
});

describe('gifts and employees', () => {
  test('belong to one shop; a code finds one employee, and a choice counts over all shops', async () => {
    const [one, other] = [await open(), await open()];
    const [product, spare] = [await sales.product(`A${one.id}`), await sales.product(`B${one.id}`)];
    await sales.rows(`INSERT INTO stock_item (product_id, source_code, quantity) VALUES ($1, 'central', 2)`, [product]);
    for (const shop of [one, other]) {
      await replaceGifts(sales.db, shop.id, [product, spare], spare);
      await replaceEmployees(sales.db, shop.id, [
        { name: 'Ada', email: 'ada@example.dk' },
        { name: 'Bo', email: '' },
      ]);
    }
    const [ada, bo] = await employeesOf(sales.db, one.id);
    await writeCodeHashes(sales.db, [
      { id: ada?.id ?? 0, hash: `h${ada?.id}` },
      { id: bo?.id ?? 0, hash: `h${bo?.id}` },
    ]);
    expect((await employeeByHash(sales.db, `h${bo?.id}`))?.name).toBe('Bo');
    expect(await employeeByHash(sales.db, 'h')).toBe(null);
    await lockGift(sales.db, product);
    await writeChoice(sales.db, ada?.id ?? 0, { productId: product, label: 'Ada', address: null, chosenAt: NOW });
    expect((await employeeByHash(sales.db, `h${ada?.id}`))?.version).toBe(1);
    expect(await countEmployees(sales.db, one.id)).toEqual({ listed: 2, chosen: 1 });
    const gifts = await giftsOfShop(sales.on, other.id);
    expect(gifts.map(({ left, chosen, is_default: isDefault }) => [left, chosen, isDefault])).toEqual([
      [1, 0, false],
      [0, 0, true],
    ]);
    // Only employees with an address who have not chosen.
    expect(await takeToRemind(sales.db, one.id, NOW)).toEqual([]);
    expect((await takeToRemind(sales.db, other.id, NOW)).map(({ name }) => name)).toEqual(['Ada']);
    expect(await giveDefaultGift(sales.db, one.id, spare)).toBe(1);
    expect(await swapGift(sales.db, one.id, spare, product)).toBe(1);
    expect((await productIdsOf(sales.db, [`A${one.id}`, 'none'])).get(`A${one.id}`)).toBe(product);
    const room = { fromOere: 0, classOere: 99_999, storeId: HERE, paths: ['none'] };
    expect(await giftCandidates(sales.on, room)).toEqual([]);
  });
});
