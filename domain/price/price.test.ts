// Which price applies; its reasons explain every øre.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { type PriceInput, priceOf, sumOfReasons } from '#domain/price/price';

fc.configureGlobal({ seed: 20_261_120 });

const now = new Date('2026-11-20T10:00:00Z');
const before = new Date('2026-11-01T00:00:00Z');
const after = new Date('2026-12-01T00:00:00Z');
const special = (gross: number, from: Date | null = before, to: Date | null = after) => ({
  gross: oere(gross),
  from,
  to,
  ruleName: 'Uge 47',
});
const tier = (quantity: number, gross: number) => ({ quantity, gross: oere(gross) });
const ask = (over: Partial<PriceInput> = {}) =>
  priceOf({ regularGross: oere(12_500), specials: [], tiers: [], quantity: 1, basis: 'gross', now, ...over });

describe('the price of a unit', () => {
  it.each<[string, Partial<PriceInput>, number]>([
    ['is the list price when nothing else applies', {}, 12_500],
    ['is the special price while it is in force', { specials: [special(10_000)] }, 10_000],
    ['ignores a special price that has not begun', { specials: [special(10_000, after, null)] }, 12_500],
    ['ignores a special price that is over', { specials: [special(10_000, null, now)] }, 12_500],
    ['ignores a special price above the list price', { specials: [special(13_000)] }, 12_500],
    ['is the lowest of several special prices', { specials: [special(11_000), special(9000)] }, 9000],
    // spec: 4 Price shown: A tier price applies when the quantity reaches the tier
    //   at domain/price/price.ts
    ['is the tier price when the quantity reaches it', { tiers: [tier(10, 9500)], quantity: 10 }, 9500],
    ['is not the tier price just below', { tiers: [tier(10, 9500)], quantity: 9 }, 12_500],
    ['is the highest tier reached', { tiers: [tier(50, 8000), tier(10, 9500)], quantity: 60 }, 8000],
    [
      'is the special price where it beats the tier',
      { specials: [special(9000)], tiers: [tier(10, 9500)], quantity: 10 },
      9000,
    ],
    [
      'is the tier price where it beats the special',
      { specials: [special(9800)], tiers: [tier(10, 9500)], quantity: 10 },
      9500,
    ],
    ['is the contract price, cheaper', { contractGross: oere(9900), specials: [special(10_000)] }, 9900],
    [
      'is the contract price, although a campaign is lower',
      { contractGross: oere(9900), specials: [special(9000)] },
      9900,
    ],
    ['is the contract price, dearer than the list', { contractGross: oere(13_000) }, 13_000],
    [
      'is the contract price at any quantity',
      { contractGross: oere(9900), tiers: [tier(10, 9500)], quantity: 50 },
      9900,
    ],
    ['is without VAT in a business store', { basis: 'net' }, 10_000],
    ['ignores a special price that is no lower', { specials: [special(12_500)], tiers: [tier(1, 12_500)] }, 12_500],
    ['is a tier price from the first piece on', { tiers: [tier(1, 9500)] }, 9500],
    ['is not that of a tier for no pieces', { tiers: [tier(0, 9500)] }, 12_500],
    [
      'is the lower of two tiers for the same quantity',
      { tiers: [tier(10, 9500), tier(10, 9000)], quantity: 10 },
      9000,
    ],
    ['is without the VAT of the goods, where that is another', { basis: 'net', vatBp: 0 }, 12_500],
    ['is rounded once in a business store', { basis: 'net', specials: [special(99)] }, 79],
  ])('%s', (_sentence, over, final) => expect(ask(over).final).toBe(final));

  // spec: 4 Price shown: A special price shows when the regular price exceeds the final price
  //   at domain/price/price.ts
  it('is marked as special when the regular price exceeds the final price', () => {
    expect(ask().isSpecial).toBe(false);
    expect(ask({ specials: [special(10_000)] })).toMatchObject({ isSpecial: true, percentOff: 20, amountOff: 2500 });
    expect(ask({ contractGross: oere(13_000) })).toMatchObject({ isSpecial: false, percentOff: 0, amountOff: 0 });
  });

  it.each([
    [12_500, 8333, 33],
    [12_500, 8312, 34],
    [12_500, 12_499, 0],
    [1, 0, 100],
    [200_000, 100_000, 50],
  ])('%i reduced to %i saves %i per cent, rounded', (regular, gross, percentOff) => {
    expect(ask({ regularGross: oere(regular), specials: [special(gross)] }).percentOff).toBe(percentOff);
  });

  it('has the first campaign as reason where two are equally low', () => {
    const specials = [special(9000), { ...special(9000), ruleName: 'Uge 48' }];
    expect(ask({ specials }).reasons[1]).toMatchObject({ ruleName: 'Uge 47' });
  });

  it('omits a campaign that reduces nothing from the reasons', () => {
    const { reasons } = ask({ specials: [special(12_500)] });
    expect(reasons.map(({ code }) => code)).toEqual(['list', 'vat-included']);
  });

  it('finds the tier of a quantity in any order, and shows the lower of two for one quantity', () => {
    const tiers = [tier(50, 8000), tier(10, 9500), tier(10, 9000)];
    expect(ask({ tiers, quantity: 12 }).final).toBe(9000);
    expect(ask({ tiers, quantity: 1 }).tiers.map(({ quantity, final }) => [quantity, final])).toEqual([
      [10, 9000],
      [50, 8000],
    ]);
  });

  it('has no percentage for a zero price', () => expect(ask({ regularGross: oere(0) }).percentOff).toBe(0));

  it('shows no tier with the same price as a smaller one', () => {
    const { tiers } = ask({ tiers: [tier(5, 9500), tier(10, 9500), tier(20, 12_500)], quantity: 1 });
    expect(tiers.map(({ quantity, active }) => [quantity, active])).toEqual([[5, false]]);
  });

  it('has the same percentage with and without VAT', () => {
    const prices = { specials: [special(11_250)] };
    expect(ask({ ...prices, basis: 'net' }).percentOff).toBe(ask(prices).percentOff);
  });

  it('marks the active tier and omits tiers that save nothing', () => {
    const { tiers } = ask({
      specials: [special(10_000)],
      tiers: [tier(5, 10_500), tier(10, 9500), tier(50, 8000)],
      quantity: 12,
    });
    expect(tiers).toEqual([
      { quantity: 10, final: 9500, amountOff: 3000, percentOff: 24, active: true },
      { quantity: 50, final: 8000, amountOff: 4500, percentOff: 36, active: false },
    ]);
  });

  it('lists the duty separately and charges VAT on it', () => {
    const duty = { code: 'CHOK', label: 'Chokoladeafgift', ratePerUnitGrossOere: oere(250) };
    expect(ask({ duty })).toMatchObject({ final: 12_500, duty: 250, finalWithDuty: 12_750 });
    expect(ask({ duty, basis: 'net' })).toMatchObject({ final: 10_000, duty: 200, finalWithDuty: 10_200 });
  });
});

