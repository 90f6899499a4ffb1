// Limits of posted forms: the size of the largest form of the shop, and the field names that a form can have.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseForm } from '~/forms/reply/schema.server';
import { formOf } from './form.server';
import { FORM_BYTES, MOST_FIELDS, MOST_REPEATS } from './form-size.server';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=----line';

function posted(body: string, type = URLENCODED, headers: Record<string, string> = {}): Request {
  return new Request('http://shop/', { method: 'POST', body, headers: { 'content-type': type, ...headers } });
}

const parts = (names: readonly string[]): string =>
  `${names.map((name) => `------line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`).join('')}------line--\r\n`;

/** The status that the form is refused with, or its number of fields. */
async function outcome(request: Request, mostBytes?: number): Promise<string> {
  try {
    return `${[...(await formOf(request, mostBytes))].length} fields`;
  } catch (refused) {
    return refused instanceof Response ? `${refused.status} ${await refused.text()}` : String(refused);
  }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
const TOO_LARGE = '413 Det, du sendte, fylder for meget.';

test('reads as many fields as the longest form has, in both kinds of body', async () => {
  expect(await outcome(posted(names(MOST_FIELDS).join('=x&')))).toBe(`${MOST_FIELDS} fields`);
  // In multipart, each field has its own header, so fewer fields fit into the size limit.
  expect(await outcome(posted(parts(names(1_000)), MULTIPART))).toBe('1000 fields');
  const rows = Array.from({ length: MOST_REPEATS }, (_, at) => `code=TN-${at}&qty=${at}`).join('&');
  expect(await outcome(posted(rows))).toBe(`${2 * MOST_REPEATS} fields`);
});

test.each([
  ['more fields', posted(names(MOST_FIELDS + 1).join('=x&'))],
  ['empty fields', posted('&'.repeat(MOST_FIELDS))],
  ['more parts', posted(parts(names(MOST_FIELDS + 1)), MULTIPART)],
  [
    'more parts, the line between them in quotes',
    posted(parts(names(MOST_FIELDS + 1)), 'multipart/form-data; boundary="----line"'),
  ],
  ['more repetitions', posted('email=&'.repeat(MOST_REPEATS + 1))],
  ['more repetitions in parts', posted(parts(names(MOST_REPEATS + 1).map(() => 'email')), MULTIPART)],
  ['more bytes', posted(`a=${'x'.repeat(FORM_BYTES)}`)],
  ['more bytes than announced', posted(`a=${'x'.repeat(FORM_BYTES)}`, URLENCODED, { 'content-length': '3' })],
])('refuses %s', async (_what, request) => {
  expect(await outcome(request)).toBe(TOO_LARGE);
});

test('refuses in the visitor’s language', async () => {
  const request = posted('&'.repeat(MOST_FIELDS), URLENCODED, { cookie: 'locale=en-GB' });
  expect(await outcome(request)).toBe('413 What you sent is too large.');
});

test('allows a larger body for a form with a file', async () => {
  expect(await outcome(posted(`a=${'x'.repeat(FORM_BYTES)}`), 2 * FORM_BYTES)).toBe('1 fields');
});

test.each(['a[99999999]', 'a[]', 'a.b.c', `${'a['.repeat(40)}`, '__intent__', '__state__', 'x'.repeat(101)])(
  'refuses the field name %s',
  async (name) => {
    expect(await outcome(posted(`${encodeURIComponent(name)}=1`))).toMatch(/^400 A field has/);
  },
);

test.each([
  ['application/json', '{}'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=a; charset=x', '--a--'],
  ['multipart/mixed; boundary=a', '--a--'],
  ['text/plain', 'a=1'],
])('refuses a body of %s as not a form', async (type, body) => {
  expect(await outcome(posted(body, type))).toBe('400 The body is not a form');
});

test('a query string, read by the same schemas, has neither nested lists nor conform’s intents', () => {
  const schema = z.object({ a: z.array(z.string()).optional(), b: z.string().optional() });
  for (const query of ['a[99999999]=x', 'a[0][0][0]=x', '__intent__=x', '__state__={', 'a.b=x'])
    expect(parseForm(new URLSearchParams(`${query}&b=1`), schema)).toEqual({ ok: true, value: { b: '1' } });
  expect(parseForm(new URLSearchParams('a=1&a=2'), schema)).toEqual({ ok: true, value: { a: ['1', '2'] } });
});
