// OCI at its limits: the length of each field, the truncation of texts, and the limits of a call.
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import type { OciAgreement } from './connection';
import { exactParts } from './exact-price';
import { PUNCHOUT_STEPS, punchoutStepOf, statusOfStep } from './failure';
import { foreignPairs } from './foreign-form';
import { readOciCall } from './oci-call';
import { ociFields, type ReturnedLine } from './oci-fields';
import { LENGTHS } from './oci-lengths';
import { cutAtWord, ociText } from './oci-texts';
import { faultOfReturnAddress } from './return-address';

/** As in SAP's table of fields. */
const TABLE = `DESCRIPTION 40, MATNR 40, QUANTITY 15, UNIT 3, PRICE 15, CURRENCY 5, PRICEUNIT 5, LEADTIME 5, VENDOR 10, VENDORMAT 40,
  MANUFACTCODE 10, MANUFACTMAT 40, MATGROUP 10, SERVICE 1, CONTRACT 10, CONTRACT_ITEM 5, TAX 5, EXT_QUOTE_ID 35, EXT_QUOTE_ITEM 10,
  EXT_PRODUCT_ID 40, EXT_SCHEMA_TYPE 10, EXT_CATEGORY_ID 60, EXT_CATEGORY 40, SLD_SYS_NAME 60, ATTACHMENT 255, ATTACHMENT_TITLE 255,
  ATTACHMENT_PURPOSE 1, ITEM_TYPE 1, PARENT_ID 35, CUST_FIELD1 10, CUST_FIELD2 10, CUST_FIELD3 10, CUST_FIELD4 20, CUST_FIELD5 50`;

it('fields have the lengths of the standard', () => {
  const wanted = TABLE.split(/,\s*/).map((row) => row.split(' '));
  expect(LENGTHS).toEqual(Object.fromEntries(wanted.map(([name, most]) => [name, Number(most)])));
});

const agreed: OciAgreement = {
  ...{ version: '4.0', encoding: 'utf-8', units: {}, understandsPriceUnits: true, itemNumber: 'VENDORMAT' },
  ...{ materialGroups: {}, fixed: {}, duties: 'line', dutyField: null, freightText: null },
};
const line: ReturnedLine = {
  ...{
    id: '1',
    sku: 'K1',
    name: 'Papir',
    text: '',
    quantity: 1,
    row: oere(100),
    duty: null,
    design: null,
    unit: 'stk',
    unece: 'C62',
  },
  ...{ leadDays: 0, manufacturer: null, manufacturerNumber: null, categories: [] },
};
const told = (changes: Partial<ReturnedLine>, others: Partial<OciAgreement> = {}, freight: number | null = null) => {
  const pairs = ociFields([{ ...line, ...changes }], freight === null ? null : oere(freight), { ...agreed, ...others });
  return Object.fromEntries(pairs.map(([name, value]) => [name.replace('NEW_ITEM-', ''), value]));
};
const long = (length: number) => 'x'.repeat(length);

describe('a field', () => {
  it('with a SKU has up to forty letters, and is omitted above', () => {
    expect(told({ sku: long(40) })['VENDORMAT[1]']).toBe(long(40));
    expect(told({ sku: long(41) })['VENDORMAT[1]']).toBeUndefined();
  });

  it('with the lead time has up to five digits', () => {
    const days = (leadDays: number) => told({ leadDays })['LEADTIME[1]'];
    expect([days(99_999), days(100_000), days(-1), days(1.9)]).toEqual(['99999', '99999', '0', '1']);
  });

  it('with the unit has three letters', () =>
    expect(told({ unit: 'pk' }, { units: { pk: 'PACK' } })['UNIT[1]']).toBe('PAC'));

  it('with a truncated description has the full text in the long text, and only then', () => {
    expect(told({ name: long(40) })['LONGTEXT_1:132[]']).toBeUndefined();
    expect(told({ name: long(41) })['LONGTEXT_1:132[]']).toBe(long(41));
    expect(told({ name: long(41), text: 'more' })['LONGTEXT_1:132[]']).toBe(`${long(41)}. more`);
    expect(told({ text: 'more' })['LONGTEXT_1:132[]']).toBe('more');
  });

  it('with a price has up to eleven digits, and is never negative', () => {
    const price = (row: number) => told({ row: oere(row) })['PRICE[1]'];
    expect(price(9_999_999_999_999)).toBe('99999999999.99');
    expect(() => price(10_000_000_000_000)).toThrow(RangeError);
    expect(price(0)).toBe('0.00');
    expect(() => price(-1)).toThrow(RangeError);
  });

  it('for freight has one piece, no lead time, and the unit C62', () => {
    expect(told({}, { freightText: 'Fragt' }, 4_900)).toMatchObject({
      ...{ 'QUANTITY[2]': '1', 'LEADTIME[2]': '0', 'UNIT[2]': 'C62', 'PRICE[2]': '49.00', 'PRICEUNIT[2]': '1' },
    });
    expect(told({}, { freightText: 'Fragt' })['PRICE[2]']).toBeUndefined();
  });
});

describe('a duty', () => {
  const duty = (row: number) => ({ label: 'Afgift', row: oere(row) });
  const inField = { duties: 'field', dutyField: 'CUST_FIELD4' } as const;

  it('is stated once in its field, where a field is agreed for duties', () => {
    const split = { quantity: 3, row: oere(100), duty: duty(500) };
    const fields = told(split, { ...inField, understandsPriceUnits: false });
    expect([fields['CUST_FIELD4[1]'], fields['CUST_FIELD4[2]']]).toEqual(['Afgift 5.00', undefined]);
    expect(Object.keys(told(split, { ...inField, dutyField: null })).join()).not.toMatch(/FIELD|null/);
    expect(told(split, { ...inField, duties: 'price' })['CUST_FIELD4[1]']).toBeUndefined();
  });

  it('is a line where it is above zero', () => {
    expect(told({ duty: duty(0) })['PRICE[2]']).toBeUndefined();
    expect(told({ duty: duty(1) })['PRICE[2]']).toBe('0.01');
  });
});

