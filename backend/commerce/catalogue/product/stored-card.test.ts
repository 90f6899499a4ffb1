// Card rows are shared between responses where only their stock can differ, and not otherwise.
import { describe, expect, it } from 'vitest';
import { cardOf, knownCard, type StoredCard } from './stored-card';

const NOW = new Date('2026-05-04T10:00:00Z');
const PAPER = { id: 7, sku: 'PAPIR', gross_oere: 5000, specials: null, variants: null } as unknown as StoredCard;
const nothing = { stock: null, agreed: null, lists: null };

describe('a row of a card', () => {
  it('is the same object while its stock is unchanged, and a new one when the stock changes', () => {
    const known = knownCard(PAPER);
    const first = cardOf(known, { ...nothing, stock: { 7: 12 } }, NOW);
    expect(cardOf(known, { ...nothing, stock: { 7: 12 } }, NOW)).toBe(first);
    const later = cardOf(known, { ...nothing, stock: { 7: 11 } }, NOW);
    expect([first.quantity, later.quantity]).toEqual([12, 11]);
  });

  it('with agreed prices or lists of a business is not shared', () => {
    const known = knownCard(PAPER);
    const shared = cardOf(known, { ...nothing, stock: { 7: 12 } }, NOW);
    const agreed = cardOf(known, { ...nothing, stock: { 7: 12 }, agreed: { 7: 4000 } }, NOW);
    const listed = cardOf(known, { ...nothing, stock: { 7: 12 }, lists: [true, null] }, NOW);
    expect([agreed.agreed_oere, listed.in_warehouse_hotel]).toEqual([4000, true]);
    expect(cardOf(known, { ...nothing, stock: { 7: 12 } }, NOW)).toBe(shared);
    expect([shared.agreed_oere, shared.in_warehouse_hotel]).toEqual([null, false]);
  });

  it('with a special price is computed for its instant', () => {
    const until = NOW.getTime() + 1000;
    const known = knownCard({ ...PAPER, specials: [[4500, 0, until, 'Forår', null]] });
    const at = (ms: number) => cardOf(known, { ...nothing, stock: { 7: 12 } }, new Date(ms)).specials;
    expect([at(until - 1)?.length, at(until)?.length]).toEqual([1, 0]);
  });
});
