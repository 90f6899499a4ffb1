// A shopping list as a paper: what to order and how many, to hang on the cupboard or to bring along.
import type { ListedGoods } from '~/models/shopping-list';
import { blankPdf, type PdfContent, type Scene } from './pdf-content';

export function listPdf(name: string, goods: readonly ListedGoods[], scene: Scene): PdfContent {
  const { t } = scene;
  return {
    ...blankPdf(scene),
    kind: t('listpage:paper.kind'),
    title: name,
    file: t('listpage:paper.file'),
    facts: [[t('listpage:paper.quantity'), t('listpage:paper.goods', { count: goods.length })]],
    columns: [t('listpage:paper.product'), t('listpage:paper.quantity'), t('listpage:paper.note')],
    rows: goods.map(({ sku, ean, name: product, quantity, unit, note, choices }) => ({
      name: product,
      details: [
        `${t('listpage:paper.sku')} ${sku}`,
        ...(ean ? [`${t('listpage:paper.ean')} ${ean}`] : []),
        ...(choices ? [choices] : []),
      ].join(' · '),
      cells: [`${quantity} ${unit}`.trim(), note],
    })),
  };
}
