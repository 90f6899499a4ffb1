// The form of a buyer's order: a document is read to a little more than its size limit, and text and proposal are complete up to it.
import { expect, test } from 'vitest';
import { LARGEST_ORDER_FILE } from '#domain/purchase-order/reading/limits';
import { documentFormOf, mostBytes, UPLOAD_BYTES } from './upload-form.server';

async function posted(fields: Record<string, string>, file: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([file]), 'a.txt');
  const form = await documentFormOf(new Request('http://localhost/staff/orders/read', { method: 'POST', body }));
  const received = form.get('file');
  return { text: form.get('text'), customer: form.get('customer'), size: received instanceof File ? received.size : 0 };
}

test('a document at its limit is complete, and of a larger one enough to detect that it is too large', async () => {
  const text = 'x'.repeat(LARGEST_ORDER_FILE);
  expect(await posted({ text }, text)).toMatchObject({ text, size: LARGEST_ORDER_FILE });
  const { size, customer } = await posted({ customer: 'a@b.example' }, 'x'.repeat(2 * LARGEST_ORDER_FILE));
  expect([size > LARGEST_ORDER_FILE, size < LARGEST_ORDER_FILE + 20_000, customer]).toEqual([
    true,
    true,
    'a@b.example',
  ]);
});

test('the HTTP server accepts a document for this page only', () => {
  expect(mostBytes('/staff/orders/read')).toBe(UPLOAD_BYTES);
  expect(['/staff/orders', '/staff/orders/read/x', '/staff/orders/1'].map(mostBytes)).toEqual([null, null, null]);
});