it('a price unit has up to five digits: a price that does not divide by it is split in two parts', () => {
  expect(exactParts(oere(1), 99_999, true)).toEqual([{ quantity: 99_999, price: 10, priceUnit: 99_999 }]);
  expect(exactParts(oere(1), 100_003, true)).toHaveLength(2);
  expect(exactParts(oere(2), 16, true)).toEqual([{ quantity: 16, price: 5, priceUnit: 4 }]);
});

describe('a text', () => {
  it.each([
    ['cafe\u0301', 'utf-8', 'café'],
    ['Ł – €', 'utf-8', 'Ł – €'],
    ['ő', 'iso-8859-1', 'o'],
    ['Ł', 'iso-8859-1', '?'],
    ['ǆ', 'iso-8859-1', '?'],
    ['漢', 'iso-8859-1', '?'],
    ['가', 'iso-8859-1', '?'],
  ] as const)('%s in %s is %s', (text, encoding, is) => expect(ociText(text, encoding)).toBe(is));

  it.each([
    ['12345', 5, '12345'],
    ['123456', 5, '12345'],
    ['ab  cd', 3, 'ab'],
    ['a bcd efg', 5, 'a bcd'],
    ['abcd efghi', 8, 'abcd'],
    ['abc defghij', 8, 'abc defg'],
    ['ab cd efgh', 6, 'ab cd'],
    ['ab \u{1f600}cd', 4, 'ab'],
    ['abcd e fgh', 6, 'abcd e'],
    ['abcd  efgh', 7, 'abcd'],
  ])('%j truncated to %i is %j', (text, most, cut) => expect(cutAtWord(text, most)).toBe(cut));

  it('from another form has a name and a value, either of which may be empty', () =>
    expect(foreignPairs('=a&b=&c&&d=e=f')).toEqual([
      ['', 'a'],
      ['b', ''],
      ['c', ''],
      ['d', 'e=f'],
    ]));
});

describe('a call', () => {
  const given = { USERNAME: 'u', PASSWORD: 'p', HOOK_URL: 'https://x.example/' };
  const read = (pairs: Record<string, string>) =>
    readOciCall(Object.entries(pairs), { username: 'USERNAME', password: 'PASSWORD' });
  const faultOf = (pairs: Record<string, string>) => {
    const reading = read(pairs);
    return reading.ok ? null : reading.fault;
  };

  it('has addresses of up to 2,000 letters and texts of up to 1,000', () => {
    const address = (length: number) => `https://x.example/${long(length - 18)}`;
    for (const name of ['HOOK_URL', 'OCI_CANCEL']) {
      expect(faultOf({ ...given, [name]: address(2_000) })).toBeNull();
      expect(faultOf({ ...given, [name]: address(2_001) })).toBe('TOO_LONG');
    }
    expect(faultOf({ ...given, SEARCHSTRING: long(1_000) })).toBeNull();
    expect(faultOf({ ...given, SEARCHSTRING: long(1_001) })).toBe('TOO_LONG');
  });

  it('has null for empty parameters', () => {
    const empty = { OCI_CANCEL: '', OCI_VERSION: '', '~TARGET': '' };
    expect(read({ ...given, ...empty })).toMatchObject({ call: { cancelUrl: null, version: null, target: null } });
    expect(read({ ...given, OCI_CANCEL: 'https://x.example/no' })).toMatchObject({
      call: { cancelUrl: 'https://x.example/no' },
    });
  });

  it('is authenticated by a token only without user name and password', () => {
    const { HOOK_URL } = given;
    expect(read({ HOOK_URL, TOKEN: 'a.b' })).toMatchObject({ call: { username: 'a', password: 'b' } });
    const others: Record<string, string>[] = [
      { TOKEN: '.b' },
      {},
      { USERNAME: 'u', TOKEN: 'a.b' },
      { PASSWORD: 'p', TOKEN: 'a.b' },
    ];
    for (const rest of others) expect(faultOf({ HOOK_URL, ...rest })).toBe('NO_CREDENTIALS');
  });
});

it.each([
  ['https://:password@srm.example/', 'NOT_AN_ADDRESS'],
  ['https://user@srm.example/', 'NOT_AN_ADDRESS'],
  ['https://a.wild.example/', null],
  ['https://wild.example/', 'NOT_AGREED'],
  ['https://.wild.example/', 'NOT_AGREED'],
  ['https://port.example:8443/', null],
  ['https://port.example/', 'NOT_AGREED'],
  ['https://srm.example:8443/', 'NOT_AGREED'],
  ['https://evil.srm.example/', 'NOT_AGREED'],
])('a cart returns to %s: %s', (address, fault) => {
  const hosts = ['SRM.example', '*.Wild.example', 'port.example:8443'];
  expect(faultOfReturnAddress(address, { hosts, allowsHttp: false })).toBe(fault);
});

it('each reason of a failed punchout has its own status', () => {
  expect(PUNCHOUT_STEPS.map((step) => [punchoutStepOf(step), statusOfStep(step)])).toEqual([
    ['input', 400],
    ['login', 401],
    ['context', 400],
    ['timeout', 400],
    ['ended', 410],
  ]);
  expect([punchoutStepOf('else'), punchoutStepOf(null)]).toEqual(['ended', 'ended']);
});
