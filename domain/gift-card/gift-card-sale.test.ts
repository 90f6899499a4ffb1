// Gift cards for sale: which input is valid, and the price.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GiftCardWish, priceOfCard, problemWithWish, SENT_AT_HOUR } from '#domain/gift-card/gift-card-sale';
import { oere } from '#domain/money/money';
import { sumOfReasons } from '#domain/price/price';

fc.configureGlobal({ seed: 20_261_121 });

const AMOUNTS = { steps: [oere(20_000), oere(12_345)], least: oere(5_000), most: oere(500_000) };
const TODAY = '2026-11-21';
const wish = (over: Partial<GiftCardWish> = {}): GiftCardWish => ({
  amount: oere(20_000),
  toName: 'Karen Holm',
  toEmail: 'karen@example.dk',
  fromName: 'Søren',
  message: 'Tillykke!',
  sendOn: null,
  ...over,
});
const fault = (over: Partial<GiftCardWish>) => {
  const problem = problemWithWish(wish(over), AMOUNTS, TODAY);
  return problem && [problem.code, problem.field];
};

describe('a gift card', () => {
  it('has the amount of a step, or whole kroner within the limits', () => {
    for (const amount of [12_345, 5_000, 5_100, 500_000]) expect(fault({ amount: oere(amount) })).toBeNull();
    for (const amount of [0, 4_900, 5_050, 500_100])
      expect(fault({ amount: oere(amount) })).toEqual(['GIFT_CARD_AMOUNT', 'amount']);
  });

  it('requires a recipient, a giver and an e-mail address', () => {
    expect(fault({ toName: ' ' })).toEqual(['REQUIRED', 'toName']);
    expect(fault({ toEmail: 'karen' })).toEqual(['EMAIL_INVALID', 'toEmail']);
    expect(fault({ fromName: '' })).toEqual(['REQUIRED', 'fromName']);
    expect(fault({ message: 'x'.repeat(401) })).toEqual(['TOO_LONG', 'message']);
  });

  it('has names of up to 60 letters and a message of up to 400', () => {
    for (const field of ['toName', 'fromName'] as const) {
      expect(fault({ [field]: 'x'.repeat(60) })).toBeNull();
      expect(fault({ [field]: 'x'.repeat(61) })).toEqual(['NAME_INVALID', field]);
    }
    expect(fault({ message: 'x'.repeat(400) })).toBeNull();
    expect(SENT_AT_HOUR).toBe(8);
  });

  it('reports the limits in kroner, and the limit in days', () => {
    expect(problemWithWish(wish({ amount: oere(1) }), AMOUNTS, TODAY)?.params).toEqual({ least: 50, most: 5000 });
    expect(problemWithWish(wish({ sendOn: '2026-11-20' }), AMOUNTS, TODAY)?.params).toEqual({ days: 365 });
    expect(problemWithWish(wish({ message: 'x'.repeat(401) }), AMOUNTS, TODAY)?.params).toEqual({ max: 400 });
  });

  it('is sent on a Danish day from today and within a year', () => {
    for (const sendOn of [TODAY, '2026-12-24', '2027-11-21']) expect(fault({ sendOn })).toBeNull();
    for (const sendOn of ['2026-11-20', '2027-11-22', '24/12/2026', '2026-02-30', '2027-02-30'])
      expect(fault({ sendOn })).toEqual(['GIFT_CARD_DAY', 'sendOn']);
  });

  it('costs its amount, with or without VAT, and so do its price reasons', () => {
    for (const basis of ['gross', 'net'] as const) {
      const priced = priceOfCard(oere(20_000), basis);
      expect([priced.final, sumOfReasons(priced.reasons)]).toEqual([20_000, 20_000]);
      expect(priced).toMatchObject({ percentOff: 0, amountOff: 0, isSpecial: false, duty: 0, tiers: [] });
    }
  });
});
