// Cart, order and mail agree to the øre: random carts in both kinds of store, with tiers, duties, agreed prices and freight.
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_ORIGINS } from '#backend/composition';
import { formatMoney, oere } from '#domain/money/money';
import { OrderByTokenDocument } from '~/services/generated/commerce';
import { mailIn, mailsIn } from '../support/outbox';
import { until } from '../support/until';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  press,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  await counter.backend.startJobs();
});
afterAll(() => counter?.close());

const inOere = (money: { value?: number | null } | null | undefined) => Math.round((money?.value ?? 0) * 100);

/** Deterministic random numbers. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const goodsOf = (business: boolean) =>
  counter.rows<{ sku: string; min_qty: number; increments: number }>(
    `SELECT p.sku, p.min_qty, p.increments FROM product p LEFT JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND NOT p.request_price AND NOT p.only_trade AND coalesce(s.quantity, 0) > 60
        AND (p.store_ids IS NULL OR ${business ? 2 : 1} = ANY (p.store_ids)) ORDER BY p.duty_code IS NULL, p.id`,
  );

const ROUNDS = process.env.ALL_FLOWS ? 12 : 4;

describe.each([
  ['a guest in the consumer store', { store: 'b2c' }, null],
  ['a business customer', { store: 'b2b' }, 'birgitte@havnens-arkitekter.example'],
] as const)('%s', (_who, where, email) => {
  // spec: 3 Cart: The sums agree to the øre
  test('sums agree in cart and order, to the øre', async () => {
    const dice = diceOf(7);
    const who: Who = email ? await logIn(counter, email) : where;
    const goods = await goodsOf(email !== null);
    const isNet = email !== null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const cartId = await newCart(counter, who);
      for (let line = 0; line <= dice(6); line += 1) {
        const good = goods[dice(3) === 0 ? dice(12) : dice(goods.length)];
        const step = Math.max(good?.min_qty ?? 1, good?.increments ?? 1);
        await add(
          counter,
          cartId,
          good?.sku ?? '',
          Math.ceil(step / (good?.increments ?? 1)) * (good?.increments ?? 1) * (1 + dice(3)),
          who,
        );
      }
      if (((await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? []).length === 0) continue;
      await prepare(counter, cartId, email ? 'account' : 'card', who);
      const cart = (await readCart(counter, cartId, who)).data?.cart;
      const prices = cart?.prices;
      const lines = cart?.itemsV2?.items ?? [];
      const rows = lines.map((line) => inOere(isNet ? line?.prices?.row_total : line?.prices?.row_total_including_tax));
      const shipping = cart?.shipping_addresses[0]?.selected_shipping_method;
      const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
      const subtotal = inOere(isNet ? prices?.subtotal_excluding_tax : prices?.subtotal_including_tax);
      const duties = sum((prices?.duties ?? []).map((duty) => inOere(duty?.amount)));
      const vat = sum((prices?.applied_taxes ?? []).map((tax) => inOere(tax?.amount)));
      const freight = inOere(isNet ? shipping?.price_excl_tax : shipping?.price_incl_tax);
      const grand = inOere(prices?.grand_total);
      expect(sum(rows)).toBe(subtotal);
      lines.forEach((line, at) => {
        expect(rows[at]).toBe(
          inOere(isNet ? line?.prices?.price : line?.prices?.price_including_tax) * (line?.quantity ?? 0),
        );
      });
      expect(subtotal + duties + freight + (isNet ? vat : 0)).toBe(grand);
      expect(inOere(prices?.grand_total_excluding_tax) + vat).toBe(grand);
      const placed = await place(counter, cartId, who, {
        expected_total: grand / 100,
        requisitioner: 'B',
        requisition_number: '1',
      });
      expect(placed.errors).toEqual([]);
      const order = (await counter.ask(OrderByTokenDocument, { token: placed.token ?? '' }, who)).data
        ?.guestOrderByToken;
      expect(inOere(order?.total?.grand_total)).toBe(grand);
      expect(inOere(isNet ? order?.total?.subtotal_excl_tax : order?.total?.subtotal_incl_tax)).toBe(subtotal);
      expect(inOere(isNet ? order?.total?.subtotal_incl_tax : order?.total?.subtotal_excl_tax)).toBe(
        inOere(isNet ? prices?.subtotal_including_tax : prices?.subtotal_excluding_tax),
      );
      expect(sum((order?.duties ?? []).map((duty) => inOere(duty?.amount)))).toBe(duties);
      expect(inOere(order?.total?.total_shipping)).toBe(freight);
      expect(inOere(order?.total?.total_tax)).toBe(vat);
      expect(sum((order?.items ?? []).map((item) => inOere(item?.row_total)))).toBe(subtotal);
      const [kept] = await counter.rows<{ vat: number }>(
        "SELECT sum(l.vat_oere)::int + (o.shipping->>'vatOere')::int AS vat FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 GROUP BY o.id",
        [placed.number],
      );
      expect(kept?.vat).toBe(vat);
    }
  });
});

describe('mail', () => {
  test('the confirmation on invoice is sent at once and matches the order', async () => {
    const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const [sku = ''] = await someSkus(counter, 1);
    const cartId = await readyCart(counter, [[sku, 3]], 'account', who);
    const placed = await place(counter, cartId, who, { requisition_number: 'R-<1>', comment: 'Ring på & vent' });
    const mail = await mailIn(counter.outbox, 'birgitte@havnens-arkitekter.example', placed.number ?? '');
    const order = (await counter.ask(OrderByTokenDocument, { token: placed.token ?? '' }, who)).data?.guestOrderByToken;
    const kroner = (money: { value?: number | null } | null | undefined) => formatMoney(oere(inOere(money)), 'da-DK');
    expect(mail.subject).toBe(`Ordrebekræftelse ${placed.number} fra Kontorværk Erhverv`);
    for (const said of [
      mail.text,
      mail.html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ]) {
      const plain = said.replaceAll('\u00a0', ' ');
      for (const amount of [
        order?.total?.grand_total,
        order?.total?.subtotal_excl_tax,
        order?.total?.total_tax,
        order?.items?.[0]?.row_total,
      ]) {
        expect(plain).toContain(kroner(amount).replaceAll('\u00a0', ' '));
      }
      for (const words of ['R-<1>', 'Ring på & vent', 'Moms 25 %', 'Faktura', sku]) expect(plain).toContain(words);
    }
    expect(mail.links).toContain(`http://localhost:3000/customer/account/orders/${placed.number}`);
    expect(mail.html).toMatch(
      /<img src="http:\/\/localhost:3000\/media\/[a-z0-9/-]+\.png\?w=120&amp;v=[a-z0-9]+" width="56"/,
    );
    // The legal guarantee of two years applies to consumers only.
    expect(mail.text).toContain('Returgebyret');
    expect(mail.text).not.toMatch(/reklamationsret|Fortrydelsesret/);
  });

  test('the confirmation of a card order is sent after the payment, in the order’s language', async () => {
    const [sku = ''] = await someSkus(counter, 1);
    const who = { store: 'b2c', language: 'en' } as const;
    const cartId = await readyCart(counter, [[sku, 1]], 'card', who);
    const placed = await place(counter, cartId, who);
    const isOurs = async () =>
      (await mailsIn(counter.outbox)).filter((mail) => mail.text.includes(placed.number ?? 'none'));
    expect(await isOurs()).toEqual([]);
    await press(counter, placed.payAt ?? '', 'authorised');
    const [mail] = await until('the confirmation', async () => {
      const found = await isOurs();
      return found.length > 0 && found;
    });
    expect([mail?.subject, mail?.to]).toEqual([
      `Order confirmation ${placed.number} from Kontorværk Privat`,
      ['maria@example.dk'],
    ]);
    expect(mail?.text).toContain('Including VAT 25%');
    for (const said of [mail?.text, mail?.html])
      for (const right of ['Right of withdrawal', 'Legal guarantee of 2 years', 'Complain here'])
        expect(said).toContain(right);
  });

  test('each mail is sent once, and readable in the mailbox of the demo', async () => {
    const names = fs.readdirSync(counter.outbox);
    expect(new Set(names).size).toBe(names.length);
    await until(
      'all mail to be sent',
      async () =>
        (await counter.rows<{ n: number }>('SELECT count(*)::int AS n FROM mail WHERE sent_at IS NULL'))[0]?.n === 0,
    );
    const [{ n } = { n: 0 }] = await counter.rows<{ n: number }>('SELECT count(*)::int AS n FROM mail');
    expect(fs.readdirSync(counter.outbox)).toHaveLength(n);
    const [newest] = await counter.backend.listMails();
    expect((await counter.backend.readMail(newest?.id ?? 0))?.html).toContain('<!doctype html>');
    expect(await counter.backend.readMail(0)).toBeNull();
  });

  test('a mail that cannot be sent is retried', async () => {
    expect(counter.told.filter((line) => !line.includes('payment callback'))).toEqual([]);
    const [row] = await counter.rows<{
      id: number;
    }>(`INSERT INTO mail (dedupe_key, recipient, template, language, payload, queued_at)
      SELECT 'again', 'x@example.dk', 'order-confirmation', 'da', jsonb_build_object('orderId', 0), now() RETURNING id`);
    const { openMailer } = await import('#backend/mail/mailer');
    const { outboxMail } = await import('#backend/ports/mail/index');
    const office = openMailer({
      db: counter.database.db,
      clock: counter.clock,
      log: { error: (_details, message) => void counter.told.push(message) },
      transport: outboxMail(counter.outbox),
      sms: { send: async () => undefined },
      stores: async () => [],
      shops: async () => [],
      from: 'a@example.dk',
      origins: LOCAL_ORIGINS,
      keepsSent: true,
    });
    await office.deliver(row?.id ?? 0);
    expect(counter.told.at(-1)).toContain('it is tried again');
    await counter.rows(
      `UPDATE mail SET next_try_at = NULL, payload = jsonb_build_object('orderId', (SELECT min(id) FROM sales_order)) WHERE id = $1`,
      [row?.id],
    );
    await Promise.all([office.deliver(row?.id ?? 0), office.deliver(row?.id ?? 0)]);
    expect(await counter.rows('SELECT 1 FROM mail WHERE id = $1 AND sent_at IS NOT NULL', [row?.id])).toHaveLength(1);
  });

  test('stopping completes', async () => {
    const other = await openCounter();
    await other.backend.startJobs();
    await other.close();
  });
});
