// The complaint form over HTTP: oversized files are reported at their field with typed input preserved, invalid requests are
// rejected, and no other visitor is shown a picture or someone's form.
import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { jpegPhoto } from '../support/photo';
import { openDoor } from './door';

const { ask, shop } = openDoor();
const FORM = '/reklamation/uden-ordre';

async function post(fields: Record<string, string | Blob>, path = FORM) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const reply = await fetch(`${shop().origin}${path}`, { method: 'POST', body: form, redirect: 'manual' });
  return { status: reply.status, $: load(await reply.text()) };
}
const photo = async (seed: number) => new Blob([new Uint8Array(await jpegPhoto(seed))], { type: 'image/jpeg' });

test('50 MB are rejected at their field, and typed input and a valid picture are preserved', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const key = randomUUID();
  const fields = { key, intent: 'send', serialNumber: 'SN-9', 'picture-front': await photo(1) };
  const large = new Blob([new Uint8Array(50 * 1024 * 1024).fill(1)], { type: 'image/jpeg' });
  const { status, $ } = await post({ ...fields, 'picture-back': large });
  expect([status, $('[name=serialNumber]').val(), $('[name=key]').val()]).toEqual([400, 'SN-9', key]);
  expect($('#f-picture-back-error').text()).toContain('højst fylde 12');
  expect($('#f-picture-front-error').length).toBe(0);
  const picture = `/reklamationsbilleder/${key}/front`;
  const [own, other] = [await ask(picture), await ask(`/reklamationsbilleder/${randomUUID()}/front`)];
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'private, no-store'],
  ]);
  expect([other.status, (await ask(`/complaint-picture/form/${key}/front`)).status]).toEqual([404, 404]);
});

test.each<[string, Record<string, string>, string?]>([
  ['without a key', { intent: 'send' }],
  ['with a key that is none', { intent: 'send', key: 'x' }],
  ['with an intent that no button has', { intent: 'x', key: randomUUID() }],
  ['a search with nothing to search', { intent: 'x' }, '/reklamation'],
])('%s is 400', async (_what, fields, path) => expect((await post(fields, path)).status).toBe(400));

test('an unknown order and another customer’s order redirect to the same form', async () => {
  const led = async (number: string) => (await ask(`/reklamation/${number}`)).headers.get('location');
  expect([await led('1'), await led('100000001')]).toEqual(['/reklamation?number=1', '/reklamation?number=100000001']);
  const none = await Promise.all(
    ['/reklamation/x', '/reklamation/x/y', '/reklamationsbilleder/x'].map((path) => ask(path)),
  );
  expect(none.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('two visitors get forms with different keys', async () => {
  const keyOfForm = async () => load(await (await ask(FORM)).text())('[name=key]').val();
  expect(await keyOfForm()).not.toBe(await keyOfForm());
});
