// The picture of a PDF is one of the shop's own, a PNG within the bounds; else there is none.
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { visitorContext } from '../../../tests/support/visitor-context';
import { pictureOnPaper } from './paper-picture.server';

const { files } = vi.hoisted(() => ({ files: vi.fn<(request: Request) => Promise<Response>>() }));
vi.mock('../transport/backend.server', () => ({ passToFiles: files }));

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24a857' } })
    .png()
    .toBuffer();
const answerOf = (bytes: Buffer, headers = {}) => new Response(new Uint8Array(bytes), { headers });
const pictureAt = (url: string) => pictureOnPaper(visitorContext(), { url, alt: '' });

beforeEach(() => void files.mockReset());

it.each([
  ['/media/product/pen-1.webp?w=1200&v=4c80a919394e', '/media/product/pen-1.png?w=400&v=4c80a919394e'],
  ['/media/product/pen-1.avif', '/media/product/pen-1.png?w=400'],
])('%s is requested as a PNG of 400 pixels', async (url, asked) => {
  const bytes = await png(400, 300);
  files.mockImplementation(async () => answerOf(bytes));
  expect((await pictureAt(url))?.equals(bytes)).toBe(true);
  const { pathname, search } = new URL(files.mock.calls[0]?.[0].url ?? '');
  expect(pathname + search).toBe(asked);
});

it.each(['https://pictures.example/media/pen.webp', '//pictures.example/media/pen.webp', '/other/pen.webp', ''])(
  'nothing is requested for a picture at "%s"',
  async (url) => {
    expect(await pictureAt(url)).toBeNull();
    expect(await pictureOnPaper(visitorContext(), undefined)).toBeNull();
    expect(files).not.toHaveBeenCalled();
  },
);

it.each([
  ['is not there', async () => new Response(null, { status: 404 }), false],
  ['cannot be had', () => Promise.reject(new Error('away')), false],
  [
    'is no PNG',
    async () =>
      answerOf(
        await sharp(await png(9, 9))
          .webp()
          .toBuffer(),
      ),
    false,
  ],
  ['is cut off', async () => answerOf((await png(9, 9)).subarray(0, 20)), false],
  ['is 1600 pixels high', async () => answerOf(await png(400, 1600)), true],
  ['is 1601 pixels high', async () => answerOf(await png(400, 1601)), false],
  ['is 401 pixels wide', async () => answerOf(await png(401, 9)), false],
  ['has a mebibyte', async () => answerOf(Buffer.concat([await png(9, 9), Buffer.alloc(2 ** 20)], 2 ** 20)), true],
  [
    'has one byte more',
    async () => answerOf(Buffer.concat([await png(9, 9), Buffer.alloc(2 ** 20)], 2 ** 20 + 1)),
    false,
  ],
  ['is declared larger', async () => answerOf(await png(9, 9), { 'Content-Length': String(2 ** 20 + 1) }), false],
])('a picture that %s', async (_what, answer, isDrawn) => {
  files.mockImplementation(answer);
  expect((await pictureAt('/media/product/pen-1.webp')) !== null).toBe(isDrawn);
});
