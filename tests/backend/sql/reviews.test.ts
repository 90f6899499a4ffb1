// SQL of reviews: returns, counts and decides reviews of one product or customer only.
import { describe, expect, test } from 'vitest';
import {
  openReviewStage,
  reviewsOfNothing,
  stageReviews,
  writeReviews,
} from '#backend/commerce/review/import/import.sql';
import {
  approvedReviews,
  countReview,
  countReviewsBy,
  hasBought,
  lockReview,
  pendingReviews,
  ratingOf,
  reviewsBy,
  setReviewStatus,
} from '#backend/commerce/review/review.sql';
import { HERE, minutes, NOW, openSales, productNumbered } from './sales';

const sales = openSales();
const PAGE = { size: 9, page: 1 };

const row = (productId: number, summary: string, columns = {}) => ({
  product_id: productId,
  store_id: HERE,
  nickname: 'N',
  summary,
  body: 'B',
  stars: 4,
  status: 'approved',
  written_at: NOW,
  ...columns,
});
const review = (productId: number, summary: string, columns = {}) =>
  sales.insert('review', row(productId, summary, columns));
const rating = (productId: number, reviews: number, stars: number[]) => ({
  product_id: productId,
  reviews,
  total: 0,
  stars,
});

describe('a review', () => {
  test('may be written by a customer who bought the product or a variant, in an order not canceled', async () => {
    const family = await sales.product('F', { type: 'configurable' });
    const [variant, single, never] = [
      await sales.product('V', { parent_id: family }),
      await sales.product('S'),
      await sales.product('N'),
    ];
    const [anna, berit, carl] = [
      await sales.customer('anna'),
      await sales.customer('berit'),
      await sales.customer('carl'),
    ];
    const own = await sales.order('1', { customer_id: anna });
    await sales.line(own, variant);
    await sales.line(await sales.order('2', { customer_id: berit }), single);
    await sales.line(await sales.order('3', { customer_id: carl, status: 'canceled' }), single);
    const found: boolean[] = [];
    for (const customerId of [anna, berit, carl])
      for (const productId of [family, single, never]) found.push(await hasBought(sales.db, customerId, productId));
    expect(found).toEqual([true, false, false, false, true, false, false, false, false]);
  });

  test('is returned with its product once approved, and to its author in any state', async () => {
    const [one, two] = [await sales.product('ONE'), await sales.product('TWO')];
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    for (const id of [one, two]) await sales.insert('product_rating', rating(id, id, [0, 0, 0, 0, 0]));
    const older = await review(one, 'older', { written_at: minutes(-1), customer_id: anna });
    const newer = await review(one, 'newer', { customer_id: berit });
    const waits = await review(two, 'waits', { status: 'pending', customer_id: anna });
    await review(one, 'rejected', { status: 'rejected' });
    await review(two, 'approved');
    const early = await review(two, 'early', { status: 'pending', written_at: minutes(-9) });
    const shown = await approvedReviews(sales.db, one, PAGE);
    expect(shown.map((found) => [found.review.id, found.rating.productId])).toEqual([
      [newer, one],
      [older, one],
    ]);
    expect((await reviewsBy(sales.db, anna, PAGE)).map(({ id }) => id)).toEqual([waits, older]);
    expect([await countReviewsBy(sales.db, anna), await countReviewsBy(sales.db, berit)]).toEqual([2, 1]);
    for (const id of [one, two]) expect((await ratingOf(sales.db, id))?.productId).toBe(id);
    expect((await pendingReviews(sales.db, 9)).map(({ id }) => id)).toEqual([early, waits]);
  });

  test('is decided by its id, and counts for its own product only', async () => {
    const [one, two] = [await sales.product('ONE'), await sales.product('TWO')];
    for (const id of [one, two]) await sales.insert('product_rating', rating(id, 1, [1, 0, 0, 0, 0]));
    const [first, second] = [
      await review(one, 'first', { status: 'pending' }),
      await review(two, 'second', { status: 'pending' }),
    ];
    await setReviewStatus(sales.db, second, 'approved', NOW);
    expect(await sales.rows('SELECT id, status FROM review ORDER BY id')).toEqual([
      { id: first, status: 'pending' },
      { id: second, status: 'approved' },
    ]);
    const found = await lockReview(sales.db, second);
    if (found) await countReview(sales.db, found, 1);
    expect(await sales.rows('SELECT product_id, reviews, stars FROM product_rating ORDER BY product_id')).toEqual([
      { product_id: one, reviews: 1, stars: [1, 0, 0, 0, 0] },
      { product_id: two, reviews: 2, stars: [1, 0, 0, 1, 0] },
    ]);
  });

  test('locks its own row only', async () => {
    const product = await sales.insertForAll('product', productNumbered('P'));
    await sales.insertForAll('review', row(product, 'one'));
    const two = await sales.insertForAll('review', row(product, 'two'));
    expect((await lockReview(sales.db, two))?.summary).toBe('two');
    expect(await sales.locked('review')).toEqual([two]);
  });
});

