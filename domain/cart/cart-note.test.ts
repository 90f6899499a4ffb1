// How a note is normalised.
import { expect, it } from 'vitest';
import { NOTE_LENGTH, noteFrom } from '#domain/cart/cart-note';

it.each([
  ['  Til Pia i receptionen ', 'Til Pia i receptionen'],
  ['to\r\nrækker', 'to\nrækker'],
  ['\t\u0000 ', null],
  ['', null],
  [null, null],
])('%j is stored as %j', (typed, kept) => expect(noteFrom(typed, NOTE_LENGTH.line)).toBe(kept));

it('of a line has the length of one row on a packing slip, of the cart that of an order’s comment', () =>
  expect(NOTE_LENGTH).toEqual({ line: 120, cart: 500 }));

it('is truncated without a trailing space', () => expect(noteFrom('Til Pia', 4)).toBe('Til'));

it.each([NOTE_LENGTH.line, NOTE_LENGTH.cart])('of %i characters is stored complete, and one more is cut', (most) =>
  expect([most - 1, most, most + 1].map((length) => noteFrom('x'.repeat(length), most)?.length)).toEqual([
    ...[most - 1, most, most],
  ]),
);

it('is truncated between characters, never inside one', () =>
  expect(noteFrom('🎁'.repeat(200), NOTE_LENGTH.line)).toBe('🎁'.repeat(NOTE_LENGTH.line)));
