// What a shopper gets by a promotion, in Danish and English: each kind, and each condition.
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { PromotionTermsView } from '~/models/staff-promotions';
import { promotionSentence } from './promotion-sentence';

const TERMS: PromotionTermsView = {
  ...{ kind: 'percent', percentBp: 1250, amountOere: 5000, buy: 3, free: 1, minimumOere: null, gifts: ['KV-9'] },
  ...{ products: [], storeNames: [], groups: [], categoriesDa: [], categoriesEn: [], isAlone: false, priority: 0 },
  ...{ needsCode: false, codes: [], codeCount: 0, from: '2026-12-01', to: '2026-12-24' },
};
const danish = (change: Partial<PromotionTermsView>) =>
  promotionSentence({ ...TERMS, ...change }, { t: textsOf('da').t, language: 'da' });
const english = (change: Partial<PromotionTermsView>) =>
  promotionSentence({ ...TERMS, ...change }, { t: textsOf('en').t, language: 'en' });

it.each<[string, string]>([
  ['percent', '12,5 % rabat på alle varer uden kode fra 1. december 2026 til 24. december 2026, begge dage med.'],
  ['fixed', '50,00 kr. i rabat på alle varer uden kode'],
  ['free-freight', 'Fri fragt uden kode'],
  ['buy-x-get-y', 'Køb 3, og få 1 mere uden beregning på alle varer uden kode'],
  ['gift', 'En gave efter eget valg (KV-9) uden kode'],
])('%s', (kind, words) => expect(danish({ kind }).replace(/\u00a0/g, ' ')).toContain(words));

describe('has', () => {
  it('what it is about, to whom, and from which amount', () => {
    const change = {
      categoriesDa: ['Te', 'Kaffe'],
      categoriesEn: ['Tea', 'Coffee'],
      groups: ['vip'],
      minimumOere: 30_000,
    };
    expect(danish(change).replace(/\u00a0/g, ' ')).toMatch(
      /^12,5 % rabat på varer i Te, Kaffe ved køb for mindst 300,00 kr. for kundegruppen vip uden kode/,
    );
    expect(english(change)).toContain('Tea, Coffee');
  });

  it('its code, the number of its codes, or that it has none yet', () => {
    const coded = { needsCode: true, to: null };
    expect(danish({ ...coded, codes: ['JUL'], codeCount: 1, isAlone: true })).toMatch(
      /med koden JUL fra 1. december 2026 og indtil videre\. Koden kan ikke bruges sammen med andre koder\.$/,
    );
    expect(danish({ ...coded, codes: ['A', 'B', 'C'], codeCount: 25 })).toContain('med en af 25 koder');
    expect(danish(coded)).toContain('med en kode, der endnu ikke er lavet');
  });

  it('five names at most', () =>
    expect(danish({ products: ['A', 'B', 'C', 'D', 'E', 'F'] })).toContain('på A, B, C, D, E … uden kode'));
});
