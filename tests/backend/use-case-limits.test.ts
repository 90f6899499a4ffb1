// Values on both sides of the limits of small use cases: staff settings of an account, pieces of a complaint, names and delivery texts.
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryTimeText } from '#backend/commerce/catalogue/product/delivery-text';
import { lowestBefore } from '#backend/commerce/catalogue/product/price';
import { checkedComplaint } from '#backend/commerce/complaint/checked';
import { switchAccount, switchPersonalCoupons } from '#backend/commerce/customer/account/staff-switches';
import { leaveByStaff, stopByStaff } from '#backend/commerce/newsletter/staff';
import { payAt } from '#backend/commerce/payment/pay-at';
import { nameOfItem } from '#backend/commerce/subscription-run/mails';
import type { PaymentRequest } from '#backend/ports/payment/index';
import { type Counter, logIn, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const pool = () => counter.database.pool;
const now = () => counter.clock.now();

describe('staff', () => {
  const EMAIL = 'birgitte@havnens-arkitekter.example';
  const WHO = parse('{ customer { email } }') as never;
  const emailSeenBy = async (who: Awaited<ReturnType<typeof logIn>>) =>
    (await counter.ask<{ customer: { email: string } | null }, object>(WHO, {}, who)).data?.customer?.email ?? null;

  test('deactivate an account, whose sessions end and stay ended after reactivation', async () => {
    const before = await logIn(counter, EMAIL);
    expect(await emailSeenBy(before)).toBe(EMAIL);
    expect(await switchAccount(pool(), EMAIL, true, now())).toEqual({ ok: false, reason: 'sameAlready' });
    expect(await switchAccount(pool(), ` ${EMAIL.toUpperCase()} `, false, now())).toEqual({ ok: true });
    expect(await emailSeenBy(before)).toBeNull();
    expect((await logIn(counter, EMAIL)).token).toBe('');
    expect(await switchAccount(pool(), EMAIL, false, now())).toEqual({ ok: false, reason: 'sameAlready' });
    expect(await switchAccount(pool(), EMAIL, true, now())).toEqual({ ok: true });
    expect(await emailSeenBy(before)).toBeNull();
    expect(await emailSeenBy(await logIn(counter, EMAIL))).toBe(EMAIL);
  });

  test('switch personal coupons of an account, leaving its other settings unchanged', async () => {
    const settings = async () =>
      (
        await counter.rows<{ s: Record<string, unknown> }>(
          'SELECT account_settings AS s FROM customer WHERE email = $1',
          [EMAIL],
        )
      )[0]?.s;
    const before = await settings();
    const isOn = before?.enablePersonalCoupons === true;
    expect(await switchPersonalCoupons(pool(), EMAIL, isOn)).toEqual({ ok: false, reason: 'sameAlready' });
    expect(await switchPersonalCoupons(pool(), EMAIL, !isOn)).toEqual({ ok: true });
    expect(await settings()).toEqual({ ...before, enablePersonalCoupons: !isOn });
    expect(await switchPersonalCoupons(pool(), EMAIL, isOn)).toEqual({ ok: true });
  });

  test('get "unknown" for an account that does not exist', async () => {
    const unknown = { ok: false, reason: 'unknown' };
    expect(await switchAccount(pool(), 'ingen@example.dk', false, now())).toEqual(unknown);
    expect(await switchPersonalCoupons(pool(), 'ingen@example.dk', true)).toEqual(unknown);
  });

  test('remove an address from the newsletter once, and none that never signed up', async () => {
    expect(await leaveByStaff(pool(), 'ingen@example.dk', now())).toBe(false);
    expect(await stopByStaff(pool(), 'ingen@example.dk', now())).toBe(false);
    const email = 'laeser@example.dk';
    await counter.rows(
      `INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at) VALUES ($1, 1, 'SUBSCRIBED', 'popup', now())`,
      [email],
    );
    expect(await leaveByStaff(pool(), ` ${email.toUpperCase()}`, now())).toBe(true);
    expect(await leaveByStaff(pool(), email, now())).toBe(false);
  });
});

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [999_999, true],
  [1_000_000, false],
])('a complaint about %s pieces is accepted: %s', (quantity, isTaken) => {
  const input = { key: 'k', order_token: 't', line_id: 1, wish: 'REFUND', description: 'Defekt', quantity } as never;
  const checked = checkedComplaint(input);
  expect(checked).toMatchObject(isTaken ? { ok: true } : { code: 'QUANTITY_NOT_A_NUMBER', field: 'quantity' });
});

test.each([
  ['da', 'Kop', 'Cup', 'Kop'],
  ['en', 'Kop', 'Cup', 'Cup'],
  ['en', 'Kop', '', 'Kop'],
] as const)('a mail in %s about »%s« (%s) names it %s', (language, nameDa, nameEn, expected) => {
  expect(nameOfItem({ row: { nameDa, nameEn } } as never, language)).toBe(expected);
});

test.each([
  ['coming-home', true, /^På lager: /],
  ['coming-home', false, /^Udsolgt, men på vej hjem/],
  ['customer-item', true, /^På lager til jer/],
  ['customer-item', false, /^Udsolgt(?!,)/],
  ['common-item', true, /^På lager: /],
  ['inactive', true, /^Udgået$/],
])('delivery text of %s, in stock: %s', (stockState, inStock, expected) => {
  expect(deliveryTimeText({ days: 1, kind: 'stock', stockState, inStock }, 'da')).toMatch(expected);
});

describe('lowest price of the 30 days before', () => {
  const special = (price: number, from: string, before: number) => [
    price,
    Date.parse(from),
    Date.parse('2026-12-01'),
    'Tilbud',
    [[Date.parse('2026-01-01'), before]],
  ];
  const isSpecial = { reasons: [{ code: 'special' }] };
  const facts = { specials: [special(9_000, '2026-08-01', 12_000), special(8_000, '2026-08-15', 11_000)] };

  test('is that before the cheapest special offer', () => {
    expect(lowestBefore(facts as never, isSpecial as never)).toBe(11_000);
    const reversed = { specials: [...facts.specials].reverse() };
    expect(lowestBefore(reversed as never, isSpecial as never)).toBe(11_000);
  });

  test('is not shown without a special offer', () => {
    expect(lowestBefore(facts as never, { reasons: [] } as never)).toBeNull();
    expect(lowestBefore({ specials: [] } as never, isSpecial as never)).toBeNull();
  });
});

test.each([
  ['/checkout/success', 'https://shop.example', 'https://shop.example/checkout/success'],
  ['https://shop.example/tak', null, 'https://shop.example/tak'],
  ['/checkout/success', null, null],
])('the payment page of an order returns to %s of %s', async (address, origin, expected) => {
  const requests: PaymentRequest[] = [];
  const provider = {
    open: async (request: PaymentRequest) => {
      requests.push(request);
      return { redirectUrl: 'https://pay.example/1', reference: 'ref' };
    },
  };
  const payment = {
    id: 1,
    status: 'pending',
    sessionToken: 's',
    amountOere: 100,
    createdAt: now(),
    providerReference: 'ref',
  };
  const made = { whole: { payment }, wayBack: { returnUrl: address, cancelUrl: address, origin } };
  const order = { id: 1, number: '100', language: 'da' };
  const opened = await payAt(order as never, counter.database.db, provider as never, now(), made as never);
  expect(opened).toEqual({ ok: true, url: 'https://pay.example/1' });
  expect(requests.map(({ returnUrl, cancelUrl }) => [returnUrl, cancelUrl])).toEqual([[expected, expected]]);
});
