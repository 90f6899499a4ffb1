// Texts in lines of bulk requests: normalised, one line, bounded.
import { expect, it } from 'vitest';
import { exactNumber, trimmedText } from './line-fields';

it.each([
  ['BLÅ-1'.normalize('NFD'), 'BLÅ-1'],
  ['\u200eTN-2420\u200b', 'TN-2420'],
  [' A4 ', ' A4 '],
  ['\u200b', null],
  ['', null],
  ['A\u0007', null],
  ['A\u2028B', null],
  ['A\r\nB', null],
  ['å'.normalize('NFD').repeat(64), 'å'.repeat(64)],
  ['å'.repeat(65), null],
])('the number %j is read as %j', (sent, read) => expect(exactNumber.safeParse(sent).data ?? null).toBe(read));

it.each([
  ['  Blå post '.normalize('NFD'), 'Blå post'],
  ['\ufeffPostNord\u202c', 'PostNord'],
  [' \u200b ', null],
  ['a\tb', null],
  ['a'.repeat(11), null],
  ['\u200e'.repeat(5) + 'a'.repeat(10), 'a'.repeat(10)],
])('the text %j is read as %j', (sent, read) => expect(trimmedText(10).safeParse(sent).data ?? null).toBe(read));
