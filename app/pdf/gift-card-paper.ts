// A gift card as a paper for its receiver: to print and to give.
import { giftCardPath } from '#domain/addresses';
import type { GiftCardPaperView } from '~/models/gift-card';
import { dayIn, kroner } from './in-words';
import { blankPaper, filled, type Paper, type Scene } from './paper';

export function giftCardPaper(card: GiftCardPaperView, scene: Scene): Paper {
  const { t, language, shop } = scene;
  return {
    ...blankPaper(scene),
    kind: t('giftcard:paper.kind'),
    title: t('giftcard:paper.title', { amount: kroner(card.amountOere, language) }),
    file: t('giftcard:paper.file'),
    facts: filled([
      [t('giftcard:paper.to'), card.toName],
      [t('giftcard:paper.from'), card.fromName],
      [t('giftcard:paper.code'), card.code],
      [t('giftcard:paper.validTo'), dayIn(card.validTo, language)],
    ]),
    paragraphs: card.message === '' ? [] : [`“${card.message}”`],
    notes: [t('giftcard:paper.use', { shop }), t('giftcard:paper.balance', { path: giftCardPath() })],
  };
}
