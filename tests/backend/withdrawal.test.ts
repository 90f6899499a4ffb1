// Withdrawals by consumers against the database: before and after shipment, complete and partial; returned products are refunded once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdOrder } from '#backend/commerce/fulfilment/hold';
import type { Life } from '#backend/commerce/fulfilment/step';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { type Receiving, receiveWithdrawn } from '#backend/commerce/returns/withdrawal/receive';
import { remindOfRefunds } from '#backend/commerce/returns/withdrawal/remind';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { inCopenhagen } from '#domain/calendar/calendar';
import { oere } from '#domain/money/money';
import {
  ApplyGiftCardDocument,
  FindGuestOrderDocument,
  OrderToWithdrawDocument,
  WithdrawFromOrderDocument,
} from '~/services/generated/commerce';
import { mailsIn } from '../support/outbox';
import { deliveredAt, dyingProvider, lifeAt, linesAt, shelvedAt, typedAt } from './after-sales';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, stockMismatches } from './test-backend';

const DAY = 24 * 60 * 60 * 1000;

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
});
afterAll(() => counter?.close());

const lifeWith = (provider?: PaymentProvider) => lifeAt(counter, provider);
const life = () => lifeWith();
const sku = (at: number) => skus[at] ?? '';

/** Order of a guest by card; `giftCard`: the amount paid by a gift card. */
async function ordered(goods: [sku: string, quantity: number][], giftCard = 0): Promise<string> {
  const cart = await readyCart(counter, goods, 'card');
  if (giftCard > 0) {
    const card = await inTransaction(counter.database.pool, (tx) =>
      issueCard(tx, { amount: oere(giftCard), note: 'Prøve', now: counter.clock.now() }),
    );
    await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cart, gift_card_code: card.code } });
  }
  const placed = await place(counter, cart);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const sent = (number: string, pieces?: ReadonlyMap<string, number>) => deliveredAt(counter, number, pieces);
const linesOf = (number: string) => linesAt(counter, number);
const run = (...typed: string[]) => typedAt(counter, ...typed);
let forms = 0;
const nextForm = () => {
  forms += 1;
  return `form-${forms}`;
};
async function withdraw(number: string, pieces: readonly number[], formKey = nextForm()) {
  const lines = (await linesOf(number)).map(({ id }, at) => ({ id, quantity: pieces[at] ?? 0 }));
  return declareWithdrawal(number, { lines, formKey }, { ...life(), by: 'customer' });
}
const numberOf = (done: Awaited<ReturnType<typeof withdraw>>) => {
  if (!done.ok) throw new Error(done.code);
  return done.withdrawal.number;
};
const receive = (number: string, more: Partial<Receiving> = {}, by: Life = life()) =>
  receiveWithdrawn(number, { pieces: null, lost: new Map(), restock: true, reason: 'Fortrydelse', ...more }, by);

const booksOf = async (number: string) =>
  (
    await counter.rows<{
      status: string;
      total: number;
      shipping: number;
      owed: number;
      invoiced: number;
      credited: number;
      captured: number;
      refunded: number;
      held: number;
    }>(
      `SELECT o.status, o.total_oere::int AS total, o.shipping_oere::int AS shipping,
          -- A parcel shop is the cheapest standard delivery.
          (o.total_oere - o.shipping_oere + least(o.shipping_oere, (o.shipping->>'standardOere')::int))::int AS owed,
          (SELECT coalesce(sum(total_oere), 0)::int FROM invoice WHERE order_id = o.id AND kind = 'invoice') AS invoiced,
          (SELECT coalesce(sum(total_oere), 0)::int FROM invoice WHERE order_id = o.id AND kind = 'credit') AS credited,
          p.captured_oere::int AS captured, p.refunded_oere::int AS refunded,
          (SELECT coalesce(-sum(oere), 0)::int FROM gift_card_entry WHERE order_id = o.id) AS held
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];
const lettersOf = async (number: string) =>
  (
    await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE payload->'told'->>'number' = $1 ORDER BY id`,
      [number],
    )
  ).map(({ template }) => template);

