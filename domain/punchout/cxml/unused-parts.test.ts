import { describe, expect, test } from 'vitest';
import { unusedParts } from './unused-parts';
import { xml } from './xml-element';

const order = (header: Parameters<typeof xml>[1], ...nodes: Parameters<typeof xml>[2][]) =>
  xml('OrderRequest', {}, xml('OrderRequestHeader', { orderID: '1', orderDate: 'x', ...header }, ...nodes));

describe('parts without a use', () => {
  test('are named once, with where they are', () => {
    const item = (...nodes: Parameters<typeof xml>[2][]) =>
      xml('ItemOut', { quantity: '1', itemCategory: 'x' }, xml('ItemID'), ...nodes);
    const detail = xml(
      'ItemDetail',
      {},
      xml('UnitPrice', {}, xml('Modifications')),
      xml('Description'),
      xml('ItemDetailIndustry'),
    );
    const request = xml(
      'OrderRequest',
      {},
      xml(
        'OrderRequestHeader',
        { agreementID: '7', shipComplete: 'yes' },
        xml('PaymentTerm'),
        xml('Extrinsic', { name: 'Kst' }, '4'),
      ),
      item(xml('Tax'), detail),
      item(xml('Tax')),
    );
    expect(unusedParts(request, new Set())).toEqual([
      ...['@agreementID', 'PaymentTerm', 'Extrinsic Kst'],
      ...['ItemOut/@itemCategory', 'ItemOut/Tax', 'ItemDetail/ItemDetailIndustry', 'UnitPrice/Modifications'],
    ]);
  });

  test('are none that were read, written by the shop, or empty', () => {
    const extrinsic = (name: string, text: string) => xml('Extrinsic', { name }, text);
    expect(unusedParts(order({}, extrinsic('UniqueName', 'x'), extrinsic('y', '')), new Set(['uniquename']))).toEqual(
      [],
    );
  });

  test('are a telephone number that cannot be called', () => {
    const phone = (number: string) =>
      xml('ShipTo', {}, xml('Address', {}, xml('Phone', {}, xml('TelephoneNumber', {}, xml('Number', {}, number)))));
    expect(unusedParts(order({}, phone('se kontakt')), new Set())).toEqual(['ShipTo/Phone se kontakt']);
    expect(unusedParts(order({}, phone('62 52 00 00')), new Set())).toEqual([]);
  });

  test('are thirty at most, of eighty letters each', () => {
    const many = Array.from({ length: 40 }, (_, at) => xml('Extrinsic', { name: `${at}${'x'.repeat(100)}` }, 'y'));
    const named = unusedParts(order({}, ...many), new Set());
    expect([named.length, Math.max(...named.map(({ length }) => length))]).toEqual([30, 80]);
  });
});
