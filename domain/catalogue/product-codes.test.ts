import { describe, expect, it } from 'vitest';
import { classListNamed, isProductClass } from './product-codes';

describe('a class of UNSPSC or eCl@ss', () => {
  it.each(['44121704', '44120000', '44000000', '10101500', '24260601', '99999999'])('%s is one', (text) => {
    expect(isProductClass(text)).toBe(true);
  });

  it.each([
    '',
    '4412170',
    '441217041',
    '44-12-17-04',
    '44001704',
    '44120004',
    '04121704',
    '00000000',
    '4412170a',
    ' 44121704',
  ])('"%s" is none', (text) => {
    expect(isProductClass(text)).toBe(false);
  });
});

it.each([
  ['UNSPSC', 'unspsc'],
  ['unspsc_v26', 'unspsc'],
  ['SPSC', 'unspsc'],
  ['eCl@ss-9.1', 'eclass'],
  ['ECLASS 13.0', 'eclass'],
  ['E-CLASS', 'eclass'],
  ['eclass', 'eclass'],
  ['SKI', null],
  ['', null],
])('the list named %s is %s', (name, list) => {
  expect(classListNamed(name)).toBe(list);
});
