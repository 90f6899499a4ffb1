// What a shopper gets by a promotion, in both languages of the shop.
import { textsOf } from '~/i18n/texts.server';
import type { PromotionSentencesView, PromotionTermsView } from '~/models/staff-promotions';
import { promotionSentence } from '~/ui/staff/promotion-sentence';

export const promotionSentences = (terms: PromotionTermsView): PromotionSentencesView => ({
  da: promotionSentence(terms, { t: textsOf('da').t, language: 'da' }),
  en: promotionSentence(terms, { t: textsOf('en').t, language: 'en' }),
  priority: terms.priority,
});
