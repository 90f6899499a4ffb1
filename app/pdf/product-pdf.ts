// A product as a PDF: description, the visitor's price, and specifications.
import type { ProductPage } from '~/models/product';
import { kroner } from './in-words';
import { blankPdf, filled, type Pair, type PdfContent, type Scene } from './pdf-content';

/** `picture`: of the product, as a PNG. */
export function productPdf(product: ProductPage, scene: Scene, picture: Buffer | null): PdfContent {
  const { t } = scene;
  const { sku, name, brand, ean, shortDescription, facts, producer } = product;
  return {
    ...blankPdf(scene),
    kind: t('documents:paper.product'),
    title: name,
    picture,
    file: `${t('documents:paper.productFile')}-${sku}`,
    facts: filled([
      [t('documents:paper.sku'), sku],
      [t('documents:paper.eanLabel'), ean ?? ''],
      [t('documents:paper.brand'), brand?.name ?? ''],
      ...priceFacts(product, scene),
    ]),
    paragraphs: [shortDescription, plainText(product.descriptionHtml)].filter(Boolean),
    columns: facts.length > 0 ? [t('documents:paper.fact'), t('documents:paper.factValue')] : [],
    rows: facts.map(({ label, value }) => ({ name: label, details: '', cells: [value] })),
    notes: producer ? [t('documents:paper.producer', { producer: `${producer.name}, ${producer.address}` })] : [],
  };
}

function priceFacts({ price, unit }: ProductPage, { t, language }: Scene): Pair[] {
  if (!price) return [];
  const words = t(price.includesVat ? 'documents:paper.priceInclVat' : 'documents:paper.priceExVat');
  const per = unit ? ` / ${unit}` : '';
  return [
    [words, kroner(price.oere, language) + per],
    ...price.tiers.map(
      ({ quantity, oere }): Pair => [t('documents:paper.tier', { quantity }), kroner(oere, language) + per],
    ),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Plain text of sanitised HTML; each paragraph or list item starts a new line. */
const plainText = (html: string): string =>
  html
    .replace(/<li[^>]*>/g, '\n• ')
    .replace(/<\/(p|h\d|ul|ol|li|tr)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n\s*\n+/g, '\n')
    .trim();
