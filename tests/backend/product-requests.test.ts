// Requests about a product: price requests, stock notices and reviews, also concurrent ones.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellWhoWaits } from '#backend/commerce/request/stock-notice';
import { decideReview } from '#backend/commerce/review/decide-review';
import { listStores } from '#backend/commerce/store/store.sql';
import { noJobs } from '#backend/db/job-queue';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import {
  ContactUsDocument,
  EndNoticeDocument,
  KeepNoticeDocument,
  RequestPriceDocument,
  RouteDocument,
  WriteReviewDocument,
} from '~/services/generated/commerce';
import { mailIn, mailsIn } from '../support/outbox';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  await counter.backend.startJobs();
});
afterAll(() => counter?.close());

const skuWhere = async (where: string) =>
  (
    await counter.rows<{ sku: string }>(
      `SELECT sku FROM product p WHERE (store_ids IS NULL OR 1 = ANY (store_ids)) AND parent_id IS NULL AND ${where} ORDER BY id LIMIT 1`,
    )
  )[0]?.sku ?? '';
const number = async (sql: string, values: unknown[] = []) =>
  (await counter.rows<{ n: number }>(sql, values))[0]?.n ?? 0;

describe('an enquiry', () => {
  const question = { name: 'Karen Bang', email: 'spoerger@example.dk', comment: 'Kan <bordet> hæves?' };
  const asks = (more: object = {}) => counter.ask(ContactUsDocument, { input: { ...question, ...more } });

  test('is mailed to the shop and the sender, with the date of the answer, and two concurrent ones count once', async () => {
    const [one, other] = await Promise.all([asks(), asks()]);
    expect([one?.data?.contactUs, other?.data?.contactUs]).toEqual([{ status: true }, { status: true }]);
    const mail = await mailIn(counter.outbox, 'spoerger@example.dk', 'Tak, fordi du skrev');
    expect(mail.text).toMatch(/svar senest \w+dag den \d+\. \w+ \d{4}/);
    expect(mail.html).toContain('Kan &lt;bordet&gt; hæves?');
    await mailIn(counter.outbox, 'kundeservice@kontorvaerk.example', 'Ny henvendelse');
    expect((await mailsIn(counter.outbox)).filter(({ to }) => to.includes('spoerger@example.dk'))).toHaveLength(1);
  });

  test.each([
    ['of nothing', { comment: ' \u0000 ' }, 'REQUIRED'],
    ['without a name', { name: ' ' }, 'REQUIRED'],
    ['from no mailbox', { email: 'a@b.dk\nbcc: c@d.dk' }, 'EMAIL_INVALID'],
    ['with a number that is none', { telephone: 'ring bare' }, 'PHONE_INVALID'],
    ['as long as a novel', { comment: 'x'.repeat(2001) }, 'TOO_LONG'],
  ])('%s is rejected', async (_what, more, code) => {
    expect((await asks(more)).errors).toMatchObject([{ code }]);
  });
});

describe('a price request', () => {
  const asking = async (more: object = {}) => ({
    sku: await skuWhere('request_price'),
    name: 'Karen Bang',
    email: 'karen@example.dk',
    company: 'Bang ApS',
    quantity: 12,
    comment: 'Skal <bruges> i uge 50',
    form_key: 'form-1',
    ...more,
  });

  test('submitted twice concurrently is stored once, and mailed once to the shop and to the sender with the date of the answer', async () => {
    const input = await asking();
    const [one, other] = await Promise.all([
      counter.ask(RequestPriceDocument, { input }),
      counter.ask(RequestPriceDocument, { input }),
    ]);
    expect([one?.errors, other?.errors]).toEqual([[], []]);
    expect(one?.data?.requestPrice).toEqual(other?.data?.requestPrice);
    expect(await number("SELECT count(*)::int AS n FROM price_request WHERE form_key = 'form-1'")).toBe(1);
    const mail = await mailIn(counter.outbox, 'karen@example.dk', 'Tak for din forespørgsel');
    expect(mail.text).toMatch(/svar senest \w+dag den \d+\. \w+ \d{4}/);
    expect(mail.text).toContain('Skal <bruges> i uge 50');
    expect(mail.html).toContain('Skal &lt;bruges&gt; i uge 50');
    await mailIn(counter.outbox, 'kundeservice@kontorvaerk.example', 'Ny prisforespørgsel');
    const all = (await mailsIn(counter.outbox)).filter(({ to }) => to.includes('karen@example.dk'));
    expect(all).toHaveLength(1);
  });

  test('is confirmed in English to an English reader', async () => {
    const input = await asking({ email: 'ida@example.dk', form_key: 'form-2' });
    await counter.ask(RequestPriceDocument, { input }, { store: 'b2c', language: 'en' });
    expect((await mailIn(counter.outbox, 'ida@example.dk', 'Thank you for your request')).text).toContain(
      'you will have our answer by',
    );
  });

  test.each([
    ['a product with a price', async () => ({ sku: (await someSkus(counter, 1))[0] }), 'PRICE_NOT_ON_REQUEST'],
    ['no product', async () => ({ sku: 'findes-ikke' }), 'PRODUCT_NOT_FOUND'],
    ['no address', async () => ({ email: 'karen@' }), 'EMAIL_INVALID'],
    ['no name', async () => ({ name: '  ' }), 'REQUIRED'],
    ['half a chair', async () => ({ quantity: 0.5 }), 'QUANTITY_NOT_A_NUMBER'],
    ['a novel', async () => ({ comment: 'x'.repeat(2001) }), 'TOO_LONG'],
  ])('about %s is rejected', async (_, more, code) => {
    const input = await asking({ form_key: `refused-${code}`, ...(await more()) });
    expect((await counter.ask(RequestPriceDocument, { input })).errors).toMatchObject([{ code }]);
  });

  test('the eleventh for one address within an hour is rejected', async () => {
    const codes = [];
    for (let at = 0; at < 11; at += 1) {
      const input = await asking({ email: 'flood@example.dk', form_key: `flood-${at}` });
      codes.push((await counter.ask(RequestPriceDocument, { input })).errors[0]?.code ?? 'ok');
    }
    expect(codes).toEqual([...Array(10).fill('ok'), 'TOO_MANY_REQUESTS']);
  });
});

