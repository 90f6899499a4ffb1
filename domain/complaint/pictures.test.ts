// The type of a file by its first bytes, regardless of its name, and which sides are missing.
import { expect, test } from 'vitest';
import {
  EXTRA_PICTURES,
  extraPicture,
  isPictureName,
  isPictureSide,
  isTooWide,
  missingSides,
  PICTURE_BYTES,
  PICTURE_MEGABYTES,
  PICTURE_PIXELS,
  pictureKindOf,
  UPLOAD_LINK_MINUTES,
} from './pictures';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
  ['\x00\x00\x00\x18ftypheic\x00', 'heic'],
  ['\x00\x00\x00\x18ftypmif1\x00', 'heic'],
  ['\x00\x00\x00\x18ftypavif\x00', null],
  ['\x00\x00\x00\x18ftypmp42', null],
  ['GIF89a', null],
  ['%PDF-1.7', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['RIFF\x00\x00\x00\x00WAVE', null],
  ['\xff\xd8', null],
  ['\xff\xd8\x00', null],
  ['\xff\x00\xff', null],
  ['\x00\xd8\xff', null],
  ['\x89GIF\r\n', null],
  ['xPNG\r\n', null],
  ['FORM\x00\x00\x00\x00WEBP', null],
  ['\x00\x00\x00\x18wideheic\x00', null],
  ['', null],
])('%j is %s', (text, kind) => expect(pictureKindOf(bytes(text))).toBe(kind));

test('the size limits, and the lifetime of an SMS link', () => {
  expect([PICTURE_MEGABYTES, PICTURE_BYTES, PICTURE_PIXELS]).toEqual([12, 12_582_912, 12_000]);
  expect(UPLOAD_LINK_MINUTES).toBe(60);
});

test.each([
  ['jpeg', 12_000, 9_166, false],
  ['jpeg', 12_000, 9_167, true],
  ['jpeg', 12_001, 10, true],
  ['jpeg', 10, 12_001, true],
  ['png', 6_000, 5_000, false],
  ['png', 6_000, 5_001, true],
  ['webp', 6_000, 5_000, false],
  ['webp', 6_000, 5_001, true],
  ['heic', 5_000, 5_000, false],
  ['heic', 5_000, 5_001, true],
] as const)('a %s of %i × %i pixels is too wide: %s', (kind, width, height, is) =>
  expect(isTooWide(kind, width, height)).toBe(is),
);

test('those of an answer have their own names, three of them', () => {
  expect(EXTRA_PICTURES).toBe(3);
  expect([1, 2, 3].map(extraPicture)).toEqual(['extra1', 'extra2', 'extra3']);
  const names = ['front', 'side', 'extra1', 'extra3', 'extra0', 'extra4', 'extra', '', undefined];
  expect(names.filter(isPictureName)).toEqual(['front', 'side', 'extra1', 'extra3']);
});

test('the missing sides, in the order of the form', () => {
  expect(missingSides([])).toEqual(['front', 'back', 'side']);
  expect(missingSides(['side', 'front'])).toEqual(['back']);
  expect(missingSides(['side', 'front', 'back'])).toEqual([]);
  expect(['front', 'back', 'side', 'top', '', undefined].filter(isPictureSide)).toEqual(['front', 'back', 'side']);
});
