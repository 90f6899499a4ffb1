// Proves what is stored of a note.
import { expect, it } from 'vitest';
import { NOTE_LENGTH, noteFrom } from '#domain/cart-note';

it.each([
  ['  Til Pia i receptionen ', 'Til Pia i receptionen'],
  ['to\r\nrækker', 'to\nrækker'],
  ['\t\u0000 ', null],
  ['', null],
  [null, null],
])('%j is kept as %j', (typed, kept) => expect(noteFrom(typed, NOTE_LENGTH.line)).toBe(kept));

it('of a line is one row of a packing slip, of the cart as long as an order’s comment', () =>
  expect(NOTE_LENGTH).toEqual({ line: 120, cart: 500 }));

it('ends with a word where it is cut', () => expect(noteFrom('Til Pia', 4)).toBe('Til'));

it('is cut between characters, never inside one', () =>
  expect(noteFrom('🎁'.repeat(200), NOTE_LENGTH.line)).toBe('🎁'.repeat(NOTE_LENGTH.line)));
