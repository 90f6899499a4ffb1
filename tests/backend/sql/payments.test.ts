// SQL of payments: finds and changes one payment, by status and time, and no others.
import { describe, expect, test } from 'vitest';
import {
  bookCapture,
  bookRefund,
  dueOperations,
  operationsOf,
  settleOperation,
} from '#backend/commerce/payment/money/money.sql';
import {
  givenUpSessions,
  lockPayment,
  noteAsked,
  openSessions,
  overdueSessions,
  payloadOfEvent,
  paymentBySession,
  paymentOfOrder,
  storedSecret,
  writePayment,
} from '#backend/commerce/payment/payment.sql';
import { HERE, minutes, NOW, openSales, orderNumbered } from './sales';

const sales = openSales();

const row = (name: string, orderId: number) => ({
  order_id: orderId,
  provider: 'card',
  mode: 'TEST',
  status: 'pending',
  amount_oere: 10_000,
  provider_reference: `reference ${name}`,
  session_token: name,
  created_at: NOW,
  updated_at: NOW,
});
/** The payment of an order with that number. */
async function payment(name: string, columns: Record<string, unknown> = {}, order: Record<string, unknown> = {}) {
  const orderId = await sales.order(name, order);
  return { orderId, id: await sales.insert('payment', { ...row(name, orderId), ...columns }) };
}
const all = (columns: string) => sales.rows(`SELECT ${columns} FROM payment ORDER BY id`);

describe('a payment', () => {
  test('is found by order and by session, and updated by id', async () => {
    const [one, two] = [await payment('one'), await payment('two')];
    for (const { id, orderId } of [one, two]) expect((await paymentOfOrder(sales.db, orderId))?.id).toBe(id);
    expect(await paymentBySession(sales.db, 'two')).toMatchObject({
      payment: { id: two.id },
      order: { number: 'two' },
    });
    expect(await paymentBySession(sales.db, 'one')).toMatchObject({
      payment: { id: one.id },
      order: { number: 'one' },
    });
    await writePayment(sales.db, two.id, { status: 'declined' }, minutes(1));
    await noteAsked(sales.db, one.id, minutes(2));
    expect(await all('status, updated_at, asked_at')).toEqual([
      { status: 'pending', updated_at: NOW, asked_at: minutes(2) },
      { status: 'declined', updated_at: minutes(1), asked_at: null },
    ]);
  });

  test('is locked by its order', async () => {
    const ids: number[] = [];
    for (const name of ['one', 'two']) {
      const cart = { id: name, store_id: HERE, status: 'ordered', created_at: NOW, updated_at: NOW };
      await sales.insertForAll('cart', cart);
      const orderId = await sales.insertForAll('sales_order', { ...orderNumbered(name), status: 'complete' });
      ids.push(await sales.insertForAll('payment', row(name, orderId)));
    }
    const [, second] = await sales.rows<{ order_id: number }>('SELECT order_id FROM payment ORDER BY id');
    expect((await lockPayment(sales.db, second?.order_id ?? 0))?.id).toBe(ids[1]);
    expect(await sales.locked('payment')).toEqual([ids[1]]);
  });
});

describe('payments to query at the provider', () => {
  test('are overdue after a time, which is shorter when gift cards are reserved for them', async () => {
    const [long, short] = [minutes(-60), minutes(-30)];
    await payment('long', { created_at: minutes(-61) });
    await payment('declined', { created_at: minutes(-61), status: 'declined' });
    await payment('short', { created_at: minutes(-31) });
    await payment('with-cards', { created_at: minutes(-31) }, { gift_card_oere: 100 });
    await payment('new-with-cards', { created_at: minutes(-29) }, { gift_card_oere: 100 });
    const card = await sales.insert('kept_card', {
      ...{
        customer_id: await sales.customer('kept'),
        provider: 'test',
        public_hash: 'a',
        agreement: 'Ja',
        agreed_at: minutes(-90),
        way_back: '/',
      },
    });
    await payment('kept-card', { created_at: minutes(-61), card_id: card });
    await payment('old-kept-card', { created_at: minutes(-91), card_id: card });
    const since = { openedBefore: long, withCards: short, onKeptCard: minutes(-90) };
    expect(await overdueSessions(sales.db, since)).toEqual(['long', 'with-cards', 'old-kept-card']);
  });

  test('are open, of this provider and older than the limit; the one queried longest ago first', async () => {
    const old = { created_at: minutes(-10) };
    await payment('asked-late', { ...old, asked_at: minutes(-1) });
    await payment('asked-early', { ...old, asked_at: minutes(-2) });
    await payment('never-asked', old);
    await payment('elsewhere', { ...old, provider: 'bank' });
    await payment('paid', { ...old, status: 'authorised' });
    await payment('new');
    const found = await openSessions(sales.db, 'card', minutes(-5));
    expect(found.map(({ sessionToken }) => sessionToken)).toEqual(['never-asked', 'asked-early', 'asked-late']);
  });

  test('failed in that period, with no money reserved and no final event of the provider', async () => {
    const opened = { after: minutes(-20), before: minutes(-10) };
    const gone = { created_at: minutes(-15), status: 'declined' };
    const event = (paymentId: number, kind: string) =>
      sales.insert('payment_event', { idempotency_key: `${paymentId} ${kind}`, payment_id: paymentId, kind, at: NOW });
    await payment('declined', gone);
    const cancelled = await payment('cancelled', { ...gone, status: 'cancelled' });
    await event(cancelled.id, 'opened');
    await payment('open', { ...gone, status: 'pending' });
    await payment('reserved', { ...gone, authorised_oere: 1 });
    await payment('elsewhere', { ...gone, provider: 'bank' });
    await payment('before', { ...gone, created_at: minutes(-21) });
    await payment('after', { ...gone, created_at: minutes(-9) });
    await event((await payment('late', gone)).id, 'late');
    await event((await payment('asked', gone)).id, 'asked');
    const found = await givenUpSessions(sales.db, 'card', opened, 'asked');
    expect(found.map(({ sessionToken }) => sessionToken)).toEqual(['declined', 'cancelled']);
  });
});

