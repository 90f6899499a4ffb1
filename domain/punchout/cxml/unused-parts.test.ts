import { describe, expect, test } from 'vitest';
import { missingAttachments, unusedParts } from './unused-parts';
import { xml } from './xml-element';

const order = (header: Parameters<typeof xml>[1], ...nodes: Parameters<typeof xml>[2][]) =>
  xml('OrderRequest', {}, xml('OrderRequestHeader', { orderID: '1', orderDate: 'x', ...header }, ...nodes));

const NONE: ReadonlySet<string> = new Set();
const NOTHING_READ = { header: NONE, items: NONE };

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
    expect(unusedParts(request, NOTHING_READ)).toEqual([
      ...['@agreementID', 'PaymentTerm', 'Extrinsic Kst'],
      ...['ItemOut/@itemCategory', 'ItemOut/Tax', 'ItemDetail/ItemDetailIndustry', 'UnitPrice/Modifications'],
    ]);
  });

  test('are none that were read, written by the shop, or empty', () => {
    const extrinsic = (name: string, text: string) => xml('Extrinsic', { name }, text);
    expect(
      unusedParts(order({}, extrinsic('UniqueName', 'x'), extrinsic('y', '')), {
        header: new Set(['uniquename']),
        items: NONE,
      }),
    ).toEqual([]);
  });

  test('are a telephone number that cannot be called', () => {
    const phone = (number: string) =>
      xml('ShipTo', {}, xml('Address', {}, xml('Phone', {}, xml('TelephoneNumber', {}, xml('Number', {}, number)))));
    expect(unusedParts(order({}, phone('se kontakt')), NOTHING_READ)).toEqual(['ShipTo/Phone se kontakt']);
    expect(unusedParts(order({}, phone('62 52 00 00')), NOTHING_READ)).toEqual([]);
  });

  test('are thirty at most, of eighty letters each', () => {
    const many = Array.from({ length: 40 }, (_, at) => xml('Extrinsic', { name: `${at}${'x'.repeat(100)}` }, 'y'));
    const named = unusedParts(order({}, ...many), NOTHING_READ);
    expect([named.length, Math.max(...named.map(({ length }) => length))]).toEqual([30, 80]);
  });
});

describe('attachments', () => {
  const naming = (...addresses: string[]) =>
    order({}, xml('Comments', {}, ...addresses.map((one) => xml('Attachment', {}, xml('URL', {}, one)))));

  test.each([
    ['cid:a@x', []],
    ['CID:a@x', []],
    ['cid:a%40x', []],
    ['cid:%E0%A4%A', ['Attachment cid:%E0%A4%A']],
    ['cid:b@x', ['Attachment cid:b@x']],
    ['a@x', ['Attachment a@x']],
    ['https://example.dk/a.pdf', ['Attachment https://example.dk/a.pdf']],
  ])('%s is missing by these names: %j', (address, missing) =>
    expect(missingAttachments(naming(address), new Set(['a@x']))).toEqual(missing),
  );

  test('are named once, and thirty at most', () => {
    expect(missingAttachments(naming('cid:b', 'cid:b'), NONE)).toEqual(['Attachment cid:b']);
    const many = Array.from({ length: 31 }, (_, at) => `cid:${at}`);
    expect(missingAttachments(naming(...many), NONE)).toHaveLength(30);
  });
});