describe('before shipment', () => {
  test('the entire order is canceled, nothing is captured, and the same form twice creates one withdrawal', async () => {
    const number = await ordered([
      [sku(0), 2],
      [sku(1), 1],
    ]);
    const both = await Promise.all([withdraw(number, [2, 1], 'same'), withdraw(number, [2, 1], 'same')]);
    expect(new Set(both.map(numberOf)).size).toBe(1);
    expect(await booksOf(number)).toMatchObject({ status: 'canceled', captured: 0 });
    expect(await lettersOf(number)).toEqual(['withdrawal-receipt']);
    expect(await stockMismatches(counter)).toEqual([]);
    expect(await withdraw(number, [1, 0])).toMatchObject({ code: 'WITHDRAWAL_UNAVAILABLE' });
  });

  test('a part is canceled, and the order continues with the rest', async () => {
    const number = await ordered(
      [
        [sku(0), 2],
        [sku(1), 1],
      ],
      2000,
    );
    await withdraw(number, [1, 0]);
    expect((await linesOf(number)).map(({ canceled }) => canceled)).toEqual([1, 0]);
    expect((await booksOf(number))?.status).toBe('processing');
    expect(await stockMismatches(counter)).toEqual([]);
    await sent(number);
    const books = await booksOf(number);
    expect(books?.status).toBe('delivered');
    // The amount above the shipped products is neither captured nor deducted from the gift card.
    expect((books?.captured ?? 0) + (books?.held ?? 0)).toBe(books?.invoiced);
  });

  test('a partly shipped order is withdrawn from completely, also while it is on hold', async () => {
    const number = await ordered([[sku(0), 2]]);
    await sent(number, new Map([[sku(0), 1]]));
    expect(await holdOrder(number, '', life())).toMatchObject({ ok: true });
    const withdrawal = numberOf(await withdraw(number, [2]));
    // The one parcel has arrived, and nothing is left to send.
    expect(await booksOf(number)).toMatchObject({ status: 'delivered' });
    expect((await linesOf(number)).map(({ canceled }) => canceled)).toEqual([1]);
    expect(await receive(withdrawal)).toMatchObject({ ok: true, isClosed: true });
    const books = await booksOf(number);
    // Less the delivery cost above the cheapest method.
    const dearer = (books?.total ?? 0) - (books?.owed ?? 0);
    expect([books?.status, books?.credited]).toEqual(['closed', (books?.invoiced ?? 0) - dearer]);
  });

  test('an unpaid order cannot be withdrawn from', async () => {
    const placed = await place(counter, await readyCart(counter, [[sku(0), 1]], 'card'));
    expect(await withdraw(placed.number ?? '', [1])).toMatchObject({ code: 'WITHDRAWAL_UNAVAILABLE' });
  });
});

describe('after delivery', () => {
  test('nothing is refunded before the return; then everything including freight, and the order is closed', async () => {
    const number = await ordered([[sku(0), 3]]);
    await sent(number);
    const withdrawal = numberOf(await withdraw(number, [3]));
    expect(await booksOf(number)).toMatchObject({ status: 'delivered', credited: 0, refunded: 0 });
    expect(await receive(withdrawal, { pieces: new Map([[sku(0), 2]]) })).toMatchObject({ ok: true, isClosed: false });
    const first = await booksOf(number);
    expect(await receive(withdrawal, { pieces: new Map([[sku(0), 2]]) })).toMatchObject({ code: 'MORE_THAN_LEFT' });
    expect(await receive(withdrawal)).toMatchObject({ ok: true, isClosed: true });
    const books = await booksOf(number);
    expect(books).toMatchObject({ status: 'closed', credited: books?.owed, refunded: books?.owed });
    expect(first?.credited).toBeLessThan((books?.total ?? 0) - (books?.shipping ?? 0));
    expect(await receive(withdrawal)).toMatchObject({ code: 'NOTHING_LEFT' });
    expect(await stockMismatches(counter)).toEqual([]);
  });

  test('products with a loss of value are refunded with a deduction, and not restocked', async () => {
    const number = await ordered([
      [sku(0), 1],
      [sku(1), 1],
    ]);
    await sent(number);
    const withdrawal = numberOf(await withdraw(number, [1, 1]));
    const lost = new Map([[sku(0), oere(1000)]]);
    expect(await receive(withdrawal, { lost: new Map([[sku(0), oere(99_000_000)]]) })).toMatchObject({
      code: 'REDUCTION_ABOVE_PRICE',
    });
    expect(await receive(withdrawal, { lost, reason: 'Brugt' })).toMatchObject({ ok: true });
    const books = await booksOf(number);
    expect(books?.credited).toBe((books?.owed ?? 0) - 1000);
    expect(books?.refunded).toBe((books?.owed ?? 0) - 1000);
    expect(await shelvedAt(counter, number)).toEqual([{ sku: sku(1) }]);
  });

  test('of an expensive delivery only the price of the cheapest standard delivery is refunded', async () => {
    const number = await ordered([[sku(0), 1]]);
    await sent(number);
    await counter.rows(
      `UPDATE sales_order SET shipping = shipping || '{"standardOere": 100}' WHERE number = $1 AND shipping_oere > 100`,
      [number],
    );
    await receive(numberOf(await withdraw(number, [1])));
    const books = await booksOf(number);
    expect(books?.shipping).toBeGreaterThan(100);
    expect(books?.credited).toBe((books?.total ?? 0) - (books?.shipping ?? 0) + 100);
  });

  test('a partial withdrawal refunds no freight, and gift cards get the amount not paid by card', async () => {
    const number = await ordered(
      [
        [sku(0), 2],
        [sku(1), 2],
      ],
      3000,
    );
    await sent(number);
    await receive(numberOf(await withdraw(number, [2, 0])));
    await receive(numberOf(await withdraw(number, [0, 2])));
    const books = await booksOf(number);
    expect(books).toMatchObject({ status: 'closed', credited: books?.total, held: 0 });
    expect(books?.refunded).toBe((books?.total ?? 0) - 3000);
  });

  test('what has not been invoiced is not credited', async () => {
    const number = await ordered([[sku(0), 1]]);
    await ship(number, { pieces: null, carrier: null, trackingNumber: '1' }, life());
    const withdrawal = numberOf(await withdraw(number, [1]));
    expect(await receive(withdrawal)).toMatchObject({ code: 'NOT_INVOICED' });
  });

  test('is accepted within the withdrawal period, rejected after it, and accepted longer when the consumer was not informed', async () => {
    const number = await ordered([[sku(0), 2]]);
    await sent(number);
    counter.clock.forward(13 * DAY);
    expect(await withdraw(number, [1])).toMatchObject({ ok: true });
    counter.clock.forward(6 * DAY);
    expect(await withdraw(number, [1])).toMatchObject({ code: 'WITHDRAWAL_UNAVAILABLE' });
    await counter.rows('UPDATE sales_order SET withdrawal_told_at = NULL WHERE number = $1', [number]);
    expect(await withdraw(number, [1])).toMatchObject({ ok: true });
  });
});