describe('payment operations', () => {
  let made = 0;
  const operation = (paymentId: number, status = 'due') =>
    sales.insert('payment_operation', {
      payment_id: paymentId,
      kind: 'capture',
      amount_oere: 100,
      idempotency_key: `key-${made++}`,
      status,
      asked_at: NOW,
    });

  test('are returned by payment, and the due ones by order or for all orders', async () => {
    const [one, two] = [await payment('one'), await payment('two')];
    const [due, done, other] = [await operation(one.id), await operation(one.id, 'done'), await operation(two.id)];
    expect((await operationsOf(sales.db, one.id)).map(({ id }) => id)).toEqual([due, done]);
    const dueOf = async (orderId: number | null) =>
      (await dueOperations(sales.db, orderId)).map((found) => [found.operation.id, found.reference, found.orderId]);
    expect(await dueOf(two.orderId)).toEqual([[other, 'reference two', two.orderId]]);
    expect(await dueOf(null)).toEqual([
      [due, 'reference one', one.orderId],
      [other, 'reference two', two.orderId],
    ]);
  });

  test('are settled once, by id', async () => {
    const { id } = await payment('one');
    const [first, second] = [await operation(id), await operation(id)];
    const done = { status: 'done' as const, note: '', reference: null, doneAt: NOW };
    expect(await settleOperation(sales.db, second, done)).toBe(true);
    expect(await settleOperation(sales.db, second, { ...done, status: 'refused' })).toBe(false);
    expect(await sales.rows('SELECT id, status FROM payment_operation ORDER BY id')).toEqual([
      { id: first, status: 'due' },
      { id: second, status: 'done' },
    ]);
  });

  test('are recorded on their payment, which is captured with the last one or when the full amount is', async () => {
    const reserved = { status: 'authorised', authorised_oere: 1_000 };
    const [part, whole, last] = [
      await payment('part', reserved),
      await payment('whole', reserved),
      await payment('last', reserved),
    ];
    await bookCapture(sales.db, part.id, 400, false, NOW);
    await bookCapture(sales.db, whole.id, 400, false, NOW);
    await bookCapture(sales.db, whole.id, 600, false, NOW);
    await bookCapture(sales.db, last.id, 300, true, NOW);
    await bookRefund(sales.db, whole.id, 50, NOW);
    expect(await all('status, captured_oere, refunded_oere')).toEqual([
      { status: 'authorised', captured_oere: 400, refunded_oere: 0 },
      { status: 'captured', captured_oere: 1_000, refunded_oere: 50 },
      { status: 'captured', captured_oere: 300, refunded_oere: 0 },
    ]);
  });
});

test('the payload of an event, and a secret, are found by name', async () => {
  const { id } = await payment('one');
  for (const name of ['first', 'second'])
    await sales.insert('payment_event', {
      idempotency_key: name,
      payment_id: id,
      kind: 'x',
      payload: { name },
      at: NOW,
    });
  for (const name of ['first', 'second']) {
    expect(await payloadOfEvent(sales.db, name)).toEqual({ name });
    expect(await storedSecret(sales.db, name, `secret ${name}`, NOW)).toBe(`secret ${name}`);
    expect(await storedSecret(sales.db, name, 'another', NOW)).toBe(`secret ${name}`);
  }
});