describe('the reasons', () => {
  it('lead from the list price to the price of a consumer', () => {
    const over = { specials: [special(10_000)], tiers: [tier(10, 9500)], quantity: 10 };
    expect(ask(over).reasons).toEqual([
      { code: 'list', oere: 12_500 },
      { code: 'special', oere: -2500, ruleName: 'Uge 47', until: after },
      { code: 'tier', oere: -500, quantity: 10 },
      { code: 'vat-included', oere: 1900, bp: 2500 },
    ]);
  });

  it('include the removed VAT for a business customer', () => {
    const duty = { code: 'CHOK', label: 'Chokoladeafgift', ratePerUnitGrossOere: oere(250) };
    expect(ask({ basis: 'net', contractGross: oere(11_250), duty }).reasons).toEqual([
      { code: 'list', oere: 12_500 },
      { code: 'contract', oere: -1250 },
      { code: 'vat-removed', oere: -2250, bp: 2500 },
      { code: 'duty', oere: 200, dutyCode: 'CHOK', label: 'Chokoladeafgift' },
    ]);
  });

  it('add up to the price with duty, and the lowest price applies, for any catalogue data', () => {
    const gross = fc.integer({ min: 1, max: 1e8 }).map(oere);
    const input = fc.record({
      regularGross: gross,
      specials: fc.array(
        fc.record({ gross, from: fc.constant(before), to: fc.constant(after), ruleName: fc.string() }),
        { maxLength: 3 },
      ),
      tiers: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), gross }), { maxLength: 5 }),
      contractGross: fc.option(gross),
      duty: fc.option(fc.record({ code: fc.string(), label: fc.string(), ratePerUnitGrossOere: gross })),
      quantity: fc.integer({ min: 1, max: 120 }),
      basis: fc.constantFrom('gross' as const, 'net' as const),
      now: fc.constant(now),
    });
    fc.assert(
      fc.property(input, (one) => {
        const priced = priceOf(one);
        expect(sumOfReasons(priced.reasons)).toBe(priced.finalWithDuty);
        const reached = one.tiers.filter((step) => step.quantity <= one.quantity);
        const lowest = Math.min(one.regularGross, ...[...one.specials, ...reached].map((row) => row.gross));
        const expected = priceOf({ ...one, regularGross: oere(one.contractGross ?? lowest), specials: [], tiers: [] });
        expect(priced.final).toBe(expected.final);
        expect(priced.tiers.filter((step) => step.active).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});
