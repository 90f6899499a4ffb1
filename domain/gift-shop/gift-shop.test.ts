// Gift shops: their dates, permitted actions, prices, codes, lists of employees, and the rule of the proposal.
import { describe, expect, test } from 'vitest';
import { GIFT_SHOPS } from '#domain/refusal/gift-shop-refusals';
import { REFUSALS } from '#domain/refusal/refusals';
import { CODE_LENGTH, CODE_LETTERS, codeOfBytes, giftCodeTyped, readableGiftCode } from './codes';
import { employeesAsText, LONGEST_LIST, readEmployees } from './employees';
import {
  firstGiftDelivery,
  GIFT_SHOP_STATES,
  giftShopClosesOn,
  giftShopQuote,
  isChoiceOpen,
  MOST_EMPLOYEES,
  mayCompanySeeChoices,
  mayDoInGiftShop,
  problemWithGiftDelivery,
  problemWithGiftDestination,
} from './gift-shop';
import { giftAddressLine, readGiftAddress } from './home-address';
import { type GiftCandidate, PROPOSED_GIFTS, proposeGifts } from './proposal';

describe('its dates', () => {
  // spec: 9: Gift shop closes 3 weeks before delivery
  //   at domain/gift-shop/gift-shop.ts, backend/commerce/gift-shop/due.ts
  test('it closes three weeks before delivery', () => {
    expect(giftShopClosesOn('2026-12-18')).toBe('2026-11-27');
  });

  test('accepts choices until midnight of that day, and only while it is open', () => {
    const shop = { state: 'open', closesOn: '2026-11-27' } as const;
    expect(isChoiceOpen(shop, '2026-11-27')).toBe(true);
    expect(isChoiceOpen(shop, '2026-11-28')).toBe(false);
    expect(isChoiceOpen({ ...shop, state: 'closed' }, '2026-11-20')).toBe(false);
  });

  test.each([
    ['2026-12-22', null],
    ['2026-12-18', 'GIFT_DELIVERY_TOO_SOON'],
    ['2026-12-25', 'INVALID_DELIVERY_DATE'],
    ['2026-12-27', 'INVALID_DELIVERY_DATE'],
    ['2028-01-10', 'INVALID_DELIVERY_DATE'],
    ['2026-02-30', 'INVALID_DELIVERY_DATE'],
    ['i morgen', 'INVALID_DELIVERY_DATE'],
  ])('delivery on %s, requested on 23 November: %s', (day, code) => {
    const said = problemWithGiftDelivery(day, '2026-11-23');
    expect(said.ok ? null : said.code).toBe(code);
  });

  test('the first day offered is valid in every season', () => {
    for (const today of ['2026-11-23', '2026-11-26', '2026-11-27', '2027-03-01', '2027-12-01'])
      expect(problemWithGiftDelivery(firstGiftDelivery(today), today)).toEqual({ ok: true });
  });
});

describe('permitted actions', () => {
  test('choosing, opening and sending are permitted only in their own state', () => {
    const may = (act: Parameters<typeof mayDoInGiftShop>[1]) =>
      GIFT_SHOP_STATES.filter((state) => mayDoInGiftShop(state, act));
    expect(may('choose')).toEqual(['open']);
    expect(may('open')).toEqual(['accepted']);
    expect(may('send')).toEqual(['closed']);
    expect(may('cancel')).not.toContain('open');
    expect(may('people')).not.toContain('open');
  });

  test('the company sees the choices only where it hands out the gifts, and only once the shop is closed', () => {
    const seen = GIFT_SHOP_STATES.filter((state) => mayCompanySeeChoices('none', state));
    expect(seen).toEqual(['closed', 'sent']);
    for (const state of GIFT_SHOP_STATES)
      for (const packaging of ['wrapped', 'label'] as const) expect(mayCompanySeeChoices(packaging, state)).toBe(false);
  });
});

test('gifts sent to homes must have names on them', () => {
  expect(problemWithGiftDestination('home', 'none')).toMatchObject({
    code: 'GIFT_HOME_NEEDS_LABEL',
    field: 'packaging',
  });
  for (const packaging of ['wrapped', 'label'] as const)
    expect(problemWithGiftDestination('home', packaging)).toEqual({ ok: true });
  expect(problemWithGiftDestination('company', 'none')).toEqual({ ok: true });
});

