// Gift cards: several share an amount, none pays more than its balance, and a surplus is returned.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardKey,
  type GiftCard,
  MOST_CARDS,
  maskedCode,
  paidByCards,
  problemWith,
  RESERVATION_MS,
  shareOut,
  surplusOf,
  VALID_YEARS,
} from '#domain/gift-card/gift-card';
import { oere, sumOere } from '#domain/money/money';

fc.configureGlobal({ seed: 20_261_121 });

const NOW = new Date('2026-11-21T12:00:00Z');
const card = (balance: number, over: Partial<GiftCard> = {}): GiftCard => ({
  id: balance,
  code: 'KV4T-9XWM-2HPR-7QKD',
  balance: oere(balance),
  reserved: oere(0),
  validTo: null,
  ...over,
});

describe('a gift card', () => {
  // Spec §9: cards are reserved for 15 minutes; a Danish claim expires after three years.
  it('is reserved for 15 minutes, is valid for three years, and ten fit into a cart', () => {
    expect([RESERVATION_MS, VALID_YEARS, MOST_CARDS]).toEqual([900_000, 3, 10]);
  });

  it('is valid to its last moment', () => {
    const validTo = new Date(NOW.getTime() + 1);
    expect(problemWith(card(100, { validTo }), NOW)).toBeNull();
  });

  it('pays nothing of a negative amount', () => {
    expect(shareOut(oere(-5), [card(100)], NOW)[0]?.used).toBe(0);
  });

  it('has the same key in any spelling of its code', () => {
    expect(cardKey(' kv4t 9xwm–2hpr-7qkd ')).toBe(cardKey('KV4T-9XWM-2HPR-7QKD'));
    expect(maskedCode('KV4T-9XWM-2HPR-7QKD')).toBe('•••• 7QKD');
  });

  it('with no balance is used, and one past its validity is expired', () => {
    expect(problemWith(card(0), NOW)).toMatchObject({ code: 'GIFT_CARD_USED' });
    expect(problemWith(card(0, { reserved: oere(500) }), NOW)).toMatchObject({ code: 'GIFT_CARD_RESERVED' });
    expect(problemWith(card(100, { validTo: NOW }), NOW)).toMatchObject({ code: 'GIFT_CARD_EXPIRED' });
    expect(problemWith(card(1), NOW)).toBeNull();
  });

  it('pays before the next one, and an expired one pays nothing', () => {
    const cards = [card(300), card(900, { validTo: NOW }), card(500)];
    expect(shareOut(oere(700), cards, NOW).map(({ used }) => used)).toEqual([300, 0, 400]);
  });

  it('never pays more than its balance, nor all together more than the amount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(300_000), { maxLength: 10 }), (payable, balances) => {
        const shares = shareOut(
          oere(payable),
          balances.map((balance) => card(balance)),
          NOW,
        );
        for (const { card: of, used } of shares) expect(used).toBeLessThanOrEqual(of.balance);
        const all = sumOere(balances.map(oere));
        expect(sumOere(shares.map(({ used }) => used))).toBe(Math.min(payable, all));
      }),
    );
  });

  it('pays the remaining part of each bill, and in total never more than the amount held', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.array(fc.nat(100_000), { maxLength: 6 }), (held, bills) => {
        let told = 0;
        for (const total of bills) told += paidByCards({ held: oere(held), told: oere(told), total: oere(total) });
        expect(told).toBe(Math.min(held, sumOere(bills)));
      }),
    );
  });

  it('pays nothing of a bill where more has been paid than is held', () => {
    expect(paidByCards({ held: oere(100), told: oere(105), total: oere(50) })).toBe(0);
  });

  it('gets back what a smaller order does not need', () => {
    const given = (held: number, worth: number, byCard: number) =>
      surplusOf({ held: oere(held), worth: oere(worth), byCard: oere(byCard) });
    expect(given(500, 0, 0)).toBe(500);
    expect(given(500, 700, 300)).toBe(100);
    expect(given(500, 900, 300)).toBe(0);
    expect(given(500, 100, 300)).toBe(500);
  });
});