test('a receipt names what was withdrawn from, with date and time (D30)', async () => {
  const number = await ordered([
    [sku(0), 2],
    [sku(1), 1],
  ]);
  const withdrawal = numberOf(await withdraw(number, [1, 0]));
  await counter.deliverMail();
  const [mail] = (await mailsIn(counter.outbox)).filter(({ text }) => text.includes(withdrawal));
  const { date, hour, minute } = inCopenhagen(counter.clock.now());
  const time = `${String(hour).padStart(2, '0')}.${String(minute).padStart(2, '0')}`;
  for (const said of ['Modtaget', `${Number(date.slice(8))}.`, date.slice(0, 4), time, '1 pk', sku(0), number])
    expect(mail?.text).toContain(said);
  expect(mail?.text).not.toContain(sku(1));
});

test('a provider that fails between refund and response refunds once, with one credit note', async () => {
  const number = await ordered([[sku(0), 1]]);
  await sent(number);
  const { provider, keys, mend } = dyingProvider();
  const withdrawal = numberOf(await withdraw(number, [1]));
  expect(await receive(withdrawal, {}, lifeWith(provider))).toMatchObject({ ok: true });
  expect(await booksOf(number)).toMatchObject({ refunded: 0, status: 'closed' });
  mend();
  await Promise.all([carryOut(null, lifeWith(provider)), carryOut(null, lifeWith(provider))]);
  expect(await receive(withdrawal, {}, lifeWith(provider))).toMatchObject({ code: 'NOTHING_LEFT' });
  const books = await booksOf(number);
  expect(books).toMatchObject({ credited: books?.owed, refunded: books?.owed });
  expect(new Set(keys).size).toBe(1);
});

