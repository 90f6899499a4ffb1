// Quantities are corrected to the limits that the back end reports.
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#domain/refusal/refusals';
import { settled } from './settle-quantity';

/** A back end that sells in steps of `increment`, from `min` to `max`. */
function shopWith({ min = 1, max = 1000, increment = 1 }) {
  const asked: number[] = [];
  const ask = async (quantity: number): Promise<Outcome> => {
    asked.push(quantity);
    if (quantity < min) return { ok: false, code: 'QUANTITY_TOO_SMALL', params: { min } };
    if (quantity > max) return { ok: false, code: 'QUANTITY_TOO_LARGE', params: { max } };
    if (quantity % increment !== 0) return { ok: false, code: 'QUANTITY_NOT_A_MULTIPLE', params: { increment } };
    return { ok: true };
  };
  return { asked, ask };
}

describe('an entered quantity', () => {
  it.each([
    ['that fits is asked for once', {}, 7, [7]],
    ['below the least becomes the least', { min: 5 }, 2, [2, 5]],
    ['above the most becomes the most', { max: 20 }, 99, [99, 20]],
    ['between two steps is rounded up', { increment: 10 }, 25, [25, 30]],
    ['is put right for several limits in turn', { min: 15, increment: 10 }, 1, [1, 15, 20]],
  ])('%s', async (_name, limits, typed, expected) => {
    const shop = shopWith(limits);
    expect(await settled(typed, shop.ask)).toEqual({ ok: true });
    expect(shop.asked).toEqual(expected);
  });

  it('that is refused for another reason remains refused', async () => {
    const refused = { ok: false as const, code: 'INSUFFICIENT_STOCK' as const, params: { quantity: 3 } };
    expect(await settled(9, async () => refused)).toBe(refused);
  });
});
