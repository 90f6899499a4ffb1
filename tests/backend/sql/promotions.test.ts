// SQL of promotions, codes and segments: counts data of one cart, one code and one customer only.
import { describe, expect, test } from 'vitest';
import {
  endPromotion,
  idsNamed,
  listPromotions,
  promotionOfCode,
} from '#backend/commerce/promotion/maintenance/maintenance.sql';
import {
  categoriesOf,
  codesOf,
  dropGift,
  giftsOf,
  offerOfCode,
  offersByCode,
  offersWithoutCode,
  promotionsByIds,
  removeCoupons,
} from '#backend/commerce/promotion/promotion.sql';
import {
  couponsOfSegments,
  customerWithMail,
  leaveSegment,
  listSegments,
  segmentNamed,
  segmentsOf,
} from '#backend/commerce/promotion/segment/segment.sql';
import { countUses, lockCoupons, returnUses } from '#backend/commerce/promotion/uses.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

const coupon = (code: string, promotionId: number, columns = {}) =>
  sales.insert('coupon', { promotion_id: promotionId, code, code_key: code, ...columns });
const put = (cartId: string, couponId: number) => sales.insert('cart_coupon', { cart_id: cartId, coupon_id: couponId });
const segment = (code: string, columns = {}) =>
  sales.insert('segment', { code, title_da: code, title_en: code, ...columns });
const join = (customerId: number, segmentId: number) =>
  sales.insert('segment_member', { customer_id: customerId, segment_id: segmentId });
const use = (couponId: number, orderId: number, delta: number, email: string, customerId: number | null = null) =>
  sales.insert('coupon_use', {
    coupon_id: couponId,
    order_id: orderId,
    customer_id: customerId,
    email,
    delta,
    at: NOW,
  });
const used = async () =>
  Object.fromEntries(
    (await sales.rows<{ code: string; used: number }>('SELECT code, used FROM coupon ORDER BY id')).map((row) => [
      row.code,
      row.used,
    ]),
  );
const GUEST = { customerId: null, email: null, hasPersonalCoupons: true };

describe('limited codes', () => {
  /** Inserted in another order than that of their ids. */
  async function forAll(columns: Record<string, unknown>) {
    const promotion = await sales.insertForAll('promotion', {
      name_da: '',
      name_en: '',
      kind: 'percent',
      valid_from: NOW,
    });
    for (const id of [9_003, 9_001, 9_002, 9_004, 9_005])
      await sales.insertForAll('coupon', {
        id,
        promotion_id: promotion,
        code: `${id}`,
        code_key: `${id}`,
        ...(id === 9_002 ? { per_customer_limit: 1 } : columns),
        ...(id === 9_004 ? { usage_limit: null } : {}),
      });
  }

  test('of a cart are locked in the order of their ids', async () => {
    await forAll({ usage_limit: 9 });
    await sales.cart('own');
    await sales.cart('else');
    for (const id of [9_004, 9_003, 9_002, 9_001]) await put('own', id);
    await put('else', 9_005);
    const lock = () => lockCoupons(sales.db, 'own');
    expect(await sales.lockedOnTheWay('coupon', 9_002, lock)).toEqual([9_001]);
    expect(await sales.locked('coupon')).toEqual([9_001, 9_002, 9_003]);
  });

  test('of an order are locked in the same order when they are returned', async () => {
    await forAll({});
    const [order, other] = [await sales.order('own'), await sales.order('else')];
    for (const id of [9_003, 9_002, 9_001]) await use(id, order, 1, '');
    await use(9_005, other, 1, '');
    // Forces a sequential scan, which is not in the order of the ids.
    await sales.rows('SET LOCAL enable_indexscan = off');
    await sales.rows('SET LOCAL enable_bitmapscan = off');
    const back = () => returnUses(sales.db, order, NOW);
    expect(await sales.lockedOnTheWay('coupon', 9_002, back)).toEqual([9_001]);
    expect(await sales.locked('coupon')).toEqual([9_001, 9_002, 9_003]);
  });

  test('are counted with an order and returned once; those without a limit are not counted', async () => {
    const promotion = await sales.promotion('P');
    const a = await coupon('A', promotion, { usage_limit: 5 });
    const b = await coupon('B', promotion, { usage_limit: 5 });
    await coupon('C', promotion, { usage_limit: 5, used: 3 });
    const free = await coupon('FREE', promotion);
    const [order, other] = [await sales.order('own'), await sales.order('else')];
    const count = (id: number, codes: number[]) =>
      countUses(sales.db, { id, email: 'Anna@example.dk' }, { customerId: null }, codes, NOW);
    await count(order, [a, free]);
    await count(other, [a, b]);
    expect(await used()).toEqual({ A: 2, B: 1, C: 3, FREE: 0 });
    await returnUses(sales.db, order, NOW);
    await returnUses(sales.db, order, NOW);
    expect(await used()).toEqual({ A: 1, B: 1, C: 3, FREE: 0 });
    expect(await sales.rows('SELECT coupon_id, order_id, email FROM coupon_use WHERE delta < 0 ORDER BY id')).toEqual([
      { coupon_id: a, order_id: order, email: 'anna@example.dk' },
      { coupon_id: free, order_id: order, email: 'anna@example.dk' },
    ]);
  });
});

