// Forms with pictures: no part is buffered beyond a picture's size limit, in any chunking; the other fields remain complete.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PICTURE_BYTES } from '#domain/complaint/pictures';
import { mostBytes, picturesFormOf, shortParts, UPLOAD_BYTES, uploadFormOf } from './upload-form.server';

const BOUNDARY = '----abc';
const part = (name: string, content: string, file = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === '' ? '' : `; filename="${file}"\r\nContent-Type: image/jpeg`}\r\n\r\n${content}\r\n`;

/** In chunks of these sizes, in rotation. */
async function short(text: string, most: number, sizes: readonly number[]): Promise<string> {
  const bytes = Buffer.from(text, 'latin1');
  const stream = new ReadableStream<Uint8Array>({
    start(to) {
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        to.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
        at += size;
      }
      to.close();
    },
  });
  const out: Buffer[] = [];
  for await (const chunk of stream.pipeThrough(shortParts(BOUNDARY, most))) out.push(Buffer.from(chunk));
  return Buffer.concat(out).toString('latin1');
}

test('truncates each part separately, in any chunking', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.string({ maxLength: 40 }).map((text) => text.replaceAll('-', 'x')),
        { minLength: 1, maxLength: 4 },
      ),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 20 }),
      async (contents, sizes, most) => {
        const latin = contents.map((text) => Buffer.from(text, 'utf8').toString('latin1'));
        const sign = `\r\n--${BOUNDARY}`;
        const body = ['', ...latin, '--\r\n'].join(sign);
        const cut = ['', ...latin.map((text) => text.slice(0, most)), '--\r\n'.slice(0, most)].join(sign);
        expect(await short(body, most, sizes)).toBe(cut);
      },
    ),
    { numRuns: 200 },
  ));

const posted = (body: string) =>
  new Request('http://localhost/reklamation/uden-ordre', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(Buffer.from(body, 'latin1')),
  });

describe('a form', () => {
  test('with a file of 50 MB has all its fields, and enough of the file to detect that it is too large', async () => {
    const large = 'x'.repeat(50 * 1024 * 1024);
    const form = await uploadFormOf(
      posted(`${part('a', '1')}${part('picture-front', large, 'x.jpg')}${part('b', '2')}--${BOUNDARY}--\r\n`),
    );
    const file = form.get('picture-front');
    expect([form.get('a'), form.get('b')]).toEqual(['1', '2']);
    const size = file instanceof Blob ? file.size : 0;
    expect([size > PICTURE_BYTES, size < PICTURE_BYTES + 20_000]).toEqual([true, true]);
  });

  test('with more pictures than it may have says which of them were cut, and has all its fields', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => part('files', name.repeat(9 * 1024 * 1024), `${name}.jpg`));
    const small = part('files', 'small', 'small.jpg');
    const { form, cut } = await picturesFormOf(
      posted(`${part('one', '1')}${files.join('')}${small}${part('two', '2')}--${BOUNDARY}--\r\n`),
    );
    expect([form.get('one'), form.get('two')]).toEqual(['1', '2']);
    const names = form.getAll('files').flatMap((file) => (file instanceof File ? [[file.name, cut.has(file)]] : []));
    // 18 MB leave room for the third, and 27 for no fourth; what is as small as a remainder is sent again, too.
    expect(names).toEqual([
      ['a.jpg', false],
      ['b.jpg', false],
      ['c.jpg', false],
      ['d.jpg', true],
      ['small.jpg', true],
    ]);
    const [only] = (await picturesFormOf(posted(`${small}--${BOUNDARY}--\r\n`))).cut;
    expect(only).toBeUndefined();
  });

  test('with more text than any form has is refused', async () => {
    const refused = uploadFormOf(posted(`${part('a', 'x'.repeat(200_000))}--${BOUNDARY}--\r\n`));
    await expect(refused).rejects.toMatchObject({ status: 413 });
  });

  test.each(['', 'x', '--', `--${BOUNDARY}`, part('a', '1')])('that is malformed is 400: %j', async (body) => {
    await expect(uploadFormOf(posted(body))).rejects.toMatchObject({ status: 400 });
  });
});

test('the HTTP server accepts larger bodies for these pages only', () => {
  const open = ['/reklamation', '/reklamation/1', '/reklamationsbilleder/x', '/staff/products/A%2F1/pictures'];
  const others = [
    '/reklamationx',
    '/cart',
    '/',
    '/punchout/cxml/x',
    '/api/peppol/orders/x',
    '/staff/products/A',
    '/staff/products/A/pictures/x',
    '/staff/products//pictures',
  ];
  expect(open.map((path) => mostBytes(path))).toEqual(open.map(() => UPLOAD_BYTES));
  // What other systems post: their own limits are below (tests/routes/cxml-attacks.test.ts).
  expect(['/punchout/cxml', '/api/peppol/orders', '/api/bulk/stock'].map((path) => mostBytes(path))).toEqual([
    15 * 1024 * 1024 + 16 * 1024,
    15 * 1024 * 1024 + 16 * 1024,
    9 * 1024 * 1024,
  ]);
  expect(others.map((path) => mostBytes(path))).toEqual(others.map(() => null));
});