describe('imported reviews', () => {
  const filed = (line: number, sku: string, summary: string, columns = {}) => ({
    line,
    sku,
    stars: 5,
    nickname: 'N',
    summary,
    body: 'B',
    written_at: null,
    status: 'approved' as const,
    store_id: null,
    ...columns,
  });

  test('require a known product, and are new by product, name and text', async () => {
    const family = await sales.product('F', { type: 'configurable' });
    await sales.product('V', { parent_id: family });
    const single = await sales.product('S');
    const another = await sales.product('A');
    await review(single, 'known');
    await review(another, 'not here');
    for (const stars of [1, 2, 2, 3]) await review(single, `with ${stars}`, { stars });
    await review(single, 'rejected', { stars: 1, status: 'rejected' });
    await openReviewStage(sales.on);
    const rows = [
      filed(1, 'S', 'known'),
      filed(2, 'S', 'known', { nickname: 'M' }),
      filed(3, 'S', 'known', { body: 'C' }),
      filed(4, 'S', 'not here'),
      filed(5, 'V', 'known', { status: 'pending' }),
      filed(6, 'V', 'known', { stars: 1 }),
      filed(7, 'NONE', 'known'),
    ];
    await stageReviews(sales.on, rows, NOW);
    expect(await reviewsOfNothing(sales.on, 9)).toEqual([{ line: 7, sku: 'NONE' }]);
    const last = (await sales.rows<{ id: number }>('SELECT max(id) AS id FROM review'))[0]?.id;
    expect(await writeReviews(sales.on, NOW)).toEqual({ written: 4, productIds: [family, single] });
    expect(
      await sales.rows('SELECT product_id, nickname, summary, body, decided_at FROM review WHERE id > $1 ORDER BY id', [
        last,
      ]),
    ).toEqual([
      { product_id: single, nickname: 'M', summary: 'known', body: 'B', decided_at: NOW },
      { product_id: single, nickname: 'N', summary: 'known', body: 'C', decided_at: NOW },
      { product_id: single, nickname: 'N', summary: 'not here', body: 'B', decided_at: NOW },
      { product_id: family, nickname: 'N', summary: 'known', body: 'B', decided_at: null },
    ]);
    expect(await sales.rows('SELECT product_id, reviews, total, stars FROM product_rating')).toEqual([
      { product_id: single, reviews: 8, total: 27, stars: [1, 2, 1, 1, 3] },
    ]);
  });

  test('lock the ratings of their products in the order of their ids', async () => {
    const ids: number[] = [];
    for (const sku of ['A', 'B', 'C', 'D']) ids.push(await sales.insertForAll('product', productNumbered(sku)));
    for (const id of [...ids].reverse()) await sales.insertForAll('product_rating', rating(id, 0, [0, 0, 0, 0, 0]));
    await openReviewStage(sales.on);
    // Pending reviews do not change ratings.
    const rows = ['C', 'B', 'A'].map((sku, at) => filed(at, sku, 'new', { status: 'pending' }));
    await stageReviews(sales.on, rows, NOW);
    // Forces a sequential scan, which is not in the order of the ids.
    await sales.rows('SET LOCAL enable_indexscan = off');
    await sales.rows('SET LOCAL enable_bitmapscan = off');
    const [first = 0, second = 0, third = 0] = ids;
    const work = () => writeReviews(sales.on, NOW);
    expect(await sales.lockedOnTheWay('product_rating', second, work, 'product_id')).toEqual([first]);
    expect(await sales.locked('product_rating', 'product_id')).toEqual([first, second, third]);
  });
});