describe('the address of an employee', () => {
  const HOME = { street: 'Nørregade 7', postcode: '5000', city: 'Odense C' };
  test('is normalised, and formatted on one line', () => {
    const read = readGiftAddress({ street: ' Nørregade  7 ', postcode: 'DK-5000', city: 'Odense C ' });
    expect(read).toEqual({ ok: true, address: HOME });
    expect(giftAddressLine(HOME)).toBe('Nørregade 7, 5000 Odense C');
  });

  test.each([
    [{ street: ' ' }, 'street', 'REQUIRED'],
    [{ street: 'Nørregade' }, 'street', 'HOUSE_NUMBER_MISSING'],
    [{ street: `Nørregade ${'7'.repeat(80)}` }, 'street', 'TOO_LONG'],
    [{ postcode: '50' }, 'postcode', 'POSTCODE_INVALID'],
    [{ city: '<b>' }, 'city', 'CITY_INVALID'],
  ])('is refused at its field: %j', (wrong, field, code) =>
    expect(readGiftAddress({ ...HOME, ...wrong })).toMatchObject({ ok: false, field, code }),
  );
});

test('each gift costs the same, and its parts are in whole øre', () => {
  expect(giftShopQuote(40, 40_000)).toEqual({
    netEach: 32_000,
    net: 1_280_000,
    vat: 320_000,
    gross: 1_600_000,
    isTaxFree: true,
  });
  expect(giftShopQuote(1, 90_100).isTaxFree).toBe(false);
  for (let kroner = 1; kroner < 1_000; kroner += 7) {
    const { net, vat, gross, netEach } = giftShopQuote(37, kroner * 100);
    expect([net + vat, netEach * 37, Number.isInteger(netEach)]).toEqual([gross, net, true]);
  }
});

