// A unit's code is one of the format's own list.
import { expect, test } from 'vitest';
import { unitCodeIn } from './unit-code';

test('packages have an X before their code in Peppol and none in OIOUBL, for either input', () => {
  for (const given of ['PK', 'XPK']) {
    expect(unitCodeIn('peppol', given)).toBe('XPK');
    expect(unitCodeIn('oioubl', given)).toBe('PK');
  }
  for (const given of ['XRO', 'XCS', 'XTN', 'XBX', 'XCT'])
    expect([unitCodeIn('peppol', given), unitCodeIn('oioubl', given)]).toEqual([given, given.slice(1)]);
});

test('pieces, sets and pairs have the same code in both; a code missing from either list becomes one piece in both', () => {
  for (const given of ['C62', 'EA', 'SET', 'PR', 'KGM'])
    expect([unitCodeIn('peppol', given), unitCodeIn('oioubl', given)]).toEqual([given, given]);
  for (const given of ['H87', 'XYZ', 'APK', 'stk', ''])
    expect([unitCodeIn('peppol', given), unitCodeIn('oioubl', given)]).toEqual(['C62', 'C62']);
});