describe('a back-in-stock notice', () => {
  const soldOut = async () => {
    const [sku = ''] = await someSkus(counter, 1);
    return sku;
  };
  const shelf = (sku: string, quantity: number) =>
    counter.rows(
      "UPDATE stock_item SET quantity = $2 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)",
      [sku, quantity],
    );
  const left = (sku: string) =>
    number(
      "SELECT quantity AS n FROM stock_item WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)",
      [sku],
    );
  const tellAll = () => {
    const { db, pool } = counter.database;
    const asked = { stores: () => listStores(db), purchaseRules: PURCHASE_RULES };
    return tellWhoWaits({ db, pool, queue: noJobs, ...asked, now: counter.clock.now() });
  };
  const ask = (sku: string, email: string, who: Who = {}) =>
    counter.ask(KeepNoticeDocument, { input: { sku, email } }, who);

  test('is sent once when a canceled payment returns the stock', async () => {
    const sku = await soldOut();
    expect((await ask(sku, 'bo@example.dk')).errors).toMatchObject([{ code: 'ALREADY_IN_STOCK' }]);
    await shelf(sku, 1);
    const placed = await place(counter, await readyCart(counter, [[sku, 1]]));
    expect(placed.errors).toEqual([]);
    expect(await left(sku)).toBe(0);
    await Promise.all([ask(sku, 'bo@example.dk'), ask(sku, 'Bo@Example.dk')]);
    expect(await number("SELECT count(*)::int AS n FROM stock_alert WHERE lower(email) = 'bo@example.dk'")).toBe(1);
    await mailIn(counter.outbox, 'bo@example.dk', 'Du får besked');
    await press(counter, placed.payAt ?? '', 'cancelled');
    const mail = await mailIn(counter.outbox, 'bo@example.dk', 'Den er på lager igen');
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/.+/);
    await tellAll();
    expect(await number("SELECT count(*)::int AS n FROM mail WHERE template = 'back-in-stock'")).toBe(1);
  });

  // spec: 1: Back-in-stock notification
  //   at backend/commerce/request/stock-notice.ts
  test('is sent once by concurrent workers', async () => {
    const sku = await soldOut();
    await shelf(sku, 0);
    for (let at = 0; at < 8; at += 1) await ask(sku, `waiting-${at}@example.dk`);
    await shelf(sku, 60);
    const before = await number("SELECT count(*)::int AS n FROM mail WHERE template = 'back-in-stock'");
    const work = tellAll;
    const told = await Promise.all([work(), work(), work()]);
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(8);
    expect(await number("SELECT count(*)::int AS n FROM mail WHERE template = 'back-in-stock'")).toBe(before + 8);
    expect(await work()).toBe(0);
  });

  test('waits while a purchase rule excludes visitors of its store', async () => {
    const sku = await soldOut();
    const change = (columns: string) => counter.rows(`UPDATE product SET ${columns} WHERE sku = $1`, [sku]);
    await shelf(sku, 0);
    for (const store of ['b2c', 'b2b']) await ask(sku, `${store}@example.dk`, { store });
    await shelf(sku, 60);
    const told = async (columns: string) => {
      await change(columns);
      return tellAll();
    };
    expect(await told('request_price = true')).toBe(0);
    expect(await told(`request_price = false, store_ids = '{5}'`)).toBe(0);
    expect(await told(`store_ids = NULL, stock_state = 'inactive'`)).toBe(0);
    expect(await told(`stock_state = 'common-item', min_qty = 61`)).toBe(0);
    // Consumers may not buy it, businesses may.
    expect(await told('min_qty = 1, only_trade = true')).toBe(1);
    expect(
      await number(
        "SELECT count(*)::int AS n FROM mail WHERE recipient = 'b2b@example.dk' AND template = 'back-in-stock'",
      ),
    ).toBe(1);
    expect(await told('only_trade = false')).toBe(1);
  });

  test('is canceled by the link of its mail, once', async () => {
    const sku = await soldOut();
    await shelf(sku, 0);
    // The link is inserted when the mail is sent, and never stored in the queue.
    await counter.rows(`ALTER TABLE mail ADD CONSTRAINT keeps_no_link
      CHECK (NOT payload ? 'told' OR NOT payload::text LIKE '%lagerbesked%') NOT VALID`);
    await ask(sku, 'eva@example.dk');
    const mail = await mailIn(counter.outbox, 'eva@example.dk', 'Du får besked');
    const [, token = ''] = /\/lagerbesked\/([\w-]+)/.exec(mail.text) ?? [];
    const end = async () => (await counter.ask(EndNoticeDocument, { token })).data?.endProductAlertStock?.success;
    expect([await end(), await end()]).toEqual([true, false]);
    await shelf(sku, 60);
    expect(await tellAll()).toBe(0);
  });
});