describe('codes', () => {
  test('return the number of uses by this customer, or by a guest with this address', async () => {
    const promotion = await sales.promotion('P');
    const [code, other] = [await coupon('CODE', promotion), await coupon('OTHER', promotion)];
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const orders: number[] = [];
    for (const number of ['1', '2', '3', '4', '5']) orders.push(await sales.order(number));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = orders;
    await use(code, one, 1, 'x@example.dk', anna);
    await use(code, two, 1, 'mail@example.dk');
    await use(code, three, 1, 'y@example.dk', berit);
    await use(code, four, 1, '', berit);
    await use(code, five, 1, 'mail@example.dk');
    await use(code, five, -1, 'mail@example.dk');
    await use(other, one, 1, 'mail@example.dk', anna);
    const found = async (customerId: number | null, email: string | null) =>
      (await offerOfCode(sales.db, 'CODE', { ...GUEST, customerId, email }))?.coupon?.usedByCustomer;
    expect(await found(anna, 'Mail@example.dk')).toBe(2);
    expect(await found(anna, 'z@example.dk')).toBe(1);
    expect(await found(null, 'mail@example.dk')).toBe(1);
    expect((await offerOfCode(sales.db, 'OTHER', GUEST))?.coupon?.id).toBe(other);
    expect(await offerOfCode(sales.db, 'NONE', GUEST)).toBeNull();
  });

  test('of a segment apply to its members with the right to personal coupons; all codes of a cart are returned in insertion order', async () => {
    const [one, two] = [await sales.promotion('one'), await sales.promotion('two')];
    const [kaffe, te] = [await segment('kaffe'), await segment('te')];
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    await join(anna, kaffe);
    await join(berit, te);
    const personal = await coupon('PERSONAL', two, { segment_id: kaffe });
    const open = await coupon('OPEN', one);
    await sales.cart('own');
    await sales.cart('else');
    await put('own', personal);
    await put('own', open);
    await put('else', open);
    const found = async (customerId: number | null, hasPersonalCoupons: boolean) =>
      (await offersByCode(sales.db, 'own', { customerId, email: null, hasPersonalCoupons })).map((row) => [
        row.promotion.id,
        row.coupon?.code,
        row.coupon?.isPersonal,
      ]);
    const OPEN = [one, 'OPEN', false];
    expect(await found(anna, true)).toEqual([[two, 'PERSONAL', true], OPEN]);
    for (const [customerId, right] of [[anna, false] as const, [berit, true] as const, [null, true] as const])
      expect(await found(customerId, right)).toEqual([OPEN]);
    expect(await codesOf(sales.db, 'own')).toEqual(['PERSONAL', 'OPEN']);
    expect(await codesOf(sales.db, 'else')).toEqual(['OPEN']);
  });

  test('are removed from one cart: the given ones, or all', async () => {
    const promotion = await sales.promotion('P');
    const codes = [await coupon('A', promotion), await coupon('B', promotion), await coupon('C', promotion)];
    for (const cartId of ['own', 'else']) {
      await sales.cart(cartId);
      for (const id of codes) await put(cartId, id);
    }
    await removeCoupons(sales.db, 'own', ['A', 'C']);
    expect([await codesOf(sales.db, 'own'), await codesOf(sales.db, 'else')]).toEqual([['B'], ['A', 'B', 'C']]);
    await removeCoupons(sales.db, 'else', null);
    expect([await codesOf(sales.db, 'own'), await codesOf(sales.db, 'else')]).toEqual([['B'], []]);
  });
});