test('two staff members who receive the same shipment concurrently refund it once', async () => {
  const number = await ordered([[sku(0), 2]]);
  await sent(number);
  const withdrawal = numberOf(await withdraw(number, [2]));
  const both = await Promise.all([receive(withdrawal), receive(withdrawal)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const books = await booksOf(number);
  expect(books).toMatchObject({ credited: books?.owed, refunded: books?.owed });
});

test('a coupon may be used again when its entire order was returned', async () => {
  const number = await ordered([[sku(0), 1]]);
  await sent(number);
  const [coupon] = await counter.rows<{ id: number }>('SELECT id FROM coupon ORDER BY id LIMIT 1');
  await counter.rows(
    `INSERT INTO coupon_use (coupon_id, order_id, email, delta, at) SELECT $2, id, email, 1, now() FROM sales_order WHERE number = $1`,
    [number, coupon?.id],
  );
  await receive(numberOf(await withdraw(number, [1])));
  const uses = await counter.rows(
    'SELECT u.delta FROM coupon_use u JOIN sales_order o ON o.id = u.order_id WHERE o.number = $1 ORDER BY u.delta',
    [number],
  );
  expect(uses.map(({ delta }) => delta)).toEqual([-1, 1]);
});

describe('GraphQL', () => {
  const find = (number: string, email: string, postcode: string, address = '203.0.113.7') =>
    counter.ask(FindGuestOrderDocument, { input: { number, email, postcode } }, { address });

  test('a guest finds the order by number, e-mail and postcode, sees what is left, and withdraws once', async () => {
    const number = await ordered([[sku(0), 2]]);
    const [order] = await counter.rows<{ email: string; postcode: string }>(
      `SELECT email, shipping_address->>'postcode' AS postcode FROM sales_order WHERE number = $1`,
      [number],
    );
    const { email = '', postcode = '' } = order ?? {};
    const token = (await find(number, ` ${email.toUpperCase()}`, postcode)).data?.guestOrder.token ?? '';
    const asked = await counter.ask(OrderToWithdrawDocument, { token });
    const told = asked.data?.guestOrderByToken.withdrawal;
    expect(told).toMatchObject({ refusal: null, last_day: null, lines: [{ product_sku: sku(0), left: 2 }] });
    const lines = [{ id: told?.lines[0]?.id ?? 0, quantity: 1 }];
    const send = (form_key: string) => counter.ask(WithdrawFromOrderDocument, { input: { token, form_key, lines } });
    const [one, again] = [await send('a'), await send('a')];
    expect(one.data?.withdrawFromOrder.number).toBe(again.data?.withdrawFromOrder.number);
    expect((await send('b')).errors).toEqual([]);
    expect((await send('c')).errors[0]?.code).toBe('WITHDRAWAL_UNAVAILABLE');
    const wrong = { token: 'x', form_key: 'd', lines };
    expect((await counter.ask(WithdrawFromOrderDocument, { input: wrong })).data).toBeNull();
  });

  test('wrong data gets the same response as a missing order, and the number of tries is limited', async () => {
    const number = await ordered([[sku(0), 1]]);
    const [order] = await counter.rows<{ email: string; postcode: string }>(
      `SELECT email, shipping_address->>'postcode' AS postcode FROM sales_order WHERE number = $1`,
      [number],
    );
    const { email = '', postcode = '' } = order ?? {};
    const unlike = [
      await find('1', email, postcode),
      await find(number, 'x@example.dk', postcode),
      await find(number, email, '9999'),
    ];
    expect(new Set(unlike.map(({ errors }) => JSON.stringify(errors))).size).toBe(1);
    expect(unlike[0]?.errors[0]?.category).toBe('graphql-no-such-entity');
    const codes = [];
    for (let turn = 0; turn < 20; turn += 1) codes.push((await find(number, email, '9999')).errors[0]?.code);
    expect(codes.at(-1)).toBe('ORDER_LOCKED');
    expect((await find(number, email, postcode)).errors[0]?.code).toBe('ORDER_LOCKED');
    // Its owner finds it from another address.
    expect((await find(number, email, postcode, '203.0.113.8')).errors).toEqual([]);
  });
});

test('exemptions are stored with the order at the time of sale', async () => {
  await counter.rows(`UPDATE product SET withdrawal_exempt = 'perishable' WHERE sku = $1`, [sku(2)]);
  const number = await ordered([
    [sku(2), 1],
    [sku(0), 1],
  ]);
  await counter.rows('UPDATE product SET withdrawal_exempt = NULL WHERE sku = $1', [sku(2)]);
  expect(await withdraw(number, [1, 1])).toMatchObject({ code: 'WITHDRAWAL_EXEMPT' });
  expect(await withdraw(number, [0, 1])).toMatchObject({ ok: true });
});

test('a company cannot withdraw', async () => {
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const placed = await place(counter, await readyCart(counter, [[sku(0), 1]], 'account', birgitte), birgitte);
  expect(await withdraw(placed.number ?? '', [1])).toMatchObject({ code: 'WITHDRAWAL_UNAVAILABLE' });
});

test('staff are reminded once, four days before the refund is due, and not of closed withdrawals', async () => {
  const [open, done] = [await ordered([[sku(0), 1]]), await ordered([[sku(1), 1]])];
  for (const number of [open, done]) await sent(number);
  const [waiting, closed] = [numberOf(await withdraw(open, [1])), numberOf(await withdraw(done, [1]))];
  await receive(closed);
  const told = async () =>
    (
      await counter.rows<{ withdrawal: string }>(
        `SELECT payload->'told'->>'withdrawal' AS withdrawal FROM mail WHERE template = 'withdrawal-due' ORDER BY id`,
      )
    ).flatMap(({ withdrawal }) => (withdrawal === waiting || withdrawal === closed ? [withdrawal] : []));
  const { db, pool } = counter.database;
  const remind = () => remindOfRefunds({ db, pool, queue: noJobs, mailbox: null, now: counter.clock.now() });
  counter.clock.forward(9 * DAY);
  await remind();
  expect(await told()).toEqual([]);
  counter.clock.forward(DAY);
  await remind();
  await remind();
  expect(await told()).toEqual([waiting]);
});

test('staff enter a withdrawal by letter, list open ones, and receive returned products, damaged or not', async () => {
  const number = await ordered([
    [sku(0), 2],
    [sku(1), 1],
  ]);
  await sent(number);
  expect(await run('withdrawal', 'add', number, '--line', `${sku(0)}=3`)).toMatchObject({ code: 1 });
  const added = await run('withdrawal', 'add', number, '--line', `${sku(0)}=2`);
  const withdrawal = /fortrydelse (\d+)/.exec(added.said)?.[1] ?? '';
  expect((await run('withdrawal', 'list')).said).toMatch(
    new RegExp(`${withdrawal} {2}ordre ${number} .*pengene tilbage senest \\d{4}`),
  );
  expect((await run('withdrawal', 'show', withdrawal)).said).toContain('fortrudt 2, ikke sendt 0, kommet retur 0');
  expect(await run('withdrawal', 'show', '1')).toEqual({ code: 1, said: '1: findes ikke.\n' });
  const lost = ['--lost', `${sku(0)}=10`];
  expect((await run('withdrawal', 'receive', withdrawal, ...lost)).said).toContain('Skriv med --reason');
  const part = await run('withdrawal', 'receive', withdrawal, '--line', `${sku(0)}=1`, ...lost, '--reason', 'Ridset');
  expect(part).toMatchObject({ code: 0, said: expect.stringContaining('Resten mangler endnu.') });
  expect((await run('withdrawal', 'receive', withdrawal)).said).toContain('Alt er kommet retur.');
  expect((await run('withdrawal', 'list')).said).not.toContain(withdrawal);
  expect((await run('withdrawal', 'list', '--all')).said).toContain(withdrawal);
  const actions = await counter.rows<{ command: string; staff: string }>(
    `SELECT command, staff FROM staff_action WHERE subject IN ($1, $2) ORDER BY id`,
    [number, withdrawal],
  );
  expect(actions).toEqual(
    ['withdrawal add', 'withdrawal receive', 'withdrawal receive'].map((command) => ({ command, staff: 'Mette' })),
  );
});

test('staff end a withdrawal that is never returned: nothing is refunded for it, and the buyer is notified and may withdraw again', async () => {
  const number = await ordered([[sku(0), 3]]);
  await sent(number);
  const withdrawal = numberOf(await withdraw(number, [3]));
  await receive(withdrawal, { pieces: new Map([[sku(0), 1]]) });
  const before = await booksOf(number);
  expect(await run('withdrawal', 'end', withdrawal)).toMatchObject({ code: 1 });
  expect(await run('withdrawal', 'end', withdrawal, '--reason', 'Kom aldrig')).toMatchObject({ code: 0 });
  expect(await booksOf(number)).toEqual(before);
  expect(await lettersOf(number)).toEqual(expect.arrayContaining(['withdrawal-ended']));
  expect((await run('withdrawal', 'show', withdrawal)).said).toContain('kommet retur 1, bliver hos kunden 2');
  expect((await run('withdrawal', 'list')).said).not.toContain(withdrawal);
  expect(await run('withdrawal', 'end', withdrawal, '--reason', 'Igen')).toMatchObject({ code: 1 });
  const again = numberOf(await withdraw(number, [2]));
  expect(await receive(again)).toMatchObject({ ok: true, isClosed: true });
  expect((await booksOf(number))?.status).toBe('closed');
});

test('staff deduct a loss of value from a credit without a withdrawal', async () => {
  const number = await ordered([[sku(0), 1]]);
  await sent(number);
  const crediting = {
    pieces: null,
    restock: true,
    freight: null,
    reason: 'Ridset',
    lost: new Map([[sku(0), oere(500)]]),
  };
  expect(await creditOrder(number, crediting, life())).toMatchObject({ ok: true });
  const books = await booksOf(number);
  expect(books?.credited).toBe((books?.total ?? 0) - 500);
});