describe('a review', () => {
  const review = (sku: string, stars = 4) => ({
    sku,
    nickname: 'Anna',
    summary: 'God stol',
    text: 'Den er god.',
    ratings: [{ id: '1', value_id: String(stars) }],
  });
  const shown = async (sku: string) => {
    const [{ url } = { url: '' }] = await counter.rows<{ url: string }>(
      'SELECT coalesce(f.url_key, p.url_key) AS url FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.sku = $1',
      [sku],
    );
    const question = { url, pageSize: 1, page: 1, chosen: false, listed: true, narrowed: false, reviewPage: 1 };
    const route = (await counter.ask(RouteDocument, question)).data?.route;
    return route && 'reviews' in route ? route : null;
  };

  // spec: 1: Product reviews
  //   at backend/commerce/review/write-review.ts
  // spec: 7 Other: Calls for reviews
  //   at app/services/review/review.graphql
  test('is pending until staff approve it, counts once in the rating, and is removed when rejected', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const [sku = ''] = await someSkus(
      counter,
      1,
      'NOT EXISTS (SELECT FROM product_rating r WHERE r.product_id = p.id)',
    );
    const replies = await Promise.all(
      [1, 2, 3].map(() => counter.ask(WriteReviewDocument, { input: review(sku) }, anna)),
    );
    expect(replies.map(({ errors }) => errors[0]?.code ?? 'ok').sort()).toEqual([
      'ALREADY_REVIEWED',
      'ALREADY_REVIEWED',
      'ok',
    ]);
    expect(await shown(sku)).toMatchObject({ review_count: 0, reviews: { items: [] } });
    const id = await number("SELECT id AS n FROM review WHERE status = 'pending'");
    const staff = { pool: counter.database.pool, now: counter.clock.now() };
    await Promise.all([decideReview(id, 'approved', staff), decideReview(id, 'approved', staff)]);
    expect(await shown(sku)).toMatchObject({
      review_count: 1,
      rating_summary: 80,
      reviews: { stars: [0, 0, 0, 1, 0], items: [{ nickname: 'Anna', average_rating: 80, is_demo: false }] },
    });
    await decideReview(id, 'rejected', staff);
    expect(await shown(sku)).toMatchObject({ review_count: 0, reviews: { stars: [0, 0, 0, 0, 0], items: [] } });
    expect(await decideReview(0, 'approved', staff)).toMatchObject({ ok: false, code: 'REVIEW_NOT_FOUND' });
  });

  test('requires a login, stars and text', async () => {
    const [sku = ''] = await someSkus(counter, 1);
    expect((await counter.ask(WriteReviewDocument, { input: review(sku) })).errors).toMatchObject([
      { category: 'graphql-authorization' },
    ]);
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const codeOf = async (more: object) =>
      (await counter.ask(WriteReviewDocument, { input: { ...review(sku), ...more } }, anna)).errors[0]?.code;
    expect(await codeOf({ ratings: [{ id: '1', value_id: '6' }] })).toBe('REQUIRED');
    expect(await codeOf({ summary: ' ' })).toBe('REQUIRED');
    expect(await codeOf({ text: 'x'.repeat(3001) })).toBe('TOO_LONG');
    expect(await codeOf({ sku: 'findes-ikke' })).toBe('PRODUCT_NOT_FOUND');
  });

  test('stored ratings of the demo data equal the sums of its reviews', async () => {
    expect(await number('SELECT count(*)::int AS n FROM review WHERE demo')).toBeGreaterThan(20);
    const wrong = await counter.rows(`SELECT r.product_id FROM product_rating r JOIN
      (SELECT product_id, count(*) AS n, sum(stars) AS total FROM review WHERE status = 'approved' GROUP BY 1) s USING (product_id)
      WHERE (r.reviews, r.total) <> (s.n, s.total)`);
    expect(wrong).toEqual([]);
  });
});