describe('codes', () => {
  test('are read in any usual spelling', () => {
    const code = codeOfBytes(Uint8Array.from({ length: 32 }, (_, at) => at * 37));
    expect(code).toHaveLength(CODE_LENGTH);
    expect(giftCodeTyped(readableGiftCode(code))).toBe(code);
    expect(giftCodeTyped(` ${readableGiftCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(giftCodeTyped('O0IL-1111-2222')).toBe('001111112222');
    expect(giftCodeTyped(`${' '.repeat(28)}001111112222`)).toBe('001111112222');
    expect(giftCodeTyped(`${' '.repeat(29)}001111112222`)).toBeNull();
  });

  test('have enough letters for 60 bits', () => {
    expect(new Set(CODE_LETTERS).size).toBe(32);
    expect(Math.log2(CODE_LETTERS.length) * CODE_LENGTH).toBe(60);
  });

  test.each(['', 'ABCD', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKMN-P', 'ABCD-EFGH-JKMÆ', 'x'.repeat(100_000), "ABCD'OR'1='1"])(
    'rejects the code %s',
    (typed) => {
      expect(giftCodeTyped(typed)).toBe(null);
    },
  );
});

describe('the list of employees', () => {
  test.each([
    ['a spreadsheet', 'Anna Bæk\tanna@example.dk\nBo\tbo@example.dk'],
    ['a file with headings', 'Navn;E-mail\r\n"Anna Bæk";anna@example.dk\r\n"Bo";bo@example.dk\r\n'],
    ['a mail program', 'Anna Bæk <anna@example.dk>\n\nBo <bo@example.dk>'],
    ['a byte order mark and spaces', '\uFEFFAnna  Bæk ; anna@example.dk \n Bo, bo@example.dk'],
  ])('is read from %s', (_from, text) => {
    const employees = [
      { name: 'Anna Bæk', email: 'anna@example.dk' },
      { name: 'Bo', email: 'bo@example.dk' },
    ];
    expect(readEmployees(text, { needsEmail: true })).toEqual({ ok: true, employees });
    expect(readEmployees(employeesAsText(employees), { needsEmail: true })).toEqual({ ok: true, employees });
  });

  test.each(['Bæk, Anna; anna@example.dk', 'Bæk, Anna\tanna@example.dk', 'Bæk, Anna <anna@example.dk>'])(
    'preserves a name with a comma: %s',
    (text) => {
      const employees = [{ name: 'Bæk, Anna', email: 'anna@example.dk' }];
      expect(readEmployees(text, { needsEmail: true })).toEqual({ ok: true, employees });
      expect(readEmployees(employeesAsText(employees), { needsEmail: true })).toEqual({ ok: true, employees });
    },
  );

  test('requires no e-mail addresses where none are used', () => {
    expect(readEmployees('Anna\nBo', { needsEmail: false })).toMatchObject({ ok: true });
    expect(readEmployees('Anna\nBo', { needsEmail: true })).toMatchObject({
      code: 'GIFT_LINE_UNREADABLE',
      params: { line: 1 },
    });
  });

  test.each([
    ['Anna; anna@', 'GIFT_LINE_UNREADABLE'],
    ['Anna; anna@example.dk\nBo; ANNA@example.dk', 'GIFT_EMAIL_TWICE'],
    [`${'x'.repeat(61)}; anna@example.dk`, 'GIFT_LINE_UNREADABLE'],
    [' \n\t\n', 'REQUIRED'],
    ['a\n'.repeat(MOST_EMPLOYEES + 1), 'GIFT_TOO_MANY'],
    ['x'.repeat(LONGEST_LIST + 1), 'GIFT_TOO_MANY'],
  ])('is refused with the line at fault: %#', (text, code) => {
    const needsEmail = text.includes('@');
    expect(readEmployees(text, { needsEmail })).toMatchObject({ ok: false, code, field: 'list' });
  });

  test('with 10,000 lines is read', () => {
    const text = Array.from({ length: MOST_EMPLOYEES }, (_, at) => `Nr ${at}; a${at}@example.dk`).join('\n');
    const read = readEmployees(text, { needsEmail: true });
    expect(read.ok && read.employees.length).toBe(MOST_EMPLOYEES);
  });
});

describe('the proposal', () => {
  const gift = (productId: number, more: Partial<GiftCandidate> = {}): GiftCandidate => ({
    ...{ productId, theme: 'home', popularity: 100 - productId, isCertified: false, grossOere: 30_000, stock: 500 },
    ...more,
  });
  const answers = { themes: ['home', 'food'], prefersCertified: false, employees: 40 };

  test('takes each theme in turn, the most popular gift first', () => {
    const candidates = [gift(1), gift(2), gift(3, { theme: 'food' }), gift(4, { theme: 'food' })];
    expect(proposeGifts(candidates, answers)).toEqual([1, 3, 2, 4]);
    expect(proposeGifts(candidates, { ...answers, themes: ['food', 'home'] })).toEqual([3, 1, 4, 2]);
  });

  test('ranks gifts with stock for a quarter of the employees first, then certified ones where preferred', () => {
    const candidates = [gift(1, { stock: 9 }), gift(2), gift(3, { isCertified: true }), gift(4, { stock: 10 })];
    expect(proposeGifts(candidates, answers)).toEqual([2, 3, 4, 1]);
    expect(proposeGifts(candidates, { ...answers, prefersCertified: true })).toEqual([3, 2, 4, 1]);
    // A gift in stock without a certificate comes before a certified one out of stock.
    const scarce = [gift(5, { stock: 0, isCertified: true }), gift(6)];
    expect(proposeGifts(scarce, { ...answers, prefersCertified: true })).toEqual([6, 5]);
  });

  test('lists no gift twice, no more than twelve, and none of another theme', () => {
    const many = Array.from({ length: 50 }, (_, at) => gift(at + 1, at % 3 === 0 ? { theme: 'travel' } : {}));
    const proposed = proposeGifts([...many, gift(2, { theme: 'food' })], answers);
    expect(new Set(proposed).size).toBe(PROPOSED_GIFTS);
    expect(proposed.some((id) => many[id - 1]?.theme === 'travel')).toBe(false);
  });
});

test('every refusal code of gift shops is defined by the shop', () => {
  expect(Object.keys(GIFT_SHOPS).filter((code) => !(code in REFUSALS))).toEqual([]);
});
