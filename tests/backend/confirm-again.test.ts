// Resending the order confirmation: sent to the requesting customer while they wait, with an error when the mail server rejects it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLAIN_SERVICES } from '#backend/composition';
import { CancelOrderDocument, CustomerOrderDocument, SendConfirmationDocument } from '~/services/generated/commerce';
import { type SmtpLoopback, type SmtpManners, startSmtpLoopback } from '../support/smtp-loopback';
import { type Counter, logIn, openCounter, place, readyCart, someSkus, type Who } from './test-backend';

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
/** In the same company as Birgitte; both see its orders. */
const FREDERIK = 'frederik@havnens-arkitekter.example';

let smtp: SmtpLoopback;
let counter: Counter;
let sku: string;
let birgitte: Who;
let frederik: Who;
let anna: Who;
let number: string;
beforeAll(async () => {
  smtp = await startSmtpLoopback();
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, smtpUrl: smtp.url } });
  [sku = ''] = await someSkus(counter, 1);
  [birgitte = {}, frederik = {}] = await Promise.all([BIRGITTE, FREDERIK].map((mail) => logIn(counter, mail)));
  anna = await logIn(counter, 'anna@example.dk', 'b2c');
  number = await ordered(frederik, 'account');
});
afterAll(async () => {
  await counter?.close();
  await smtp?.close();
});
beforeEach(async () => {
  smtp.behave({});
  smtp.taken.length = 0;
  await counter.rows('DELETE FROM mail');
});

async function ordered(who: Who, payment: 'account' | 'card'): Promise<string> {
  const placed = await place(counter, await readyCart(counter, [[sku, 1]], payment, who), who);
  return placed.number ?? '';
}
const asks = (of: string, who: Who) => counter.ask(SendConfirmationDocument, { number: of }, who);
const actionsOn = async (of: string, who: Who) =>
  (await counter.ask(CustomerOrderDocument, { number: of }, who)).data?.customer?.orders?.items[0]?.available_actions;
const queued = async () =>
  (await counter.rows<{ n: number }>('SELECT count(*)::int AS n FROM mail WHERE sent_at IS NULL'))[0]?.n;

test('is sent to the requester’s mailbox each time', async () => {
  expect(await actionsOn(number, frederik)).toContain('SEND_CONFIRMATION');
  for (const who of [frederik, frederik, birgitte])
    expect((await asks(number, who)).data?.sendOrderConfirmation).toBe(true);
  expect(smtp.taken.map(({ to }) => to)).toEqual([FREDERIK, FREDERIK, BIRGITTE]);
  expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(3);
  for (const { raw } of smtp.taken) expect(raw).toContain(number);
});

test('is refused to callers who may not see the order', async () => {
  expect((await asks(number, {})).errors[0]?.category).toBe('graphql-authorization');
  const colleague = await logIn(counter, 'christian@havnens-arkitekter.example');
  expect((await asks(number, colleague)).errors[0]?.category).toBe('graphql-no-such-entity');
  for (const of of [number, 'findes ikke', '', `${number}' OR 1=1`, '9'.repeat(500)])
    expect((await asks(of, anna)).errors[0]?.category).toBe('graphql-no-such-entity');
  expect([smtp.taken, await queued()]).toEqual([[], 0]);
});

// spec: 8: 'Unable to send mail. Please try again later.'
//   at backend/commerce/order/confirm/send-again.ts, backend/commerce/order/confirm/resolvers.ts, domain/refusal/form-refusals.ts
test.each([
  ['knows no such mailbox', { receiver: () => ({ code: 550, text: 'no such mailbox' }) }],
  ['is busy', { receiver: () => ({ code: 451, text: 'try again later' }) }],
  ['hangs up', { mail: () => 'drop' }],
] satisfies [string, SmtpManners][])(
  'a mail server that %s gives an error at once, and nothing is sent later',
  async (_how, manners) => {
    smtp.behave(manners);
    const [error] = (await asks(number, birgitte)).errors;
    expect(error).toMatchObject({ code: 'MAIL_NOT_SENT', message: 'Unable to send mail. Please try again later.' });
    expect(await queued()).toBe(0);
    smtp.behave({});
    expect((await asks(number, birgitte)).errors).toEqual([]);
    expect(smtp.taken).toHaveLength(1);
  },
);

test('is not offered for an unpaid or canceled order', async () => {
  const unpaid = await ordered(anna, 'card');
  const off = await ordered(frederik, 'account');
  const { data } = await counter.ask(CustomerOrderDocument, { number: off }, frederik);
  const order_id = data?.customer?.orders?.items[0]?.id ?? '';
  await counter.ask(CancelOrderDocument, { input: { order_id, reason: '' } }, frederik);
  await counter.rows('DELETE FROM mail');
  for (const [of, who] of [
    [unpaid, anna],
    [off, frederik],
  ] as const) {
    expect(await actionsOn(of, who)).not.toContain('SEND_CONFIRMATION');
    expect((await asks(of, who)).errors[0]?.code).toBe('INVALID_ORDER_STATUS');
  }
  expect(smtp.taken).toEqual([]);
});

test('is limited to ten mails', async () => {
  const said = [];
  for (let nr = 0; nr < 12; nr += 1) said.push((await asks(number, birgitte)).errors[0]?.code ?? 'sent');
  expect(said.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(smtp.taken.length).toBeLessThanOrEqual(10);
});
