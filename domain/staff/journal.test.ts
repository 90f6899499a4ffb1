// The postings of the books: each voucher balances, the accounts come to what the documents say, and an account without a number is named.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookedDocument,
  missingAccounts,
  numberOfAccount,
  type Posting,
  postingsOfCardEntry,
  postingsOfDocument,
  postingsOfPayment,
  statedNumbers,
  suggestedLines,
  sumAccounts,
  sumOfAccounts,
} from './journal';

const balanceOf = (postings: readonly Posting[]) => postings.reduce((sum, { oere }) => sum + oere, 0);
const shown = (postings: readonly Posting[]) =>
  postings.map(({ account: { group, key }, oere }) => [`${group} ${key}`.trim(), oere]);

const document = (given: Partial<BookedDocument>): BookedDocument => ({
  ...{ kind: 'invoice', isOnAccount: false, totalOere: 12_500, giftCardOere: 0 },
  taxes: [{ vatBp: 2500, baseOere: 10_000, vatOere: 2_500, cardOere: 0 }],
  ...given,
});

describe('an invoice', () => {
  test('on account is owed by the debtor, less what gift cards paid', () => {
    expect(shown(postingsOfDocument(document({ isOnAccount: true, giftCardOere: 500 })))).toEqual([
      ['debtors', 12_000],
      ['prepayments', 500],
      ['sales 25', -10_000],
      ['vat 25', -2_500],
    ]);
  });

  test('that a card pays is taken from what its buyer has prepaid', () => {
    expect(shown(postingsOfDocument(document({})))).toEqual([
      ['prepayments', 12_500],
      ['sales 25', -10_000],
      ['vat 25', -2_500],
    ]);
  });

  test('has no revenue from gift cards that it sells', () => {
    const taxes = [
      { vatBp: 2500, baseOere: 10_000, vatOere: 2_500, cardOere: 0 },
      { vatBp: 0, baseOere: 30_700, vatOere: 0, cardOere: 30_000 },
    ];
    expect(shown(postingsOfDocument(document({ totalOere: 43_200, taxes })))).toEqual([
      ['prepayments', 43_200],
      ['prepayments', -30_000],
      ['sales 25', -10_000],
      ['vat 25', -2_500],
      ['sales 0', -700],
    ]);
  });

  test('whose rates do not come to its total has the difference as rounding', () => {
    expect(shown(postingsOfDocument(document({ totalOere: 12_501 }))).at(-1)).toEqual(['rounding', -1]);
  });

  test('of nothing has no postings', () => {
    const taxes = [{ vatBp: 2500, baseOere: 0, vatOere: 0, cardOere: 0 }];
    expect(postingsOfDocument(document({ totalOere: 0, taxes }))).toEqual([]);
  });
});

test('a credit note is its invoice the other way round', () => {
  const invoice = postingsOfDocument(document({ isOnAccount: true, giftCardOere: 500 }));
  const credit = postingsOfDocument(document({ kind: 'credit', isOnAccount: true, giftCardOere: 500 }));
  expect(shown(credit)).toEqual(shown(invoice).map(([name, oere]) => [name, -Number(oere)]));
});

test('captured money is at the provider, refunded money no longer', () => {
  expect(shown(postingsOfPayment('capture', 'stripe', 900))).toEqual([
    ['providers stripe', 900],
    ['prepayments', -900],
  ]);
  expect(shown(postingsOfPayment('refund', 'stripe', 900))).toEqual([
    ['providers stripe', -900],
    ['prepayments', 900],
  ]);
});

