// SQL of cart lines: changes one line of one cart, finds products for sale, and reads a cart with its own data only.
import { describe, expect, test } from 'vitest';
import { productsBySku, variantsOf } from '#backend/commerce/cart/lines/found-product.sql';
import { listLines, putLine, removeLine, setLine, setLineNote } from '#backend/commerce/cart/lines/lines.sql';
import { readSnapshotRow, type SnapshotQuestion } from '#backend/commerce/cart/snapshot/snapshot.sql';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import {
  alternativesTo,
  clearUpgrades,
  keepUpgrades,
  unknownSkus,
  writtenContents,
} from '#backend/commerce/checkout/upgrade/upgrade.sql';
import { articleOf } from '#backend/commerce/design/design.sql';
import { stillSold } from '#backend/commerce/reorder/reorder.sql';
import { oere } from '#domain/money/money';
import { AS_IT_STANDS, FOR_POINTS } from '#domain/order/line-choice';
import { ASSORTMENT, ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

const item = (cartId: string, productId: number, columns: Record<string, unknown> = {}) =>
  sales.insert('cart_item', { cart_id: cartId, product_id: productId, quantity: 1, position: 1, ...columns });
const items = (columns: string) => sales.rows(`SELECT ${columns} FROM cart_item ORDER BY id`);
const seen = { oere: oere(100), quantity: 1, basis: 'gross' } as const;
const DESIGN = { kind: 'design', config: { width: 'wide' } };

/** Articles that share one of the two codes with `designed`. */
async function articles() {
  for (const [moc, ban] of [
    ['maker', 'other'],
    ['other', 'desk'],
    ['maker', 'desk'],
  ])
    await sales.insert('design_article', { moc, ban, definition: { name: `${moc} ${ban}` } });
}
const designed = { pcon_moc: 'maker', pcon_ban: 'desk' };
const DEFINITION = { name: 'maker desk' };

describe('a cart line', () => {
  async function scene() {
    for (const id of ['one', 'two']) await sales.cart(id);
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    return { a, b, first: await item('one', a), second: await item('one', b), other: await item('two', a) };
  }

  test('is appended to its cart; the same product again sets the quantity of its line', async () => {
    const { a, other } = await scene();
    await sales.rows('UPDATE cart_item SET position = 50 WHERE id = $1', [other]);
    await putLine(sales.db, { cartId: 'one', productId: a, quantity: 7, choice: AS_IT_STANDS, seen });
    await putLine(sales.db, { cartId: 'one', productId: a, quantity: 2, choice: FOR_POINTS, seen: null });
    expect(await items('cart_id, kind, quantity, position')).toEqual([
      { cart_id: 'one', kind: 'goods', quantity: 7, position: 1 },
      { cart_id: 'one', kind: 'goods', quantity: 1, position: 1 },
      { cart_id: 'two', kind: 'goods', quantity: 1, position: 50 },
      { cart_id: 'one', kind: 'points', quantity: 2, position: 2 },
    ]);
  });

  test('is updated, annotated and removed by cart id and line id', async () => {
    const { first, second, other } = await scene();
    await setLine(sales.db, 'one', second, { quantity: 4, seen });
    await setLine(sales.db, 'one', other, { quantity: 5, seen });
    expect(await setLineNote(sales.db, 'one', second, 'note')).toBe(true);
    expect(await setLineNote(sales.db, 'one', other, 'note')).toBe(false);
    const before = { quantity: 1, note: null };
    expect(await items('id, quantity, note')).toEqual([
      { id: first, ...before },
      { id: second, quantity: 4, note: 'note' },
      { id: other, ...before },
    ]);
    await removeLine(sales.db, 'one', other);
    await removeLine(sales.db, 'one', second);
    expect(await items('id')).toEqual([{ id: first }, { id: other }]);
  });

  test('is listed with its own product, and a design with its article', async () => {
    await articles();
    for (const id of ['one', 'two']) await sales.cart(id);
    const [desk, chair] = [
      await sales.product('DESK', { ...designed, longest_mm: 1 }),
      await sales.product('CHAIR', { store_ids: [ELSEWHERE], longest_mm: 2 }),
    ];
    await item('two', chair);
    await item('one', chair, { position: 3 });
    await item('one', desk, { position: 2 });
    await item('one', desk, { ...DESIGN, position: 1 });
    const lines = await listLines(sales.db, 'one', ASSORTMENT);
    expect(
      lines.map((line) => [line.productId, line.longestMm, line.isForSale, line.choice.kind, line.article]),
    ).toEqual([
      [desk, 1, true, 'design', DEFINITION],
      [desk, 1, true, 'goods', null],
      [chair, 2, false, 'goods', null],
    ]);
  });
});

describe('a product', () => {
  test('is found by SKU, parent or id when it is for sale in this store, with the article of a design', async () => {
    await articles();
    const family = await sales.product('FAMILY', { type: 'configurable' });
    const red = await sales.product('RED', { parent_id: family, ...designed });
    const blue = await sales.product('BLUE', { parent_id: family });
    const away = await sales.product('AWAY', { parent_id: family, store_ids: [ELSEWHERE] });
    const other = await sales.product('OTHER', designed);
    const skusOf = (found: readonly { sku: string; article: unknown }[]) =>
      found.map(({ sku, article }) => [sku, article]).sort();
    const both = [
      ['BLUE', null],
      ['RED', DEFINITION],
    ];
    expect(skusOf(await productsBySku(sales.db, ['RED', 'BLUE', 'AWAY', 'NONE'], ASSORTMENT))).toEqual(both);
    expect(skusOf(await variantsOf(sales.db, family, ASSORTMENT))).toEqual(both);
    const sold = await stillSold(sales.db, [red, blue, away], ASSORTMENT);
    expect([...sold].sort(([one], [two]) => one - two)).toEqual([
      [red, DEFINITION],
      [blue, null],
    ]);
    expect(await articleOf(sales.db, 'OTHER', ASSORTMENT)).toEqual({
      productId: other,
      article: DEFINITION,
      drawing: null,
    });
    const elsewhere: Assortment = { ...ASSORTMENT, allow: [] };
    for (const sku of ['BLUE', 'NONE']) expect(await articleOf(sales.db, sku, ASSORTMENT)).toBeNull();
    expect(await articleOf(sales.db, 'OTHER', elsewhere)).toBeNull();
  });
});

describe('an upgrade of a product', () => {
  const counts = (value: string) => ({
    attributes: JSON.stringify([
      { code: 'width', value: '1', valueEn: '1' },
      { code: 'count', value, valueEn: `${value} en` },
    ]),
  });

  test('is the one defined by staff, when it is for sale in this store', async () => {
    const [pen, box, away, other] = [
      await sales.product('PEN', counts('1')),
      await sales.product('BOX', counts('12')),
      await sales.product('AWAY', { ...counts('9'), store_ids: [ELSEWHERE] }),
      await sales.product('OTHER', counts('5')),
    ];
    await keepUpgrades(sales.db, [{ sku: 'PEN', alternative: 'OTHER', pieces: 2 }]);
    const list = [
      { sku: 'PEN', alternative: 'BOX', pieces: 12 },
      { sku: 'PEN', alternative: 'AWAY', pieces: 3 },
      { sku: 'BOX', alternative: 'OTHER', pieces: 4 },
    ];
    const kept = () =>
      sales.rows('SELECT product_id, alternative_id, pieces FROM cart_upgrade ORDER BY product_id, alternative_id');
    const row = (product_id: number, alternative_id: number, pieces: number) => ({
      product_id,
      alternative_id,
      pieces,
    });
    await clearUpgrades(sales.db);
    await keepUpgrades(sales.db, list);
    const whole = [row(pen, box, 12), row(pen, away, 3), row(box, other, 4)];
    expect(await kept()).toEqual(whole);
    await keepUpgrades(sales.db, [{ sku: 'PEN', alternative: 'BOX', pieces: 10 }]);
    expect(await kept()).toEqual([row(pen, box, 10), ...whole.slice(1)]);
    expect(await alternativesTo(sales.db, [pen], ASSORTMENT)).toEqual([
      { productId: pen, alternativeId: box, sku: 'BOX', pieces: 10, held: '1', holds: '12', holdsEn: '12 en' },
    ]);
    expect(Object.fromEntries(await writtenContents(sales.db, ['PEN', 'BOX']))).toEqual({ PEN: '1', BOX: '12' });
  });

  test('has to be a product that can be added to a cart without options', async () => {
    await sales.product('PEN');
    await sales.product('FAMILY', { type: 'configurable' });
    await sales.product('OTHER');
    const asked = ['PEN', 'FAMILY', 'NONE'];
    expect(await unknownSkus(sales.db, asked)).toEqual(['FAMILY', 'NONE']);
    expect(await sales.touched((db) => unknownSkus(db, asked))).toBe(1);
  });
});

describe('a cart snapshot', () => {
  const ask = (changes: Partial<SnapshotQuestion> = {}) =>
    readSnapshotRow(sales.on, {
      cartId: 'one',
      assortment: ASSORTMENT,
      businessId: null,
      now: NOW,
      skus: [],
      ...changes,
    });
  const card = (productId: number, ...variants: number[]) =>
    sales.rows('INSERT INTO product_card (product_id, members, da, en) VALUES ($1, $2, $3, $3)', [
      productId,
      [productId, ...variants],
      '{}',
    ]);
  /** A cart with a variant, a product sold in another store, and a design; another cart with a fourth product. */
  async function scene() {
    await articles();
    for (const id of ['one', 'two', 'empty']) await sales.cart(id, { reference: id });
    const family = await sales.product('FAMILY', { type: 'configurable' });
    const red = await sales.product('RED', { parent_id: family, store_ids: [HERE] });
    const blue = await sales.product('BLUE', { parent_id: family });
    const away = await sales.product('AWAY', { store_ids: [ELSEWHERE], longest_mm: 3 });
    const desk = await sales.product('DESK', designed);
    const other = await sales.product('OTHER', designed);
    await item('one', desk, { ...DESIGN, position: 4 });
    await item('one', red, { position: 1 });
    await item('one', away, { position: 2 });
    await item('one', desk, { position: 3 });
    await item('two', other);
    await card(family, red, blue);
    for (const id of [red, blue, away, desk, other]) await card(id);
    return { family, red, blue, away, desk, other };
  }

  test('has its own lines with their products, and the cards of its products and their parents', async () => {
    const { family, red, away, desk, other } = await scene();
    const found = await ask();
    expect(found).toMatchObject({ id: 'one', reference: 'one', agreed: null, named: null });
    expect(found?.lines.map((line) => [line.productId, line.isForSale, line.longestMm, line.article])).toEqual([
      [red, true, null, null],
      [away, false, 3, null],
      [desk, true, null, null],
      [desk, true, null, DEFINITION],
    ]);
    expect(found?.cards.map(({ card_id }) => card_id).sort((one, two) => one - two)).toEqual([family, red, away, desk]);
    const named = await ask({ skus: ['OTHER', 'AWAY'] });
    expect(named?.named).toMatchObject([{ id: other, article: DEFINITION }]);
    expect(named?.cards.map(({ card_id }) => card_id)).toContain(other);
    const restricted = await ask({ assortment: { ...ASSORTMENT, allow: [] }, skus: ['OTHER'] });
    expect(restricted?.named).toBeNull();
    expect(restricted?.lines.map(({ isForSale }) => isForSale)).toEqual([false, false, false, false]);
    expect(await ask({ cartId: 'empty' })).toMatchObject({ id: 'empty', lines: [], cards: [], stock: null });
    expect(await ask({ cartId: 'none' })).toBeNull();
  });

  test('has the central stock of its products and their sibling variants', async () => {
    const { red, blue, other } = await scene();
    const [{ code } = { code: '' }] = await sales.rows<{ code: string }>(
      `SELECT code FROM stock_source WHERE code <> 'central' LIMIT 1`,
    );
    let quantity = 10;
    for (const product_id of [red, blue, other])
      for (const source_code of ['central', code])
        await sales.insert('stock_item', { product_id, source_code, quantity: quantity++ });
    expect((await ask())?.stock).toEqual({ [red]: 10, [blue]: 12 });
  });

  test('has the prices of its company at that time, and the company’s lists with its products', async () => {
    const { family, red, blue, away, desk, other } = await scene();
    const [work, rival] = [await sales.business('Work'), await sales.business('Rival')];
    const agree = (productId: number, gross_oere: number, from: number, to: number | null, businessId = work) =>
      sales.insert('contract_price', {
        business_id: businessId,
        product_id: productId,
        gross_oere,
        valid_from: minutes(from),
        valid_to: to === null ? null : minutes(to),
      });
    await agree(red, 1, -9, null);
    await agree(blue, 2, -9, 5);
    await agree(blue, 3, -20, 6);
    await agree(away, 4, -9, 0);
    await agree(desk, 5, 1, null);
    await agree(desk, 6, -1, null, rival);
    await agree(other, 7, -9, null);
    const list = async (columns: Record<string, unknown>, ...productIds: number[]) => {
      const list_id = await sales.insert('shopping_list', {
        name: 'List',
        created_at: NOW,
        business_id: work,
        ...columns,
      });
      for (const product_id of productIds)
        await sales.insert('shopping_list_item', { list_id, product_id, position: 0 });
    };
    await list({ is_contract_goods: true }, blue);
    await list({ is_warehouse_hotel: true }, away);
    await list({ is_contract_goods: true, is_warehouse_hotel: true, business_id: rival }, desk);
    const found = await ask({ businessId: work });
    expect(found?.agreed).toEqual({ [red]: 1, [blue]: 2 });
    const lists = new Map(found?.cards.map((one) => [one.card_id, one.lists]));
    expect([family, red, away, desk].map((id) => lists.get(id))).toEqual([
      [false, true],
      [null, null],
      [true, false],
      [null, null],
    ]);
  });

  test('has flags for codes, gift cards and gifts', async () => {
    const { other } = await scene();
    const promotion_id = await sales.promotion('Offer');
    const coupon_id = await sales.insert('coupon', { promotion_id, code: 'C', code_key: 'C' });
    const gift_card_id = await sales.insert('gift_card', { code: 'G', code_key: 'G', issued_at: NOW });
    const held = async (cartId: string) => {
      const { codes, giftCards, gifts } = (await ask({ cartId }))?.holds ?? {};
      return [codes, giftCards, gifts];
    };
    await sales.insert('cart_coupon', { cart_id: 'one', coupon_id });
    await sales.insert('cart_gift_card', { cart_id: 'two', gift_card_id });
    await sales.insert('cart_gift', { cart_id: 'two', promotion_id, product_id: other });
    expect(await held('one')).toEqual([true, false, false]);
    expect(await held('two')).toEqual([false, true, true]);
  });
});
