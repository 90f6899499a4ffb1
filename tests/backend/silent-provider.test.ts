// A card payment provider that never responds: the first shopper waits for the timeout, the next fails fast, and orders on account are unaffected.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAIN_SERVICES } from '#backend/composition';
import { CheckoutDocument } from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

let counter: Counter;
let server: Server;
let asked = 0;
beforeAll(async () => {
  server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // The retry interval is longer than the test, so that time does not affect it.
  const times = { patienceMs: 300, pauseMs: 3_600_000 };
  const live = { secretKey: 'sk', webhookSecret: 'whsec', apiUrl: `http://127.0.0.1:${port}`, ...times };
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, payment: { mode: 'LIVE', live } } });
});
afterAll(async () => {
  await counter?.close();
  server?.close().closeAllConnections();
});

test('the second shopper fails fast, and orders on account are accepted', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const [sku = ''] = await someSkus(counter, 1);
  const first = await place(counter, await readyCart(counter, [[sku, 1]]));
  expect(first.errors).toMatchObject([{ code: 'PAYMENT_PAGE_UNAVAILABLE' }]);
  const tries = asked;
  expect(tries).toBeGreaterThan(0);
  const cart = await readyCart(counter, [[sku, 1]]);
  expect((await place(counter, cart)).errors).toMatchObject([{ code: 'PAYMENT_PAGE_UNAVAILABLE' }]);
  expect(asked).toBe(tries);
  const buyer = await logIn(counter, 'christian@havnens-arkitekter.example');
  const account = await readyCart(counter, [[sku, 1]], 'account', buyer);
  const { data } = await counter.ask(CheckoutDocument, { cartId: account }, buyer);
  expect(data?.cart?.available_payment_methods?.map((method) => method?.code)).toContain('account');
  expect(
    await place(counter, account, buyer, { requisitioner: 'Christian Bak', requisition_number: 'R-1' }),
  ).toMatchObject({ errors: [], payAt: null });
  expect(asked).toBe(tries);
});
