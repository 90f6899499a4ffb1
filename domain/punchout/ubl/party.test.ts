import { describe, expect, test } from 'vitest';
import { xml } from '#domain/punchout/cxml/xml-element';
import { partyIdIn, partyIdOfKey, partyKey } from './party';

describe('the number of a company', () => {
  test.each([
    ['0088', '5798009811578', '0088:5798009811578'],
    ['GLN', '5798009811578', '0088:5798009811578'],
    ['EAN', '5798009811578', '0088:5798009811578'],
    ['0184', 'DK31415926', '0184:31415926'],
    ['0184', '31415926', '0184:31415926'],
    ['DK:CVR', 'DK31415926', '0184:31415926'],
    ['DK:P', '1012345678', '0096:1012345678'],
    ['0192', '991825827', '0192:991825827'],
    // A number with a wrong check digit identifies no party.
    ['0088', '5798009811579', null],
    ['0184', '31415927', null],
    ['0088', '', null],
    ['0192', 'x'.repeat(51), null],
  ])('%s %s is %s', (scheme, id, expected) => {
    const found = partyIdIn(xml('cbc:EndpointID', { schemeID: scheme }, id));
    expect(found && partyKey(found)).toBe(expected);
  });

  test.each([
    ['0184:31415926', '0184:31415926'],
    ['EAN:5798009811578', '0088:5798009811578'],
    ['5798009811578', null],
    ['0088:', null],
    ['0088:1', null],
  ])('%s in a file is %s', (written, expected) => {
    const found = partyIdOfKey(written);
    expect(found && partyKey(found)).toBe(expected);
  });

  test('without a scheme it is none', () => {
    expect(partyIdIn(xml('cbc:EndpointID', {}, '5798009811578'))).toBeNull();
    expect(partyIdIn(null)).toBeNull();
  });
});
