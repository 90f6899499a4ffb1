// iPhone photos, converted by another process: upright and without metadata, within limits of pixels, memory and time, one after the other.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHeicReader } from './heic-process';

const BOUNDS = { pages: 4096, latestMs: 20_000, line: 8 };
/** Acts as its first byte instructs. */
const TOLD = `process.on('message', (file) => {
  const said = { s: process.env.SHOP_SECRET ?? 'none', n: String(process.pid) }[String.fromCharCode(file[0])];
  if (said) process.send({ bytes: Buffer.from(said) });
  if (file[0] === 120) process.exit(9);
  if (file[0] === 114) process.send('rubbish');
});`;

let folder = '';
let program = '';
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heic-'));
  program = join(folder, 'told.mjs');
  await writeFile(program, TOLD);
  photo = await readFile(join(import.meta.dirname, '../../../tests/fixtures/pictures/photo.heic'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asked = async (word: string, bounds = {}) =>
  String(await openHeicReader({ ...BOUNDS, ...bounds }, program).read(Buffer.from(word)));

test('a rotated photo is stored upright, with its pixels and no metadata', async () => {
  expect(photo.includes('Camera of the tests')).toBe(true);
  const kept = await openHeicReader().read(photo);
  if (!kept) throw new Error('It was not read');
  const { format, width, height, exif, xmp, icc } = await sharp(kept).metadata();
  expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 64, height: 96 });
  // Its red corner was at the upper left of the sensor.
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 150;
  expect([redAt(60, 4), redAt(4, 4), redAt(60, 92), redAt(4, 92)]).toEqual([true, false, false, false]);
}, 20_000);

test.each([
  ['cut off', () => photo.subarray(0, 700)],
  ['a head without a picture', () => Buffer.concat([photo.subarray(0, 28), Buffer.alloc(2000, 7)])],
  // Its header claims 60,000 by 60,000 pixels.
  ['a bomb of pixels', () => withSides(photo, 60_000)],
])(
  '%s is not read',
  async (_what, file) => {
    expect(await openHeicReader().read(file())).toBeNull();
  },
  20_000,
);

test('rejects a photo that needs more memory than the limit', async () => {
  expect(await openHeicReader({ ...BOUNDS, pages: 1 }).read(photo)).toBeNull();
}, 20_000);

test('a time-out, an invalid answer and a sudden exit return no picture, and the next one is read', async () => {
  expect(await asked('q', { latestMs: 50 })).toBe('null');
  const reader = openHeicReader(BOUNDS, program);
  const all = await Promise.all(['x', 'r', 'n', 'n'].map((word) => reader.read(Buffer.from(word))));
  const [end, rubbish, first, second] = all.map(String);
  expect([end, rubbish]).toEqual(['null', 'null']);
  // Each in a separate process.
  expect(first).toMatch(/^\d+$/);
  expect(second).not.toBe(first);
  expect(await openHeicReader(BOUNDS, join(folder, 'none.mjs')).read(photo)).toBeNull();
});

test('the process that reads uploaded files has no access to the shop’s secrets', async () => {
  process.env.SHOP_SECRET = 'of the shop';
  expect(await asked('s')).toBe('none');
  delete process.env.SHOP_SECRET;
});

test('rejects a photo when the queue is full', async () => {
  const reader = openHeicReader({ ...BOUNDS, line: 1 }, program);
  const all = await Promise.all(['n', 'n', 'n'].map((word) => reader.read(Buffer.from(word))));
  expect(all.map((one) => one !== null)).toEqual([true, true, false]);
});

function withSides(file: Buffer, side: number): Buffer {
  const other = Buffer.from(file);
  const at = other.indexOf('ispe') + 8;
  other.writeUInt32BE(side, at);
  other.writeUInt32BE(side, at + 4);
  return other;
}
