// What a file is by its first bytes, no matter what it is called, and which sides are still to come.
import { expect, test } from 'vitest';
import { isPictureSide, missingSides, pictureKindOf } from './pictures';

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
  ['', null],
])('%j is %s', (text, kind) => expect(pictureKindOf(bytes(text))).toBe(kind));

test('the sides that are still to come, in the order of the form', () => {
  expect(missingSides([])).toEqual(['front', 'back', 'side']);
  expect(missingSides(['side', 'front'])).toEqual(['back']);
  expect(missingSides(['side', 'front', 'back'])).toEqual([]);
  expect(['front', 'back', 'side', 'top', '', undefined].filter(isPictureSide)).toEqual(['front', 'back', 'side']);
});
