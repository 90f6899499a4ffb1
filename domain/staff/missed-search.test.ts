// Which searches without a hit are counted, and under which words.
import { describe, expect, it, test } from 'vitest';
import { missedSearchWords } from './missed-search';

test.each([
  ['Hæve-sænkebord', 'hæve-sænkebord'],
  ['  KAFFE\u00a0 kopper\n', 'kaffe kopper'],
  ['blÅ', 'blå'],
  ['blå'.normalize('NFD'), 'blå'],
  ['A4', null],
  ['a4 papir', 'a4 papir'],
  ['tn-2420', 'tn-2420'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%j is counted as %j', (typed, words) => {
  expect(missedSearchWords(typed)).toBe(words);
});

describe('a number', () => {
  it.each([
    ['5790002305924', '5790002305924'],
    ['EAN 5790002305924', '5790002305924'],
    ['pære 1234567', 'pære 1234567'],
    ['pære 12345678', null],
    ['ring til 20 30 40 50', null],
    ['010190-1234 hansen', null],
    ['4571 0000 0000 0001 kort', null],
  ])('%j is counted as %j', (typed, words) => {
    expect(missedSearchWords(typed)).toBe(words);
  });
});

test.each([
  '',
  ' ',
  '?',
  'a',
  'mette@firma.dk',
  'skriv til mette @ firma',
  'https://firma.dk/a',
  '<b>fed</b>',
  'x'.repeat(61),
])('%j is not counted', (typed) => {
  expect(missedSearchWords(typed)).toBeNull();
});