describe('promotions', () => {
  test('apply without a code when they need none, by priority', async () => {
    await sales.promotion('code', { needs_code: true });
    const [late, soon] = [
      await sales.promotion('late', { needs_code: false, priority: 2 }),
      await sales.promotion('soon', { needs_code: false, priority: 1 }),
    ];
    expect((await offersWithoutCode(sales.db)).map((row) => row.promotion.id)).toEqual([soon, late]);
    expect((await promotionsByIds(sales.db, [soon])).map(({ id }) => id)).toEqual([soon]);
  });

  test('add the gifts chosen in a cart, one per promotion', async () => {
    const [one, two] = [await sales.promotion('one'), await sales.promotion('two')];
    const products = [await sales.product('A'), await sales.product('B')];
    const [a = 0, b = 0] = products;
    for (const cartId of ['own', 'else']) {
      await sales.cart(cartId);
      for (const [at, id] of [one, two].entries())
        await sales.insert('cart_gift', { cart_id: cartId, promotion_id: id, product_id: products[at] });
    }
    await dropGift(sales.db, 'own', one);
    expect(await giftsOf(sales.db, 'own')).toEqual(new Map([[two, b]]));
    const both = new Map([[one, a]]).set(two, b);
    expect(await giftsOf(sales.db, 'else')).toEqual(both);
  });

  test('read the categories of the given products', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    for (const [id, category] of [[a, 10] as const, [a, 11] as const, [b, 12] as const])
      await sales.insert('product_category', { product_id: id, category_id: category, position: 1 });
    expect([...(await categoriesOf(sales.db, [a]))].map(([id, found]) => [id, found.sort()])).toEqual([[a, [10, 11]]]);
  });
});

describe('staff', () => {
  test('look up stores, groups, categories, products and segments by name', async () => {
    await sales.product('A');
    await sales.product('B');
    await segment('kaffe');
    await segment('te');
    const names = {
      store: 'SELECT id, code AS name FROM store ORDER BY id DESC LIMIT 1',
      group: 'SELECT id, code AS name FROM customer_group ORDER BY id DESC LIMIT 1',
      category: 'SELECT id, url_path AS name FROM category ORDER BY id DESC LIMIT 1',
      product: 'SELECT id, sku AS name FROM product ORDER BY id DESC LIMIT 1',
      segment: 'SELECT id, code AS name FROM segment ORDER BY id DESC LIMIT 1',
    };
    for (const [kind, text] of Object.entries(names)) {
      const [found] = await sales.rows<{ id: number; name: string }>(text);
      const ids = await idsNamed(sales.db, kind as keyof typeof names, [found?.name ?? '', 'none']);
      expect([...ids]).toEqual([[found?.name, found?.id]]);
    }
  });

  test('list current and future promotions with their codes and uses, and end one of them', async () => {
    const over = await sales.promotion('over', { valid_from: minutes(-9), valid_to: NOW });
    const soon = await sales.promotion('soon', { valid_from: minutes(-9), valid_to: minutes(9) });
    const ever = await sales.promotion('ever', { valid_from: minutes(-9) });
    const [one, two, three] = [await coupon('ONE', soon), await coupon('TWO', soon), await coupon('THREE', ever)];
    const [first, second] = [await sales.order('1'), await sales.order('2')];
    await use(one, first, 1, '');
    await use(two, first, 1, '');
    await use(two, second, 1, '');
    await use(three, first, 1, '');
    const found = async () => (await listPromotions(sales.db, NOW, 9)).map((row) => [row.id, row.codes, row.uses]);
    expect(await found()).toEqual([
      [ever, ['THREE'], 1],
      [soon, ['ONE', 'TWO'], 3],
    ]);
    expect([await promotionOfCode(sales.db, 'ONE'), await promotionOfCode(sales.db, 'THREE')]).toEqual([soon, ever]);
    const ends = () => sales.rows('SELECT id, valid_to FROM promotion ORDER BY id');
    const before = [
      { id: over, valid_to: NOW },
      { id: soon, valid_to: minutes(9) },
      { id: ever, valid_to: null },
    ];
    expect(await endPromotion(sales.db, over, minutes(-1))).toBe(true);
    expect(await endPromotion(sales.db, over, minutes(1))).toBe(false);
    expect(await endPromotion(sales.db, ever, NOW)).toBe(true);
    const [, kept] = before;
    expect(await ends()).toEqual([{ id: over, valid_to: minutes(-1) }, kept, { id: ever, valid_to: NOW }]);
    expect(await endPromotion(sales.db, soon, NOW)).toBe(true);
  });
});

