// What a browser stores of activated coupons, and what is restored to a cart (spec §4 "Personal coupons").
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activatedBy, activatedText, daysLeft, missingOn, withCode, withoutCode } from './personal-coupons';

fc.configureGlobal({ seed: 20_261_121 });

describe('activated coupons in a browser', () => {
  // spec: 4 Gift card and personal coupons: Personal coupons are activated and stored as a per-customer cookie
  //   at domain/cart/personal-coupons.ts, app/request-context/personal-coupons.server.ts
  it('are stored per customer', () => {
    const annas = activatedText(null, '1', ['TAK10']);
    const both = activatedText(annas, '2', ['KONTOR100']);
    expect(activatedBy(both, '1')).toEqual(['TAK10']);
    expect(activatedBy(both, '2')).toEqual(['KONTOR100']);
    expect(activatedBy(both, '3')).toEqual([]);
    expect(activatedText(activatedText(both, '1', []), '2', [])).toBeNull();
  });
  it.each([
    '',
    'x',
    '{}',
    '[[1,["A"]]]',
    '[["1","A"]]',
    '[["1",[7,null,""]]]',
    '[[]]',
    '[7]',
    '[null]',
    `[["1",["${'A'.repeat(61)}"]]]`,
  ])('are ignored in the invalid text %s', (text) => expect(activatedBy(text, '1')).toEqual([]));
  it('are stored for the last four customers', () => {
    const text = ['1', '2', '3', '4', '5'].reduce<string | null>((kept, id) => activatedText(kept, id, ['A']), null);
    expect(['1', '2', '3', '4', '5'].map((id) => activatedBy(text, id).length)).toEqual([0, 1, 1, 1, 1]);
  });
  it('are at most the twenty latest codes per customer', () => {
    const codes = Array.from({ length: 21 }, (_, at) => `K${at}`);
    expect(activatedBy(activatedText(null, '1', codes), '1')).toEqual(codes.slice(1));
    expect(activatedBy(JSON.stringify([['1', codes]]), '1')).toEqual(codes.slice(0, 20));
  });
  it('of earlier customers are dropped when the text is too long, but never those of the last one', () => {
    const long = (letter: string) => Array.from({ length: 20 }, (_, at) => `${letter}${at}`.padEnd(60, letter));
    const first = activatedText(null, '1', long('A').slice(0, 18));
    expect(activatedText(first, '2', long('B').slice(0, 18))).toBe(JSON.stringify([['2', long('B').slice(0, 18)]]));
    expect(activatedText(null, '2', long('Æ'))).toBe(JSON.stringify([['2', long('Æ')]]));
  });
  it('are read from up to two thousand letters, and codes of up to sixty', () => {
    const text = (length: number) => JSON.stringify([['1', ['A']]]).padEnd(length, ' ');
    expect([activatedBy(text(2_000), '1'), activatedBy(text(2_001), '1')]).toEqual([['A'], []]);
    const code = 'A'.repeat(60);
    expect(activatedBy(JSON.stringify([['1', [code, `${code}A`]]]), '1')).toEqual([code]);
  });
  it('remain small with any content, and always include the last customer', () => {
    const codes = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), codes), { minLength: 1, maxLength: 12 }), (written) => {
        let text: string | null = null;
        for (const [id, own] of written) text = activatedText(text, String(id), own);
        const [last, own] = written.at(-1) ?? [0, []];
        if ((text ?? '').length <= 2_000) expect(activatedBy(text, String(last))).toEqual(own);
      }),
    );
  });
});

it('lose invalid entries when the text is written again', () => {
  expect(activatedText('[[1,["A"]]]', '2', ['B'])).toBe('[["2",["B"]]]');
});

it('of two customers fit into two thousand letters, and only those of the later one into one more', () => {
  const codes = (letter: string, length: number) =>
    Array.from({ length }, (_, at) => `${letter}${at}`.padEnd(60, letter));
  const both = (letters: number) =>
    activatedText(activatedText(null, '1', [...codes('A', 16), 'C'.repeat(letters)]), '2', codes('B', 15));
  const most = 2000 - (both(1) ?? '').length + 1;
  expect([both(most)?.length, activatedBy(both(most), '1').length]).toEqual([2000, 17]);
  expect(activatedBy(both(most + 1), '1')).toEqual([]);
});

describe('codes', () => {
  it('are the same in any spelling', () => {
    expect(withCode(['TAK 10'], 'tak10')).toEqual(['TAK 10']);
    expect(withCode([], 'tak10')).toEqual(['tak10']);
    expect(withoutCode(['TAK 10', 'B'], 'tak10')).toEqual(['B']);
  });
  // spec: 4 Gift card and personal coupons: They are re-added when active in the context but missing on the cart
  //   at domain/cart/personal-coupons.ts, app/services/segment/segment.server.ts
  it('are restored when they are active in the context and missing on the cart', () => {
    const offered = [
      { code: 'A', isActive: true },
      { code: 'B', isActive: false },
      { code: 'C', isActive: true },
    ];
    expect(missingOn(['c'], offered)).toEqual(['A']);
    expect(missingOn([], [])).toEqual([]);
  });
});

describe('days left', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [null, null],
    ['2026-11-21T23:00:00Z', 0], // midnight in Denmark: today is the last day
    ['2026-11-22T23:00:00Z', 1],
    ['2026-11-22T23:00:00.001Z', 2],
    ['2026-12-21T23:00:00Z', 30],
    ['2027-03-28T22:00:00Z', 127], // across the change to summer time
  ])('until %s: %s', (to, days) => expect(daysLeft(to === null ? null : new Date(to), now)).toBe(days));
});
