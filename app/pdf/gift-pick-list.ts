// The pick list of a gift shop: how many of each gift, then who gets which.
import { giftAddressLine } from '#domain/gift-shop/home-address';
import type { GiftPackingView } from '~/models/gift-shop';
import { dayInWords } from './in-words';
import { blankPdf, filled, type PdfContent, type PdfRow, type Scene } from './pdf-content';

export function giftPickList(packing: GiftPackingView, scene: Scene): PdfContent {
  const { t, language } = scene;
  const { number, company, deliveryOn, packaging, destination, people } = packing;
  const kinds = new Map<string, { gift: string; pieces: number }>();
  for (const { sku, gift } of people) kinds.set(sku, { gift, pieces: (kinds.get(sku)?.pieces ?? 0) + 1 });
  const sums = [...kinds].map(
    ([sku, { gift, pieces }]): PdfRow => ({ name: gift, details: sku, cells: [String(pieces)] }),
  );
  const each = people.map(
    ({ name, gift, sku, address }): PdfRow => ({
      name,
      details: address ? giftAddressLine(address) : '',
      cells: [`${gift} (${sku})`],
    }),
  );
  return {
    ...blankPdf(scene),
    kind: t('giftshop:paper.pickList'),
    title: `${t('giftshop:paper.shop')} ${number}`,
    file: t('giftshop:paper.pickList'),
    facts: filled([
      [t('giftshop:buyer.company'), company],
      [t('giftshop:deliveryOn'), dayInWords(deliveryOn, language)],
      [t('giftshop:packaging.title'), t(`giftshop:packaging.${packaging}`)],
      [t('giftshop:destination.title'), t(`giftshop:destination.${destination}`)],
      [t('giftshop:employees'), String(people.length)],
    ]),
    columns: [t('giftshop:paper.who'), t('giftshop:paper.gift')],
    rows: [...sums, ...each],
  };
}