test.each([
  ['sold', 500, true, 'prepayments', -500],
  ['taken', -200, true, 'prepayments', 200],
  ['given-back', 200, true, 'prepayments', -200],
  ['withdrawn', -500, true, 'prepayments', 500],
  ['issued', 500, false, 'gift_card_costs', -500],
  ['withdrawn', -500, false, 'gift_card_costs', 500],
] as const)('a gift card that is %s (%i øre, order: %s) is against %s', (kind, oere, hasOrder, against, owed) => {
  expect(shown(postingsOfCardEntry(kind, oere, hasOrder))).toEqual([
    [against, -owed],
    ['gift_cards', owed],
  ]);
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const documents = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'credit' as const),
    isOnAccount: fc.boolean(),
    rounding: fc.integer({ min: -3, max: 3 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    taxes: fc.uniqueArray(fc.record({ vatBp: fc.constantFrom(2500, 1250, 0), baseOere: amount, cards: amount }), {
      selector: ({ vatBp }) => vatBp,
      minLength: 1,
    }),
  })
  .map(({ kind, isOnAccount, rounding, share, taxes }): BookedDocument => {
    const known = taxes.map(({ vatBp, baseOere, cards }) => ({
      ...{ vatBp, baseOere, vatOere: Math.round((baseOere * vatBp) / 10_000) },
      cardOere: vatBp === 0 ? Math.min(cards, baseOere) : 0,
    }));
    const sum = known.reduce((all, { baseOere, vatOere }) => all + baseOere + vatOere, 0);
    const totalOere = Math.max(0, sum + rounding);
    return { kind, isOnAccount, totalOere, giftCardOere: Math.floor(totalOere * share), taxes: known };
  });

test('random documents balance to the øre one by one and together, and come to their VAT, revenue and debts', () => {
  fc.assert(
    fc.property(fc.array(documents, { minLength: 1, maxLength: 20 }), (many) => {
      const each = many.map(postingsOfDocument);
      for (const postings of each) expect(balanceOf(postings)).toBe(0);
      const sums = sumAccounts([], each.flat());
      const { debitOere, creditOere } = sumOfAccounts(sums);
      expect(debitOere).toBe(creditOere);
      const posted = (group: string, key = '') =>
        sums
          .filter(({ account }) => account.group === group && (key === '' || account.key === key))
          .reduce((sum, one) => sum + one.debitOere - one.creditOere, 0);
      const signed = (of: (one: BookedDocument) => number) =>
        many.reduce((sum, one) => sum + (one.kind === 'invoice' ? of(one) : -of(one)), 0);
      const taxOf = (one: BookedDocument, of: (tax: BookedDocument['taxes'][number]) => number) =>
        one.taxes.reduce((sum, tax) => sum + of(tax), 0);
      expect(posted('vat') + signed((one) => taxOf(one, ({ vatOere }) => vatOere))).toBe(0);
      expect(posted('sales') + signed((one) => taxOf(one, (tax) => tax.baseOere - tax.cardOere))).toBe(0);
      const owed = ({ isOnAccount, totalOere, giftCardOere }: BookedDocument) =>
        isOnAccount ? totalOere - giftCardOere : 0;
      expect(posted('debtors')).toBe(signed(owed));
    }),
  );
});

test('sums of pages are those of all postings at once', () => {
  const [one, other] = [postingsOfDocument(document({})), postingsOfPayment('capture', 'stripe', 900)];
  expect(sumAccounts(sumAccounts([], one), other)).toEqual(sumAccounts([], [...one, ...other]));
});

describe('numbers of accounts', () => {
  const numbers = statedNumbers({ debtors: '6190', sales: { '25': '1010' }, providers: {} });

  test('are those of the files, and none is guessed', () => {
    expect(numbers).toEqual([
      { group: 'debtors', key: '', number: '6190' },
      { group: 'sales', key: '25', number: '1010' },
    ]);
    expect(numberOfAccount(numbers, 'sales', '25')).toBe('1010');
    expect([numberOfAccount(numbers, 'sales', '0'), numberOfAccount(numbers, 'vat', '25')]).toEqual([null, null]);
  });

  test('that are missing are named, with lines for the file', () => {
    const sums = sumAccounts(
      [],
      [
        ...postingsOfDocument(
          document({ taxes: [{ vatBp: 1250, baseOere: 8, vatOere: 1, cardOere: 0 }], totalOere: 9 }),
        ),
        ...postingsOfPayment('capture', 'stripe', 900),
        ...postingsOfDocument(document({ isOnAccount: true })),
      ],
    );
    const missing = missingAccounts(sums, numbers);
    expect(missing.map(({ group, key }) => `${group} ${key}`.trim())).toEqual([
      ...['sales 12.5', 'vat 12.5', 'vat 25', 'prepayments', 'providers stripe'],
    ]);
    expect(suggestedLines(missing)).toBe(
      [
        ...['company:', '  accounts:', '    sales: { "12.5": "1010" }', '    vat: { "12.5": "7680", "25": "7680" }'],
        ...['    prepayments: "7410"', '    providers: { "stripe": "6330" }'],
      ].join('\n'),
    );
  });
});
