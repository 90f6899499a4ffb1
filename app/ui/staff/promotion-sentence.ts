// What a shopper gets by a promotion, as one sentence in the language of the reader of texts.
import type { Texts } from '~/i18n/use-texts';
import type { PromotionTermsView } from '~/models/staff-promotions';
import { staffDay, staffMoney } from './order-words';

/** The products that count, rather than those that the discount is taken off. */
const FOR_PURCHASE: readonly string[] = ['free-freight', 'gift'];
const MOST_NAMED = 5;

interface Writing {
  t: Texts['t'];
  language: 'da' | 'en';
}

export function promotionSentence(terms: PromotionTermsView, { t, language }: Writing): string {
  const say = (name: string, params: Record<string, string | number> = {}) =>
    t(`staff:promotion.sentence.${name}`, params);
  const { minimumOere, storeNames, groups, from, to } = terms;
  const parts = [
    givenPart(terms, say, language),
    aboutPart(terms, say, language),
    minimumOere !== null ? say('minimum', { money: staffMoney(minimumOere, language) }) : '',
    storeNames.length > 0 ? say('stores', { stores: someOf(storeNames) }) : '',
    groups.length > 0 ? say('groups', { groups: someOf(groups) }) : '',
    codePart(terms, say),
    to === null
      ? say('open', { from: staffDay(from, language) })
      : say('period', { from: staffDay(from, language), to: staffDay(to, language) }),
  ];
  const sentence = `${parts.filter(Boolean).join(' ')}.`;
  return terms.needsCode && terms.isAlone ? `${sentence} ${say('alone')}` : sentence;
}

type Say = (name: string, params?: Record<string, string | number>) => string;

const someOf = (names: readonly string[]): string =>
  names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ');

function givenPart(terms: PromotionTermsView, say: Say, language: 'da' | 'en'): string {
  const { kind, percentBp, amountOere, buy, free, gifts } = terms;
  const percent = (percentBp / 100).toLocaleString(language === 'en' ? 'en-GB' : 'da-DK');
  return say(kind, { percent, money: staffMoney(amountOere, language), buy, free, gifts: someOf(gifts) });
}

function aboutPart({ kind, ...terms }: PromotionTermsView, say: Say, language: 'da' | 'en'): string {
  const categories = language === 'en' ? terms.categoriesEn : terms.categoriesDa;
  const way = FOR_PURCHASE.includes(kind) ? 'buying' : 'on';
  const named = { categories: someOf(categories), products: someOf(terms.products) };
  if (categories.length > 0) return say(`${way}.${terms.products.length > 0 ? 'both' : 'categories'}`, named);
  if (terms.products.length > 0) return say(`${way}.products`, named);
  return way === 'on' ? say('on.all') : '';
}

function codePart({ needsCode, codes, codeCount }: PromotionTermsView, say: Say): string {
  if (!needsCode) return say('automatic');
  if (codeCount === 0) return say('noCode');
  return codeCount === 1 ? say('code', { code: codes[0] ?? '' }) : say('codes', { count: codeCount });
}
