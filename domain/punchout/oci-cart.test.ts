import { describe, expect, it } from 'vitest';
import { readOciCart, thousandthsOf } from './oci-cart';

const item = (index: number, over: Record<string, string> = {}): [string, string][] =>
  Object.entries({ DESCRIPTION: 'Kuglepen', QUANTITY: '12', UNIT: 'PCE', PRICE: '3.75', CURRENCY: 'DKK', ...over })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`NEW_ITEM-${name}[${index}]`, value]);

describe('a returned cart', () => {
  it('is read line by line, with the system’s own fields separate', () => {
    const cart = readOciCart([
      ['~OkCode', 'ADDI'],
      ...item(2, { PRICE: '10.00', PRICEUNIT: '3' }),
      ...item(1),
      ['NEW_ITEM-LONGTEXT_1:132[]', 'Blå'],
    ]);
    expect(cart.faults).toEqual([]);
    expect(cart.echoed).toEqual({ '~OkCode': 'ADDI' });
    expect(cart.items.map(({ index }) => index)).toEqual([1, 2]);
    expect(cart.items[0]?.fields.LONGTEXT).toBe('Blå');
    expect(cart.items.map(thousandthsOf)).toEqual([45_000, 40_000]);
  });

  it.each([
    [[...item(2)], { kind: 'gap', index: 1 }],
    [[...item(1), ...item(1).slice(0, 1)], { kind: 'doubled', index: 1, field: 'DESCRIPTION' }],
    [item(1, { COLOUR: 'x' }), { kind: 'unknown', index: 1, field: 'COLOUR' }],
    [item(1, { DESCRIPTION: 'x'.repeat(41) }), { kind: 'too-long', index: 1, field: 'DESCRIPTION' }],
    [item(1, { DESCRIPTION: 'a\nb' }), { kind: 'control', index: 1, field: 'DESCRIPTION' }],
    [item(1, { PRICE: '3,75' }), { kind: 'not-a-number', index: 1, field: 'PRICE' }],
    [item(1, { PRICE: '1.2345' }), { kind: 'not-a-number', index: 1, field: 'PRICE' }],
    [item(1, { PRICEUNIT: '0' }), { kind: 'not-a-number', index: 1, field: 'PRICEUNIT' }],
    [item(1, { UNIT: '' }), { kind: 'missing', index: 1, field: 'UNIT' }],
    [item(1, { DESCRIPTION: '' }), { kind: 'missing', index: 1, field: 'DESCRIPTION' }],
    [item(1, { CONTRACT_ITEM: '10' }), { kind: 'missing', index: 1, field: 'CONTRACT' }],
  ])('is refused for %j', (pairs, fault) => {
    expect(readOciCart(pairs).faults).toEqual([fault]);
  });

  it('costs nothing where a number is invalid', () => {
    const broken: Record<string, string>[] = [{ PRICE: '3,75' }, { QUANTITY: 'x' }, { PRICEUNIT: '0' }];
    for (const over of broken) expect(readOciCart(item(1, over)).items.map(thousandthsOf)).toEqual([0]);
  });

  it('may identify a product by its number only', () => {
    expect(readOciCart(item(1, { DESCRIPTION: '', MATNR: '4711' })).faults).toEqual([]);
  });
});
