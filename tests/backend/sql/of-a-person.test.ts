// SQL of the export and erasure of personal data: finds the rows of one person, and no rows of others.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cardsOfCustomer, cardsToForget, removeCard, removeCardsOf } from '#backend/commerce/kept-card/cards.sql';
import { consentsOf } from '#backend/commerce/personal-data/consents.sql';
import { KEPT_TABLES } from '#backend/commerce/personal-data/kept-tables.sql';
import {
  erasePersonalRows,
  openOrdersOf,
  type Person,
  rowsKept,
} from '#backend/commerce/personal-data/personal-data.sql';
import { forgetOld } from '#backend/commerce/retention/retention.sql';
import { namesByCard } from '#backend/commerce/subscription-run/subscription.sql';
import { HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

const kept = async (table: string, person: Person) => {
  const known = KEPT_TABLES.find((one) => one.table === table);
  if (!known) throw new Error(table);
  return rowsKept(sales.on, known, person);
};
const mail = (recipient: string, columns: Record<string, unknown> = {}) =>
  sales.insert('mail', {
    ...{ dedupe_key: randomUUID(), recipient, template: 'order-confirmation', language: 'da', queued_at: minutes(1) },
    ...columns,
  });
/** Consent records refer to a subscription. */
const subscribed = (email: string) =>
  sales.insert('newsletter_subscription', {
    ...{ email, store_id: HERE, status: 'SUBSCRIBED', location: 'list', changed_at: NOW, leave_token: email },
  });
const card = (customer: number, lastFour: string, columns: Record<string, unknown> = {}) =>
  sales.insert('kept_card', {
    ...{ customer_id: customer, provider: 'test', public_hash: `hash-${lastFour}`, agreement: 'Yes', agreed_at: NOW },
    ...{ way_back: '/', token: `token-${lastFour}`, brand: 'Visa', last_four: lastFour, expires_on: '2030-01-31' },
    ...{ kept_at: NOW, ...columns },
  });

describe('stored data', () => {
  test('mails are found by the verified address, and by the account’s address since its creation', async () => {
    const ada = await sales.customer('Ada');
    await mail('ADA@example.dk');
    await mail('ada@example.dk', { queued_at: minutes(-60) });
    await mail('bo@example.dk');
    expect(await kept('mail', { customerId: ada, email: null })).toHaveLength(1);
    expect(await kept('mail', { customerId: ada, email: 'ada@example.dk' })).toHaveLength(2);
    expect(await kept('mail', { customerId: null, email: null })).toEqual([]);
  });

  test('the SMS with the payment link of an order by phone is found by its cart, and deleted with it once sent', async () => {
    const ada = await sales.customer('Ada');
    const [mine, other] = ['a'.repeat(32), 'b'.repeat(32)];
    await sales.cart(mine, { customer_id: ada });
    await sales.cart(other, { email: 'bo@example.dk' });
    const sms = (cart: string, at: number, columns = {}) =>
      mail('+4520304050', { template: 'phone-order-sms', dedupe_key: `phone-order-sms:${cart}:${at}`, ...columns });
    await sms(mine, 1, { sent_at: NOW });
    await sms(mine, 2);
    await sms(other, 1, { sent_at: NOW });
    expect(await kept('mail', { customerId: ada, email: null })).toHaveLength(2);
    expect(await kept('mail', { customerId: null, email: 'bo@example.dk' })).toHaveLength(1);
    await erasePersonalRows(sales.on, { customerId: ada, email: null });
    const left = await sales.on.query<{ key: string }>(
      `SELECT dedupe_key AS key FROM mail WHERE template = 'phone-order-sms' ORDER BY id`,
    );
    expect(left.rows.map(({ key }) => key)).toEqual([`phone-order-sms:${mine}:2`, `phone-order-sms:${other}:1`]);
  });

  test('newsletter rows are found by the account’s address, and by a verified one', async () => {
    const ada = await sales.customer('Ada');
    for (const email of ['ada@example.dk', 'bo@example.dk']) {
      await subscribed(email);
      await sales.insert('newsletter_consent', { email, store_id: HERE, event: 'asked', location: 'footer', at: NOW });
    }
    const of = async (person: Person) => (await kept('newsletter_consent', person)).map(({ email }) => email);
    expect(await of({ customerId: ada, email: null })).toEqual(['ada@example.dk']);
    expect(await of({ customerId: null, email: 'bo@example.dk' })).toEqual(['bo@example.dk']);
  });

  test('consents are those of the account: given or withdrawn, not merely requested', async () => {
    const [ada] = [
      await sales.customer('Ada', { terms_accepted_at: minutes(1) }),
      await sales.customer('Bo', { terms_accepted_at: minutes(2) }),
      await sales.customer('Cy'),
    ];
    for (const name of ['ada', 'bo', 'cy']) await subscribed(`${name}@example.dk`);
    const told = (email: string, event: string, at: Date) =>
      sales.insert('newsletter_consent', { email, store_id: HERE, event, location: 'footer', words: event, at });
    await told('ada@example.dk', 'asked', minutes(3));
    await told('ada@example.dk', 'confirmed', minutes(4));
    await told('ada@example.dk', 'left', minutes(5));
    await told('bo@example.dk', 'confirmed', minutes(6));
    expect(await consentsOf(sales.on as never, ada)).toEqual([
      { purpose: 'newsletter', given: false, at: minutes(5), place: 'footer', words: 'left' },
      { purpose: 'newsletter', given: true, at: minutes(4), place: 'footer', words: 'confirmed' },
      { purpose: 'terms', given: true, at: minutes(1), place: null, words: null },
    ]);
  });

  test('a guest’s order is found by the address; another customer’s is not', async () => {
    const [ada, bo] = [await sales.customer('Ada'), await sales.customer('Bo')];
    const mine = await sales.order('P1', { customer_id: ada });
    expect((await kept('sales_order', { customerId: ada, email: null })).map(({ id }) => id)).toEqual([mine]);
    expect(await kept('sales_order', { customerId: bo, email: 'p1@example.dk' })).toEqual([]);
    const guest = await sales.order('P2', { customer_id: null });
    expect((await kept('sales_order', { customerId: null, email: 'p2@example.dk' })).map(({ id }) => id)).toEqual([
      guest,
    ]);
  });
});

describe('an order blocks an erasure', () => {
  test('while it is open, or has an open return, withdrawal or complaint', async () => {
    const ada = await sales.customer('Ada');
    const open = () => openOrdersOf(sales.on, { customerId: ada, email: null });
    await sales.order('O1', { customer_id: ada });
    const done = { customer_id: ada, status: 'complete' };
    await sales.order('O2', done);
    const [back, withdrawn] = [await sales.order('O3', done), await sales.order('O4', done)];
    const number = { requested_at: NOW, form_key: randomUUID(), size: 'box', parcels: 1, weight_grams: 1, contact: {} };
    await sales.insert('goods_return', { number: 'R1', order_id: back, is_pickup: false, ...number });
    await sales.insert('withdrawal', { number: 'W1', order_id: withdrawn, declared_at: NOW, form_key: randomUUID() });
    expect(await open()).toEqual(['O1', 'O3', 'O4']);
    await sales.rows('UPDATE goods_return SET closed_at = now()');
    await sales.rows('UPDATE withdrawal SET closed_at = now()');
    expect(await open()).toEqual(['O1']);
  });

  test('of a guest by the address, of a customer by the account only', async () => {
    const ada = await sales.customer('Ada');
    await sales.order('O5', { customer_id: null, email: 'Ada@example.dk' });
    await sales.order('O6', { customer_id: ada, email: 'ada@example.dk' });
    expect(await openOrdersOf(sales.on, { customerId: null, email: 'ada@example.dk' })).toEqual(['O5']);
    expect(await openOrdersOf(sales.on, { customerId: ada, email: null })).toEqual(['O6']);
  });
});

describe('an erasure', () => {
  test('deletes the rows of the person and of no other', async () => {
    const [ada, bo] = [await sales.customer('Ada'), await sales.customer('Bo')];
    for (const [id, email] of [
      [ada, 'ada@example.dk'],
      [bo, 'bo@example.dk'],
    ] as const) {
      await card(id, String(id).padStart(4, '0'));
      await subscribed(email);
      await mail(email, { sent_at: NOW });
      await mail(email);
      await sales.cart(`C${id}`, { customer_id: id, email });
      await sales.insert('newsletter_consent', { email, store_id: HERE, event: 'asked', location: 'x', at: NOW });
    }
    await erasePersonalRows(sales.on, { customerId: ada, email: 'ada@example.dk' });
    const left = async (text: string) => (await sales.rows<{ who: string }>(text)).map(({ who }) => who);
    expect(await left('SELECT recipient AS who FROM mail ORDER BY id')).toEqual([
      ...['ada@example.dk', 'bo@example.dk', 'bo@example.dk'],
    ]);
    expect(await left('SELECT email AS who FROM newsletter_consent')).toEqual(['bo@example.dk']);
    expect(await left(`SELECT email AS who FROM cart`)).toEqual(['bo@example.dk']);
    // The consent to a card is retained as a record, and the provider has yet to delete the card.
    expect(await left('SELECT last_four AS who FROM kept_card ORDER BY id')).toEqual(
      [ada, bo].map((id) => String(id).padStart(4, '0')),
    );
  });

  test('by time deletes cards of accounts closed long ago, and pictures of complaints closed long ago', async () => {
    const [old, young] = [
      await sales.customer('Ada', { closed_at: minutes(-10) }),
      await sales.customer('Bo', { closed_at: minutes(10) }),
    ];
    await card(old, '1111', { token: null, removed_at: NOW });
    await card(old, '1112');
    await card(young, '2222', { token: null, removed_at: NOW });
    expect(await forgetOld(sales.on, 'closed-accounts', NOW)).toBe(1);
    const complaint = async (closed_at: Date | null) => {
      const upload_id = await sales.insert('complaint_upload', { key: randomUUID(), created_at: NOW });
      await sales.insert('complaint', {
        ...{ number: randomUUID(), public_token: randomUUID(), upload_id, store_id: HERE, is_consumer: true },
        ...{ product: 'Chair', quantity: 1, name: 'Ada', email: 'ada@example.dk', description: 'X', wish: 'refund' },
        ...{ language: 'da', received_at: minutes(-20), state: closed_at ? 'settled' : 'received', closed_at },
      });
      return upload_id;
    };
    const [, recent, open] = [await complaint(minutes(-10)), await complaint(minutes(10)), await complaint(null)];
    expect(await forgetOld(sales.on, 'complaints', NOW)).toBe(1);
    expect(await sales.rows('SELECT id FROM complaint_upload ORDER BY id')).toEqual([{ id: recent }, { id: open }]);
  });

  test('by time deletes contact and comment of a return once it is closed', async () => {
    const contact = { name: 'Ada', email: 'a@example.dk', telephone: '' };
    const made = async (number: string, columns: Record<string, unknown>) =>
      sales.insert('goods_return', {
        ...{ number, order_id: await sales.order(number), requested_at: NOW, form_key: randomUUID(), size: 'box' },
        ...{ parcels: 1, weight_grams: 1, is_pickup: false, contact, comment: '', ...columns },
      });
    const gone = { name: '–', email: '', telephone: '' };
    const over = { closed_at: minutes(-5) };
    await made('T1', over);
    await made('T2', { ...over, contact: gone, comment: 'Ring' });
    await made('T3', { ...over, contact: gone });
    await made('T4', {});
    await made('T5', { closed_at: minutes(5) });
    expect(await forgetOld(sales.on, 'return-contacts', NOW)).toBe(2);
    const left = await sales.rows<{ number: string }>(
      `SELECT number FROM goods_return WHERE contact->>'name' = 'Ada' OR comment <> '' ORDER BY number`,
    );
    expect(left.map(({ number }) => number)).toEqual(['T4', 'T5']);
  });
});

describe('cards', () => {
  test('are removed with their account, and a removed card is deleted at the provider when no payment needs it', async () => {
    const [ada, bo] = [await sales.customer('Ada'), await sales.customer('Bo')];
    const [one, two] = [await card(ada, '1111'), await card(ada, '2222')];
    await card(bo, '3333');
    await removeCardsOf(sales.db, ada);
    expect([(await cardsOfCustomer(sales.db, ada)).length, (await cardsOfCustomer(sales.db, bo)).length]).toEqual([
      0, 1,
    ]);
    const asked = async (number: string, card_id: number, status: string) =>
      sales.insert('payment', {
        ...{ order_id: await sales.order(number), provider: 'test', mode: 'TEST', status, amount_oere: 1, card_id },
        ...{ session_token: randomUUID(), created_at: NOW, updated_at: NOW },
      });
    const forgettable = async () => (await cardsToForget(sales.db, 'test')).map(({ id }) => id);
    expect(await forgettable()).toEqual([one, two]);
    await asked('K1', one, 'pending');
    await asked('K2', two, 'captured');
    expect(await forgettable()).toEqual([two]);
    expect(await cardsToForget(sales.db, 'another')).toEqual([]);
    expect(await removeCard(sales.db, ada, 'hash-3333', NOW)).toBe(false);
  });

  test('return the active subscriptions of their own customer that they pay', async () => {
    const [ada, bo] = [await sales.customer('Ada'), await sales.customer('Bo')];
    const paid = (customer_id: number, name: string, columns: Record<string, unknown>) =>
      sales.insert('subscription', {
        ...{ customer_id, store_id: HERE, name, status: 'paused', rhythm: 'week', start_on: '2026-03-09' },
        ...{ payment_code: 'card', language: 'da', created_at: NOW, ...columns },
      });
    const [hers, his] = [await card(ada, '1111'), await card(bo, '2222')];
    await paid(ada, 'Tea', { card_id: hers });
    await paid(ada, 'Paper', { payment_code: 'account' });
    await paid(ada, 'Old', { card_id: hers, status: 'ended', ended_at: NOW });
    await paid(bo, 'His', { card_id: his });
    expect((await namesByCard(sales.db, ada)).map(({ name }) => name)).toEqual(['Tea']);
  });
});
