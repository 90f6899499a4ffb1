// Sheets of A4 for a gift shop: cards with a code each, ten on a sheet, and name labels for the gifts, 24 on a sheet.
import { giftShopPath } from '#domain/gift-shop/addresses';
import type { GiftCodesView, GiftPackingView } from '~/models/gift-shop';
import { dayInWords } from './in-words';
import { blankPdf, type PdfContent, type Scene } from './pdf-content';
import { type Placed, sheetsOf } from './sheet';

const CARDS = { columns: 2, rows: 5, pad: 16 };
const LABELS = { columns: 3, rows: 8, pad: 16 };

export function giftCards(
  { company, closesOn, codes }: GiftCodesView,
  { scene, origin }: { scene: Scene; origin: string },
): PdfContent {
  const { t, language, accent } = scene;
  const words = t('giftshop:paper.card', { company });
  const until = t('giftshop:paper.until', { day: dayInWords(closesOn, language) });
  return {
    ...blankPdf(scene),
    kind: t('giftshop:paper.cards'),
    title: company,
    file: t('giftshop:paper.cards'),
    sheets: sheetsOf(codes, CARDS, ({ name, code }, { x, y, width, height }): Placed[] => {
      const inside = { x: x + 12, width: width - 24 };
      return [
        { frame: accent, x, y, width, height },
        ...(name === '' ? [] : [{ ...inside, text: name, isStrong: true, size: 10, y: y + 12 }]),
        { ...inside, text: words, size: 9, y: y + 28 },
        { ...inside, text: code, isStrong: true, size: 17, y: y + 62 },
        { ...inside, text: `${origin}${giftShopPath()}`, size: 9, y: y + 88 },
        { ...inside, text: until, size: 8, isQuiet: true, y: y + 104 },
      ];
    }),
  };
}

export function giftLabels({ people, number, company }: GiftPackingView, scene: Scene): PdfContent {
  const { t } = scene;
  return {
    ...blankPdf(scene),
    kind: t('giftshop:paper.labels'),
    title: number,
    file: t('giftshop:paper.labels'),
    sheets: sheetsOf(people, LABELS, ({ name, sku, address }, { x, y, width }): Placed[] => {
      const line = { x, width };
      const quiet = { ...line, isQuiet: true };
      const reference = `${number} · ${sku}`;
      if (!address)
        return [
          { ...line, text: name, isStrong: true, size: 12, y: y + 8 },
          { ...quiet, text: company, size: 8, y: y + 40 },
          { ...quiet, text: reference, size: 7, y: y + 54 },
        ];
      return [
        { ...line, text: name, isStrong: true, size: 10, y },
        { ...line, text: address.street, size: 9, y: y + 27 },
        { ...line, text: `${address.postcode} ${address.city}`, size: 9, y: y + 39 },
        { ...quiet, text: company, size: 7, y: y + 54 },
        { ...quiet, text: reference, size: 7, y: y + 64 },
      ];
    }),
  };
}
