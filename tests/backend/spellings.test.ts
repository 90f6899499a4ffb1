// Secret tokens in altered spellings: of e-mail confirmations, guest orders, stock notices and the newsletter.
// Each is valid in its exact spelling only, and a used one is used in every spelling.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ChangeEmailDocument,
  ConfirmEmailDocument,
  ConfirmNewsletterDocument,
  EndNoticeDocument,
  LeaveNewsletterDocument,
  OrderByTokenDocument,
} from '~/services/generated/commerce';
import { readingsOf } from '../support/forged-tokens';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

/** The altered spellings that are accepted. */
async function opened(token: string, open: (spelled: string) => Promise<boolean>): Promise<string[]> {
  expect(token).toMatch(/^[\w-]{16,}$/);
  const answers: string[] = [];
  for (const spelled of readingsOf(token)) if (await open(spelled)) answers.push(spelled);
  return answers;
}

test('an e-mail address is confirmed by the exact link only, once', async () => {
  const who = await logIn(counter, 'anna@example.dk', 'b2c');
  await counter.ask(ChangeEmailDocument, { email: 'anna.ny@example.dk', password: DEMO_PASSWORD }, who);
  await counter.deliverMail();
  const [row] = await counter.rows(
    `SELECT id FROM mail WHERE template = 'email-confirmation' ORDER BY id DESC LIMIT 1`,
  );
  const { text = '' } = (await counter.backend.readMail(row?.id ?? 0)) ?? {};
  const [, token = ''] = /confirm=([\w-]+)/.exec(text) ?? [];
  const confirm = async (spelled: string) =>
    (await counter.ask(ConfirmEmailDocument, { token: spelled })).data?.confirmCustomerEmail === true;
  expect(await opened(token, confirm)).toEqual([]);
  expect([await confirm(token), await confirm(token)]).toEqual([true, false]);
  expect(await opened(token, confirm)).toEqual([]);
});

test('a guest order is readable by its exact token only', async () => {
  const { token } = await place(counter, await readyCart(counter, [[sku, 1]]));
  const see = async (spelled: string) =>
    Boolean((await counter.ask(OrderByTokenDocument, { token: spelled })).data?.guestOrderByToken);
  expect(await see(token ?? '')).toBe(true);
  expect(await opened(token ?? '', see)).toEqual([]);
});

test('a stock notice is canceled by the exact link only, once', async () => {
  const token = 'Ab3-_xYz09QwErTyUiOpAsDf';
  await counter.rows(
    `INSERT INTO stock_alert (product_id, store_id, email, language, token, asked_at)
      SELECT min(id), 1, 'eva@example.dk', 'da', $1, now() FROM product`,
    [token],
  );
  const end = async (spelled: string) =>
    (await counter.ask(EndNoticeDocument, { token: spelled })).data?.endProductAlertStock?.success === true;
  expect(await opened(token, end)).toEqual([]);
  expect([await end(token), await end(token)]).toEqual([true, false]);
  expect(await opened(token, end)).toEqual([]);
});

test('the newsletter is confirmed and left by their respective links only', async () => {
  const [ask, out] = ['Qw3-_rTyUiOpAsDfGhJkLzXc', 'Zx9-_cVbNmAsDfGhJkLqWeRt'];
  await counter.rows(
    `INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at, confirm_token, confirm_until, leave_token)
      VALUES ('eva@example.dk', 1, 'UNCONFIRMED', 'page', $1, $2, $3, $4)`,
    [counter.clock.now(), ask, new Date(counter.clock.now().getTime() + 60_000), out],
  );
  const confirm = async (token: string) =>
    (await counter.ask(ConfirmNewsletterDocument, { token })).data?.confirmNewsletter?.status === 'SUBSCRIBED';
  const leave = async (token: string) =>
    (await counter.ask(LeaveNewsletterDocument, { token })).data?.leaveNewsletter?.status === 'UNSUBSCRIBED';
  expect([await opened(ask, confirm), await confirm(out), await leave(ask)]).toEqual([[], false, false]);
  expect(await confirm(ask)).toBe(true);
  expect(await opened(out, leave)).toEqual([]);
  expect([await leave(out), await confirm(ask)]).toEqual([true, false]);
});
