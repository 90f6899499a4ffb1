// The papers of a return: for each box or pallet a label with its bars, from whom and to whom; for pallets a freight note, which says the goods
// too. One document, so that one press prints all.
import { readablePhone } from '#domain/validate/phone';
import type { SellerView } from '~/models/content';
import type { ReturnAddress, ReturnView } from '~/models/goods-return';
import { dayInWords } from './in-words';
import { blankPdf, filled, type Pair, type PdfContent, type Scene } from './pdf-content';

interface ReturnPaper {
  order: string;
  goodsReturn: ReturnView;
  packages: readonly string[];
  from: ReturnAddress;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
}

export function returnLabelPdf({ order, goodsReturn, packages, from, seller }: ReturnPaper, scene: Scene): PdfContent {
  const { t, language } = scene;
  const { number, size, contact, pickupOn, lines } = goodsReturn;
  const kind = t(size === 'pallet' ? 'returns:label.note' : 'returns:label.kind');
  return {
    ...blankPdf(scene),
    kind,
    title: `${kind} ${number}`,
    file: `${t('returns:label.file')}-${number}`,
    facts: filled([
      [t('returns:label.number'), number],
      [t('returns:label.order'), order],
      [t('returns:label.fetched'), pickupOn ? dayInWords(pickupOn, language) : t('returns:label.brought')],
      [t('returns:label.contact'), [contact.name, readablePhone(contact.telephone)].join(', ')],
    ]),
    blocks: [
      { title: t('returns:label.from'), lines: [from.name, from.street, `${from.postcode} ${from.city}`] },
      ...(seller
        ? [{ title: t('returns:label.to'), lines: [seller.name, seller.street, `${seller.postcode} ${seller.city}`] }]
        : []),
    ],
    parcels: packages.map((code, at) => ({
      code,
      facts: [
        [t('returns:label.package'), t('returns:label.packageOf', { at: at + 1, of: packages.length })],
        ...weightOf(goodsReturn, packages.length, scene),
      ],
      goods:
        size === 'pallet' && at === 0
          ? {
              title: t('returns:label.goods'),
              lines: lines.map(({ quantity, unit, name, sku }) => `${quantity} ${unit} ${name} (${sku})`),
            }
          : null,
    })),
  };
}

/** Empty for products without an entered weight. */
function weightOf({ grams }: ReturnView, loads: number, { t, language }: Scene): Pair[] {
  if (grams === 0) return [];
  const kilos = (Math.ceil(grams / loads / 100) / 10).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');
  return [[t('returns:label.weight'), t('returns:label.kilos', { kilos })]];
}
