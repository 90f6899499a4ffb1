// The kind of a buyer, by account and store.
import { expect, test } from 'vitest';
import { type BuyerFacts, buyerKind, isCompany, isGuest } from './buyer';

test.each<[BuyerFacts, string, boolean, boolean]>([
  [{ customer: null, showsVat: true }, 'guest', true, false],
  [{ customer: null, showsVat: false }, 'company-guest', true, true],
  [{ customer: { isBusiness: false }, showsVat: true }, 'private', false, false],
  [{ customer: { isBusiness: false }, showsVat: false }, 'private', false, false],
  [{ customer: { isBusiness: true }, showsVat: true }, 'business', false, true],
])('%j is %s', (facts, expected, guest, company) => {
  const kind = buyerKind(facts);
  expect([kind, isGuest(kind), isCompany(kind)]).toEqual([expected, guest, company]);
});