describe('segments', () => {
  async function scene() {
    const promotion = await sales.promotion('P');
    const another = await sales.promotion('Q');
    const [te, kaffe] = [await segment('te', { priority: 2 }), await segment('kaffe', { priority: 1 })];
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    for (const id of [te, kaffe]) await join(anna, id);
    await join(berit, te);
    const codes = {
      te: await coupon('TE', promotion, { segment_id: te }),
      kaffe: await coupon('KAFFE', another, { segment_id: kaffe }),
      open: await coupon('OPEN', promotion),
    };
    return { promotion, another, te, kaffe, anna, berit, codes };
  }

  test('are those of the customer with their coupons, by priority', async () => {
    const { anna, berit, te, kaffe, another, promotion } = await scene();
    expect((await segmentsOf(sales.db, anna)).map(({ id }) => id)).toEqual([kaffe, te]);
    expect((await segmentsOf(sales.db, berit)).map(({ id }) => id)).toEqual([te]);
    const found = async (customerId: number) =>
      (await couponsOfSegments(sales.db, { ...GUEST, customerId })).map((row) => [row.shown.code, row.promotion.id]);
    const [teRow, kaffeRow] = [
      ['TE', promotion],
      ['KAFFE', another],
    ];
    expect(await found(anna)).toEqual([kaffeRow, teRow]);
    expect(await found(berit)).toEqual([teRow]);
  });

  test('are found by code, and listed with their number of members', async () => {
    const { te, kaffe, anna, berit } = await scene();
    expect([await segmentNamed(sales.db, 'te'), await segmentNamed(sales.db, 'kaffe')]).toEqual([te, kaffe]);
    expect(await listSegments(sales.db)).toEqual([
      { code: 'kaffe', title: 'kaffe', members: 1, codes: ['KAFFE'] },
      { code: 'te', title: 'te', members: 2, codes: ['TE'] },
    ]);
    expect(await customerWithMail(sales.db, 'Anna@example.dk')).toBe(anna);
    expect(await customerWithMail(sales.db, 'berit@example.dk')).toBe(berit);
  });

  test('are left by one customer, whose carts lose the codes of the segment', async () => {
    const { te, anna, berit, codes } = await scene();
    for (const [cartId, customerId] of [['anna', anna] as const, ['berit', berit] as const]) {
      await sales.cart(cartId, { customer_id: customerId });
      for (const id of Object.values(codes)) await put(cartId, id);
    }
    await leaveSegment(sales.db, te, anna);
    expect(await codesOf(sales.db, 'anna')).toEqual(['KAFFE', 'OPEN']);
    expect(await codesOf(sales.db, 'berit')).toEqual(['TE', 'KAFFE', 'OPEN']);
    expect((await segmentsOf(sales.db, anna)).map(({ code }) => code)).toEqual(['kaffe']);
    expect((await segmentsOf(sales.db, berit)).map(({ code }) => code)).toEqual(['te']);
  });
});
