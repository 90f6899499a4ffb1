import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type XmlElement, xml } from '#domain/punchout/cxml/xml-element';
import { linePrice } from './amounts';

const money = (name: string, amount: string) => xml(`cbc:${name}`, { currencyID: 'DKK' }, amount);
const allowance = (isCharge: boolean, amount: string) =>
  xml('cac:AllowanceCharge', {}, xml('cbc:ChargeIndicator', {}, String(isCharge)), money('Amount', amount));
const priced = (amount: string, base: string | null = null, unitCode: string | null = null) =>
  xml(
    'cac:Price',
    {},
    money('PriceAmount', amount),
    base === null ? null : xml('cbc:BaseQuantity', { unitCode }, base),
  );
const item = (...nodes: XmlElement[]) => xml('cac:LineItem', {}, ...nodes);

describe('the price of a line', () => {
  test.each([
    ['a price alone', item(priced('10.00')), { price: 10, basis: 1, fault: null }],
    ['a price for several', item(priced('10.00', '4', 'EA')), { price: 10, basis: 4, fault: null }],
    ['neither', item(), { price: null, basis: 1, fault: null }],
    ['an amount alone', item(money('LineExtensionAmount', '36.00')), { price: 36, basis: 4, fault: null }],
    [
      'an amount within two øre',
      item(money('LineExtensionAmount', '40.02'), priced('10.00')),
      { price: 10, basis: 1, fault: null },
    ],
    [
      'an amount three øre off',
      item(money('LineExtensionAmount', '40.03'), priced('10.00')),
      { price: null, basis: 1, fault: { code: 'AMOUNTS_DIFFER' } },
    ],
    [
      'a discount',
      item(money('LineExtensionAmount', '35.00'), allowance(false, '5.00'), priced('10.00')),
      { price: 35, basis: 4, fault: null },
    ],
    [
      'a charge without an amount',
      item(allowance(true, '5.00'), priced('10.00')),
      { price: 45, basis: 4, fault: null },
    ],
    [
      'a price for another unit',
      item(priced('10.00', '1', 'XBX')),
      { price: null, basis: 1, fault: { code: 'PRICE_UNIT_OTHER', unit: 'XBX' } },
    ],
    ['a negative price', item(priced('-1.00')), { price: null, basis: 1, fault: { code: 'PRICE_UNREADABLE' } }],
    ['a price for none', item(priced('1.00', '0')), { price: null, basis: 1, fault: { code: 'PRICE_UNREADABLE' } }],
  ])('%s', (_what, element, expected) => {
    expect(linePrice(element, 4, 'EA')).toEqual(expected);
  });

  test('a line whose amounts agree comes to its amount to the øre', () => {
    const prices = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: -500, max: 500 }),
        (oere, pieces, change) => {
          const amount = oere * pieces + change;
          const parts = change === 0 ? [] : [allowance(change > 0, (Math.abs(change) / 100).toFixed(2))];
          const whole = money('LineExtensionAmount', (amount / 100).toFixed(2));
          const { price, basis, fault } = linePrice(
            item(whole, ...parts, priced((oere / 100).toFixed(2))),
            pieces,
            'EA',
          );
          expect(fault).toBeNull();
          expect(Math.round(((price ?? 0) * pieces * 100) / basis)).toBe(amount);
        },
      ),
    );
  });
});
