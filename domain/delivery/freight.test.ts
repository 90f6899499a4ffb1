// When freight is free, and the amount missing for it.
import { describe, expect, it } from 'vitest';
import { type FreightQuestion, freightOf } from '#domain/delivery/freight';
import { oere } from '#domain/money/money';

const question: FreightQuestion = {
  goods: oere(30_000),
  rate: oere(4900),
  isFreeMethod: false,
  storeLimit: oere(49_900),
  business: null,
};
const agreement = (freeShipping: boolean, limit: number | null) => ({
  business: { freeShipping, limit: limit === null ? null : oere(limit) },
});

describe('freight', () => {
  it.each<[string, Partial<FreightQuestion>, unknown]>([
    ['costs its rate below the limit', {}, { amount: 4900, isFree: false, limit: 49_900, remaining: 19_900 }],
    ['is free at the limit', { goods: oere(49_900) }, { amount: 0, isFree: true, remaining: 0 }],
    ['is free above the limit', { goods: oere(60_000) }, { amount: 0, isFree: true, remaining: 0 }],
    ['for nothing is free below the limit too', { rate: oere(0) }, { amount: 0, isFree: true, remaining: 19_900 }],
    ['for an øre is not free', { rate: oere(1) }, { amount: 1, isFree: false }],
    ['costs its rate an øre below', { goods: oere(49_899) }, { amount: 4900, isFree: false, remaining: 1 }],
    ['has no limit in a store without one', { storeLimit: null }, { amount: 4900, limit: null, remaining: null }],
    ['is free when it is collected', { isFreeMethod: true }, { amount: 0, isFree: true, remaining: null }],
    ['is free by agreement', agreement(true, null), { amount: 0, isFree: true, remaining: null }],
    ['has a limit by agreement', agreement(false, 30_000), { amount: 0, isFree: true, limit: 30_000 }],
    // spec: 1: Free-shipping rules of a business
    //   at domain/delivery/freight.ts
    ['has a higher limit by agreement', agreement(false, 99_900), { amount: 4900, limit: 99_900, remaining: 69_900 }],
    ['has the limit of the store without one of its own', agreement(false, null), { amount: 4900, limit: 49_900 }],
    ['of nothing is free', { rate: oere(0), storeLimit: null }, { amount: 0, isFree: true }],
  ])('%s', (_sentence, over, expected) =>
    expect(freightOf({ ...question, ...over })).toMatchObject({ ...(expected as object) }),
  );
});
