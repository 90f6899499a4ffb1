// A gift card as a paper for its receiver: to print and to give.
import { giftCardPath } from '#domain/page/addresses';
import type { GiftCardPdfView } from '~/models/gift-card';
import { dayInWords, kroner } from './in-words';
import { blankPdf, filled, type PdfContent, type Scene } from './pdf-content';

export function giftCardPdf(card: GiftCardPdfView, scene: Scene): PdfContent {
  const { t, language, shop } = scene;
  return {
    ...blankPdf(scene),
    kind: t('giftcard:paper.kind'),
    title: t('giftcard:paper.title', { amount: kroner(card.amountOere, language) }),
    file: t('giftcard:paper.file'),
    facts: filled([
      [t('giftcard:paper.to'), card.toName],
      [t('giftcard:paper.from'), card.fromName],
      [t('giftcard:paper.code'), card.code],
      [t('giftcard:paper.validTo'), dayInWords(card.validTo, language)],
    ]),
    paragraphs: card.message === '' ? [] : [`“${card.message}”`],
    notes: [t('giftcard:paper.use', { shop }), t('giftcard:paper.balance', { path: giftCardPath() })],
  };
}
