// The appearance of a design: identified by the positions of its values, and combined from what these specify.
import { expect, test } from 'vitest';
import type { DesignArticle, DesignValue } from './design';
import { designPlaces, lookOfDesign } from './design-look';

const value = (code: string, look?: DesignValue['look']): DesignValue => ({
  code,
  label: code,
  labelEn: code,
  colour: null,
  surcharge: 0,
  ...(look ? { look } : {}),
});
const option = (code: string, ...values: DesignValue[]) => ({ code, label: code, labelEn: code, values });
const TABLE: DesignArticle = {
  options: [
    option('top', value('white', { colour: '#ffffff' }), value('lino', { colour: '#335544', traits: ['linoleum'] })),
    option('legs', value('steel'), value('oak', { accent: '#b98b55', traits: ['wood'] })),
    option('size', value('small', { facts: { width: 120, depth: 80 } }), value('large', { facts: { width: 180 } })),
  ],
};

test('a design is identified by the position of each value; a missing or unknown value is the first one', () => {
  expect(designPlaces(TABLE, { size: 'large', top: 'lino', legs: 'oak' })).toEqual([1, 1, 1]);
  expect(designPlaces(TABLE, { legs: 'oak', top: 'gold' })).toEqual([0, 1, 0]);
});

test('all selected values together define the appearance', () => {
  expect(lookOfDesign(TABLE, [1, 1, 0])).toEqual({
    colour: '#335544',
    accent: '#b98b55',
    traits: ['linoleum', 'wood'],
    facts: { width: 120, depth: 80 },
  });
  expect(lookOfDesign(TABLE, [0, 0, 1])).toEqual({ colour: '#ffffff', traits: [], facts: { width: 180 } });
});

test.each([
  ['a place too few', [0, 0]],
  ['a place too many', [0, 0, 0, 0]],
  ['a value that is not there', [0, 2, 0]],
])('%s has no appearance', (_, places) => {
  expect(lookOfDesign(TABLE, places)).toBeNull();
});
