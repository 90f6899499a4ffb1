// Presents: what is asked for, how long a greeting may be, and what a line keeps of it.
import { expect, test } from 'vitest';
import { LONGEST_GREETING, presentFrom, presentIn, problemWithPresent } from './present';

test('a greeting is one paragraph; goods of which nothing is asked are no present', () => {
  expect(presentFrom({ greeting: '  Glædelig\r\n jul ', wrapped: false })).toEqual({
    greeting: 'Glædelig jul',
    wrapped: false,
  });
  expect(presentFrom({ greeting: ' ', wrapped: true })).toEqual({ greeting: '', wrapped: true });
  expect(presentFrom({ greeting: ' \n', wrapped: false })).toBeNull();
});

test('a card has room for so many letters', () => {
  expect(problemWithPresent({ greeting: 'x'.repeat(LONGEST_GREETING), wrapped: true })).toBeNull();
  expect(problemWithPresent({ greeting: 'x'.repeat(LONGEST_GREETING + 1), wrapped: true })).toEqual({
    ok: false,
    code: 'TOO_LONG',
    field: 'greeting',
    params: { max: LONGEST_GREETING },
  });
});

test('a line gives back what it keeps, and nothing of what it does not', () => {
  const wish = { greeting: 'Tak for i år', wrapped: true };
  expect(presentIn(wish)).toEqual(wish);
  for (const other of [null, 'x', { wrapped: 'yes', greeting: 7 }])
    expect(presentIn(other)).toEqual({ greeting: '', wrapped: false });
});
