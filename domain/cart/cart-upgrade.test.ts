// Upgrades of a cart: a proposal saves exactly the stated amount, or has a certificate.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Alternative, byWorth, type HeldLine, proposalFor } from '#domain/cart/cart-upgrade';
import { oere } from '#domain/money/money';

fc.configureGlobal({ seed: 20_261_121 });

const line = (quantity: number, unit: number, certificates: string[] = []): HeldLine => ({
  quantity,
  unit: oere(unit),
  certificates,
  contents: null,
});
const other = (unit: number, over: Partial<Alternative> = {}): Alternative => ({
  pieces: 1,
  contents: null,
  limits: { min: 1, max: 1000, increments: 1 },
  certificates: [],
  unitAt: () => oere(unit),
  ...over,
});

describe('an alternative', () => {
  it('that is equivalent and cheaper has the saving per piece and in total', () => {
    expect(proposalFor(line(3, 64_900), other(29_900))).toEqual({
      quantity: 3,
      unit: 29_900,
      savingEach: 35_000,
      saving: 105_000,
      certificates: [],
    });
  });

  it('in a larger pack is proposed when the packs cost less than the pieces, also with pieces left over', () => {
    const box = other(12_900, { pieces: 12 });
    expect(proposalFor(line(24, 1_250), box)).toMatchObject({ quantity: 2, savingEach: 175, saving: 4_200 });
    expect(proposalFor(line(11, 1_250), box)).toMatchObject({ quantity: 1, saving: 850 });
    expect(proposalFor(line(10, 1_250), box)).toBeNull();
    expect(proposalFor(line(25, 1_250), other(6_000, { pieces: 12 }))).toMatchObject({ quantity: 3, saving: 13_250 });
  });

  it('with contents other than that number of pieces is never proposed, at any price', () => {
    const ream = { ...line(100, 24_900), contents: { amount: 500, unit: 'ark' } };
    const box = (amount: number, unit = 'ark') => other(100, { pieces: 5, contents: { amount, unit } });
    expect(proposalFor(ream, box(2500))).not.toBeNull();
    expect(proposalFor(ream, box(500))).toBeNull();
    expect(proposalFor(ream, box(2500, 'stk'))).toBeNull();
    expect(proposalFor(ream, other(100, { pieces: 5 }))).toBeNull();
    expect(proposalFor(line(100, 24_900), box(2500))).toBeNull();
  });

  it('that saves a single øre is proposed, with the saving per piece rounded to the nearest øre', () => {
    expect(proposalFor(line(1, 101), other(100))).toMatchObject({ saving: 1 });
    expect(proposalFor(line(1, 100), other(100))).toBeNull();
    expect(proposalFor(line(12, 1_250), other(12_901, { pieces: 12 }))).toMatchObject({
      savingEach: 175,
      saving: 2_099,
    });
  });

  it('with the largest saving comes first', () => {
    const proposals = [100, 60, 80].map((unit) => proposalFor(line(1, 101), other(unit)));
    const found = proposals.flatMap((proposal) => (proposal ? [{ proposal }] : []));
    expect(found.sort(byWorth).map(({ proposal }) => proposal.saving)).toEqual([41, 21, 1]);
  });

  it('is bought within its quantity limits, and not proposed where they are too narrow', () => {
    expect(proposalFor(line(3, 500), other(100, { limits: { min: 1, max: 100, increments: 5 } }))).toMatchObject({
      quantity: 5,
      saving: 1_000,
    });
    expect(proposalFor(line(3, 500), other(100, { limits: { min: 1, max: 2, increments: 1 } }))).toBeNull();
  });

  it('with a certificate is proposed with its name, even at a higher price; one without a certificate of the current product is not', () => {
    const organic = other(9_695, { certificates: ['organic-eu', 'fairtrade'] });
    expect(proposalFor(line(2, 9_095), organic)).toMatchObject({
      saving: -1_200,
      certificates: ['organic-eu', 'fairtrade'],
    });
    expect(proposalFor(line(2, 9_095, ['organic-eu', 'fairtrade']), organic)).toBeNull();
    expect(proposalFor(line(2, 9_095, ['fsc-mix']), organic)).toBeNull();
  });

  it('never costs more without a certificate, never has fewer pieces, and saves the stated amount to the øre', () => {
    const amount = fc.integer({ min: 1, max: 50_000 });
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(amount, count, amount, count, fc.boolean(), (unit, quantity, price, pieces, isCertified) => {
        const held = line(quantity, unit);
        const found = proposalFor(held, other(price, { pieces, certificates: isCertified ? ['fsc-mix'] : [] }));
        if (!found) return;
        expect(found.quantity * pieces).toBeGreaterThanOrEqual(quantity);
        expect(found.saving).toBe(unit * quantity - price * found.quantity);
        expect(found.saving > 0 || found.certificates.length > 0).toBe(true);
      }),
    );
  });
});
