// Rules of compare lists, on both sides of their limits.
import { describe, expect, it } from 'vitest';
import { additionsTo, comparableAttributes, comparedValues, MOST_COMPARED, mergedInto } from './compare-list';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('additions', () => {
  it('are made once each, without those already on the list', () => {
    expect(additionsTo([1, 2], [2, 3, 3, 4])).toEqual({ ok: true, ids: [3, 4] });
  });
  it('fill the list to its last place, and are refused completely beyond it', () => {
    expect(additionsTo(upTo(MOST_COMPARED - 1), [99])).toEqual({ ok: true, ids: [99] });
    expect(additionsTo(upTo(MOST_COMPARED - 1), [98, 99])).toEqual({
      ok: false,
      code: 'LIST_FULL',
      params: { max: MOST_COMPARED },
    });
  });
  it('already on a full list change nothing and are no error', () => {
    expect(additionsTo(upTo(MOST_COMPARED), [1])).toEqual({ ok: true, ids: [] });
  });
});

it('a merge adds what there is room for, without duplicates', () => {
  expect(mergedInto([1], [1, 2, 3])).toEqual([2, 3]);
  expect(mergedInto(upTo(MOST_COMPARED - 1), [98, 99])).toEqual([98]);
  expect(mergedInto(upTo(MOST_COMPARED), [99])).toEqual([]);
  expect(mergedInto(upTo(MOST_COMPARED + 1), [99])).toEqual([]);
});

const fact = (code: string, value: string) => ({ code, label: code.toUpperCase(), value });

it('lists each attribute once, in the order of the products', () => {
  const products = [[fact('size', 'A4')], [fact('colour', 'red'), fact('size', 'A3')]];
  expect(comparableAttributes(products)).toEqual([
    { code: 'size', label: 'SIZE' },
    { code: 'colour', label: 'COLOUR' },
  ]);
});

it('has a value for each attribute: its own, several as one text, or the placeholder', () => {
  const facts = [fact('colour', 'red'), fact('colour', 'blue'), fact('empty', '')];
  expect(comparedValues(['colour', 'size', 'empty'], facts, 'N/A')).toEqual([
    { code: 'colour', value: 'red, blue' },
    { code: 'size', value: 'N/A' },
    { code: 'empty', value: 'N/A' },
  ]);
});
