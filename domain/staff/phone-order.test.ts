// Quantities as they are typed on the page of an order by phone, and the life of its payment link.
import { describe, expect, it } from 'vitest';
import { isPhoneAct, linkWorksAt, typedQuantities } from './phone-order';

describe('typed quantities', () => {
  it('are those that differ from what the page showed; an emptied one takes the line out', () => {
    const fields = { act: 'quantities', 'quantity-7': ' 3 ', 'was-7': '2', 'quantity-8': '5', 'was-8': '5' };
    expect(typedQuantities(fields)).toEqual({ ok: true, lines: [{ id: 7, quantity: 3 }] });
    expect(typedQuantities({ 'quantity-7': '', 'was-7': '2' })).toEqual({ ok: true, lines: [{ id: 7, quantity: 0 }] });
  });

  it.each(['to', '1,5', '-1', '1000000'])('%s is at fault at its field', (typed) => {
    expect(typedQuantities({ 'quantity-7': typed, 'was-7': '2' })).toEqual({ ok: false, field: 'quantity-7' });
  });

  it('takes 999999, the most digits', () => {
    const lines = [{ id: 7, quantity: 999999 }];
    expect(typedQuantities({ 'quantity-7': '999999', 'was-7': '2' })).toEqual({ ok: true, lines });
  });
});

describe('the payment link', () => {
  const sentAt = new Date('2026-11-03T09:00:00Z');

  it('works for seven days from when it was sent', () => {
    expect(linkWorksAt(sentAt, new Date('2026-11-10T08:59:59.999Z'))).toBe(true);
    expect(linkWorksAt(sentAt, new Date('2026-11-10T09:00:00Z'))).toBe(false);
    expect(linkWorksAt(null, sentAt)).toBe(false);
  });
});

it('knows its acts', () => {
  expect([isPhoneAct('place'), isPhoneAct('ship'), isPhoneAct(undefined)]).toEqual([true, false, false]);
});
