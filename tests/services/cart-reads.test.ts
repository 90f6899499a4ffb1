// Adding a product reads the cart once: the mutation returns it changed, and nothing in the request queries it again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activatedText } from '#domain/cart/personal-coupons';
import { action } from '~/routes/cart';
import { nameOf } from '~/services/transport/asked.server';
import { type Counter, logIn, openCounter, someSkus } from '../backend/test-backend';

let counter: Counter;
let sku: string;
const kept = globalThis.shopBackendKept;
const asked: { name: string; statements: number }[] = [];
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
  const { backend } = counter;
  globalThis.shopBackendKept = {
    backend: Promise.resolve({
      ...backend,
      async execute(question) {
        const answer = await backend.execute(question);
        if (question.client === 'commerce' && question.document)
          asked.push({ name: nameOf(question.document) ?? '', statements: answer.statements });
        return answer;
      },
    }),
  };
});
afterAll(async () => {
  globalThis.shopBackendKept = kept;
  await counter?.close();
});

async function asksOfAdding(cookie: string): Promise<string[]> {
  asked.length = 0;
  const body = new URLSearchParams({ intent: 'add', sku, qty: '2', returnTo: '/' });
  const request = new Request('http://localhost:3000/cart', { method: 'POST', body, headers: { cookie } });
  const answer = await action({ request, params: {}, context: {} });
  expect(answer.headers.get('location')).toMatch(/^\/\?panel=sidebar-cart&item=[\w%]+$/);
  return asked.map(({ name }) => name);
}

test('a visitor: only the mutations', async () => {
  await asksOfAdding('');
  expect(await asksOfAdding('')).toEqual(['CreateCart', 'AddToCart']);
  // The cart is read and written once; the third statement is for the rest of its page.
  expect(asked.at(-1)?.statements).toBeLessThanOrEqual(3);
});

test('a visitor with tracking consent: the returned cart is recorded', async () => {
  expect(await asksOfAdding('consent=1%3As')).toEqual(['CreateCart', 'AddToCart', 'CartUpdated']);
});

test('a customer with an activated coupon: it is applied to the returned cart', async () => {
  const { token = '' } = await logIn(counter, 'anna@example.dk', 'b2c');
  const [anna] = await counter.rows('SELECT id FROM customer WHERE email = $1', ['anna@example.dk']);
  const coupons = activatedText(null, String(anna?.id), ['KAFFEPAUSE']) ?? '';
  const names = await asksOfAdding(`apollo-token=${token}; personal-coupons=${encodeURIComponent(coupons)}`);
  expect(names.filter((name) => name === 'Cart')).toEqual([]);
  expect(names.slice(-2)).toEqual(['SegmentContext', 'ApplyCoupons']);
});
